import { expect, test } from 'vitest'
import { imported } from './testing/imported.ts'

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

test('pages become sections with their texts, and texts between questions become statements', () => {
  const { fields, sections, head, told } = imported({
    info: { title: 'Regatta', description: 'Sign up', documentTitle: 'File' },
    items: [
      { title: 'Ahoy', description: 'Two minutes', textItem: {} },
      text('Name'),
      page('p', 'Boat', 'About it'),
      { title: 'Read this', description: 'Twice', textItem: {} },
      text('Sail number'),
      { title: 'Nearly done', textItem: {} },
      text('Club'),
      { title: 'Map', description: 'The bay', imageItem: { image: { contentUri: 'https://x' } } },
      {
        title: 'Start',
        videoItem: { video: { youtubeUri: 'https://youtu.be/abc' }, caption: 'The start' },
      },
      { imageItem: { image: { sourceUri: 'https://example.org/a.png' } } },
      { imageItem: { image: { altText: 'Our logo' } } },
      { title: 'The end', textItem: {} },
    ],
  })
  expect(head).toEqual({
    name: 'Regatta',
    description: '',
    settings: { title: 'Regatta', description: 'Sign up' },
  })
  expect(sections).toMatchObject([
    { title: 'Boat', text: 'About it\n\nRead this\n\nTwice', newPage: true },
  ])
  const outline = fields.map(({ type, label, description, section }) => [
    type,
    label,
    description,
    section === undefined ? 'first' : 'Boat',
  ])
  expect(outline).toEqual([
    ['statement', 'Ahoy', 'Two minutes', 'first'],
    ['text', 'Name', undefined, 'first'],
    ['text', 'Sail number', undefined, 'Boat'],
    ['statement', 'Nearly done', undefined, 'Boat'],
    ['text', 'Club', undefined, 'Boat'],
    ['statement', 'Map', 'The bay', 'Boat'],
    ['statement', 'Start', '[The start](https://youtu.be/abc)', 'Boat'],
    ['statement', '', '[a.png](https://example.org/a.png)', 'Boat'],
    ['statement', 'The end', undefined, 'Boat'],
  ])
  expect(told).toEqual([
    'Skipped "Our logo". Its picture or video was not imported.',
    'Its picture or video was not imported.',
    'Its picture or video became a link.',
    'Its picture or video became a link.',
  ])
})

test('a page without questions shows its text, under the condition of its jumps', () => {
  const { fields, sections, told } = imported({
    items: [
      choice(
        'Are you 18?',
        { value: 'Yes', goToSectionId: 'more' },
        { value: 'No', goToSectionId: 'sorry' },
      ),
      page('more', 'More'),
      { ...text('Name'), itemId: 'name' },
      page('sorry', 'Sorry', 'Come back later.'),
    ],
  })
  expect(fields.map(({ type, label }) => [type, label])).toEqual([
    ['radio', 'Are you 18?'],
    ['text', 'Name'],
    ['statement', 'Sorry'],
  ])
  expect(fields[2]?.description).toBe('Come back later.')
  expect(sections).toMatchObject([{ title: 'More' }, { title: '', newPage: true }])
  expect(told).toEqual([])
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

test('a time of the day is a time', () => {
  const { fields, told } = imported({ items: [asked('Arrival', { timeQuestion: {} })] })
  expect(fields).toMatchObject([{ type: 'time', label: 'Arrival' }])
  expect(told).toEqual([])
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
    'Its points, correct answers and feedback were not imported.',
    'The pictures of its choices were not imported.',
    'It asks for a time, too. Here it is a date.',
    'It does not ask for the year. Here it is a whole date.',
    'Its picture was not imported.',
    'It asks for a duration. Here it is a text.',
  ])
})
