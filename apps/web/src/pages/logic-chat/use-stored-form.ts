import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Form } from '@ramiform/core/form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type EditedForm, formQuery, formsQuery } from '../../api/queries.ts'
import { setConditional } from '../../editing/draft/field-commands.ts'
import { draftOf } from '../../editing/draft/form-draft.ts'
import { createOtherWindows, type OtherWindows } from '../../editing/saving/other-windows.ts'
import { putForm } from '../../editing/saving/put-form.ts'
import { spareStorage } from '../../editing/saving/spare-storage.ts'
import { tabId } from '../../editing/saving/tab-id.ts'
import { openTabs, unsavedHere } from '../../editing/saving/unsaved-copy.ts'
import type { FormAtHand, LogicOutcome } from '../../logic-chat/form-at-hand.ts'
import { attemptStorage } from '../../storage/attempt-storage.ts'
import type { OpenForm } from './use-open-form.ts'

/** A saved form for the chat. Each change is saved at once as the next version. */
export function useStoredForm(open: OpenForm): FormAtHand | null {
  const form = open.kind === 'open' ? open.form : null
  const id = form?.id ?? null
  const { unsaved, look } = useUnsavedHere(id)
  const announceSaved = useOtherEditors(id)
  const queryClient = useQueryClient()

  const setLogic = useCallback(
    async (fieldId: string, conditional: Conditional | null): Promise<LogicOutcome> => {
      // Another window may have started editing a moment ago.
      if ((await look()) !== 'none') return { kind: 'failed', message: 'Nothing was changed.' }
      // Read the latest data on each call, because an undo may come long after this render.
      const { queryKey } = formQuery(id ?? '')
      const now = queryClient.getQueryData(queryKey)
      const edit = now && setConditional(fieldId, conditional ?? undefined)(draftOf(now))
      if (!now || !edit) return { kind: 'failed', message: 'This field is no longer in the form.' }
      const outcome = await putForm(now.id, edit.draft, now.revision ?? now.version, true)
      if (outcome.kind === 'conflict') {
        const { theirs } = outcome
        return { kind: 'newer', load: () => void queryClient.setQueryData(queryKey, theirs) }
      }
      if (outcome.kind !== 'saved') return { ...outcome, kind: 'failed' }
      queryClient.setQueryData(queryKey, outcome.form)
      void queryClient.invalidateQueries(formsQuery)
      announceSaved(outcome.form)
      return { kind: 'done' }
    },
    [id, queryClient, announceSaved, look],
  )

  return useMemo(() => {
    if (form === null) return null
    const { name, schema } = form
    const around = unsaved === 'none' ? {} : { elsewhere: elsewhere(form, unsaved) }
    return { name, schema, setLogic, ...around }
  }, [form, unsaved, setLogic])
}

function elsewhere({ id, name }: Form, unsaved: Exclude<Unsaved, 'none'>) {
  return {
    why: {
      open: `${name} has unsaved changes in another window. Save them there first, or use the chat there.`,
      left: `${name} has unsaved changes in this browser. Continue in the editor to restore them. This conversation opens there too.`,
      unknown: `Could not check ${name} for unsaved changes. Continue in the editor. This conversation opens there too.`,
    }[unsaved],
    label: 'Open the editor',
    to: `/forms/${id}/edit?side=chat`,
  }
}

type Unsaved = Awaited<ReturnType<typeof unsavedHere>>

/** Detects unsaved changes of the form in an editor of this browser, and checks again when they may have changed. */
function useUnsavedHere(formId: string | null): {
  readonly unsaved: Unsaved
  readonly look: () => Promise<Unsaved>
} {
  const [unsaved, setUnsaved] = useState<Unsaved>('none')
  const look = useCallback(async () => {
    const storage = attemptStorage(() => localStorage)
    const found =
      formId === null ? 'none' : await unsavedHere(formId, storage, openTabs, spareStorage())
    setUnsaved(found)
    return found
  }, [formId])
  useEffect(() => {
    const again = () => void look()
    again()
    window.addEventListener('focus', again)
    window.addEventListener('storage', again)
    return () => {
      window.removeEventListener('focus', again)
      window.removeEventListener('storage', again)
    }
  }, [look])
  return { unsaved, look }
}

/** Syncs saved forms with other editors in this browser. Returns a function that announces a save. */
function useOtherEditors(id: string | null): (saved: EditedForm) => void {
  const queryClient = useQueryClient()
  const windows = useRef<OtherWindows | null>(null)
  useEffect(() => {
    if (id === null || !('BroadcastChannel' in window)) return
    const others = createOtherWindows(tabId, new BroadcastChannel(`ramiform:form:${id}`))
    windows.current = others
    const stop = others.subscribe(({ saved }) => {
      const { queryKey } = formQuery(id)
      const known = queryClient.getQueryData(queryKey)?.revision ?? 0
      if (saved !== null && saved.revision > known) {
        void queryClient.invalidateQueries({ queryKey, exact: true })
      }
    })
    const leave = () => others.leave()
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      leave()
      windows.current = null
      window.removeEventListener('pagehide', leave)
    }
  }, [id, queryClient])
  return useCallback(
    ({ version, revision = version, updatedAt }) =>
      windows.current?.announceSaved({ revision, at: updatedAt }),
    [],
  )
}
