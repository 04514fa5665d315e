import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestStep, numberAtStep } from './number-steps.ts'

test.each([
  [0.1, undefined, 0.3, 0.3],
  [0.1, undefined, 0.36, 0.4],
  [0.25, 1, 2.3, 2.25],
  [5, 3, 9, 8],
  [1, undefined, -2.4, -2],
  [1e-7, undefined, 3e-7, 3e-7],
])('with a step of %d from %s, %d is next to %d', (step, min, number, nearest) => {
  expect(nearestStep({ validation: { step, min } }, number)).toBe(nearest)
})

test('the nearest number is not above the maximum', () => {
  expect(nearestStep({ validation: { step: 4, max: 10 } }, 10)).toBe(8)
})

test('every decimal multiple of a step is one, however it is written', () => {
  const decimals = fc.integer({ min: 0, max: 4 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999 }),
      decimals,
      fc.integer({ min: -9_999, max: 9_999 }),
      decimals,
      fc.integer({ min: 0, max: 100_000 }),
      (digits, places, from, fromPlaces, count) => {
        const step = Number(`${digits}e-${places}`)
        const min = Number(`${from}e-${fromPlaces}`)
        // Exact, in units of 10^-4.
        const units = BigInt(from) * 10n ** BigInt(4 - fromPlaces)
        const exact = units + BigInt(count) * BigInt(digits) * 10n ** BigInt(4 - places)
        const number = Number(`${exact}e-4`)
        expect(numberAtStep({ validation: { step, min } }, count)).toBe(number)
        expect(nearestStep({ validation: { step, min } }, number)).toBe(number)
      },
    ),
  )
})
