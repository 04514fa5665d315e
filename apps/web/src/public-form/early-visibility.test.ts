import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { readingRules } from './early-visibility.ts'

test.each(['yes-no', 'rating', 'scale'] as const)(
  'before the script of %s has come, conditions read its answers as always',
  (type) => {
    const { answerKind, comparesAsNumber, parts, comparison } = fieldTypes[type]
    expect(readingRules[type]).toMatchObject({ answerKind, comparesAsNumber })
    expect([parts, comparison]).toEqual([undefined, undefined])
  },
)
