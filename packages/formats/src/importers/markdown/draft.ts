import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FieldTypeName } from '@ramiform/fields'
import { typeOf as typeOfLabel } from '../../documents/questions/type-of.ts'
import { isQuestion } from '../../reading/asking.ts'
import {
  asksForUpload,
  asksHowMany,
  guessFieldType,
  isBirthDate,
  isPhoto,
  isWebAddress,
} from '../../reading/guess-field-type.ts'
import { asksForOption } from '../../reading/logic.ts'
import { newField } from '../../reading/new-field.ts'
import { scaleNamed } from '../../reading/scale-type.ts'

/** A field being read; later lines may turn it into a choice. */
export interface Draft {
  readonly id: string
  readonly label: string
  required: boolean
  readonly from: 'section' | 'heading' | 'line' | 'list' | 'table'
  /** Level of its heading */
  readonly level?: number
  /** Type named in the text */
  type: FieldTypeName | null
  options: readonly string[]
  choice: 'radio' | 'checkbox'
  /** How many options to choose, if the text says so; it overrides the marks of the list */
  choose: 'one' | 'many' | null
  description: string
  placeholder?: string
  /** true: its line ends with a colon */
  readonly endsWithColon: boolean
  /** true: dropped unless options or room for an answer follow */
  isTentative: boolean
  /** Option that shows it */
  behind: { readonly of: Draft; readonly option: string } | null
  /** Answer to the question before that shows it: `yes` in `Where? – only if yes` */
  readonly onlyIf?: string | null
  /** Label without the condition in brackets that `behind` has */
  shownLabel?: string
  /** true: a blank stands below its heading */
  hasRoom?: boolean
  /** Section that it belongs to */
  readonly section?: SectionTitle | null
}

/** A heading that is the title of a section (decision 695) */
export interface SectionTitle {
  readonly id: string
  readonly level: number
  readonly title: string
  readonly text: string
}

export function fieldOf(draft: Draft, withConditions: boolean): Field {
  const { required, description, placeholder, behind, section } = draft
  const conditional =
    behind === null || !withConditions ? undefined : conditionOf(behind.of, behind.option)
  const label = (conditional === undefined ? undefined : draft.shownLabel) ?? draft.label
  const steps = stepsOf(draft)
  const type = steps.length > 0 ? 'radio' : typeOf(draft)
  const options = steps.length > 0 ? steps : draft.options
  const field = newField(type, draft.id, {
    label,
    required,
    options,
    description,
    conditional,
    ...(placeholder !== undefined && { placeholder }),
  })
  return section ? { ...field, section: section.id } : field
}

/** The numbers of a scale that a label names. The specification makes `##` a long text. */
const stepsOf = ({ label, type, options, from }: Draft): readonly string[] =>
  options.length > 0 || type !== null || from === 'section' ? [] : scaleNamed(label)

const optionTypes: readonly FieldTypeName[] = ['radio', 'select', 'checkbox']

/** `(name + phone)`: more than a phone number */
const several = /\s*\([^()]*(?:\+|&|\sand\s)[^()]*\)$/i

/**
 * Spec section 5: `##` is a long text; everything else is a text, unless it mentions e-mail or phone. A label that names
 * a day, a photo or a longer text has that type. The specification does not have questions in lists and tables.
 */
function typeOf({ type, options, choice, label, from }: Draft): FieldTypeName {
  if (options.length > 0) return type !== null && optionTypes.includes(type) ? type : choice
  if (type !== null) return type
  if (from === 'table') return typeOfName(label)
  const named = guessFieldType(label.replace(several, ''), ['email', 'phone'])
  if (named !== null) return named
  if (from === 'section') return 'textarea'
  if (isBirthDate(label)) return 'date'
  if ((from !== 'line' && isPhoto(label)) || asksForUpload(label)) return 'file'
  if (isWebAddress(label)) return 'url'
  if (asksHowMany(label)) return 'number'
  const said = typeOfLabel(label, '', 1)
  if (said === 'date' && !openEnds.test(label) && (from === 'list' || !isQuestion(label)))
    return 'date'
  const isLong = said === 'textarea' && !isQuestion(label) && !oneLine.test(label)
  return isLong || lengthInWords.test(label) ? 'textarea' : 'text'
}

/** Type of a label in a table */
export function typeOfName(label: string): FieldTypeName {
  const named = guessFieldType(label.replace(several, ''), ['email', 'phone'])
  if (named !== null) return named
  if (isBirthDate(label)) return 'date'
  return isPhoto(label) ? 'file' : typeOfLabel(label, '', 1)
}

/** Labels that mean a day or a place */
const openEnds = /^(?:from|to|until|arrival|departure)$/i
/** Long by their words, but written on a line */
const oneLine = /address/i
/** `Summary (200 words)` */
const lengthInWords =
  /[([][^()[\]\d]{0,20}\d{2,4}\s*(?:words|wörter|worte|mots|palabras|parole|palavras|woorden)[^()[\]]{0,10}[)\]]/iu

function conditionOf(source: Draft, option: string): Conditional {
  const condition = asksForOption({ type: typeOf(source) })
  return { dependsOn: source.id, condition, value: option }
}
