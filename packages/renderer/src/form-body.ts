import type { Filling } from '@ramiform/core/filling/filling'
import type { AnswerProblem } from '@ramiform/core/validation/problem'
import type { FormHTMLAttributes, ReactNode } from 'react'
import type { ButtonState } from './SubmitButton.tsx'
import type { ShownForm } from './shown-form.ts'

/** Props shared by the standard and the single-card form. */
export interface FormBodyProps {
  readonly form: ShownForm
  readonly filling: Filling
  readonly button: ButtonState
  /** reason of a failed submit, or a notice about saved answers */
  readonly notice: ReactNode
  /** problems of the last check */
  readonly problems: readonly AnswerProblem[]
  onProblems(problems: readonly AnswerProblem[]): void
  /** nothing is wrong: review or send */
  onComplete(): void
  /** the way without JavaScript */
  readonly formAttributes: FormHTMLAttributes<HTMLFormElement>
  readonly hiddenInputs: ReactNode
  /** Puts the focus into the first question when one question shows at a time. */
  readonly focusOnLoad?: boolean | undefined
  /** stays the same function, so that rows render by themselves only */
  readonly onAppear: (label: string) => void
}
