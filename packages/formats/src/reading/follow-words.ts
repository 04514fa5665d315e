/** Reads `If yes, which?` and its translations: a question about an answer to the question before. */

const yes = 'yes|so|ja|oui|sí|si|sì|sim'
const no = 'no|not|nein|non|não|nee'
const other = 'other|andere[rs]?|autre|otr[oa]|altro|outr[oa]|anders'

const beginning = new RegExp(
  `^(?:(?:if|when)\\s+(?:you\\s+(?:answered|selected|checked|ticked|chose|said)\\s+)?|(?:wenn|falls)\\s+|si\\s+|se\\s+|(?:zo|indien)\\s+)["'“‘„«]?\\s*(?:(?<yes>${yes})|(?<no>${no})|(?<other>${other}))(?![\\p{L}\\p{N}])`,
  'iu',
)
const affirmed =
  /^(?:en caso? affirmati[fv]|en caso afirmativo|em caso afirmativo|se afirmativo|in caso affermativo)(?![\p{L}\p{N}])/iu

const first = {
  yes: new RegExp(`^(?:${yes})(?![\\p{L}\\p{N}])`, 'iu'),
  no: new RegExp(`^(?:${no})(?![\\p{L}\\p{N}])`, 'iu'),
  other: new RegExp(`^(?:${other})(?![\\p{L}\\p{N}])`, 'iu'),
} as const

export type FollowedAnswer = keyof typeof first

/** A label without the number of its question: `C5. If yes, how much?` */
export const withoutNumber = (label: string): string =>
  label.replace(/^(?:\p{Lu}?\d{1,3}(?:\.\d{1,2})?\p{Ll}?|\p{Ll})[.):]\s+(?=[\p{L}(])/u, '')

/** The answer that a label refers to; null if it refers to none. */
export function followedAnswer(given: string): FollowedAnswer | null {
  const label = withoutNumber(given)
  if (affirmed.test(label)) return 'yes'
  const found = beginning.exec(label)?.groups
  if (found === undefined) return null
  return found.yes !== undefined ? 'yes' : found.no !== undefined ? 'no' : 'other'
}

/** The option that gives this answer */
export function optionMeaning(
  answer: FollowedAnswer,
  options: readonly string[],
): string | undefined {
  return options.find((option) => first[answer].test(option.trim()))
}
