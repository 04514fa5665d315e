import type { AnswerRulesOf } from '../field-type.ts'
import type { Filling } from '../filling/filling.ts'
import type { FormSchema } from '../form.ts'
import { createValues } from './compute-values.ts'
import { orderValues } from './order-values.ts'

/** Computes the values of a form that is being filled in, from now on. */
export function liveValues(filling: Filling, schema: FormSchema, fieldTypes: AnswerRulesOf): void {
  const own = new Set(schema.values?.map(({ id }) => id))
  const results = new Map<string, string>()
  // An answer that stays the same keeps the problems of the questions that it shows.
  const show = (id: string) => {
    const result = results.get(id) || undefined
    if (filling.answer(id) !== result) filling.setAnswer(id, result)
  }
  const values = createValues(
    schema,
    fieldTypes,
    (id) =>
      own.has(id) ? results.get(id) : filling.isVisible(id) ? filling.answer(id) : undefined,
    (id, result) => {
      results.set(id, result)
      show(id)
    },
  )
  for (const id of orderValues(schema).readers.keys()) {
    if (own.has(id)) continue
    filling.subscribeField(id, () => {
      values.touch(id)
      values.update()
    })
  }
  values.update()
  // Stored answers may have values of an earlier visit.
  for (const id of own) show(id)
}
