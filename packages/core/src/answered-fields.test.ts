import { expect, test } from 'vitest'
import { answeredFields } from './answered-fields.ts'
import { answersToQuestions } from './answers-to-questions.ts'
import { explainForm } from './conditions/explain.ts'
import { submissionsToCsv, withFormerFields } from './csv/submissions-csv.ts'
import { canHaveDefault } from './default-answer.ts'
import { takesAnswer } from './field-type.ts'
import { partialAnswers } from './filling/partial-answers.ts'
import { findProblems } from './findings/find-problems.ts'
import { createSummary } from './submissions/summary.ts'
import { aForm, shownWhen } from './testing/a-form.ts'
import { fewFieldTypes } from './testing/field-types.ts'
import { checkSubmission } from './validation/check-submission.ts'
import { sourcesOfFormulas } from './values/sources-of-formulas.ts'

const context = { fieldTypes: fewFieldTypes, patterns: null }
const form = aForm()
  .text('name')
  .field('statement', 'note', { label: 'Note', description: 'Bring **boots**.' })
  .text('why', shownWhen('note', 'equals', 'forged'))
const forged = { name: 'Ada', note: 'forged', why: 'hidden' }
const stored = {
  id: 's1',
  submittedAt: '2026-11-21T12:00:00.000Z',
  formVersion: 1,
  data: { name: 'Ada', note: 'From an older version' },
}

test('a statement takes no answer, and a type that is not known does', () => {
  expect(takesAnswer({ type: 'statement' }, fewFieldTypes)).toBe(false)
  expect(takesAnswer({ type: 'text' }, fewFieldTypes)).toBe(true)
  expect(takesAnswer({ type: 'hologram' }, fewFieldTypes)).toBe(true)
})

test('answers are listed for questions, hidden fields and values', () => {
  const hidden = { ...form, hiddenFields: [{ id: 'h', name: 'source' }] }
  expect(answeredFields(hidden, fewFieldTypes).map(({ id }) => id)).toEqual(['name', 'why', 'h'])
})

const rated = {
  ...aForm().text('name').radio('food', ['Poor', 'Good'], { label: 'Food', table: 'parts' }),
  tables: [{ id: 'parts', title: 'How was it?' }],
}

test('rows are named with their table in lists and in exports, those of earlier versions too', () => {
  const labels = (fields: readonly { label: string }[]) => fields.map(({ label }) => label)
  const room = aForm().radio('room', ['Poor', 'Good'], { label: 'Room', table: 'stay' })
  const earlier = { ...room, tables: [{ id: 'stay', title: 'Parts' }] }
  const renamed = { ...rated, tables: [{ id: 'parts', title: 'Renamed' }] }
  const columns = withFormerFields(rated, [renamed, earlier], fewFieldTypes)
  expect(labels(columns)).toEqual(['name', 'How was it? Food', 'Parts: Room'])
  // The server adds one version after the other.
  expect(withFormerFields({ fields: columns }, [renamed], fewFieldTypes)).toEqual(columns)
  const [header] = submissionsToCsv(rated, [], fewFieldTypes).split('\r\n')
  expect(header).toBe('Submission ID,Submitted At,Email,name,How was it? Food')
})

test('answers that a form can have stay the same object', () => {
  const given = { name: 'Ada' }
  expect(answersToQuestions(form, given, fewFieldTypes)).toBe(given)
  expect(answersToQuestions(form, forged, fewFieldTypes)).toEqual({ name: 'Ada', why: 'hidden' })
})

test('a forged answer to a statement is dropped, and no rule reads it', () => {
  const { accepted, problems, visible } = checkSubmission(form, forged, context)
  expect(accepted).toEqual({ name: 'Ada' })
  expect(problems).toEqual([])
  // Pages and texts need the statement.
  expect(visible.map(({ id }) => id)).toEqual(['name', 'note'])
})

test('a forged answer is dropped beside options that are not always offered, too', () => {
  const offering = aForm()
    .radio('size', ['S', 'L'], {
      optionsWhen: [
        { option: 'L', when: { dependsOn: 'note', condition: 'is_not_empty', value: '' } },
      ],
    })
    .field('statement', 'note')
  const { accepted, problems } = checkSubmission(offering, { size: 'L', note: 'forged' }, context)
  expect(accepted).toEqual({})
  expect(problems).toEqual([])
})

test('unfinished answers have none to a statement', () => {
  expect(partialAnswers(form, forged, context).data).toEqual({ name: 'Ada' })
  expect(partialAnswers(form, { note: 'forged' }, context).data).toEqual({})
})

test('an explanation says that a statement shows and has no answer', () => {
  const [, note, why] = explainForm(form, forged, fewFieldTypes)
  expect(note?.isVisible).toBe(true)
  expect(why?.isVisible).toBe(false)
  expect(why?.logic?.children).toMatchObject([{ seen: { kind: 'no answer' }, holds: false }])
})

test('results have no column and no summary of a statement', () => {
  const plain = { ...stored, data: { name: 'Ada' } }
  expect(submissionsToCsv(form, [plain], fewFieldTypes).split('\r\n')[0]).toBe(
    'Submission ID,Submitted At,Email,name,why',
  )
  const summary = createSummary(form, fewFieldTypes, 'UTC')
  expect([...summary.questions()].map(({ fieldId }) => fieldId)).toEqual(['name', 'why'])
})

test('stored answers keep their column when a question becomes a statement', () => {
  const before = aForm().text('name').text('note', { label: 'Your note' })
  const columns = withFormerFields(form, [before], fewFieldTypes)
  expect(columns.map(({ label }) => label)).toEqual(['name', 'why', 'Your note'])
  expect(submissionsToCsv(form, [stored], fewFieldTypes)).toContain('Ada,,From an older version')
})

test('formulas and default answers have no statement', () => {
  expect(sourcesOfFormulas(form, fewFieldTypes).map(({ id }) => id)).toEqual(['name', 'why'])
  expect(canHaveDefault(fewFieldTypes.statement)).toBe(false)
})

test('a form with nothing but statements has no question', () => {
  const codes = (text: ReturnType<typeof aForm>) =>
    findProblems(text, { fieldTypes: fewFieldTypes }).map(({ code }) => code)
  expect(codes(aForm().field('statement', 'a'))).toContain('no_questions')
  expect(codes(aForm().field('statement', 'a').text('b'))).toEqual([])
})

test('a statement needs a title or a text', () => {
  const found = (more: object) =>
    findProblems(aForm().text('a').field('statement', 's', more), { fieldTypes: fewFieldTypes })
  expect(found({ label: '', description: 'Text' })).toEqual([])
  expect(found({ label: ' ', description: ' ' })).toMatchObject([
    {
      code: 'no_label',
      fieldId: 's',
      message: 'Statement 2 has neither a title nor a text, so visitors would see an empty place.',
    },
  ])
})
