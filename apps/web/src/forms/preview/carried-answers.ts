import { type Answers, answerTo, isList } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'

/** All answers given so far, including those of hidden fields. */
export function answersIn(filling: Filling): Answers {
  return Object.fromEntries(filling.fields.map(({ id }) => [id, filling.answer(id)]))
}

/** The answers that still fit after the form was changed: same field type, and still an option. */
export function carryAnswers(
  answers: Answers,
  before: readonly Field[],
  after: readonly Field[],
): Answers {
  const types = new Map(before.map(({ id, type }) => [id, type]))
  return Object.fromEntries(
    after.flatMap((field) => {
      const answer = answerTo(answers, field.id)
      if (answer === undefined || types.get(field.id) !== field.type) return []
      const { options } = field
      if (options === undefined) return [[field.id, answer]]
      if (isList(answer)) return [[field.id, answer.filter((item) => options.includes(item))]]
      return typeof answer === 'string' && !options.includes(answer) ? [] : [[field.id, answer]]
    }),
  )
}
