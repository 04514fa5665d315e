import { type Answers, answerTo } from '../answers.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { Filling } from '../filling/filling.ts'
import type { FormSchema } from '../form.ts'
import { createValues } from './compute-values.ts'
import { orderValues } from './order-values.ts'

/** Computes the values of a form that is being filled in, from now on. */
export function liveValues(filling: Filling, schema: FormSchema, fieldTypes: AnswerRulesOf): void {
  const asked = new Set(filling.fields.map(({ id }) => id))
  const results = new Map(schema.values?.map(({ id }) => [id, '']))
  /** Answers of hidden fields. Collecting them takes time, so only when one changed. */
  let hidden: Answers = filling.answersToSend()
  const values = createValues(
    schema,
    fieldTypes,
    (id) => {
      if (!asked.has(id)) return results.get(id) ?? answerTo(hidden, id)
      return filling.isVisible(id) ? filling.answer(id) : undefined
    },
    (id, result) => {
      results.set(id, result)
      filling.setAnswer(id, result || undefined)
    },
  )
  // Stored answers may have values of an earlier visit.
  for (const id of results.keys()) filling.setAnswer(id, undefined)
  for (const id of orderValues(schema).readers.keys()) {
    if (results.has(id)) continue
    filling.subscribeField(id, () => {
      if (!asked.has(id)) hidden = filling.answersToSend()
      values.touch(id)
      values.update()
    })
  }
  values.update()
}
