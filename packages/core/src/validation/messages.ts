import type { Field } from '../field.ts'
import type { DisplayStyle } from '../form.ts'
import type { FormWords } from '../words/form-words.ts'
import { say } from '../words/say.ts'
import type { AnswerProblem } from './problem.ts'

/** A problem in words (spec section 5, decision 11); single-card has a shorter one for what is required (decision 12). */
export function messageFor(
  { code, limit = 0 }: AnswerProblem,
  { label }: Pick<Field, 'label'>,
  style: DisplayStyle,
  { problems }: Pick<FormWords, 'problems'>,
): string {
  const isShort = code === 'required' && style === 'single-card'
  return say(isShort ? problems.requiredOnCard : problems[code], { label, limit })
}
