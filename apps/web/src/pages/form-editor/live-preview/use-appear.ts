import { type Answers, answerTo, isEmpty } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import type { SmallestChange } from '@ramiform/proving/smallest-change'
import { useEffect, useState } from 'react'
import { answersIn } from '../../../forms/preview/carried-answers.ts'
import { markField } from '../../../forms/preview/mark-field.ts'
import { same } from '../../../forms/same.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { markChanges, unmarkChanges } from './mark-changes.ts'

/** A question that *Show it* made appear. */
export interface Appeared {
  readonly fieldId: string
  readonly change: SmallestChange
  readonly before: Answers
}

interface Preview {
  readonly page: Document | null
  readonly filling: Filling | null
  readonly schema: FormSchema
  /** Starts the form again with answers, at a field. */
  readonly startWith: (answers: Answers, at: string | undefined) => void
}

/** Makes hidden questions appear. What was done stays marked until the next answer. */
export function useAppear({ page, filling, schema, startWith }: Preview) {
  const toast = useToast()
  const [appeared, setAppeared] = useState<Appeared | null>(null)

  useEffect(() => {
    if (page === null || filling === null || appeared === null) return
    const { fieldId, change, before } = appeared
    const now = answersIn(filling)
    // The form starts again first.
    if (!isDone(change, now)) return
    const timer = setTimeout(() => {
      markChanges(page, change, fieldId, before, schema)
      markField(page, fieldId, { scroll: true })
    })
    const stop = filling.subscribe(() => {
      // Going to another question changes no answer.
      if (same(answersIn(filling), now)) return
      setAppeared(null)
      unmarkChanges(page)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [page, filling, appeared, schema])

  function appear(fieldId: string, change: SmallestChange) {
    if (filling === null) return
    const before = answersIn(filling)
    const changed = change.changes.map((one) => [one.fieldId, one.answer] as const)
    setAppeared({ fieldId, change, before })
    if (changed.length === 0) return
    startWith({ ...before, ...Object.fromEntries(changed) }, fieldId)
    toast(`Changed ${changed.length} ${changed.length === 1 ? 'answer' : 'answers'} to show it`, {
      undo() {
        setAppeared(null)
        startWith(before, undefined)
      },
    })
  }

  return { appeared, appear }
}

function isDone({ changes }: SmallestChange, now: Answers): boolean {
  return changes.every(({ fieldId, answer }) => {
    const present = answerTo(now, fieldId)
    return isEmpty(answer) ? isEmpty(present) : same(present, answer)
  })
}
