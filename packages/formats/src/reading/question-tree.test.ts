import type { Field } from '@ramiform/core/field'
import { describe, expect, test } from 'vitest'
import { fieldsOfSteps, type Way } from './question-tree.ts'

const yesNo = (id: string): Field => ({ id, type: 'radio', label: id, options: ['Yes', 'No'] })
const text = (id: string): Field => ({ id, type: 'text', label: id })
const step = (field: Field | null, ...ways: Way[]) => ({ field, name: field?.id ?? 'end', ways })
const way = (to: number, answer: string | null = null): Way => ({ to, answer })

const shown = (fields: readonly Field[]) =>
  fields.map(({ id, conditional }) => {
    if (conditional === undefined) return id
    if ('dependsOn' in conditional) return `${id} if ${conditional.dependsOn} ${conditional.value}`
    return `${id} if ${conditional.rules.map((rule) => `${rule.fieldId} ${rule.value}`).join(' or ')}`
  })
const read = (steps: Parameters<typeof fieldsOfSteps>[0]) =>
  shown(fieldsOfSteps(steps, { withConditions: true }).fields)

describe('a step is shown when a way to it was taken', () => {
  test('a step behind a follow-up is shown with it', () => {
    const steps = [step(yesNo('a'), way(1, 'Yes')), step(text('b'), way(2)), step(text('c'))]
    expect(read(steps)).toEqual(['a', 'b if a Yes', 'c if a Yes'])
  })

  test('a question behind all answers is always shown', () => {
    const steps = [
      step(yesNo('a'), way(1, 'Yes'), way(2, 'No')),
      step(text('b'), way(3)),
      step(text('c'), way(3)),
      step(text('d')),
    ]
    expect(read(steps)).toEqual(['a', 'b if a Yes', 'c if a No', 'd'])
  })

  test('a step without a question is skipped', () => {
    const steps = [step(yesNo('a'), way(1, 'No')), step(null, way(2)), step(text('b'))]
    expect(read(steps)).toEqual(['a', 'b if a No'])
  })

  test('a question drawn above its source still comes after it', () => {
    const steps = [step(text('late')), step(yesNo('a'), way(0, 'Yes'))]
    expect(read(steps)).toEqual(['a', 'late if a Yes'])
  })
})

test('a way back is dropped and reported', () => {
  const steps = [step(yesNo('a'), way(1, 'No')), step(text('b'), way(0))]
  const { fields, warnings } = fieldsOfSteps(steps, { withConditions: true })
  expect(shown(fields)).toEqual(['a', 'b if a No'])
  expect(warnings).toMatchObject([{ fieldId: 'b' }])
})
