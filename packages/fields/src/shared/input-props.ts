import type { Answer } from '@ramiform/core/answers'
import type { Currency, Field } from '@ramiform/core/field'

/** Down from the option, down and along from a further column, or out at the side and along a rail. */
type Line = 'straight' | 'side' | 'rail'

export interface Leads {
  /** positions of the options where the line starts */
  readonly at: readonly number[]
  readonly line: Line
  /** in a narrow window, where options are stacked, if that is another one */
  readonly narrow?: Line
}

/**
 * What every input is given. Inputs are uncontrolled: they start from `answer`, keep what is typed themselves
 * and report it, so that text typed before the script has loaded stays where it is.
 */
export interface InputProps {
  readonly field: Field
  /** id of the control, or of the first one of a group; the label and the problem summary point at it */
  readonly id: string
  readonly labelId: string
  /** id of the form element it belongs to: fields stand beside that, not inside it */
  readonly form?: string | undefined
  readonly answer: Answer | undefined
  onAnswer(answer: Answer | undefined): void
  readonly invalid: boolean
  /** ids of the description and the problem */
  readonly describedBy: string | undefined
  /** the currency of the form, for fields that have none of their own */
  readonly currency: Currency | undefined
  readonly disabled?: boolean | undefined
  /** the drawn branch that starts at options of this choice */
  readonly leads?: Leads | null | undefined
  /** letters beside the options, where they can be chosen by key */
  readonly keyHints?: boolean | undefined
}

/** The answer as the text of an input; empty for a list or payment. */
export function textOf(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : ''
}
