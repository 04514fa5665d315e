import { type Explanation, explainForm } from '@ramiform/core/conditions/explain'
import type { Filling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { startTransition, useEffect, useState } from 'react'
import { answersIn } from '../../forms/preview/kept-answers.ts'
import { same } from '../../forms/same.ts'

/** Keys that follow one another are looked at together. */
const gatherMs = 50

/** Why each field shows or does not, live while the form is filled in; typing does not wait for it. */
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
  return explainForm(schema, answersIn(filling), fieldTypes)
}

/** Explanations that read as before stay the same objects, so that only what has changed is drawn again. */
function keepSame(
  before: readonly Explanation[],
  after: readonly Explanation[],
): readonly Explanation[] {
  const merged = after.map((one, index) => {
    const old = before[index]
    return old?.field === one.field && old.isVisible === one.isVisible && same(old.logic, one.logic)
      ? old
      : one
  })
  return merged.length === before.length && merged.every((one, index) => one === before[index])
    ? before
    : merged
}
