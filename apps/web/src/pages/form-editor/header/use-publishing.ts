import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { formQuery, formsQuery } from '../../../api/queries.ts'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { useToast } from '../../../ui/Toast.tsx'

/** The errors of the form are asked about: in the dialog, or in a bar while the owner looks at one of them. */
type Check = 'closed' | 'dialog' | 'bar'

export interface Publishing {
  readonly busy: boolean
  readonly isPublished: boolean
  /** the slug to tell the owner about, right after publishing */
  readonly justPublished: string | null
  readonly check: Check
  /** why going live failed, for the dialog */
  readonly problem: string | null
  /** Makes the form live, unless it has errors: then the dialog asks. */
  publish(): void
  /** Saves what the editor shows. Visitors see nothing of it. */
  save(): void
  setCheck(check: Check): void
  /** Makes the form live with its errors. */
  publishAnyway(): void
  unpublish(): void
  seen(): void
}

/** The one place where a form goes live, first and with each *Publish changes*. It saves first. */
export function usePublishing(): Publishing {
  const { store, saver, findings } = useEditor()
  const toast = useToast()
  const queryClient = useQueryClient()
  const isPublished = useEditorState(({ facts }) => facts.isPublished)
  const [busy, setBusy] = useState(false)
  const [justPublished, setJustPublished] = useState<string | null>(null)
  const [check, setCheckState] = useState<Check>('closed')
  const [problem, setProblem] = useState<string | null>(null)

  const setCheck = useCallback((next: Check) => {
    setProblem(null)
    setCheckState(next)
  }, [])

  /** @returns why it did not work, null once the form is live as it is here */
  const goLive = useCallback(async (): Promise<string | null> => {
    const { id, isPublished: wasPublished } = store.getState().facts
    setBusy(true)
    try {
      if (isDirty(store.getState()) && !(await saver.keep())) {
        return 'Could not save the form, so it was not published. Try again.'
      }
      const { revision } = store.getState().saved
      const { form } = await call('publishForm', { params: { id }, query: { revision } })
      store.wentLive(form)
      void queryClient.invalidateQueries({ queryKey: formQuery(id).queryKey, refetchType: 'none' })
      void queryClient.invalidateQueries(formsQuery)
      if (wasPublished) toast(`Published version ${form.version}`)
      else if (form.slug) setJustPublished(form.slug)
      return null
    } catch (error) {
      if (error instanceof ApiError && error.status === 409 && (await saver.meet())) {
        return 'Not published. The form was saved elsewhere.'
      }
      return `Could not publish. Your changes are saved. ${messageOf(error)}`
    } finally {
      setBusy(false)
    }
  }, [store, saver, queryClient, toast])

  /** True when errors are asked about first. */
  const asksFirst = useCallback(() => {
    store.endTyping()
    const hasErrors = findings.check().some(({ severity }) => severity === 'error')
    if (hasErrors) setCheck('dialog')
    return hasErrors
  }, [store, findings, setCheck])

  const publish = useCallback(async () => {
    if (asksFirst()) return
    const failed = await goLive()
    if (failed !== null) toast(failed, { kind: 'failed' })
  }, [asksFirst, goLive, toast])

  const publishAnyway = useCallback(async () => {
    setProblem(null)
    const failed = await goLive()
    if (failed === null) setCheck('closed')
    else setProblem(failed)
  }, [goLive, setCheck])

  const save = useCallback(() => {
    store.endTyping()
    void saver.keep()
  }, [store, saver])

  const unpublish = useCallback(async () => {
    const { id, hasUnpublishedChanges } = store.getState().facts
    const hadChanges = hasUnpublishedChanges || isDirty(store.getState())
    setBusy(true)
    try {
      const { form } = await call('unpublishForm', { params: { id } })
      store.setFacts(form)
      // With unpublished changes in the draft, publishing again would make them live.
      toast('Unpublished', hadChanges ? {} : { undo: () => void publish() })
    } catch (error) {
      toast(`Could not unpublish. ${messageOf(error)}`, { kind: 'failed' })
    } finally {
      setBusy(false)
    }
  }, [store, toast, publish])

  return useMemo(
    () => ({
      busy,
      isPublished,
      justPublished,
      check,
      problem,
      publish: () => void publish(),
      save,
      setCheck,
      publishAnyway: () => void publishAnyway(),
      unpublish: () => void unpublish(),
      seen: () => setJustPublished(null),
    }),
    [
      busy,
      isPublished,
      justPublished,
      check,
      problem,
      publish,
      save,
      setCheck,
      publishAnyway,
      unpublish,
    ],
  )
}
