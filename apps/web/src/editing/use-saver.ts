import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type EditedForm, formQuery, formsQuery } from '../api/queries.ts'
import type { EditorStore } from './draft/editor-store.ts'
import { useEditor } from './editor-context.tsx'
import { autosaving } from './saving/autosaving.ts'
import { putForm, readConflict } from './saving/put-form.ts'
import { createSaver, type Saver, type SaveState } from './saving/saver.ts'

/** Saves the form to the server. Back online, or back in this window after signing in elsewhere, it does not wait for the next pause to end. */
export function useSaver(store: EditorStore): Saver {
  const queryClient = useQueryClient()
  const saver = useMemo(() => {
    const { id } = store.getState().facts
    const remember = (form: EditedForm) => {
      queryClient.setQueryData(formQuery(id).queryKey, form)
      void queryClient.invalidateQueries(formsQuery)
    }
    return createSaver(
      store,
      async (draft, revision, keep) => {
        const outcome = await putForm(id, draft, revision, keep)
        if (outcome.kind === 'saved') remember(outcome.form)
        return outcome
      },
      () => readConflict(id),
    )
  }, [store, queryClient])

  useEffect(() => {
    const autosave = autosaving(store, saver)
    const onHide = () => {
      if (document.visibilityState === 'hidden') autosave.flush()
    }
    window.addEventListener('pagehide', autosave.flush)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', autosave.flush)
      document.removeEventListener('visibilitychange', onHide)
      autosave.stop()
    }
  }, [store, saver])

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
