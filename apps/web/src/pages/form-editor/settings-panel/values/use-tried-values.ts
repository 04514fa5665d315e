import type { Answers } from '@ramiform/core/answers'
import type { FormSchema } from '@ramiform/core/form'
import { readsOf } from '@ramiform/core/formula'
import { hiddenAsFields } from '@ramiform/core/hidden-fields'
import type { Value } from '@ramiform/core/value'
import { type TriedValues, tryValues } from '@ramiform/core/values/try-values'
import { fieldTypes } from '@ramiform/fields'
import { answerInText } from '@ramiform/fields/answer-in-text'
import { useDeferredValue, useMemo } from 'react'
import { fieldName } from '../../../../forms/field-name.ts'
import { withExamples } from '../../../../forms/preview/example-answers.ts'
import { usePreviewAnswers } from '../../live-preview/preview-answers.ts'
import { emptyInWords } from './empty-in-words.ts'

/** A value for the answers of the preview, or for example answers. */
export interface TriedValue {
  /** As it would be stored; `''` for none. */
  readonly result: string
  /** Why it has no result, as the end of a sentence. Empty if it has one. */
  readonly why: string
  readonly isExample: boolean
  /** The answers that the formula reads itself, such as `Guests = 5`. */
  readonly reads: readonly string[]
}

/** Longer lists of answers do not fit beside a formula. */
const mostReads = 4

/** What each value of the form gives now. Typing does not wait for it. */
export function useTriedValues(schema: FormSchema): (value: Value) => TriedValue {
  const form = useDeferredValue(schema)
  const preview = usePreviewAnswers()
  return useMemo(() => {
    let tried: TriedValues | undefined
    const answers = (): Answers =>
      preview ?? withExamples(form, {}, new Date().toISOString().slice(0, 10))
    const sources = new Map(
      [...form.fields, ...hiddenAsFields(form)].map((field) => [field.id, field]),
    )
    const nameOf = (id: string) => fieldName(sources.get(id) ?? { label: '' })
    return (value) => {
      tried ??= tryValues(form, answers(), fieldTypes)
      const result = tried.result(value.id)
      const cause = result === '' ? tried.whyEmpty(value) : null
      const reads = readsOf(value.formula).flatMap((id) => {
        const field = sources.get(id)
        const answer = tried?.answer(id)
        const text = field && answer && answerInText(field, answer, undefined)
        return text ? [`${nameOf(id)} = ${text}`] : []
      })
      return {
        result,
        why: cause === null ? '' : emptyInWords(cause, nameOf),
        isExample: preview === null,
        reads: reads.length > mostReads ? [...reads.slice(0, mostReads), '…'] : reads,
      }
    }
  }, [form, preview])
}
