import type { User } from '@ramiform/contract/calls'

/** The name of a user, or their address where the provider gave no name. */
export function nameOf({ email, providerUserData }: User): string {
  return providerUserData.name.trim() || email
}

/** How a person is greeted: the first word of the name, or the whole address. */
export function greetingName(user: User): string {
  const name = nameOf(user)
  return name === user.email ? name : (name.split(/\s+/)[0] ?? name)
}

/** Up to two letters for where there is no picture. */
export function initialsOf(user: User): string {
  const words = nameOf(user)
    .split(/[\s.@_-]+/)
    .filter(Boolean)
  const letters = [words[0], nameOf(user) === user.email ? undefined : words.at(-1)]
    .map((word) => (word === undefined ? '' : String.fromCodePoint(word.codePointAt(0) ?? 63)))
    .slice(0, words.length === 1 ? 1 : 2)
  return letters.join('').toUpperCase()
}
