import type { Answers } from '@ramiform/core/answers'
import { answersIn } from './kept-answers.ts'

/** The member of the history entry that carries the answers over the reload. */
const member = 'formChanged'

/** Answers to an older version of the form, and the sentences that say what changed. */
interface ChangedForm {
  readonly answers: Answers
  readonly error: string
}

/**
 * Loads the current version of the form. The answers travel in the history entry: it outlives a reload also where a
 * frame is denied storage. Never settles, because the page goes away.
 */
export function loadCurrentForm(changed: ChangedForm): Promise<never> {
  history.replaceState({ ...history.state, [member]: changed }, '')
  location.reload()
  return new Promise(() => {})
}

/** The answers from before the reload, once. */
export function takeChangedForm(): ChangedForm | null {
  const { [member]: changed, ...rest } = Object(history.state)
  if (changed === undefined) return null
  history.replaceState(Object.keys(rest).length > 0 ? rest : null, '')
  return { answers: answersIn(changed.answers), error: String(changed.error) }
}
