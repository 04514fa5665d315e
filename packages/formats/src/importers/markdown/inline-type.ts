import type { FieldTypeName } from '@ramiform/fields'
import { affirmative } from '../../reading/asking.ts'
import { readHowMany } from '../../reading/how-many.ts'
import { optionalWords, readMarks, requiredWords } from '../../reading/marks.ts'
import { typeNamed, yesNoOptions } from './type-words.ts'

/** What stands behind a label: `dropdown: New, Expert`, `long text, max 120 words`, `only if yes`. */
interface Behind {
  readonly type: FieldTypeName | null
  readonly required: boolean
  readonly choose: 'one' | 'many' | null
  readonly options: readonly string[]
  /** Further words behind the type: `max 120 words` */
  readonly description: string
  /** Answer to the question before that shows it */
  readonly onlyIf: string | null
  /** false: only choices, which may as well explain an option */
  readonly isSure: boolean
}

/** A label with its type, options or condition behind a dash or a colon, or in brackets */
export interface InlineType extends Behind {
  readonly label: string
}

const longestLabel = 200
const longestOption = 60
const separator = /\s+[–—-]\s+|:\s+/g
const inBrackets = /^([^()]*\S)\s*\(((?:[^()]|\([^()]*\))*)\)\s*$/
const condition =
  /^(?:(?:shown?|visible|asked?) )?(?:only )?(?:if|when) ["“'‘]?(yes|no|other|so)["”'’]?$/i
const requirement = new RegExp(
  `(?:^|[,;]\\s*|\\s*\\(\\s*)(?:(${requiredWords})|${optionalWords})\\s*\\)?$`,
  'iu',
)

/** @returns null if no type, list or condition follows the label */
export function readInlineType(text: string): InlineType | null {
  const line = text.slice(0, 2_000)
  const { type, options } = readMarks(line)
  const [, named = '', inside = ''] = inBrackets.exec(line) ?? []
  const bracket = type === null && options.length === 0 ? readBehind(inside.trim()) : null
  for (const { index, 0: mark } of line.matchAll(separator)) {
    const label = line.slice(0, index).trim()
    if (label === '' || label.length > longestLabel || affirmative.test(label)) continue
    if (hasOpenBracket(label)) continue
    const found = readBehind(line.slice(index + mark.length).trim())
    // Behind a colon, choices and conditions are read as in other labels.
    const isKnown = found !== null && (!mark.startsWith(':') || found.type !== null)
    if (isKnown) return { ...found, label }
  }
  return bracket?.isSure === true && bracket.type !== null ? { ...bracket, label: named } : null
}

function hasOpenBracket(text: string): boolean {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0
  return count(/[([{]/g) > count(/[)\]}]/g)
}

function readBehind(text: string): Behind | null {
  const whole = text.replace(/[.;]$/, '')
  const mark = requirement.exec(whole)
  const words = mark === null ? whole : whole.slice(0, mark.index).trim()
  const none = {
    type: null,
    required: mark?.[1] !== undefined,
    choose: null,
    options: [],
    description: '',
    onlyIf: null,
    isSure: true,
  }
  if (words === '') return mark === null ? null : none
  const onlyIf = condition.exec(words)?.[1]
  if (onlyIf !== undefined) return { ...none, onlyIf }
  const [head = ''] = /^[^,;:(]+/.exec(words) ?? []
  const behind = words.slice(head.length).replace(/^[\s,;:]+/, '')
  const pair = yesNoOptions(head)
  if (pair !== null) return { ...none, type: 'radio', options: pair, description: behind }
  const { choose, isAlone } = readHowMany(head)
  const type = isAlone
    ? choose === 'many'
      ? 'checkbox'
      : 'radio'
    : (listType(head) ?? typeNamed(head))
  if (type === null) {
    const options = split(words, /\s+[|/]\s+|(?<=^yes)\/(?=no)|(?<=^yes\/no)\//i)
    const isSure = yesNoOptions(options.slice(0, 2).join('/')) !== null
    return options.length < 2 ? null : { ...none, type: isSure ? 'radio' : null, options, isSure }
  }
  // One check box is ticked or not.
  if (behind === '' && /^(?:check|tick) ?box$/i.test(head))
    return { ...none, type, options: ['Yes'] }
  const hasOptions = type === 'radio' || type === 'checkbox' || type === 'select'
  const options = hasOptions ? optionsIn(behind.replace(/^\((.*)\)$/s, '$1')) : []
  return { ...none, type, choose, options, description: options.length > 0 ? '' : behind }
}

/** `one of: A, B`, `any of: A, B` */
function listType(head: string): 'radio' | 'checkbox' | null {
  const [, count] = /^(one|any|some|several) of(?: these)?$/i.exec(head.trim()) ?? []
  if (count === undefined) return null
  return count.toLowerCase() === 'one' ? 'radio' : 'checkbox'
}

function optionsIn(text: string): readonly string[] {
  const lists = [/\s*\|\s*/, /\s+\/\s+/, /\s*;\s*/, /\s*,\s*(?![^()]*\))/].map((mark) =>
    split(text, mark),
  )
  return lists.find((list) => list.length > 1) ?? []
}

function split(text: string, mark: RegExp): readonly string[] {
  const pieces = text.split(mark).map((piece) => piece.trim())
  return pieces.every((piece) => piece !== '' && piece.length <= longestOption) ? pieces : []
}
