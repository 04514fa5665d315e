import type { Answer } from './answers.ts'
import type { Field } from './field.ts'
import type { ProblemCode } from './validation/problem.ts'

/** The palette's three groups (spec section 2: 6, 3 and 5 types). */
export type FieldGroup = 'basic' | 'choice' | 'special'

/** Answer rules of one field type: the only part of a type in the public form's script. */
export interface AnswerRules {
  /** shape of an answer; `names` is one text, or a list when several files are allowed */
  readonly answerKind: 'text' | 'list' | 'names' | 'payment'
  /** the quantity that `validation.min` and `max` limit; null without limits (decision 11) */
  readonly bounds: 'length' | 'value' | null
  /** true when `validation.pattern` applies */
  readonly allowsPattern: boolean
  /** true when `equals` compares this source as a number (decision 3) */
  readonly comparesAsNumber: boolean
  /** The problem with an answer that is not blank, beyond required, bounds and pattern. */
  check(field: Field, answer: Answer): ProblemCode | null
}

/** Definition of one field type. Its views are beside it, in `.tsx` files. */
export interface FieldType extends AnswerRules {
  readonly type: string
  readonly group: FieldGroup
  readonly defaultLabel: string
  readonly defaultPlaceholder: string
  readonly hasOptions: boolean
  /** true when rules compare the answer with a day, `YYYY-MM-DD`, and the editor offers a date input */
  readonly comparesAsDay?: true
  /** true when the editor offers it as the source of a rule (spec section 5) */
  readonly canBeSource: boolean
  /** The answer as one line for a table, a search or a CSV cell. */
  toText(field: Field, answer: Answer): string
  /** Initial values of a new field, beyond id, type, label and placeholder. */
  readonly initial: Partial<Field>
}

/** The list core is handed; `fields` exports the one list there is. */
export type FieldTypes = Readonly<Record<string, FieldType>>

/** By type: as much of that list as checks and conditions need. */
export type AnswerRulesOf = Readonly<Record<string, AnswerRules>>

/** Finds a type by name; undefined for an unknown one. Own members only: stored types come from outside. */
export function fieldTypeOf<Known extends AnswerRules>(
  fieldTypes: Readonly<Record<string, Known>>,
  type: string,
): Known | undefined {
  return Object.hasOwn(fieldTypes, type) ? fieldTypes[type] : undefined
}

/** A new field with its type's defaults. The id is the caller's, so that bulk imports cannot collide. */
export function createField(fieldType: FieldType, id: string): Field {
  return {
    id,
    type: fieldType.type,
    label: fieldType.defaultLabel,
    placeholder: fieldType.defaultPlaceholder,
    required: false,
    styling: { width: 'full', inline: false },
    ...fieldType.initial,
  }
}
