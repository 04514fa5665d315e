import type { Form } from '@ramiform/core/form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { asBody } from '../../api/as-body.ts'
import { call } from '../../api/call.ts'
import { formQuery, formsQuery, liveFormQuery } from '../../api/queries.ts'
import { writeToClipboard } from '../../clipboard/write-to-clipboard.ts'
import { useToast } from '../../ui/Toast.tsx'
import { publicAddress } from '../public-address.ts'
import { type PendingForm, type Review, reviewChanges } from './review-changes.ts'

/** Pre-publish check of errors: the dialog, or a bar while the owner inspects one of them. */
type Check = 'closed' | 'dialog' | 'bar'

/** The steps of publishing that differ between the editor and the other screens. */
export interface PublishSteps {
  /** True where the screen has the form in memory, so that the server is not asked for it again. */
  readonly holdsForm: boolean
  /** Looks for errors and failing pinned scenarios, and prepares the dialog that lists them. */
  hasErrors(): Promise<boolean>
  /** the form as it would go live */
  pending(): PendingForm & { readonly isPublished: boolean }
  /** @returns the live form, or an error message */
  goLive(): Promise<Form | string>
  /** Shows the published texts as unpublished changes, after an earlier version went live again. */
  keepAsChanges(published: Form): Promise<void>
}

export interface ReviewedPublishing {
  readonly busy: boolean
  readonly check: Check
  /** changes for visitors that the owner confirms before they go live */
  readonly review: Review | null
  /** error message when publishing failed, for the dialog */
  readonly problem: string | null
  /** Publishes the form. If it has errors, or changes for visitors, a dialog opens instead. */
  publish(): void
  /** Publishes the form despite its errors. */
  publishAnyway(): void
  /** Publishes the reviewed changes. */
  confirm(): void
  setCheck(check: Check): void
  setReview(review: null): void
}

/** Publishing on every screen: errors first, then what changes for visitors, then the result as a toast. */
export function useReviewedPublishing(steps: PublishSteps): ReviewedPublishing {
  const queryClient = useQueryClient()
  const toast = useToast()
  const latest = useRef(steps)
  latest.current = steps
  const [busy, setBusy] = useState(false)
  const [check, setCheckState] = useState<Check>('closed')
  const [review, setReviewState] = useState<Review | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** the live form that unreviewed changes replace, for Undo */
  const replaced = useRef<Form | null>(null)

  const setCheck = useCallback((next: Check) => {
    setProblem(null)
    setCheckState(next)
  }, [])
  const setReview = useCallback((next: Review | null) => {
    setProblem(null)
    setReviewState(next)
  }, [])

  const refresh = useCallback(
    (id: string) => {
      const refetchType = latest.current.holdsForm ? 'none' : 'active'
      void queryClient.invalidateQueries({ queryKey: formQuery(id).queryKey, refetchType })
      void queryClient.invalidateQueries(liveFormQuery(id))
      void queryClient.invalidateQueries(formsQuery)
    },
    [queryClient],
  )

  const undo = useCallback(
    async (earlier: Form, published: Form) => {
      const { id, name, description, schema } = earlier
      try {
        // `version` refuses this when another version went live since.
        const body = asBody({ name, description, schema, version: published.version })
        await call('saveForm', { params: { id }, body })
        await latest.current.keepAsChanges(published)
        toast('Undone. Visitors see the earlier texts again.')
      } catch (error) {
        toast(`Could not undo. ${messageOf(error)}`, { kind: 'failed' })
      } finally {
        refresh(id)
      }
    },
    [refresh, toast],
  )

  /** @returns error message; null when the form is live */
  const goLive = useCallback(async (): Promise<string | null> => {
    const wasPublished = latest.current.pending().isPublished
    const form = await latest.current.goLive()
    if (typeof form === 'string') return form
    refresh(form.id)
    const earlier = replaced.current
    replaced.current = null
    if (wasPublished) {
      toast(
        `Published version ${form.version}`,
        earlier === null ? {} : { undo: () => void undo(earlier, form) },
      )
      return null
    }
    const address = form.slug === null ? null : publicAddress(form.slug)
    const copy = () =>
      address === null
        ? undefined
        : writeToClipboard(address).then(
            () => toast('Link Copied!'),
            () => toast(`Could not copy. The text is: ${address}`, { kind: 'failed' }),
          )
    toast('Published', address === null ? {} : { action: { label: 'Copy link', act: copy } })
    return null
  }, [refresh, toast, undo])

  /** Opens the review if visitors of the live form see a difference; returns true then. */
  const reviewsFirst = useCallback(async () => {
    const { isPublished, ...pending } = latest.current.pending()
    replaced.current = null
    if (!isPublished) return false
    try {
      const found = await reviewChanges(queryClient, pending)
      if (found.review === null) replaced.current = found.live
      setReview(found.review)
      return found.review !== null
    } catch (error) {
      // The review informs. Publishing reports its own failure.
      console.warn(error)
      return false
    }
  }, [queryClient, setReview])

  /** Marks the form as busy while a step runs. */
  const whileBusy = useCallback(async (act: () => Promise<void>) => {
    setProblem(null)
    setBusy(true)
    try {
      await act()
    } finally {
      setBusy(false)
    }
  }, [])

  const publish = useCallback(
    () =>
      whileBusy(async () => {
        try {
          if (await latest.current.hasErrors()) {
            setCheck('dialog')
            return
          }
        } catch (error) {
          toast(`The form could not be checked. ${messageOf(error)}`, { kind: 'failed' })
          return
        }
        if (await reviewsFirst()) return
        const failed = await goLive()
        if (failed !== null) toast(failed, { kind: 'failed' })
      }),
    [whileBusy, reviewsFirst, goLive, setCheck, toast],
  )

  const publishAnyway = useCallback(
    () =>
      whileBusy(async () => {
        if (await reviewsFirst()) {
          setCheckState('closed')
          return
        }
        const failed = await goLive()
        if (failed === null) setCheck('closed')
        else setProblem(failed)
      }),
    [whileBusy, reviewsFirst, goLive, setCheck],
  )

  const confirm = useCallback(
    () =>
      whileBusy(async () => {
        const failed = await goLive()
        if (failed === null) setReview(null)
        else setProblem(failed)
      }),
    [whileBusy, goLive, setReview],
  )

  return useMemo(
    () => ({
      busy,
      check,
      review,
      problem,
      publish: () => void publish(),
      publishAnyway: () => void publishAnyway(),
      confirm: () => void confirm(),
      setCheck,
      setReview,
    }),
    [busy, check, review, problem, publish, publishAnyway, confirm, setCheck, setReview],
  )
}
