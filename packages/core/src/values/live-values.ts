import type { Answer } from '../answers.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { Filling } from '../filling/filling.ts'
import type { FormSchema } from '../form.ts'
import { createValues } from './compute-values.ts'
import { orderValues } from './order-values.ts'

/** Computes the values of a form that is being filled in, from now on. */
export function liveValues(filling: Filling, schema: FormSchema, fieldTypes: AnswerRulesOf): void {
  const own = new Set(schema.values?.map(({ id }) => id))
  /** Answers of questions that show. */
  const seen = new Map<string, Answer | undefined>()
  const values = createValues(
    schema,
    fieldTypes,
    (id) => seen.get(id),
    (id, result) => {
      // An answer that stays the same keeps the problems of the questions that it shows.
      if (filling.answer(id) === (result || undefined)) return
      for (const turned of filling.setAnswer(id, result || undefined)) look(turned)
    },
  )

  /** @returns whether formulas see another answer than before */
  function look(id: string) {
    const answer = filling.isVisible(id) ? filling.answer(id) : undefined
    if (seen.get(id) === answer) return false
    seen.set(id, answer)
    values.touch(id)
    return true
  }

  for (const id of orderValues(schema).readers.keys()) {
    if (own.has(id)) continue
    look(id)
    filling.subscribeField(id, () => {
      if (look(id)) filling.batch(values.update)
    })
  }
  filling.batch(values.update)
}
