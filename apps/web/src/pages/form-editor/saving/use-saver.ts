import type { Form } from '@ramiform/core/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { ApiError, isPassing, isSignedOut, messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { formQuery, formsQuery } from '../../../api/queries.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { FormDraft } from '../document/form-draft.ts'
import { createSaver, type SaveOutcome, type Saver, type SaveState } from '../document/saver.ts'
import { useEditor } from '../editor-context.tsx'

/** Saves the form to the server. Back online, or back in this window after signing in elsewhere, it does not wait for the next pause to end. */
export function useSaver(store: EditorStore): Saver {
  const queryClient = useQueryClient()
  const saver = useMemo(() => {
    const { id } = store.getState().facts
    const keep = (form: Form) => {
      queryClient.setQueryData(formQuery(id).queryKey, form)
      void queryClient.invalidateQueries(formsQuery)
    }
    return createSaver(
      store,
      async (draft, version) => {
        const outcome = await put(id, draft, version)
        if (outcome.kind === 'saved') keep(outcome.form)
        return outcome
      },
      () => conflict(id),
    )
  }, [store, queryClient])

  useEffect(() => {
    const tryNow = () => {
      if (document.visibilityState === 'visible' && saver.state().kind === 'retrying') {
        void saver.save()
      }
    }
    window.addEventListener('online', tryNow)
    window.addEventListener('focus', tryNow)
    document.addEventListener('visibilitychange', tryNow)
    return () => {
      window.removeEventListener('online', tryNow)
      window.removeEventListener('focus', tryNow)
      document.removeEventListener('visibilitychange', tryNow)
      saver.stop()
    }
  }, [saver])
  return saver
}

export function useSaveState(): SaveState {
  const { saver } = useEditor()
  return useSyncExternalStore(saver.subscribe, saver.state)
}

/** An empty description is left out (spec section 7). */
async function put(id: string, draft: FormDraft, version: number): Promise<SaveOutcome> {
  const { name, description, schema } = draft
  try {
    const body = { name, schema, version, ...(description !== '' && { description }) }
    const { form } = await call('saveForm', { params: { id }, body: asBody(body) })
    return { kind: 'saved', form }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 409) return conflict(id)
    if (isSignedOut(error)) {
      return { kind: 'failed', message: 'You are signed out.', isSignedOut: true }
    }
    return isPassing(error) || error.status === 429
      ? { kind: 'failed', message: messageOf(error) }
      : { kind: 'refused', message: messageOf(error) }
  }
}

async function conflict(id: string): Promise<SaveOutcome> {
  try {
    const { form } = await call('readForm', { params: { id } })
    return { kind: 'conflict', theirs: form }
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) }
  }
}

/** What is edited is read-only here; the contract's types are those of a body about to be written. */
function asBody<Body>(body: Body) {
  return body as Mutable<Body>
}
type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T
