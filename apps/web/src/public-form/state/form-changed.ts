import type { Answers } from '@ramiform/core/answers'
import { answersIn } from './stored-answers.ts'

/** Key in the history entry for the answers during the reload. */
const member = 'formChanged'

/** Answers to an older version of the form, and the text that explains the change. */
interface ChangedForm {
  readonly answers: Answers
  readonly error: string
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
  const { [member]: changed, ...rest } = Object(history.state)
  if (changed === undefined) return null
  history.replaceState(Object.keys(rest).length > 0 ? rest : null, '')
  return { answers: answersIn(changed.answers), error: String(changed.error) }
}
