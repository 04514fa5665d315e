import type { Form } from '@ramiform/core/form'
import { useCallback, useMemo, useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import {
  type ReviewedPublishing,
  useReviewedPublishing,
} from '../../../forms/publishing/use-reviewed-publishing.ts'
import { failingScenarios } from '../../../forms/scenarios/failing-scenarios.ts'
import { useToast } from '../../../ui/Toast.tsx'

/** Milliseconds to wait for the proof of the draft; then what core finds decides, as on the server. */
const proofLimitMs = 3_000
const fixesLimitMs = 1_000

export interface Publishing extends ReviewedPublishing {
  readonly isPublished: boolean
  /** Saves the draft without publishing it. */
  save(): void
  unpublish(): void
}

/** Publishing of the form in the editor, the first time and with each *Publish changes*. It saves first. */
export function usePublishing(): Publishing {
  const { store, saver, findings } = useEditor()
  const toast = useToast()
  const isPublished = useEditorState(({ facts }) => facts.isPublished)
  const [isUnpublishing, setUnpublishing] = useState(false)

  const publishing = useReviewedPublishing({
    holdsForm: true,
    async hasErrors() {
      store.endTyping()
      const state = (await findings.settled(proofLimitMs)) ?? (await findings.fallBack())
      const hasErrors = state.findings.some(({ severity }) => severity === 'error')
      const failing = await failingScenarios(store.getState().draft.schema)
      if (!hasErrors && failing.length === 0) return false
      // The focus goes to the first fix, so the dialog opens with it.
      await findings.settled(fixesLimitMs, { fixes: true })
      return true
    },
    pending() {
      const { facts, draft } = store.getState()
      return { ...draft, id: facts.id, isPublished: facts.isPublished }
    },
    async goLive(): Promise<Form | string> {
      try {
        if (isDirty(store.getState()) && !(await saver.keep())) {
          return 'Could not save the form, so it was not published. Try again.'
        }
        const { facts, saved } = store.getState()
        const query = { revision: saved.revision }
        const { form } = await call('publishForm', { params: { id: facts.id }, query })
        store.wentLive(form)
        return form
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && (await saver.meet())) {
          return 'Not published. The form was saved elsewhere.'
        }
        return `Could not publish. Your changes are saved. ${messageOf(error)}`
      }
    },
    async keepAsChanges({ id }) {
      const { form } = await call('readWorkingCopy', { params: { id } })
      // The draft keeps the newer texts, which are unsaved changes again.
      store.follow(form)
      await saver.keep()
    },
  })
  const { publish } = publishing

  const save = useCallback(() => {
    store.endTyping()
    void saver.keep()
  }, [store, saver])

  const unpublish = useCallback(async () => {
    const { id, hasUnpublishedChanges } = store.getState().facts
    const hadChanges = hasUnpublishedChanges || isDirty(store.getState())
    setUnpublishing(true)
    try {
      const { form } = await call('unpublishForm', { params: { id } })
      store.setFacts(form)
      // No Undo with unpublished changes: publishing again would make them public.
      toast('Unpublished', hadChanges ? {} : { undo: publish })
    } catch (error) {
      toast(`Could not unpublish. ${messageOf(error)}`, { kind: 'failed' })
    } finally {
      setUnpublishing(false)
    }
  }, [store, toast, publish])

  return useMemo(
    () => ({
      ...publishing,
      busy: publishing.busy || isUnpublishing,
      isPublished,
      save,
      unpublish: () => void unpublish(),
    }),
    [publishing, isUnpublishing, isPublished, save, unpublish],
  )
}
