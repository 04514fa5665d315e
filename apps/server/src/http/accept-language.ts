import { isLanguage, type Language } from '@ramiform/core/words/languages'

/** More than these no browser sends. */
const maxRanges = 50

/**
 * The language that a browser asks for and that there is (RFC 9110, section 12.5.4): the first of those that it likes
 * best, by their main parts, so that `pt-BR` is Portuguese. English when there is none, whatever the header says.
 */
export function preferredLanguage(header: string | undefined): Language {
  let best: { language: Language; weight: number } | null = null
  for (const range of (header ?? '').split(',', maxRanges)) {
    const [tag = '', ...parameters] = range.split(';')
    const language = tag.trim().split('-', 1)[0]?.toLowerCase()
    const weight = weightIn(parameters)
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language ?? 'en'
}

/** 1 where nothing is said; 0, which means "not this", for what is no weight. */
function weightIn(parameters: readonly string[]): number {
  const [, weight] =
    parameters.map((parameter) => parameter.trim().split('=', 2)).find(isWeight) ?? []
  if (weight === undefined) return 1
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight.trim()) ? Number(weight) : 0
}

function isWeight([name = '']: readonly string[]): boolean {
  return name.trim().toLowerCase() === 'q'
}
