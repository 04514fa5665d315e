import type { FieldTypeName } from '@ramiform/fields'
import { isQuestion } from './asking.ts'
import { countedNumbers } from './scale-type.ts'
import { typeCalled } from './type-names.ts'

/** Marks beside a label: a star, `(required)`, `(number)`, `[Small / Large]`. */
export interface Marked {
  readonly label: string
  readonly required: boolean
  /** Type named in the text, not guessed */
  readonly type: FieldTypeName | null
  readonly options: readonly string[]
}

/** Words beside a label that say that an answer is needed, in the languages of the product and Dutch */
export const requiredWords =
  'required|mandatory|pflicht(?:feld|angabe)?|erforderlich|obligatoire|obligatori[oa]|obbligatori[oa]|obrigat[óo]ri[oa]|verplicht|必須|必填|مطلوب|חובה'
/** Words that say that it is not */
export const optionalWords =
  'optional|freiwillig|facultati(?:f|ve|vo)|optionnel|facoltativ[oa]|opcional|optioneel|任意|可选|اختياري|רשות'

const requiredMark = new RegExp(
  `\\s*(?:[([（【]\\s*(?:${requiredWords})(?![^)\\]]*(?<!\\p{L})(?:if|when|only|unless|for)(?!\\p{L}))(?:[\\s,;:–—-][^()[\\]]{0,60})?[)\\]）】]|\\\\?\\*+)\\s*$`,
  'iu',
)
const requiredStart = /^\\?\*\s*(?=\S)/
const optionalMark = new RegExp(
  `\\s*[([（【]\\s*(?:${optionalWords})(?:[\\s,;:–—-][^()[\\]]{0,40})?[)\\]）】]\\s*$`,
  'iu',
)
const bracketed = /\s*(?:\(([^()]*)\)|\[([^[\]]*)\]|\{([^{}]*)\})\s*[:.]?\s*$/

export function readMarks(text: string): Marked {
  // Cut to the longest label, so that the work stays linear.
  let label = text.slice(0, 2_000).replaceAll(/\s+/g, ' ').trim()
  let required = false
  let type: FieldTypeName | null = null
  let options: readonly string[] = []
  const boxes = boxesBehind(label)
  if (boxes !== null) {
    options = boxes.options
    label = boxes.label
  }
  // A label has few marks, in any order.
  for (let turn = 0; turn < 6; turn += 1) {
    const before = label
    if (requiredMark.test(label) && label.replace(requiredMark, '') !== '') {
      required = true
      label = label.replace(requiredMark, '')
    }
    label = label.replace(optionalMark, '')
    const bracket = bracketed.exec(label)
    if (bracket !== null && bracket.index > 0) {
      const inside = (bracket[1] ?? bracket[2] ?? bracket[3] ?? '').trim()
      const called = typeCalled(inside.replace(/^type\s*[:=]\s*/i, ''))
      const listed = bracketOptions(inside, bracket[1] === undefined)
      if (called !== null) type = called
      // `[MM / DD / YYYY]` is a date format, not a list.
      if (listed.length > 1 && (called === null || called === 'radio')) options = listed
      if (called !== null || listed.length > 1) label = label.slice(0, bracket.index)
    }
    if (label === before) break
  }
  if (options.length === 0) {
    const after = /^(.*?[?？:])\s*([^?？:]+)$/su.exec(label)
    const behind = after?.[2] ?? ''
    const numbers = countedNumbers(behind)
    const listed = numbers.length > 0 ? numbers : slashed(behind)
    if (listed.length > 1) {
      options = listed
      label = after?.[1] ?? label
    }
  }
  if (requiredStart.test(label)) {
    required = true
    label = label.replace(requiredStart, '')
  }
  return { label: label.trim(), required, type, options }
}

const boxedWords = /\[([^[\]]{1,40})\]/g
const endsInBoxes = /^(?<label>[^[\]]*[^[\]\s])\s*(?<boxes>(?:\[[^[\]]{1,40}\]\s*){2,})$/su

/** Options of `Are you a member? [yes] [no]` */
function boxesBehind(
  text: string,
): { readonly label: string; readonly options: readonly string[] } | null {
  const { label = '', boxes = '' } = endsInBoxes.exec(text)?.groups ?? {}
  const options = [...boxes.matchAll(boxedWords)].map(([, words = '']) => words.trim())
  const canBe = (words: string) =>
    /[\p{L}\p{N}]/u.test(words) &&
    !/^x$/i.test(words) &&
    !noMarks.test(words) &&
    typeCalled(words) === null
  const isDate = options.every((words) => /^[dmyjta]{1,4}$/i.test(words))
  const areOptions = options.length > 1 && options.every(canBe) && !isDate
  return areOptions && /[?？:：]\s*\*?$/.test(label) ? { label, options } : null
}

const noMarks = new RegExp(`^(?:${requiredWords}|${optionalWords})$`, 'iu')

const noList =
  /^(?:e\.?g\b|i\.?e\b|for example|such as|if |as in|see |max|min|up to|optional|required|https?:)|(?:^|\s)\/\w|\b(?:[dmy]{1,4}[/.-][dmy]{1,4}[/.-][dmy]{2,4})\b|https?:\/\//i

/** Options in brackets, between slashes or bars; in square brackets also between commas. */
function bracketOptions(inside: string, isSquare: boolean): readonly string[] {
  if (noList.test(inside) || inside.length > 2_000) return []
  const bars = pieces(inside, /\s*[|/]\s*/)
  if (bars.length > 1) return bars
  const either = pieces(inside, /\s+or\s+/i)
  if (either.length === 2) return either
  const listed = pieces(inside, /\s*[,;]\s+/)
  // `(under 1000, 1000-5000, over 5000)` are ranges, and `(first, middle, last)` an explanation.
  const areRanges = listed.length > 2 && listed.every((one) => /\d/.test(one))
  if (areRanges) return listed
  return isSquare ? pieces(inside, /\s*[,;]\s*/) : []
}

function slashed(text: string): readonly string[] {
  return noList.test(text) || text.length > 2_000 ? [] : pieces(text, /\s*[|/]\s*/)
}

/** Splits a text into options; empty if a piece cannot be one. */
function pieces(text: string, separator: RegExp): readonly string[] {
  const parts = text.split(separator).map((part) => part.trim())
  const canBe = (part: string) =>
    part !== '' && part.length <= 60 && part.split(' ').length <= 6 && !isQuestion(part)
  return parts.length > 1 && parts.every(canBe) ? parts : []
}
