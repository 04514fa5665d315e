import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FieldTypeName } from '@ramiform/fields'
import { guessFieldType, isBirthDate } from '../../reading/guess-field-type.ts'
import { asksForOption } from '../../reading/logic.ts'
import { newField } from '../../reading/new-field.ts'

/** A field being read; later lines may turn it into a choice. */
export interface Draft {
  readonly id: string
  readonly label: string
  required: boolean
  readonly from: 'section' | 'heading' | 'line' | 'list'
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
  /** true: dropped unless options follow */
  readonly isTentative: boolean
  /** Option that shows it */
  behind: { readonly of: Draft; readonly option: string } | null
}

export function fieldOf(draft: Draft, withConditions: boolean): Field {
  const type = typeOf(draft)
  const { label, required, options, description, placeholder, behind } = draft
  const conditional =
    behind === null || !withConditions ? undefined : conditionOf(behind.of, behind.option)
  return newField(type, draft.id, {
    label,
    required,
    options,
    description,
    conditional,
    ...(placeholder !== undefined && { placeholder }),
  })
}

const optionTypes: readonly FieldTypeName[] = ['radio', 'select', 'checkbox']

/**
 * Spec section 5: `##` is a long text; everything else is a text, unless it mentions e-mail or phone. A date of birth
 * is never a text.
 */
function typeOf({ type, options, choice, label, from }: Draft): FieldTypeName {
  if (options.length > 0) return type !== null && optionTypes.includes(type) ? type : choice
  if (type !== null) return type
  const named = guessFieldType(label, ['email', 'phone'])
  if (named !== null) return named
  if (from === 'section') return 'textarea'
  return isBirthDate(label) ? 'date' : 'text'
}

function conditionOf(source: Draft, option: string): Conditional {
  const condition = asksForOption({ type: typeOf(source) })
  return { dependsOn: source.id, condition, value: option }
}
