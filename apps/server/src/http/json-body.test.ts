import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nestedDeeper } from './json-body.ts'

function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0
}

test('the depth counted in the bytes is the depth of what they say, brackets in texts or not', () => {
  const texts = fc.oneof(fc.string(), fc.constantFrom('[', '{"', '\\"[', '"]', '\\', '[[[[[['))
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 8 },
      texts,
      fc.integer(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(texts, tie('value'), { maxKeys: 3 }),
    ),
  })).value
  fc.assert(
    fc.property(json, fc.integer({ min: 0, max: 10 }), (value, max) => {
      expect(nestedDeeper(Buffer.from(JSON.stringify(value)), max)).toBe(depthOf(value) > max)
    }),
  )
})
