import { submissionsToCsv } from '@ramiform/core/csv/submissions-csv'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowCounter } from './count-rows.ts'

const form = { fields: [{ id: 'note', type: 'textarea', label: 'Note,\n"or two"' }], settings: {} }

test('rows are counted for any split of the file and any answers', () => {
  const notes = fc.array(fc.string({ unit: fc.constantFrom('a', '"', '\n', '\r\n', ',', 'é') }))
  fc.assert(
    fc.property(notes, fc.integer({ min: 1, max: 40 }), (answers, size) => {
      const submissions = answers.map((note, index) => ({
        id: String(index),
        submittedAt: '2026-11-21T12:00:00.000Z',
        data: { note },
      }))
      const file = new TextEncoder().encode(submissionsToCsv(form, submissions, fieldTypes))
      const count = createRowCounter()
      let rows = 0
      for (let from = 0; from < file.length; from += size) {
        rows = count(file.subarray(from, from + size))
      }
      expect(rows).toBe(answers.length)
    }),
  )
})
