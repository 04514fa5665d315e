import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { canvasLayout } from './canvas-layout.ts'
import { canvasTwigs } from './twigs.ts'

const field = (id: string, value?: string, width: 'full' | 'half' = 'full'): Field => ({
  ...{ id, type: 'text', label: id, styling: { width, inline: false } },
  ...(value !== undefined && { conditional: { dependsOn: 'a', condition: 'equals', value } }),
})
const twigsOf = (...fields: Field[]) =>
  canvasTwigs(fields, canvasLayout(fields)).map((twig) =>
    twig === undefined ? '' : `${twig.place}${twig.shared ? ` ${twig.shared.join()}` : ''}`,
  )

test('fields in a row with the same rule hang under one branch', () => {
  const fields = [field('a'), field('b', 'x'), field('c', 'x'), field('d', 'x'), field('e', 'y')]
  expect(twigsOf(...fields)).toEqual(['', 'inner b,c,d', 'inner', 'last', ''])
})

test('a field between them with another rule ends the branch', () => {
  expect(twigsOf(field('b', 'x'), field('c'), field('d', 'x'))).toEqual(['', '', ''])
})

test('simple and advanced logic with the same meaning share a branch', () => {
  const advanced: Field = {
    ...field('c'),
    conditional: {
      operator: 'OR',
      rules: [{ id: 'r', fieldId: 'a', condition: 'equals', value: 'x' }],
      groups: [],
    },
  }
  expect(twigsOf(field('b', 'x'), advanced)).toEqual(['inner b,c', 'last'])
})

test('a branch begins at the start of a row', () => {
  const half = (id: string, value?: string) => field(id, value, 'half')
  expect(twigsOf(half('a'), half('b', 'x'), field('c', 'x'))).toEqual(['', '', ''])
  expect(twigsOf(half('b', 'x'), half('c', 'x'), half('d', 'x'), half('e', 'x'))).toEqual([
    'inner b,c,d,e',
    'inner',
    'lastRow',
    'last',
  ])
})
