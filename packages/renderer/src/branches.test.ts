import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { blocksOf } from './branches.ts'

function field(id: string, dependsOn?: string): Field {
  const conditional =
    dependsOn === undefined ? undefined : { dependsOn, condition: 'equals', value: 'yes' }
  return { id, type: 'text', label: id, conditional }
}

function shape(fields: Field[], settings: FormSchema['settings'] = {}) {
  return blocksOf(fields, { fields, settings }).map(
    ({ grown, fields }) => (grown ? '> ' : '') + fields.map(({ id }) => id).join(' '),
  )
}

test('a field grows under the one it depends on, and its siblings with it', () => {
  expect(shape([field('a'), field('b', 'a'), field('c', 'a'), field('d')])).toEqual([
    'a',
    '> b c',
    'd',
  ])
})

test('what depends on a grown field stays on the same branch', () => {
  expect(shape([field('a'), field('b', 'a'), field('c', 'b')])).toEqual(['a', '> b c'])
})

test('a field that depends on something further up does not grow', () => {
  expect(shape([field('a'), field('b'), field('c', 'a')])).toEqual(['a b c'])
})

test('nothing grows in a traditional form', () => {
  expect(shape([field('a'), field('b', 'a')], { mode: 'traditional' })).toEqual(['a b'])
})
