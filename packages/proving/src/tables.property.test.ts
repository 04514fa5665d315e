import type { Answers } from '@ramiform/core/answers'
import { english } from '@ramiform/core/built-in-texts/en'
import { submissionsToCsv } from '@ramiform/core/csv/submissions-csv'
import { createFilling } from '@ramiform/core/filling/filling'
import { findProblems } from '@ramiform/core/findings/find-problems'
import type { FormSchema } from '@ramiform/core/form'
import { withTableLabels } from '@ramiform/core/label-with-table'
import { inTable } from '@ramiform/core/table'
import { checkSubmission } from '@ramiform/core/validation/check-submission'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prove } from './prove.ts'
import { disagreements } from './testing/disagreements.ts'
import { formWithTables } from './testing/random-forms.ts'

const context = { fieldTypes, patterns: null }
const filling = { ...context, words: english }

/** The same form without its tables. */
function withoutTables({ tables: _, ...form }: FormSchema): FormSchema {
  return { ...form, fields: form.fields.map((field) => inTable(field, undefined)) }
}

const answer = fc.oneof(
  fc.constantFrom('', 'x', 'y', 'z z', 'w', '1', '2026-01-02'),
  fc.subarray(['x', 'y', 'z z', 'w']),
)
const answersOf = ({ fields }: FormSchema): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(fields.map(({ id }) => [id, fc.option(answer, { nil: undefined })])))
const answeredForm = formWithTables.chain((schema) =>
  fc.tuple(fc.constant(schema), fc.array(answersOf(schema), { minLength: 1, maxLength: 4 })),
)

test('a form with tables answers the same as without: visibility, validation and submissions', () => {
  let rows = 0
  fc.assert(
    fc.property(answeredForm, ([schema, all]) => {
      const plain = withoutTables(schema)
      rows += schema.fields.filter(({ table }) => table !== undefined).length
      for (const answers of all) {
        const [checked, inPlain] = [schema, plain].map((form) => {
          const { visible, ...rest } = checkSubmission(form, answers, filling)
          return { ...rest, visible: visible.map(({ id }) => id) }
        })
        expect(checked).toEqual(inPlain)
        const [one, other] = [schema, plain].map((form) => {
          const state = createFilling(form, filling, answers)
          const problems = state.check()
          return {
            visible: state.visibleFields().map(({ id }) => id),
            problems,
            sent: state.answersToSend(),
          }
        })
        expect(one).toEqual(other)
      }
    }),
    { numRuns: 500 },
  )
  expect(rows).toBeGreaterThan(500)
})

test('findings, proofs and CSV files of a form with tables are those of the same form without', () => {
  fc.assert(
    fc.property(answeredForm, ([schema, all]) => {
      const plain = withoutTables(schema)
      expect(findProblems(schema, context)).toEqual(findProblems(plain, context))
      expect(prove(schema, context)).toEqual(prove(plain, context))
      const submissions = all.map((data, at) => ({
        id: String(at),
        data,
        submittedAt: '2026-01-02T03:04:05.000Z',
      }))
      const csv = (form: FormSchema) => submissionsToCsv(form, submissions, fieldTypes)
      // Rows are named with their table.
      const named = withoutTables({
        ...schema,
        fields: withTableLabels(schema.fields, schema.tables),
      })
      expect(csv(schema)).toEqual(csv(named))
    }),
    { numRuns: 200 },
  )
})

test('brute force agrees with the prover on forms with tables', () => {
  fc.assert(
    fc.property(formWithTables, (schema) => {
      expect(disagreements(schema, 2_000) ?? []).toEqual([])
    }),
    { numRuns: 300 },
  )
})
