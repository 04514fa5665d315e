import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FieldTypeName } from '@ramiform/fields'
import { guessFieldType } from '../../reading/guess-field-type.ts'
import { newField } from '../../reading/new-field.ts'

/** A field while it is being read: what follows may still make it a choice. */
export interface Draft {
  readonly id: string
  readonly label: string
  required: boolean
  readonly from: 'section' | 'heading' | 'line' | 'list'
  /** the type that the text names */
  type: FieldTypeName | null
  options: readonly string[]
  choice: 'radio' | 'checkbox'
  description: string
  placeholder?: string
  /** whether a colon ended its line */
  readonly endsWithColon: boolean
  /** not kept unless options come */
  readonly isTentative: boolean
  /** the option behind which it stands */
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

/** Spec section 5: `##` is a long text, all else a text, unless it speaks of e-mail or phone. */
function typeOf({ type, options, choice, label, from }: Draft): FieldTypeName {
  if (options.length > 0) return type !== null && optionTypes.includes(type) ? type : choice
  if (type !== null) return type
  return guessFieldType(label, ['email', 'phone']) ?? (from === 'section' ? 'textarea' : 'text')
}

function conditionOf(source: Draft, option: string): Conditional {
  const condition = typeOf(source) === 'checkbox' ? 'contains' : 'equals'
  return { dependsOn: source.id, condition, value: option }
}
