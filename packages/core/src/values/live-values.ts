import type { AnswerRulesOf } from '../field-type.ts'
import type { Filling } from '../filling/filling.ts'
import type { FormSchema } from '../form.ts'
import { createValues } from './compute-values.ts'
import { orderValues } from './order-values.ts'

/** Computes the values of a form that is being filled in, from now on. */
export function liveValues(filling: Filling, schema: FormSchema, fieldTypes: AnswerRulesOf): void {
  const own = new Set(schema.values?.map(({ id }) => id))
  const values = createValues(
    schema,
    fieldTypes,
    (id) => (filling.isVisible(id) ? filling.answer(id) : undefined),
    (id, result) => filling.setAnswer(id, result || undefined),
  )
  // Stored answers may have values of an earlier visit.
  for (const id of own) filling.setAnswer(id, undefined)
  for (const id of orderValues(schema).readers.keys()) {
    if (own.has(id)) continue
    filling.subscribeField(id, () => {
      values.touch(id)
      values.update()
    })
  }
  values.update()
}
