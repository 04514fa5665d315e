import { isLanguage, type Language, languages } from '@ramiform/core/built-in-texts/languages'

/** Limit of parsed languages; browsers send fewer. */
const maxRanges = 50

/**
 * Preferred language among the offered ones, from Accept-Language (RFC 9110, section 12.5.4). Only the primary subtag
 * counts, so `pt-BR` means Portuguese. The first one is the default.
 */
export function preferredLanguage(
  header: string | undefined,
  offered: readonly Language[] = languages,
): Language {
  let best: { language: Language; weight: number } | null = null
  for (const range of (header ?? '').split(',', maxRanges)) {
    const [tag = '', ...parameters] = range.split(';')
    const language = tag.trim().split('-', 1)[0]?.toLowerCase()
    const weight = weightIn(parameters)
    if (isLanguage(language) && offered.includes(language) && weight > (best?.weight ?? 0))
      best = { language, weight }
  }
  return best?.language ?? offered[0] ?? 'en'
}

/** Weight of a language: 1 if omitted, 0 ("not accepted") if invalid. */
function weightIn(parameters: readonly string[]): number {
  const [, weight] =
    parameters.map((parameter) => parameter.trim().split('=', 2)).find(isWeight) ?? []
  if (weight === undefined) return 1
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight.trim()) ? Number(weight) : 0
}

function isWeight([name = '']: readonly string[]): boolean {
  return name.trim().toLowerCase() === 'q'
}
