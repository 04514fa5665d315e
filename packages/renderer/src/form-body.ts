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
  /** Notice of a failed submit or about saved answers. */
  readonly notice: ReactNode
  /** Problems of the last validation. */
  readonly problems: readonly AnswerProblem[]
  onProblems(problems: readonly AnswerProblem[]): void
  /** Called when all answers are valid: starts the review or sends. */
  onComplete(): void
  /** Attributes of the form element for the post without JavaScript. */
  readonly formAttributes: FormHTMLAttributes<HTMLFormElement>
  readonly hiddenInputs: ReactNode
  /** Focuses the first question of a single-card form. */
  readonly focusOnLoad?: boolean | undefined
  /**
   * Called with the label of a question that appears. Always the same function, so that it does not cause rows to
   * render.
   */
  readonly onAppear: (label: string) => void
}
