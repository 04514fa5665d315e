import { expect, test } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { json } from '../json.ts'

function imported(form: object) {
  const result = json.read(JSON.stringify(form), countedIds())
  if ('problem' in result) throw new Error(JSON.stringify(result))
  return { ...result, told: result.warnings.map(({ message }) => message) }
}

const asked = (title: string, question: object, more: object = {}) => ({
  itemId: title,
  title,
  questionItem: { question, ...more },
})
const text = (title: string) => asked(title, { textQuestion: {} })
const choice = (title: string, ...options: object[]) =>
  asked(title, { required: true, choiceQuestion: { type: 'RADIO', options } })
const page = (itemId: string, title: string, description = '') => ({
  itemId,
  title,
  description,
  pageBreakItem: {},
})

test('pages become sections, with their texts and the texts between questions', () => {
  const { fields, sections, head, told } = imported({
    info: { title: 'Regatta', description: 'Sign up', documentTitle: 'File' },
    items: [
      { title: 'Ahoy', description: 'Two minutes', textItem: {} },
      text('Name'),
      page('p', 'Boat', 'About it'),
      text('Sail number'),
      { title: 'Nearly done', textItem: {} },
      text('Club'),
      { title: 'Map', imageItem: { image: {} } },
      { title: 'The end', textItem: {} },
    ],
  })
  expect(head).toEqual({
    name: 'Regatta',
    description: '',
    settings: { title: 'Regatta', description: 'Sign up' },
  })
  expect(sections).toMatchObject([
    { title: '', text: 'Ahoy\n\nTwo minutes' },
    { title: 'Boat', text: 'About it', newPage: true },
    { title: '', text: 'Nearly done' },
  ])
  expect(fields.map(({ section }) => sections?.findIndex(({ id }) => id === section))).toEqual([
    0, 1, 2,
  ])
  expect(told).toEqual([
    'The picture "Map" was skipped.',
    'The text "The end" was skipped: no question follows it.',
  ])
})

test('jumps at the end of a page become conditions of the pages that they skip', () => {
  const { fields, sections, told } = imported({
    items: [
      choice(
        'Boat?',
        { value: 'Yes', goToSectionId: 'boat' },
        { value: 'No', goToSectionId: 'rent' },
        { value: 'Never', goToAction: 'SUBMIT_FORM' },
        { value: 'Again', goToAction: 'RESTART_FORM' },
        { value: 'Gone', goToSectionId: 'gone' },
        { isOther: true, value: 'Else' },
      ),
      page('boat', 'Your boat'),
      choice('Kind', { value: 'Kayak', goToAction: 'NEXT_SECTION' }),
      page('rent', 'Rent one'),
      text('Which?'),
    ],
  })
  expect(fields[0]).toMatchObject({ other: 'Else' })
  const not = (value: string) => ({ fieldId: fields[0]?.id, condition: 'not_equals', value })
  expect(sections).toMatchObject([
    { title: 'Your boat', conditional: { operator: 'AND', rules: [not('No'), not('Never')] } },
    { title: 'Rent one', conditional: { dependsOn: fields[0]?.id, value: 'Never' } },
  ])
  expect(told).toEqual([
    'The jump after the answer "Again" was skipped: it leads back.',
    'The jump after the answer "Gone" was skipped: its section is not in the form.',
  ])
})

test('grids, scales, ratings and files keep what ours have', () => {
  const { fields, tables, told } = imported({
    requests: [
      asked('Wind', { scaleQuestion: { low: 0, high: 2, lowLabel: 'None', highLabel: 'Storm' } }),
      asked('Crew', { ratingQuestion: { ratingScaleLevel: 3 } }),
      {
        title: 'Days',
        questionGroupItem: {
          grid: {
            columns: { type: 'CHECKBOX', options: [{ value: 'AM' }] },
            shuffleQuestions: true,
          },
          questions: [{ required: true, rowQuestion: { title: 'Monday' } }],
        },
      },
      asked('Papers', {
        fileUploadQuestion: { maxFiles: 2, maxFileSize: '10000000', types: ['PDF', 'DRAWING'] },
      }),
      asked('Photo', { fileUploadQuestion: { maxFiles: 1, types: ['IMAGE'] } }),
    ].map((item) => ({ createItem: { item } })),
  })
  expect(fields[0]).toMatchObject({ options: ['0', '1', '2'], description: '0: None, 2: Storm' })
  expect(fields[1]?.options).toEqual(['1', '2', '3'])
  expect(fields[2]).toMatchObject({ type: 'checkbox', required: true, table: tables?.[0]?.id })
  expect(fields[3]?.upload).toEqual({ maxFiles: 2, maxMegabytes: 10 })
  expect(fields[4]?.upload).toEqual({ maxFiles: 1, kinds: ['image'] })
  expect(told).toEqual([
    'Its rows are in random order. Here the order is fixed.',
    'It accepts only pdf, drawing. Here it accepts any file.',
  ])
})

test('what a form of ours does not have is reported', () => {
  const { told } = imported({
    settings: { quizSettings: { isQuiz: true }, emailCollectionType: 'VERIFIED' },
    items: [
      asked('Capital', {
        grading: { pointValue: 2 },
        choiceQuestion: { type: 'RADIO', options: [{ value: 'Rome', image: {} }] },
      }),
      asked('Start', { dateQuestion: { includeTime: true, includeYear: false } }, { image: {} }),
      asked('How long', { timeQuestion: { duration: true } }),
      page('p', 'Empty'),
    ],
  })
  expect(told).toEqual([
    'The form is a quiz. Here a value can add up points.',
    'The form collects email addresses. Add a question for them.',
    'The section "Empty" was skipped: it has no questions.',
    'Its points, correct answers and feedback were not imported.',
    'The pictures of its choices were not imported.',
    'It asks for a time, too. Here it is a date.',
    'It does not ask for the year. Here it is a whole date.',
    'Its picture was not imported.',
    'It asks for a duration. Here it is a text.',
  ])
})
