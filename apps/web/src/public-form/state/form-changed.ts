import type { Answers } from '@ramiform/core/answers'
import { answersIn } from './stored-answers.ts'

/** Key in the history entry for the answers during the reload. */
const member = 'formChanged'

/** Answers to an older version of the form, or to the form in another language. */
interface ChangedForm {
  readonly answers: Answers
  /** Text that explains what changed. */
  readonly error?: string | undefined
}

/**
 * Reloads the page to get the current version of the form. The answers are stored in the history entry, which
 * survives a reload even in a frame without storage. Never settles, because the page unloads.
 */
export function loadCurrentForm(changed: ChangedForm): Promise<never> {
  history.replaceState({ ...history.state, [member]: changed }, '')
  location.reload()
  return new Promise(() => {})
}

/** Reads and removes the answers from before the reload. */
export function takeChangedForm(): ChangedForm | null {
  const changed = history.state?.[member]
  if (!changed) return null
  // The state stays an object, so that a short time since the reload is no sign of spam (`submit-answers.ts`).
  history.replaceState({ ...history.state, [member]: undefined }, '')
  return { answers: answersIn(changed.answers), error: changed.error }
}
