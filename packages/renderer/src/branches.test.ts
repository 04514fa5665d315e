import type { Field } from '@ramiform/core/field'
import { createFilling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import { addKind } from '@ramiform/fields/add-kind'
import { answerRules } from '@ramiform/fields/answer-rules'
import { ratingKind } from '@ramiform/fields/kinds/rating'
import { yesNoKind } from '@ramiform/fields/kinds/yes-no'
import { describe, expect, test } from 'vitest'
import { type Block, besideOf, blocksOf, leadsOf } from './branches.ts'

type More = Partial<Field>

function field(id: string, dependsOn?: string, value = 'A', more: More = {}): Field {
  const conditional =
    dependsOn === undefined ? undefined : { dependsOn, condition: 'equals', value }
  return { id, type: 'radio', label: id, options: ['A', 'B', 'C'], conditional, ...more }
}

const inWords = (blocks: readonly Block[]): string =>
  blocks
    .map(({ field, grown }) => field.id + (grown.length === 0 ? '' : `(${inWords(grown)})`))
    .join(' ')

function shape(fields: Field[], settings: FormSchema['settings'] = {}) {
  return inWords(blocksOf(fields, { fields, settings }))
}

describe('a field grows', () => {
  test('under the field whose option it needs, with its siblings', () => {
    expect(shape([field('a'), field('b', 'a'), field('c', 'a', 'B'), field('d')])).toBe('a(b c) d')
  })

  test('deeper under a follow-up field, and the next one on the line before', () => {
    expect(shape([field('a'), field('b', 'a'), field('c', 'b'), field('d', 'a')])).toBe('a(b(c) d)')
  })

  test('nowhere if another field is between, or its source has no options', () => {
    expect(shape([field('a'), field('b'), field('c', 'a')])).toBe('a b c')
    expect(shape([field('a', undefined, '', { type: 'text' }), field('b', 'a')])).toBe('a b')
  })

  test('nowhere for another condition, several rules, or in a traditional form', () => {
    const other = { dependsOn: 'a', condition: 'not_equals', value: 'A' }
    expect(shape([field('a'), field('b', 'a', 'A', { conditional: other })])).toBe('a b')
    const rule = { id: '', fieldId: 'a', condition: 'equals', value: 'A' }
    const several = { operator: 'AND', rules: [rule, rule], groups: [] } as const
    expect(shape([field('a'), field('b', 'a', 'A', { conditional: several })])).toBe('a b')
    expect(shape([field('a'), field('b', 'a')], { mode: 'traditional' })).toBe('a b')
    expect(shape([field('a'), field('b', 'a')], { style: { branches: false } })).toBe('a b')
  })
})

describe('the line starts at the chosen option', () => {
  function drawn(source: More, answer: string | string[]) {
    const fields = [
      field('a', undefined, '', source),
      ...['A', 'B', 'C', 'D'].map((value) => field(`by${value}`, 'a', value)),
    ].map((one) =>
      source.type === 'checkbox' && one.conditional
        ? { ...one, conditional: { ...one.conditional, condition: 'contains' } }
        : one,
    )
    const schema = { fields, settings: {} }
    const filling = createFilling(
      schema,
      { fieldTypes: answerRules, patterns: null },
      { a: answer },
    )
    const [block] = blocksOf(fields, schema)
    return block && leadsOf(block, filling)
  }

  test('stacked: along the rail, straight from the last option', () => {
    expect(drawn({}, 'A')).toEqual({ at: [0], line: 'rail' })
    expect(drawn({}, 'B')).toEqual({ at: [1], line: 'rail' })
    expect(drawn({}, 'C')).toEqual({ at: [2], line: 'straight' })
    expect(drawn({}, '')).toBeNull()
  })

  test('of a rule with a part of the option', () => {
    const fields = [
      field('a', undefined, '', { options: ['Pro plan', 'Pro max'] }),
      field('b', 'a', 'Pro', {
        conditional: { dependsOn: 'a', condition: 'contains', value: 'Pro' },
      }),
    ]
    const schema = { fields, settings: {} }
    const context = { fieldTypes: answerRules, patterns: null }
    const filling = createFilling(schema, context, { a: 'Pro max' })
    const [block] = blocksOf(fields, schema)
    expect(block && leadsOf(block, filling)?.at).toEqual([1])
  })

  test('side by side: straight from the first column, along from the second', () => {
    const two = { options: ['A', 'B'] }
    expect(drawn(two, 'A')).toEqual({ at: [0], line: 'straight', narrow: 'rail' })
    expect(drawn(two, 'B')).toEqual({ at: [1], line: 'side', narrow: 'straight' })
  })

  test('side by side in two rows: only from the lower one', () => {
    const four = {
      options: ['A', 'B', 'C', 'D'],
      styling: { width: 'full', inline: true },
    } as const
    expect(drawn(four, 'A')).toBeNull()
    expect(drawn(four, 'B')).toBeNull()
    expect(drawn(four, 'C')).toEqual({ at: [2], line: 'straight', narrow: 'rail' })
    expect(drawn(four, 'D')).toEqual({ at: [3], line: 'side', narrow: 'straight' })
  })

  test('several chosen: only from options with follow-up fields', () => {
    const boxes = { type: 'checkbox', options: ['A', 'B', 'X', 'Y'] }
    expect(drawn(boxes, ['B', 'X', 'A'])).toEqual({ at: [0, 1], line: 'rail' })
    expect(drawn(boxes, ['X'])).toBeNull()
  })

  test('a yes or no stays in one row on phones, so its line does too', () => {
    const yesNo = { type: 'yes-no', options: ['A', 'B'] }
    addKind(yesNoKind)
    expect(drawn(yesNo, 'A')).toEqual({ at: [0], line: 'straight' })
    expect(drawn(yesNo, 'B')).toEqual({ at: [1], line: 'side' })
  })

  test('the numbers of a rating have one line for all', () => {
    addKind(ratingKind)
    expect(drawn({ type: 'rating' }, 'B')).toEqual({ at: [], line: 'straight' })
  })

  test('a dropdown needs no line, and a narrow question has no room for one', () => {
    expect(drawn({ type: 'select' }, 'B')).toEqual({ at: [], line: 'straight' })
    expect(drawn({ styling: { width: 'half', inline: false } }, 'C')).toBeNull()
  })
})

test('fields of one row: only the first has a line', () => {
  const half = { styling: { width: 'half', inline: false } } as const
  const fields = [
    field('a'),
    field('b', 'a', 'A', half),
    field('hidden', 'a', 'B', half),
    field('c', 'a', 'A', half),
    field('d', 'a', 'A', half),
  ]
  const schema = { fields, settings: {} }
  const filling = createFilling(schema, { fieldTypes: answerRules, patterns: null }, { a: 'A' })
  const [block] = blocksOf(fields, schema)
  expect(block && besideOf(block, filling)).toEqual(['c'])
})
