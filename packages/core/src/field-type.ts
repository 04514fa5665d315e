import type { Answer } from './answers.ts'
import type { Comparison, OperatorName } from './conditions/comparisons.ts'
import type { Comparing } from './conditions/condition.ts'
import type { Field } from './field.ts'
import type { DayContext } from './validation/day-context.ts'
import type { AnswerProblem, ProblemCode } from './validation/problem.ts'

/** The palette's groups: three of the specification (section 2: 6, 3 and 5 types), and further kinds (decision 360). */
export type FieldGroup = 'basic' | 'choice' | 'special' | 'more'

/** An answer as the values of its controls. A page without JavaScript posts them under the name of the field. */
export interface AnswerParts {
  /** Values of the controls, in the order of the page, as one answer. */
  join(values: readonly string[], field: Field): Answer
  /** Values of the controls for an answer. Undefined for a field without controls of their own. */
  split(field: Field, answer: Answer | undefined): readonly string[] | undefined
}

/** Answer rules of one field type: the only part of a type in the public form's script. */
export interface AnswerRules {
  /**
   * Shape of an answer. `names` is one text, or a list when several files are allowed. `none` is for texts between
   * questions, which take no answer (decision 670).
   */
  readonly answerKind: 'text' | 'list' | 'names' | 'payment' | 'none'
  /** Quantity that `validation.min` and `max` limit. Null for types without limits (decision 11). */
  readonly bounds: 'length' | 'value' | null
  /** True when `validation.pattern` applies. */
  readonly allowsPattern: boolean
  /** True when visitors choose from the field's options. */
  readonly hasOptions?: true
  /** True when `equals` compares answers of this type as numbers (decision 3). */
  readonly comparesAsNumber: boolean
  /** Set for types with several controls, each with a text of its own. */
  readonly parts?: AnswerParts
  /** Set for types that can offer *Other*: the comparison of a rule that names it (decision 591). */
  comparison?(rule: Comparing, field: Field | undefined): Comparison | undefined
  /** Checks an answer that is not blank, beyond required, bounds and pattern. Returns the problem or null. */
  check(field: Field, answer: Answer): ProblemCode | null
  /**
   * Checks limits that few fields have, after all else: the earliest and latest day, the number of choices, and the step of
   * a number. The public form loads this only with such fields.
   */
  limited?(field: Field, answer: Answer, context: DayContext): AnswerProblem | null
}

/** Definition of one field type. Its components are in `.tsx` files in the same folder. */
export interface FieldType extends AnswerRules {
  readonly type: string
  readonly group: FieldGroup
  readonly defaultLabel: string
  readonly defaultPlaceholder: string
  /** How the control looks. The editor draws its preview and the marks of options from this. */
  readonly control:
    | 'line'
    | 'lines'
    | 'list'
    | 'options'
    | 'calendar'
    | 'files'
    | 'card'
    | 'steps'
    | 'clock'
    | 'ranking'
    | 'address'
    | 'signature'
    | 'statement'
  /** Part of the sum of a payment that the answer can be. Choices are decided by their options. */
  readonly counts?: 'price' | 'quantity' | 'either'
  /** Condition that owners use most for this type, if it is not `equals`. The editor offers it first. */
  readonly usualCondition?: OperatorName
  /** True when rules compare the answer with a day, `YYYY-MM-DD`. The editor then offers a date input. */
  readonly comparesAsDay?: true
  /** True when rules can read answers of the type. */
  readonly canBeSource: boolean
  /** True when the editor lists the type under *More*, because the picker of spec section 5 leaves it out (decision 629). */
  readonly isFurtherSource?: true
  /** Formats the answer as one line for a table, a search or a CSV cell. */
  toText(field: Field, answer: Answer): string
  /**
   * Set for choices whose number of options is fixed, such as the steps of a rating. Says what is wrong with other
   * options, or returns null. The type's own settings change such options (decision 362).
   */
  readonly optionsProblem?: (options: readonly string[]) => string | null
  /**
   * A plausible answer for previews and test messages; null if none can be made up.
   * @param today a day, `YYYY-MM-DD`
   */
  example(field: Field, today: string): Answer | null
  /** Initial values of a new field, beyond id, type, label and placeholder. */
  readonly initial: Partial<Field>
}

/** Field types by name. Callers pass them to core; the package `fields` exports the only list. */
export type FieldTypes = Readonly<Record<string, FieldType>>

/** Answer rules by type name: the part of `FieldTypes` that validation and conditions need. */
export type AnswerRulesOf = Readonly<Record<string, AnswerRules>>

/** Finds a type by name; undefined for an unknown one. Checks own members only, because stored names are untrusted. */
export function fieldTypeOf<Known extends AnswerRules>(
  fieldTypes: Readonly<Record<string, Known>>,
  type: string,
): Known | undefined {
  return Object.hasOwn(fieldTypes, type) ? fieldTypes[type] : undefined
}

/** False for fields that only show a text. An unknown type counts as a question, so that none of its answers is lost. */
export function takesAnswer({ type }: Pick<Field, 'type'>, fieldTypes: AnswerRulesOf): boolean {
  return fieldTypeOf(fieldTypes, type)?.answerKind !== 'none'
}

/** The fields that take an answer. Statements are not counted among questions (decision 670). */
export function questionsIn(fields: readonly Field[], fieldTypes: AnswerRulesOf): readonly Field[] {
  return fields.filter((field) => takesAnswer(field, fieldTypes))
}

/** True when a field of this type can have these options. */
export function canHaveOptions(
  { hasOptions, optionsProblem }: FieldType,
  options: readonly string[],
): boolean {
  return hasOptions === true && (optionsProblem?.(options) ?? null) === null
}

/** Creates a field with its type's defaults. The caller gives the id, so that bulk imports cannot collide. */
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
