import { type Answer, isEmpty } from '../answers.ts'
import { logicOfFields } from '../conditions/section-logic.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { sourcesOf } from '../form-shape.ts'
import type { Filling } from './filling.ts'
import { longestPath } from './longest-path.ts'
import { statementsIn } from './statements-in.ts'

/** A visitor's progress when one question shows at a time. */
export interface Progress {
  /** Share from 0 to 1. It changes with the question, not while an answer is being chosen. */
  readonly share: number
  /** True when no open answer can change the number of questions, so that a total can be shown. */
  readonly isSettled: boolean
}

export interface ProgressTracker {
  /** Current progress; the same object until it changes. */
  current(): Progress
  subscribe(listener: () => void): () => void
  /** Marks the current question as passed without an answer. */
  pass(): void
}

/**
 * Creates a progress tracker. Until the total is settled, the share is based on the longest path still possible. Then
 * it is `(index + 1) / visible questions` (spec section 4). It never exceeds either. It goes back only when the
 * visitor does, or when an earlier answer changes and adds questions. An answer is open if it is empty and its
 * question is the current one or a later one.
 */
export function createProgress(
  schema: FormSchema,
  filling: Filling,
  fieldTypes: AnswerRulesOf,
): ProgressTracker {
  const positions = new Map(filling.fields.map(({ id }, position) => [id, position]))
  const sources = [
    ...new Set(
      logicOfFields(schema).flatMap((conditional) =>
        conditional === undefined ? [] : sourcesOf(conditional),
      ),
    ),
  ]
  let step = filling.step()
  let answers = answersOfSources()
  let hasPassed = false
  let startedOpen = isCurrentEmpty()
  let progress = arrive(0)

  function answersOfSources(): readonly (Answer | undefined)[] {
    return sources.map((id) => filling.answer(id))
  }

  function isCurrentEmpty(): boolean {
    return step.field !== undefined && isEmpty(filling.answer(step.field.id))
  }

  function positionOf({ field } = step): number {
    return (field && positions.get(field.id)) ?? -1
  }

  function measure() {
    const first = positionOf() + (hasPassed ? 1 : 0)
    const { bound, isSettled } = longestPath(
      schema,
      fieldTypes,
      filling,
      (id) => (positions.get(id) ?? 0) >= first && isEmpty(filling.answer(id)),
    )
    const through = (step.through ?? step.index) + 1
    const passed = through - statementsIn(filling, through)
    return { share: bound === 0 ? 0 : passed / bound, isSettled }
  }

  function arrive(atLeast: number): Progress {
    const { share, isSettled } = measure()
    return { share: Math.max(share, atLeast), isSettled }
  }

  function update(): Progress {
    const before = { step, answers }
    step = filling.step()
    answers = answersOfSources()
    if (step.field !== before.step.field) {
      hasPassed = false
      startedOpen = isCurrentEmpty()
      const isForward = positionOf() > positionOf(before.step)
      return arrive(isForward ? progress.share : 0)
    }
    const changed = sources.filter((_, index) => answers[index] !== before.answers[index])
    if (changed.length === 0 && step === before.step) return progress
    hasPassed = false
    const { share, isSettled } = measure()
    // The measurement on arrival already includes everything that an open answer can change.
    const wasCounted =
      startedOpen &&
      step.index === before.step.index &&
      changed.every((id) => id === step.field?.id)
    // After an answer that needed a new measurement, measure later changes of this question too.
    if (!wasCounted) startedOpen = false
    return { share: wasCounted ? progress.share : Math.min(progress.share, share), isSettled }
  }

  function current(): Progress {
    const next = update()
    if (next.share !== progress.share || next.isSettled !== progress.isSettled) progress = next
    return progress
  }

  const listeners = new Set<() => void>()
  return {
    current,
    subscribe(listener) {
      const own = () => listener()
      listeners.add(own)
      const unsubscribe = filling.subscribe(own)
      return () => {
        listeners.delete(own)
        unsubscribe()
      }
    },
    pass() {
      current()
      hasPassed = true
      progress = arrive(progress.share)
      for (const listener of listeners) listener()
    },
  }
}
