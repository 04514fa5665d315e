import type { Answers } from '@ramiform/core/answers'
import { fieldsToFill } from '@ramiform/core/filling/fields-to-fill'
import type { Filling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import type { ShownForm } from '@ramiform/renderer'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { answersIn, carryAnswers } from '../../../forms/preview/carried-answers.ts'
import { shownDraft, showsSame } from './shown-draft.ts'

/** Preview session for one version of the form. */
interface Run {
  readonly number: number
  readonly form: ShownForm
  readonly answers: Answers
  /** current question in one-question-at-a-time mode */
  readonly at?: string | undefined
}

/** Typing must not wait for the preview. It updates after a pause, which is longer for large forms; in milliseconds. */
const pauseMs = { few: 120, many: 600 } as const
const manyFields = 100

/**
 * Restarts the preview after each change and keeps answers that still fit the form. `examples` gives the answers that it
 * starts with.
 */
export function useRun(examples: (schema: FormSchema) => Answers = noAnswers) {
  const { store } = useEditor()
  const [run, setRun] = useState<Run>(() => {
    const form = shownDraft(store.getState().draft)
    return { number: 1, form, answers: examples(form.schema) }
  })
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
        old === null ? {} : carryAnswers(answersIn(old), old.fields, fieldsToFill(form.schema))
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
    () =>
      setRun(({ number, form }) => ({
        number: number + 1,
        form,
        answers: examples(form.schema),
      })),
    [examples],
  )
  const startWith = useCallback(
    (answers: Answers, at: string | undefined) =>
      setRun(({ number }) => ({
        number: number + 1,
        form: shownDraft(store.getState().draft),
        answers,
        at,
      })),
    [store],
  )
  return { run, filling, setFilling, startAgain, startWith }
}

const noAnswers = (): Answers => ({})

/** Runs a function when the browser is idle; returns a cancel function. Safari does not support idle callbacks. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 1_000 })
  return () => cancelIdleCallback(handle)
}
