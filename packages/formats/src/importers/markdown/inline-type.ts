import type { FieldTypeName } from '@ramiform/fields'
import { affirmative } from '../../reading/asking.ts'
import { readHowMany } from '../../reading/how-many.ts'
import { typeCalled } from '../../reading/type-names.ts'

/** A label with its type, options or condition behind a dash or a colon: `Level – dropdown: New, Expert`. */
export interface InlineType {
  readonly label: string
  readonly type: FieldTypeName | null
  readonly choose: 'one' | 'many' | null
  readonly options: readonly string[]
  /** Further words behind the type: `max 120 words` */
  readonly description: string
  /** Answer to the question before that shows it */
  readonly onlyIf: string | null
  /** false: only choices, which may as well explain an option */
  readonly isSure: boolean
}

const longestLabel = 200
const longestOption = 60
const separator = /\s+[–—-]\s+|:\s+/g
const condition =
  /^(?:(?:shown?|visible|asked?|needed|required) )?(?:only )?(?:if|when) ["“'‘]?(yes|no|other|so)["”'’]?$/i

/** @returns null if no type, list or condition follows the label */
export function readInlineType(text: string): InlineType | null {
  const line = text.slice(0, 2_000)
  for (const { index, 0: mark } of line.matchAll(separator)) {
    const label = line.slice(0, index).trim()
    if (label === '' || label.length > longestLabel || affirmative.test(label)) continue
    const found = readType(line.slice(index + mark.length).trim())
    // Behind a colon, choices and conditions are read as in other labels.
    const isKnown = found !== null && (!mark.startsWith(':') || found.type !== null)
    if (isKnown) return { ...found, label }
  }
  return null
}

function readType(text: string): Omit<InlineType, 'label'> | null {
  const none = { type: null, choose: null, options: [], description: '', onlyIf: null }
  const words = text.replace(/[.;]$/, '')
  const onlyIf = condition.exec(words)?.[1]
  if (onlyIf !== undefined) return { ...none, onlyIf, isSure: true }
  const [head = ''] = /^[^,;:(]+/.exec(words) ?? []
  const behind = words.slice(head.length).replace(/^[\s,;:]+/, '')
  const { choose, isAlone } = readHowMany(head)
  const type = isAlone ? (choose === 'many' ? 'checkbox' : 'radio') : typeCalled(head)
  if (type === null) return choicesOnly(words)
  if (isYesNo(head))
    return { ...none, type, options: ['Yes', 'No'], description: behind, isSure: true }
  const hasOptions = type === 'radio' || type === 'checkbox' || type === 'select'
  const options = hasOptions ? optionsIn(behind.replace(/^\((.*)\)$/s, '$1')) : []
  const description = options.length > 0 ? '' : behind
  return { ...none, type, choose, options, description, isSure: true }
}

const isYesNo = (text: string) => /^yes\s*\/\s*no$/i.test(text.trim())

/** Choices between slashes or bars; only those that begin with yes and no surely make a question. */
function choicesOnly(text: string): Omit<InlineType, 'label'> | null {
  const options = split(text, /\s+[|/]\s+|(?<=^yes)\/(?=no)|(?<=^yes\/no)\//i)
  if (options.length < 2) return null
  const isSure = isYesNo(options.slice(0, 2).join('/'))
  return {
    type: isSure ? 'radio' : null,
    choose: null,
    options,
    description: '',
    onlyIf: null,
    isSure,
  }
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
