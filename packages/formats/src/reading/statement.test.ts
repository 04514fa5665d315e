import { formSchema } from '@ramiform/contract/form-schema'
import { asGroup, rulesOf } from '@ramiform/core/conditions/condition'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedIds } from '../documents/testing/counted-ids.ts'
import { rule } from './logic.ts'
import type { Question } from './question.ts'
import { fieldsOfQuestions } from './questions.ts'
import { isEmptyStatement, isStatement, statementOf } from './statement.ts'

const texts = fc.constantFrom('', ' ', 'Hello', 'Two\nlines', 'x'.repeat(501), 'y'.repeat(5_001))
const logic = fc.integer({ min: 0, max: 7 }).map((at) => rule(`q${at}`, 'equals', 'x'))
const anyQuestion = fc.oneof(
  fc.record({ title: texts, text: texts, logic, lost: fc.subarray(['Its picture is lost.']) }),
  fc.record({ label: fc.constantFrom('Name', 'Age'), logic }),
)

test('texts and questions keep their order, no rule reads a text, and empty texts are reported', () => {
  fc.assert(
    fc.property(fc.array(anyQuestion, { minLength: 1, maxLength: 8 }), (given) => {
      const questions = given.map((one, at): Question => {
        const key = `q${at}`
        if ('title' in one) return statementOf({ key, ...one })
        const { label } = one
        return { key, type: 'text', words: { label }, choices: [], logic: one.logic, lost: [] }
      })
      const result = fieldsOfQuestions(questions, countedIds())
      const shown = questions.filter((one) => !isEmptyStatement(one))
      if ('problem' in result) {
        expect(shown).toEqual([])
        return
      }
      expect(result.fields.map(({ type }) => type)).toEqual(shown.map(({ type }) => type))
      const { fields, warnings } = result
      expect(formSchema.safeParse({ fields }).error?.issues).toBeUndefined()
      const statements = new Set(
        fields.flatMap(({ id, type }) => (type === 'statement' ? [id] : [])),
      )
      const read = fields.flatMap(({ conditional }) =>
        conditional ? rulesOf(asGroup(conditional)).map(({ fieldId }) => fieldId) : [],
      )
      expect(read.filter((id) => statements.has(id))).toEqual([])
      const lost = questions.filter((one) => isStatement(one) && isEmptyStatement(one))
      const told = lost.flatMap((one) =>
        one.lost.length === 0 ? [] : [`Skipped "${one.key}". ${one.lost.join(' ')}`],
      )
      expect(
        warnings.flatMap(({ message }) => (message.startsWith('Skipped') ? [message] : [])),
      ).toEqual(told)
    }),
  )
})

test('a long title is part of the text, and a long text is cut and reported', () => {
  expect(statementOf({ key: 'a', title: 'x'.repeat(501), text: 'More' }).words).toEqual({
    label: '',
    description: `${'x'.repeat(501)}\n\nMore`,
  })
  expect(statementOf({ key: 'a', text: 'y'.repeat(5_001) }).lost).toEqual([
    'Its text was cut to 5,000 characters.',
  ])
})
