import { isPolar, isQuestion } from '../../reading/asking.ts'
import { countWords, readLabel } from './label.ts'
import { hasAskingWord } from './line-kinds.ts'
import { isScale } from './one-or-many.ts'

/** A question with options on the same line, without boxes: `Are you a member?  Yes / No`. */
export interface InlineOptions {
  readonly label: string
  readonly options: readonly string[]
}

export function inlineOptions(text: string): InlineOptions | null {
  // Instructions may follow the options.
  const line = text
    .trim()
    .replace(/\s*\((?:delete|circle|tick|please|strike|underline)[^()]{0,40}\)\s*$/i, '')
  if (line.length > 300) return null
  const bracket = /^(.{2,}?)\s*[([]([^()[\]]{3,80})[)\]]\s*[:?.]?$/.exec(line)
  const isOnlyHow = bracket !== null && readLabel(line).text === readLabel(bracket[1] ?? '').text
  if (bracket !== null && !isOnlyHow) {
    const [, label = '', inside = ''] = bracket
    const options = separated(inside, isCircled(line))
    if (options.length > 1) return { label, options }
    const named = choicesNamed(label, inside)
    if (named.length > 1) return { label, options: named }
  }
  const scale = scaleWithEnds(line)
  if (scale !== null) return scale
  const polar =
    /^(.{3,}?[\s\t:?])\s*\(?(yes|y)\s*[/|\t ]\s*(no|n)\)?(?:\s*[/|\t ]\s*(n\/a|not applicable|maybe|don['’]?t know|unsure|not sure|sometimes))?\s*[.:]?$/i.exec(
      line,
    )
  if (polar !== null) {
    const [, label = '', yes = '', , other] = polar
    if (countWords(label) > 0) {
      const words = yes.length > 1 ? ['Yes', 'No'] : ['Yes', 'No']
      return { label, options: other === undefined ? words : [...words, other] }
    }
  }
  const alternatives = alternativesIn(line)
  if (alternatives !== null) return alternatives
  // Split at the last colon or question mark with a list behind it.
  for (const mark of line.matchAll(/[:?：？]\s*|\t/g)) {
    const label = line.slice(0, mark.index + 1).trim()
    const behind = line.slice(mark.index + mark[0].length)
    if (countWords(label) === 0) continue
    const aside = /^[([][^()[\]]{0,60}[)\]]\s*/.exec(behind)?.[0] ?? ''
    const rest = behind.slice(aside.length)
    const options = separated(rest, isCircled(label) || isCircled(aside))
    if (options.length > 1) return { label, options }
  }
  return null
}

/** First words of a question with alternatives. A topic such as `Summer tour: Rome or Oslo?` has none. */
const questionWord =
  /^(?:which|what|when|where|who|how|welche[rsnm]?|was|wann|wo|wer|wie|quel(?:le)?s?|qui|quand|où|cu[áa]l(?:es)?|qu[ée]|qui[ée]n|quale|quali|chi|quando|qual|quais|welke?|wat|wanneer)(?![\p{L}])/iu

const whichWord =
  /^(?:which|welche[rsnm]?|quel(?:le)?s?|cu[áa]l(?:es)?|quale|quali|qual|quais|welke?)(?![\p{L}])/iu
/** Brackets that give examples, or the parts of an answer: `(make, model, year)` */
const noChoices =
  /(?<!\p{L})(?:e\. ?g|i\. ?e|etc|such as|for example|usw|z\. ?b|p\. ?ex|p\. ?ej|ecc|make|model|brand)(?!\p{L})|\.\.\.|…/iu
const fewestNamed = 3

/** Options of `Which boat? (dinghy, canoe, kayak)` */
function choicesNamed(label: string, inside: string): readonly string[] {
  const asked = readLabel(label).text.replace(/^[¿\s]+/, '')
  if (!whichWord.test(asked) || !isQuestion(asked) || noChoices.test(inside)) return []
  const options = pieces(inside, /\s*[,;]\s+(?:or\s+|oder\s+|ou\s+|of\s+)?/i)
  return options.length < fewestNamed || options.some(hasAskingWord) ? [] : options
}

/** Reads `Which do you prefer: tea, coffee or water?`. */
function alternativesIn(line: string): InlineOptions | null {
  const [, label, list] = /^([^:：]{6,}?)\s*[:：]\s*([^:：?？]{3,120}?)\s*[?？]$/.exec(line) ?? []
  if (label === undefined || list === undefined) return null
  const asked = readLabel(label).text
  if (!questionWord.test(asked) && !isPolar(asked)) return null
  const last = /^(.*\S),?\s+(?:or|oder|ou|o|of)\s+(\S.*)$/i.exec(list)
  if (last === null) return null
  const options = pieces(`${last[1]}, ${last[2]}`, /\s*,\s*/)
  return options.length > 1 ? { label: `${label}?`, options } : null
}

/** `How do you feel? (not well) 1 2 3 4 5 (very well)`: the ends of the scale are named beside its numbers. */
function scaleWithEnds(line: string): InlineOptions | null {
  const named =
    /^(.{3,}?)[\s\t]*\(([^()]{2,40})\)[\s\t:]*(\d{1,2}(?:\s+\d{1,2}){2,10})\s*\(([^()]{2,40})\)[.:]?$/.exec(
      line,
    ) ??
    // Without brackets, the label needs a mark at its end.
    /^(.{3,}?[:?？])[\s\t]*(\p{L}[^\d:?]{1,25}?)[\s\t]+(\d{1,2}(?:\s+\d{1,2}){2,10})[\s\t]+(\p{L}[^\d:?]{1,25})$/u.exec(
      line,
    )
  const [, label = '', low = '', numbers = '', high = ''] = named ?? []
  const steps = numbers.split(/\s+/)
  const isCounted = steps.every(
    (step, at) => at === 0 || Number(step) === Number(steps[at - 1]) + 1,
  )
  if (named === null || countWords(label) === 0 || !isCounted) return null
  const end = (step: string, at: number) => (at === 0 ? `${step} (${low})` : step)
  const options = steps.slice(0, -1).map(end)
  return { label, options: [...options, `${steps.at(-1)} (${high})`] }
}

function isCircled(text: string): boolean {
  return (
    readLabel(text).choose !== null ||
    /\b(?:circle|underline|delete as|strike (?:out|through))\b/i.test(text)
  )
}

/** Choices that a text lists; with `isTold` also short words between commas or spaces. */
export const choicesInWords = separated

function separated(text: string, isTold: boolean): readonly string[] {
  const plain = text.replace(/\s*[.:;]\s*$/, '').trim()
  if (
    /(?:^|[^a-z])(?:[dmy]{1,4}\s*[/.-]\s*){1,2}[dmy]{2,4}\b|https?:|\bwww\b|\d[/-]\d/i.test(plain)
  )
    return []
  if (/[/|]/.test(plain)) {
    const parts = pieces(plain, /\s*[/|]\s*/)
    const isSpaced = /\s[/|]\s/.test(plain)
    const areAnswers = /^yes$/i.test(parts[0] ?? '') && /^no$/i.test(parts[1] ?? '')
    return parts.length > 1 && (isSpaced || isTold || areAnswers || isScale(parts)) ? parts : []
  }
  if (plain.includes('\t')) {
    const parts = pieces(plain, /\t+/)
    return parts.length > 1 && (isTold || isScale(parts)) ? parts : []
  }
  if (/^(?:\d{1,2}\s+){2,}\d{1,2}$/.test(plain)) return plain.split(/\s+/)
  if (isTold && /[,;]/.test(plain)) return pieces(plain, /\s*[,;]\s*(?:or\s+)?|\s+or\s+/)
  if (isTold) {
    const parts = pieces(plain, /\s+or\s+|\s{2,}/)
    if (parts.length > 1) return parts
    const single = plain.split(' ')
    return single.length > 1 &&
      (isScale(single) || (single.length > 2 && single.every(({ length }) => length <= 4)))
      ? single
      : []
  }
  return []
}

function pieces(text: string, separator: RegExp): readonly string[] {
  const parts = text.split(separator).map((part) => part.trim())
  const canBe = (part: string) =>
    part !== '' &&
    part.length <= 50 &&
    countWords(part) <= 6 &&
    countWords(part) > 0 &&
    !/[?:]$/.test(part)
  return parts.length > 1 && parts.length <= 20 && parts.every(canBe) ? parts : []
}
