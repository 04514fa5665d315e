import type { Filling } from '@ramiform/core/filling/filling'
import { createProgress, type Progress } from '@ramiform/core/filling/progress'
import type { FormSchema } from '@ramiform/core/form'
import { answerRules } from '@ramiform/fields/answer-rules'
import { useState, useSyncExternalStore } from 'react'

/** The visitor's progress, and a function that marks the current question as passed without an answer. */
export function useProgress(
  schema: FormSchema,
  filling: Filling,
): readonly [progress: Progress, pass: () => void] {
  const [{ current, subscribe, pass }] = useState(() =>
    createProgress(schema, filling, answerRules),
  )
  return [useSyncExternalStore(subscribe, current, current), pass]
}
