import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { ruleFit } from './rule-fit.ts'

const field = (id: string, dependsOn?: string): Field => ({
  id,
  type: 'text',
  label: id,
  ...(dependsOn && { conditional: { dependsOn, condition: 'is_not_empty', value: '' } }),
})
const schema = (...fields: Field[]) => ({ fields, settings: {} })
const shown = (fieldId: string, dependsOn: string) => ({
  fieldId,
  conditional: { dependsOn, condition: 'equals', value: 'x' },
})

test('a rule about fields of the form fits', () => {
  const fit = ruleFit(shown('lunch', 'session'), schema(field('session'), field('lunch')))
  expect(fit.kind).toBe('fits')
})

test('each missing field is named once', () => {
  expect(ruleFit(shown('lunch', 'session'), schema(field('lunch')))).toEqual({
    kind: 'missing',
    ids: ['session'],
  })
  expect(ruleFit(shown('lunch', 'lunch'), schema())).toEqual({ kind: 'missing', ids: ['lunch'] })
})

test('a loop is detected, direct or over another field', () => {
  expect(ruleFit(shown('lunch', 'lunch'), schema(field('lunch'))).kind).toBe('loop')
  const fit = ruleFit(
    shown('session', 'lunch'),
    schema(field('session'), field('lunch', 'session')),
  )
  expect(fit).toEqual({ kind: 'loop', way: ['session', 'lunch', 'session'] })
})
