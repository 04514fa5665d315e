import type { User } from '@ramiform/contract/calls'

/** The user's name, or the email address if the provider sent no name. */
export function nameOf({ email, providerUserData }: User): string {
  return providerUserData.name.trim() || email
}

/** The name for a greeting: the first name, or the whole email address. */
export function greetingName(user: User): string {
  const name = nameOf(user)
  return name === user.email ? name : (name.split(/\s+/)[0] ?? name)
}

/** Up to two initials, for users without a picture. */
export function initialsOf(user: User): string {
  const words = nameOf(user)
    .split(/[\s.@_-]+/)
    .filter(Boolean)
  const letters = [words[0], nameOf(user) === user.email ? undefined : words.at(-1)]
    .map((word) => (word === undefined ? '' : String.fromCodePoint(word.codePointAt(0) ?? 63)))
    .slice(0, words.length === 1 ? 1 : 2)
  return letters.join('').toUpperCase()
}
