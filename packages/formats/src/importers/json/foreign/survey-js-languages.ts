import { membersOf } from '../members.ts'

/** Codes of languages, such as `de`, `pt-br` or `zh-cn` */
const code = /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i

/** Texts of a form; more than any has */
const most = 100_000

/** True for a text in several languages: `{default: "Name", de: "Name"}`. */
function isTranslated(members: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(members)
  return (
    names.includes('default') &&
    names.every((name) => name === 'default' || code.test(name)) &&
    Object.values(members).every((text) => typeof text === 'string')
  )
}

/** Languages that the texts of a survey have, beside its own. */
export function languagesIn(survey: unknown): readonly string[] {
  const found = new Set<string>()
  const left: unknown[] = [survey]
  for (let count = 0; left.length > 0 && count < most; count += 1) {
    const value = left.pop()
    const members = membersOf(value)
    if (Array.isArray(value)) for (const one of value) left.push(one)
    else if (members !== null && isTranslated(members)) {
      for (const name of Object.keys(members)) if (name !== 'default') found.add(name)
    } else if (members !== null) left.push(...Object.values(members))
  }
  return [...found].toSorted()
}

/** The survey with the texts of one language. A text that it lacks is in the survey's own language. */
export function inLanguage(value: unknown, language: string, depth = 0): unknown {
  if (depth > 200) return value
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language, depth + 1))
  const members = membersOf(value)
  if (members === null) return value
  if (isTranslated(members)) return members[language] ?? members.default
  return Object.fromEntries(
    Object.entries(members).map(([name, one]) => [name, inLanguage(one, language, depth + 1)]),
  )
}
