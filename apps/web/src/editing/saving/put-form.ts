import { ApiError, isPassing, isSignedOut, messageOf } from '../../api/api-error.ts'
import { asBody } from '../../api/as-body.ts'
import { call } from '../../api/call.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import type { SaveOutcome } from './saver.ts'

/** Saves what the editor shows; visitors see nothing of it. An empty description is left out (spec section 7). */
export async function putForm(
  id: string,
  draft: FormDraft,
  revision: number,
  keep: boolean,
): Promise<SaveOutcome> {
  const { name, description, schema } = draft
  try {
    const body = { name, schema, revision, keep, ...(description !== '' && { description }) }
    const { form } = await call('saveWorkingCopy', {
      params: { id },
      body: asBody(body),
      // A save that begins as the tab closes still arrives.
      keepalive: true,
    })
    return { kind: 'saved', form }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 409) return readConflict(id)
    if (isSignedOut(error)) {
      return { kind: 'failed', message: 'You are signed out.', isSignedOut: true }
    }
    return isPassing(error) || error.status === 429
      ? { kind: 'failed', message: messageOf(error) }
      : { kind: 'refused', message: messageOf(error), problems: error.refusal.problems ?? [] }
  }
}

/** The stored form, as the other side of a conflict. */
export async function readConflict(id: string): Promise<SaveOutcome> {
  try {
    const { form } = await call('readWorkingCopy', { params: { id } })
    return { kind: 'conflict', theirs: form }
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) }
  }
}
