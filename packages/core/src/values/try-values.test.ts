import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import type { FormSchema } from '../form.ts'
import { aForm, shownWhen } from '../testing/a-form.ts'
import { fewFieldTypes as fieldTypes } from '../testing/field-types.ts'
import { readFormula } from './read-formula.ts'
import { sourcesOfFormulas } from './sources-of-formulas.ts'
import { tryValues } from './try-values.ts'

const form: FormSchema = aForm()
  .number('n')
  .number('m')
  .text('word')
  .radio('level', ['Low', 'High'])
  .number('hidden', shownWhen('level', 'equals', 'High'))

/** What a formula gives for some answers, and why nothing. */
function tried(text: string, answers: Answers) {
  const read = readFormula(text, sourcesOfFormulas(form, fieldTypes))
  if ('mistake' in read) throw new Error(read.mistake.message)
  const value = { id: 'v', name: 'V', ...read }
  const values = tryValues({ ...form, values: [value] }, answers, fieldTypes)
  return values.result('v') || values.whyEmpty(value)
}

test('a formula with a result gives it, as it would be stored', () => {
  expect(tried('{n} * 12.5', { n: '3', v: '1' })).toBe('37.5')
  expect(tried('if({n} > 2, "many", "few")', { n: '3' })).toBe('many')
  expect(tried('5 + {hidden} * 2', { level: 'Low', hidden: '3' })).toBe('5')
})

describe('without a result, it says which part has none', () => {
  test.each<[string, Answers, object]>([
    ['{n} * {m}', { n: '3' }, { kind: 'no_answer', id: 'm' }],
    ['{n} * ({m} + 0 * {n})', {}, { kind: 'no_answer', id: 'n' }],
    ['{n} + {m}', {}, { kind: 'no_answer', id: 'n' }],
    ['min({n}, {m})', {}, { kind: 'no_answer', id: 'n' }],
    ['round({n} / {m}, 2)', { n: '3', m: '0' }, { kind: 'division_by_zero' }],
    ['{n} / ({m} - 2) * 5', { n: '3', m: '2' }, { kind: 'division_by_zero' }],
    ['{hidden} * 2', { level: 'Low', hidden: '3' }, { kind: 'hidden', id: 'hidden' }],
    ['points({level}, "High" = 2)', {}, { kind: 'no_answer', id: 'level' }],
    ['if({n} > 2, {m}, 0) * 2', { n: '3' }, { kind: 'no_answer', id: 'm' }],
    ['{n} * {n} * {n}', { n: '99999999' }, { kind: 'too_large' }],
    ['{n} + 1', { n: 'x1' }, { kind: 'not_a_number', id: 'n', answer: 'x1' }],
    ['if({n} > 2, "many", "")', { n: '1' }, { kind: 'empty_text' }],
    ['{word}', {}, { kind: 'no_answer', id: 'word' }],
  ])('%s with %j', (text, answers, cause) => {
    expect(tried(text, answers)).toEqual(cause)
  })
})

test('a value that reads an empty value names it', () => {
  const part = { id: 'part', name: 'Part', type: 'number', formula: { kind: 'answer', id: 'n' } }
  const whole = {
    id: 'whole',
    name: 'Whole',
    type: 'number',
    formula: { kind: 'round', of: { kind: 'answer', id: 'part' }, places: 0 },
  }
  const values = [whole, part] as NonNullable<FormSchema['values']>
  const [first] = values
  const result = tryValues({ ...form, values }, {}, fieldTypes)
  expect(first && result.whyEmpty(first)).toEqual({ kind: 'no_answer', id: 'part' })
  const loop = { ...part, formula: { kind: 'answer', id: 'whole' } }
  const inLoop = tryValues({ ...form, values: [whole, loop] } as FormSchema, { n: '1' }, fieldTypes)
  expect(inLoop.result('whole')).toBe('')
})
