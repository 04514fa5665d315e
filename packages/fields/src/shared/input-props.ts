import type { Answer } from '@ramiform/core/answers'
import type { Currency, Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'

/** Line from an option: straight down, along from a further column, or out at the side and along a rail. */
type Line = 'straight' | 'side' | 'rail'

export interface Leads {
  /** Positions of the options where the line starts. */
  readonly at: readonly number[]
  readonly line: Line
  /** Line in a narrow window, where options are stacked, if it differs. */
  readonly narrow?: Line
}

/**
 * Props of every input. Inputs are uncontrolled: they start from `answer`, store typed text themselves and report it.
 * Text typed before the script loads therefore stays.
 */
export interface InputProps {
  readonly field: Field
  /** Id of the control, or of the first one of a group. The label and the problem summary refer to it. */
  readonly id: string
  readonly labelId: string
  /** Id of the form element. Fields are next to it in the page, not inside it. */
  readonly form?: string | undefined
  readonly answer: Answer | undefined
  onAnswer(answer: Answer | undefined): void
  readonly invalid: boolean
  /** Ids of the description and the problem. */
  readonly describedBy: string | undefined
  /** Currency of the form, for fields without their own. */
  readonly currency: Currency | undefined
  readonly disabled?: boolean | undefined
  /** The drawn branch that starts at options of this choice. */
  readonly leads?: Leads | null | undefined
  /** True to show letters beside the options, which choose them by key. */
  readonly keyHints?: boolean | undefined
  /** The whole form, for a payment whose amount is a value. Absent in forms without values. */
  readonly filled?: FilledForm | undefined
}

/** A form with its answers so far. */
export interface FilledForm {
  readonly schema: FormSchema
  readonly filling: Filling
}

/** Initial text of an input for an answer; empty for a list or payment. */
export function textOf(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : ''
}
