import type { FormSchema } from '@ramiform/core/form'
import type { MeaningComparison } from '@ramiform/proving/compare-meaning'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { formQuery, formsQuery, liveFormQuery } from '../../../api/queries.ts'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import type { CompareJob } from '../versions/meaning/compare-job.ts'

/** Pre-publish check of errors: the dialog, or a bar while the owner inspects one of them. */
type Check = 'closed' | 'dialog' | 'bar'

/** Milliseconds to wait for the proof of the draft; then what core finds decides, as on the server. */
const proofLimitMs = 3_000
const fixesLimitMs = 1_000

/** What a new version changes for visitors. */
interface Review {
  readonly comparison: MeaningComparison
  readonly versions: CompareJob
}

export interface Publishing {
  readonly busy: boolean
  readonly isPublished: boolean
  /** slug of the form that was just published, for the dialog with its link */
  readonly justPublished: string | null
  readonly check: Check
  /** changes for visitors that the owner confirms before they go live */
  readonly review: Review | null
  /** error message when publishing failed, for the dialog */
  readonly problem: string | null
  /** Publishes the form. If it has errors, or changes for visitors, a dialog opens instead. */
  publish(): void
  setReview(review: Review | null): void
  /** Publishes the reviewed changes. */
  confirm(): void
  /** Saves the draft without publishing it. */
  save(): void
  setCheck(check: Check): void
  /** Publishes the form despite its errors. */
  publishAnyway(): void
  unpublish(): void
  seen(): void
}

/** Runs the pinned scenarios. Their code loads only for forms that have some. */
async function failsPinned(schema: FormSchema): Promise<boolean> {
  if (schema.settings.scenarios?.some(({ pinned }) => pinned) !== true) return false
  const { failingPinned } = await import('@ramiform/proving/scenarios/run-scenario')
  return failingPinned(schema).length > 0
}

/** Publishing of the form, the first time and with each *Publish changes*. It saves first. */
export function usePublishing(): Publishing {
  const { store, saver, findings } = useEditor()
  const toast = useToast()
  const queryClient = useQueryClient()
  const isPublished = useEditorState(({ facts }) => facts.isPublished)
  const [busy, setBusy] = useState(false)
  const [justPublished, setJustPublished] = useState<string | null>(null)
  const [check, setCheckState] = useState<Check>('closed')
  const [review, setReviewState] = useState<Review | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const setCheck = useCallback((next: Check) => {
    setProblem(null)
    setCheckState(next)
  }, [])

  /** @returns error message; null when the current draft is published */
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

  /** Opens the check dialog if the form has errors; returns true then. */
  const asksFirst = useCallback(async () => {
    store.endTyping()
    setBusy(true)
    try {
      const state = (await findings.settled(proofLimitMs)) ?? (await findings.fallBack())
      const hasErrors = state.findings.some(({ severity }) => severity === 'error')
      if (!hasErrors && !(await failsPinned(store.getState().draft.schema))) return false
      // The focus goes to the first fix, so the dialog opens with it.
      await findings.settled(fixesLimitMs, { fixes: true })
      setCheck('dialog')
      return true
    } finally {
      setBusy(false)
    }
  }, [store, findings, setCheck])

  const setReview = useCallback((next: Review | null) => {
    setProblem(null)
    setReviewState(next)
  }, [])

  /** Opens the review if visitors of the live form see a difference; returns true then. */
  const reviewsFirst = useCallback(async () => {
    const { facts, draft } = store.getState()
    if (!facts.isPublished) return false
    setBusy(true)
    try {
      const found = await changesForVisitors(queryClient, facts.id, draft.schema)
      setReview(found)
      return found !== null
    } catch (error) {
      // The review informs. Publishing reports its own failure.
      console.warn(error)
      return false
    } finally {
      setBusy(false)
    }
  }, [store, queryClient, setReview])

  const publish = useCallback(async () => {
    if ((await asksFirst()) || (await reviewsFirst())) return
    const failed = await goLive()
    if (failed !== null) toast(failed, { kind: 'failed' })
  }, [asksFirst, reviewsFirst, goLive, toast])

  const confirm = useCallback(async () => {
    setProblem(null)
    const failed = await goLive()
    if (failed === null) setReview(null)
    else setProblem(failed)
  }, [goLive, setReview])

  const publishAnyway = useCallback(async () => {
    setProblem(null)
    if (await reviewsFirst()) {
      setCheckState('closed')
      return
    }
    const failed = await goLive()
    if (failed === null) setCheck('closed')
    else setProblem(failed)
  }, [reviewsFirst, goLive, setCheck])

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
      // No Undo with unpublished changes: publishing again would make them public.
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
      review,
      problem,
      publish: () => void publish(),
      setReview,
      confirm: () => void confirm(),
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
      review,
      problem,
      publish,
      setReview,
      confirm,
      save,
      setCheck,
      publishAnyway,
      unpublish,
    ],
  )
}

/** Compares the draft with the live form; null when only texts changed. */
async function changesForVisitors(
  queryClient: QueryClient,
  id: string,
  after: FormSchema,
): Promise<Review | null> {
  const [{ compareInWorker }, { matters }, live] = await Promise.all([
    import('../versions/meaning/compare-in-worker.ts'),
    import('../versions/meaning/meaning-words.ts'),
    queryClient.fetchQuery({ ...liveFormQuery(id), staleTime: 0 }),
  ])
  const versions = { before: live.schema, after }
  const comparison = await compareInWorker(versions)
  return matters(comparison.fields, versions) ? { comparison, versions } : null
}
