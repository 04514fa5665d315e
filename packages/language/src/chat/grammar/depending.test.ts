import { expect, test } from 'vitest'
import { inShort, readings } from '../testing/readings.ts'
import { dependsAt } from './depending.ts'

const asked = (text: string) =>
  readings(
    text,
    (reader) => dependsAt(reader, 0),
    (all) => all.map(({ field, shownWhen }) => `${field.id}: ${inShort(shownWhen)}`).join('; '),
  )[0]

test('“depends on” does not say how, so it is asked about', () => {
  expect(asked('Company name depends on account type')).toBe(
    'ask: For which answers to “Account type” should “Company name” show?',
  )
  expect(asked('Company name')).toBeUndefined()
})
