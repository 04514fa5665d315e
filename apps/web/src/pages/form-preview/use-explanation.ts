import { type Explanation, explainForm } from '@ramiform/core/conditions/explain'
import type { Filling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { answersIn } from '../../forms/preview/kept-answers.ts'

/** Why each field shows or does not, live while the form is filled in; typing does not wait for it. */
export function useExplanation(schema: FormSchema, filling: Filling): readonly Explanation[] {
  const [answers, setAnswers] = useState(() => answersIn(filling))
  useEffect(() => {
    const read = () => setAnswers(answersIn(filling))
    read()
    return filling.subscribe(read)
  }, [filling])
  const deferred = useDeferredValue(answers)
  return useMemo(() => explainForm(schema, deferred, fieldTypes), [schema, deferred])
}
