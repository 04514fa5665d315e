import type { Filling } from '@ramiform/core/filling/filling'
import type { AnswerProblem } from '@ramiform/core/validation/problem'
import type { FormHTMLAttributes, ReactNode } from 'react'
import type { ButtonState } from './SubmitButton.tsx'
import type { ShownForm } from './shown-form.ts'

/** What the two ways of showing a form are given alike. */
export interface FormBodyProps {
  readonly form: ShownForm
  readonly filling: Filling
  readonly button: ButtonState
  /** why an earlier try to send failed, or what to do with answers kept from before */
  readonly notice: ReactNode
  /** what the last check found */
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
