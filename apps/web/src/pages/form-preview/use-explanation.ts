import type { Explanation } from '@ramiform/core/conditions/explain'
import { explainParts } from '@ramiform/core/conditions/explain-parts'
import type { Filling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { startTransition, useEffect, useState } from 'react'
import { answersIn } from '../../forms/preview/carried-answers.ts'
import { same } from '../../forms/same.ts'

/** Debounce in milliseconds for answers that change in quick succession. */
const gatherMs = 50

/** What logic decides and why: fields, offered options, requirements and endings. Updated live without delaying input. */
export function useExplanation(schema: FormSchema, filling: Filling): readonly Explanation[] {
  const [explanations, setExplanations] = useState(() => explain(schema, filling))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () =>
      startTransition(() => setExplanations((before) => keepSame(before, explain(schema, filling))))
    follow()
    const unsubscribe = filling.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(follow, gatherMs)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [schema, filling])
  return explanations
}

function explain(schema: FormSchema, filling: Filling): readonly Explanation[] {
  return explainParts(schema, answersIn(filling), fieldTypes)
}

/** Reuses unchanged explanation objects, so that only changed rows render again. */
function keepSame(
  before: readonly Explanation[],
  after: readonly Explanation[],
): readonly Explanation[] {
  const merged = after.map((one, index) => {
    const old = before[index]
    return old !== undefined &&
      same(old.field, one.field) &&
      old.isVisible === one.isVisible &&
      same(old.logic, one.logic)
      ? old
      : one
  })
  return merged.length === before.length && merged.every((one, index) => one === before[index])
    ? before
    : merged
}
