import { isEmpty } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import type { Step } from '@ramiform/core/filling/steps'
import type { AnswerProblem } from '@ramiform/core/validation/problem'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * State of a field's row besides its input: hidden, with a problem, or fine. `veiled` is hidden in the server's
 * markup, but visible to visitors without JavaScript.
 */
export type FieldState = 'veiled' | 'hidden' | 'fine' | AnswerProblem

/** Subscribes to a field's visibility and problem. Typing causes a render only when it changes them. */
export function useFieldState(filling: Filling, fieldId: string): FieldState {
  const subscribe = useCallback(
    (listener: () => void) => filling.subscribeField(fieldId, listener),
    [filling, fieldId],
  )
  const state = (hidden: 'veiled' | 'hidden') => () =>
    filling.isVisible(fieldId) ? (filling.problem(fieldId) ?? 'fine') : hidden
  return useSyncExternalStore(subscribe, state('hidden'), state('veiled'))
}

/** Subscribes to whether a field has an answer. False without a field: no field has an empty id. */
export function useIsAnswered(filling: Filling, fieldId = ''): boolean {
  const subscribe = useCallback(
    (listener: () => void) => filling.subscribeField(fieldId, listener),
    [filling, fieldId],
  )
  const isAnswered = () => !isEmpty(filling.answer(fieldId))
  return useSyncExternalStore(subscribe, isAnswered, isAnswered)
}

/** Subscribes to the current step of a single-card form. */
export function useStep(filling: Filling): Step {
  return useSyncExternalStore(filling.subscribeStep, filling.step, filling.step)
}

/** False in the server's markup and during hydration. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => {}
}
