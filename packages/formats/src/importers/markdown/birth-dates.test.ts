import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { markdown } from './markdown.ts'

test.each(['What is your birth date?', 'Wann sind Sie geboren?', 'Date of birth: ____'])(
  '"%s" is a date',
  (asked) => {
    const result = markdown.read(`# Form\n\n1. What is your name?\n2. ${asked}\n`, countedIds())
    const types = 'problem' in result ? [] : result.fields.map(({ type }) => type)
    expect(types).toEqual(['text', 'date'])
  },
)

test('a heading of the second level stays a long text', () => {
  const result = markdown.read('# Form\n\n## Date of birth\n', countedIds())
  expect(result).toMatchObject({ fields: [{ type: 'textarea' }] })
})
