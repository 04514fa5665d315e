import type { Answer } from '@ramiform/core/answers'
import type { OperatorName } from '@ramiform/core/conditions/operators'
import { readAnswer, readDay, readNumber } from '@ramiform/core/conditions/reading'
import { groupHolds, ruleHolds } from '@ramiform/core/conditions/whole-truth'
import type { Field } from '@ramiform/core/field'
import { fieldTypes } from '@ramiform/fields'
import { fieldsOf, type Meaning, valuesOf } from './meaning.ts'
import { operatorsOf } from './to-logic.ts'

/** Most combinations of answers to try */
const mostTries = 4_000

/** True if a condition holds for every answer, false if for none, null otherwise or with too many combinations. */
export function truthOf(meaning: Meaning): boolean | null {
  const fields = fieldsOf(meaning)
  const tries = fields.map((field) => answersToTry(field, meaning))
  const total = tries.reduce((product, { length }) => product * length, 1)
  if (total > mostTries) return null
  const ways = tries.reduce<readonly (readonly (Answer | undefined)[])[]>(
    (before, own) => before.flatMap((way) => own.map((answer) => [...way, answer])),
    [[]],
  )
  const holds = (way: readonly (Answer | undefined)[]) =>
    meets(meaning, new Map(fields.map(({ id }, at) => [id, way[at]])))
  const isTrue = holds(ways[0] ?? [])
  return ways.every((way) => holds(way) === isTrue) ? isTrue : null
}

/** True if the answers meet the condition, by the operators' own definitions. */
function meets(meaning: Meaning, answers: ReadonlyMap<string, Answer | undefined>): boolean {
  if (meaning.kind === 'not') return !meets(meaning.part, answers)
  if (meaning.kind !== 'test') {
    const outcomes = meaning.parts.map((part) => meets(part, answers))
    return groupHolds(meaning.kind === 'all' ? 'AND' : 'OR', outcomes)
  }
  const { field, is, value } = meaning
  const answer = readAnswer(answers.get(field.id))
  const holds = (condition: OperatorName) =>
    ruleHolds({ condition, value }, answer, field, fieldTypes)
  return operatorsOf[is].said.some(holds)
}

/** Answers that can make a difference: none, each option or value in the condition, and values next to them. */
function answersToTry(field: Field, meaning: Meaning): readonly (Answer | undefined)[] {
  const values = [...new Set(valuesOf(meaning, field))]
  const options = field.options ?? []
  if (field.type === 'checkbox') {
    const named = values.slice(0, 6)
    const sets = Array.from({ length: 2 ** named.length }, (_, bits) =>
      named.filter((_value, at) => (bits >> at) % 2 === 1),
    )
    const others = options.filter((option) => !named.includes(option)).slice(0, 2)
    return [...sets, ...others.map((other) => [other]), ...sets.map((set) => [...set, ...others])]
  }
  if (options.length > 0) return [undefined, ...options]
  const near = values.flatMap((value) => {
    const number = readNumber(value)
    if (!Number.isNaN(number))
      return [value, String(number - 1), String(number + 1), String(number + 0.5)]
    const day = readDay(value)
    if (Number.isNaN(day)) return [value]
    return [value, dayOf(day - 86_400_000), dayOf(day + 86_400_000)]
  })
  const beside =
    field.type === 'number'
      ? ['0', '12345']
      : field.type === 'date'
        ? ['1999-12-31', '2031-05-06']
        : [values.join(' '), 'something else']
  return [undefined, ...new Set([...near, ...beside].filter((one) => one !== ''))]
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
