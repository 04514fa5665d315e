import type { Answers } from '@ramiform/core/answers'
import { fieldsToFill } from '@ramiform/core/filling/fields-to-fill'
import type { Filling } from '@ramiform/core/filling/filling'
import type { ShownForm } from '@ramiform/renderer'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { answersIn, keptAnswers } from '../../../forms/preview/kept-answers.ts'
import { shownDraft, showsSame } from './shown-draft.ts'

/** One filling of the form as it was at one moment of its making. */
interface Run {
  readonly number: number
  readonly form: ShownForm
  readonly answers: Answers
  /** where a visitor was, when one question shows at a time */
  readonly at?: string | undefined
}

/** Typing must not wait for the preview: it follows once the owner pauses, later where there is much to draw. */
const pauseMs = { few: 120, many: 600 } as const
const manyFields = 100

/** The form being edited, begun anew after each change with the answers it still has a place for. */
export function useRun() {
  const { store } = useEditor()
  const [run, setRun] = useState<Run>(() => ({
    number: 1,
    form: shownDraft(store.getState().draft),
    answers: {},
  }))
  const [filling, setFilling] = useState<Filling | null>(null)
  const latest = useRef({ form: run.form, filling })
  useEffect(() => {
    latest.current = { form: run.form, filling }
  }, [run.form, filling])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopWaiting = () => {}
    function follow() {
      const form = shownDraft(store.getState().draft)
      const { form: before, filling: old } = latest.current
      if (showsSame(form, before)) return
      const answers =
        old === null ? {} : keptAnswers(answersIn(old), old.fields, fieldsToFill(form.schema))
      const at = old?.step().field?.id
      startTransition(() => setRun(({ number }) => ({ number: number + 1, form, answers, at })))
    }
    const unsubscribe = store.subscribe(({ draft }, previous) => {
      if (draft === previous.draft) return
      clearTimeout(timer)
      stopWaiting()
      const isLarge = draft.schema.fields.length > manyFields
      timer = setTimeout(
        () => {
          stopWaiting = whenIdle(follow)
        },
        isLarge ? pauseMs.many : pauseMs.few,
      )
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      stopWaiting()
    }
  }, [store])

  const startAgain = useCallback(
    () => setRun(({ number, form }) => ({ number: number + 1, form, answers: {} })),
    [],
  )
  return { run, filling, setFilling, startAgain }
}

/** Gives a function that takes it back. Safari has no idle callbacks. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 1_000 })
  return () => cancelIdleCallback(handle)
}
