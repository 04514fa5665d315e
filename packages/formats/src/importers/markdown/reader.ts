import type { NewFieldId, Warning } from '../../import.ts'
import { labelText } from '../../reading/label-text.ts'
import type { Block } from './blocks.ts'
import type { Draft, SectionTitle } from './draft.ts'
import { type Label, optionWords, readLabel } from './read-label.ts'

/** State of reading a document. */
export interface Reader {
  readonly newId: NewFieldId
  readonly drafts: Draft[]
  readonly warnings: Warning[]
  /** Lines that gave no field, option or description */
  readonly unused: string[]
  /** Lines in parts for staff */
  readonly office: string[]
  /** Level of the heading of the part for staff that is being read */
  staff: number | null
  /** Question that a following list belongs to */
  under: Draft | null
  /** First heading with a question, or a later one of its level; a field only if a list follows */
  title: string | null
  /** true: a heading of the first level was read */
  isTitled: boolean
  /** Current `##` heading */
  section: Draft | null
  /** Headings that became titles of sections, and the one that fields belong to now */
  readonly sections: SectionTitle[]
  within: SectionTitle | null
  /** Heading with one question below that only explains it */
  explained: Draft | null
  behind: Draft['behind']
  /** Reads the blocks inside a list item */
  readonly readBlocks: (blocks: readonly Block[]) => void
}

export function newReader(newId: NewFieldId, readBlocks: Reader['readBlocks']): Reader {
  return {
    newId,
    drafts: [],
    warnings: [],
    unused: [],
    office: [],
    staff: null,
    under: null,
    title: null,
    isTitled: false,
    section: null,
    sections: [],
    within: null,
    explained: null,
    behind: null,
    readBlocks,
  }
}

/** Labels of lists without a question (spec section 5) */
const listLabels = { checkbox: 'Select all that apply', radio: 'Select one option' } as const

export function addDraft(
  reader: Reader,
  label: Label,
  from: Draft['from'],
  more: Partial<Draft> = {},
): Draft {
  const draft: Draft = {
    id: reader.newId(),
    label: label.label,
    required: label.required,
    from,
    type: label.type,
    options: label.options,
    choice: 'radio',
    choose: label.choose,
    description: '',
    endsWithColon: label.hasColon,
    isTentative: false,
    hasRoom: label.hasBlank,
    behind: reader.behind,
    section: reader.within,
    ...more,
  }
  reader.drafts.push(draft)
  return draft
}

/** True right below a field that has no options yet */
export function isFresh({ under, drafts }: Reader): boolean {
  return under !== null && drafts.at(-1) === under && under.options.length === 0
}

/** Adds a text to the field above. Without one the text is unused. */
export function describe(reader: Reader, text: string) {
  const { under } = reader
  if (under === null || !isFresh(reader) || under.description !== '' || under.from === 'line')
    reader.unused.push(text)
  else under.description = text
}

const chosen = { one: 'radio', many: 'checkbox' } as const

/** Adds the options of a list to its question, or to a new one. */
export function giveOptions(
  reader: Reader,
  options: readonly string[],
  choice: 'radio' | 'checkbox',
) {
  const texts = options.map(optionWords).filter((option) => labelText(option) !== '')
  if (texts.length === 0) return
  const { under, title } = reader
  const takes = under !== null && (under.options.length === 0 || under.choice === choice)
  const question = takes
    ? under
    : addDraft(reader, { ...readLabel(''), label: title ?? listLabels[choice] }, 'list', { choice })
  if (!takes && title === null) {
    const message = 'No question was found above these options.'
    reader.warnings.push({ message, fieldId: question.id })
  }
  if (!takes) reader.title = null
  // "(select one)" overrides the list's marks.
  const told = question.choose === null ? choice : chosen[question.choose]
  question.choice = question.type === 'checkbox' || question.type === 'radio' ? question.type : told
  question.options = [...question.options, ...texts]
  reader.under = question
}
