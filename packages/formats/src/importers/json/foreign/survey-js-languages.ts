import { membersOf } from '../members.ts'

/** Codes of languages, such as `de`, `pt-br` or `zh-cn` */
const code = /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i

/** Texts of a form; more than any has */
const most = 100_000

/**
 * Members that are texts. Only these may be translated without a text named `default`. `choicesByUrl` has settings,
 * and one of them is called `url`.
 */
const textNames =
  /^(?!choicesbyurl$)(?:label|.*(?:title|description|text|html|caption|placeholder|markup|url)$)/i

/** True for a text in several languages: `{default: "Name", de: "Name"}`, or `{en: "Name", de: "Name"}` in a text. */
function isTranslated(members: Readonly<Record<string, unknown>>, parent: string): boolean {
  const names = Object.keys(members)
  return (
    names.length > 0 &&
    (names.includes('default') || textNames.test(parent)) &&
    names.every((name) => name === 'default' || code.test(name)) &&
    Object.values(members).every((text) => typeof text === 'string')
  )
}

/**
 * Languages of the texts of a survey, its own first, then English. Texts named `default` are English.
 *
 * @param locale the survey's own language; null if it has none
 */
export function languagesIn(survey: unknown, locale: string | null): readonly string[] {
  const found = new Set<string>()
  let hasDefault = false
  const left: (readonly [value: unknown, name: string])[] = [[survey, '']]
  for (let count = 0; left.length > 0 && count < most; count += 1) {
    const [value, parent] = left.pop() ?? [null, '']
    const members = membersOf(value)
    if (Array.isArray(value)) for (const one of value) left.push([one, ''])
    else if (members !== null && isTranslated(members, parent)) {
      for (const name of Object.keys(members)) {
        if (name === 'default') hasDefault = true
        else found.add(name)
      }
    } else if (members !== null)
      for (const [name, one] of Object.entries(members)) left.push([one, name])
  }
  const named = [...found].toSorted()
  const others = named.length > 0 && hasDefault ? ['en', ...named] : named
  const english = others.includes('en') ? ['en'] : []
  const own = locale ?? english[0] ?? others[0] ?? 'en'
  return [...new Set([own, ...english, ...others])]
}

interface Languages {
  readonly language: string
  /** The survey's own one */
  readonly own: string
}

/** The survey with the texts of one language. A text that it lacks is in the survey's own language, or in any. */
export function inLanguage(value: unknown, wanted: Languages, parent = '', depth = 0): unknown {
  if (depth > 200) return value
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, wanted, '', depth + 1))
  const members = membersOf(value)
  if (members === null) return value
  if (isTranslated(members, parent)) {
    const english = members.default ?? members.en
    const named = (code: string) => members[code] ?? (code === 'en' ? english : undefined)
    const { language, own } = wanted
    return named(language) ?? named(own) ?? english ?? Object.values(members)[0]
  }
  return Object.fromEntries(
    Object.entries(members).map(([name, one]) => [name, inLanguage(one, wanted, name, depth + 1)]),
  )
}
