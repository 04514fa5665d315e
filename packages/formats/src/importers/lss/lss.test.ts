import { expect, test } from 'vitest'
import {
  importedLss,
  rows,
  survey,
  titles,
  told,
  typesAndLabels,
  yesOrNo,
} from './testing/imported-lss.ts'

test('every type of question becomes fields', () => {
  const found = importedLss(
    survey([
      { code: 'a', type: 'L', text: 'Member?', answers: yesOrNo, mandatory: 'Y', other: true },
      { code: 'b', type: '!', text: 'Which branch?', answers: yesOrNo },
      { code: 'c', type: 'M', text: 'What do you borrow?', sub: rows },
      { code: 'd', type: 'P', text: 'What is good?', sub: rows },
      {
        code: 'e',
        type: 'N',
        text: 'Your age',
        attributes: { min_num_value_n: '6', max_num_value_n: '99', num_value_int_only: '1' },
      },
      { code: 'f', type: 'K', text: 'How many', sub: rows },
      { code: 'g', type: 'S', text: 'Name', attributes: { maximum_chars: '40' } },
      { code: 'h', type: 'T', text: 'Comments' },
      { code: 'i', type: 'U', text: 'Story', preg: '/^once/i' },
      {
        code: 'j',
        type: 'D',
        text: 'Since when?',
        attributes: { date_format: 'dd.mm.yyyy HH:MM' },
      },
      { code: 'k', type: 'Y', text: 'Do you read daily?' },
      { code: 'l', type: '5', text: 'How do you like us?' },
      { code: 'm', type: 'G', text: 'Gender' },
      { code: 'n', type: 'R', text: 'Rank', answers: yesOrNo, attributes: { max_answers: '1' } },
      { code: 'o', type: 'O', text: 'Would you come back?', answers: yesOrNo },
      { code: 'p', type: 'Q', text: 'Address', sub: rows },
      {
        code: 'q',
        type: '|',
        text: 'Photos',
        attributes: { max_num_of_files: '3', max_filesize: '2048', allowed_filetypes: 'png, jpg' },
      },
      { code: 'r', type: 'Z', text: 'From a plugin' },
    ]),
  )
  expect(typesAndLabels(found)).toEqual([
    ['radio', 'Member?'],
    ['select', 'Which branch?'],
    ['checkbox', 'What do you borrow?'],
    ['checkbox', 'What is good?'],
    ['text', 'Comment: Opening hours'],
    ['text', 'Comment: Staff'],
    ['number', 'Your age'],
    ['number', 'How many: Opening hours'],
    ['number', 'How many: Staff'],
    ['text', 'Name'],
    ['textarea', 'Comments'],
    ['textarea', 'Story'],
    ['date', 'Since when?'],
    ['radio', 'Do you read daily?'],
    ['radio', 'How do you like us?'],
    ['radio', 'Gender'],
    ['ranking', 'Rank'],
    ['radio', 'Would you come back?'],
    ['textarea', 'Would you come back?: Comment'],
    ['text', 'Address: Opening hours'],
    ['text', 'Address: Staff'],
    ['file', 'Photos'],
    ['text', 'From a plugin'],
  ])
  const [a, , , d, comment] = found.fields
  expect(a).toMatchObject({ required: true, options: ['Yes', 'No'], other: 'Other' })
  expect(comment?.conditional).toEqual({
    dependsOn: d?.id,
    condition: 'contains',
    value: 'Opening hours',
  })
  const byLabel = (label: string) => found.fields.find((one) => one.label === label)
  expect(byLabel('Your age')?.validation).toEqual({
    ...{ min: 6, max: 99 },
    pattern: '^-?\\d+$',
  })
  expect(byLabel('Name')?.validation).toEqual({ max: 40 })
  expect(byLabel('Rank')?.ranks).toBe(1)
  expect(byLabel('Photos')?.upload).toEqual({ maxFiles: 3, maxMegabytes: 2, kinds: ['image'] })
  expect(byLabel('Gender')?.options).toEqual(['Female', 'Male'])
  expect(byLabel('Story')?.validation).toEqual({ pattern: '^once' })
  expect(told(found)).toEqual([
    'Its pattern ignores capitals. Here it does not.',
    'It asks for a time, too. Here it is a date.',
    'It accepts only png, jpg. Here it accepts all files of these kinds.',
    'Unsupported field type "Z". It was imported as a text field.',
  ])
})

test('arrays become tables, and grids of inputs a field for each cell', () => {
  const columns = [
    { code: 'C1', text: 'Monday', scale: 1 },
    { code: 'C2', text: 'Friday', scale: 1 },
  ]
  const found = importedLss(
    survey([
      { code: 'a', type: 'F', text: 'Rate us', help: 'Be frank', sub: rows, answers: yesOrNo },
      { code: 'b', type: 'A', text: 'From 1 to 5', sub: rows },
      { code: 'c', type: 'C', text: 'Is it so?', sub: rows },
      { code: 'd', type: 'E', text: 'Since last year', sub: rows },
      {
        code: 'e',
        type: '1',
        text: 'Two scales',
        sub: rows,
        answers: [
          ...yesOrNo,
          { code: 'B1', text: 'Low', scale: 1 },
          { code: 'B2', text: 'High', scale: 1 },
        ],
        attributes: {
          dualscale_headerA: { en: 'Important?' },
          dualscale_headerB: { en: 'How much?' },
        },
      },
      {
        code: 'f',
        type: ':',
        text: 'Hours',
        sub: [...rows, ...columns],
        attributes: { multiflexible_max: '12' },
      },
      {
        code: 'g',
        type: ':',
        text: 'Days',
        sub: [...rows, ...columns],
        attributes: { multiflexible_checkbox: '1' },
      },
      { code: 'h', type: ';', text: 'Notes', sub: [...rows, ...columns] },
    ]),
  )
  const tables = found.tables?.map(({ id, title, description }) => {
    const own = found.fields.filter(({ table }) => table === id)
    return [title, description, own.map(({ label }) => label).join(), own[0]?.options?.join()]
  })
  const both = 'Opening hours,Staff'
  expect(tables).toEqual([
    ['Rate us', 'Be frank', both, 'Yes,No'],
    ['From 1 to 5', undefined, both, '1,2,3,4,5'],
    ['Is it so?', undefined, both, 'Yes,Uncertain,No'],
    ['Since last year', undefined, both, 'Increase,Same,Decrease'],
    ['Two scales: Important?', undefined, both, 'Yes,No'],
    ['Two scales: How much?', undefined, both, 'Low,High'],
    ['Days', undefined, both, 'Monday,Friday'],
  ])
  const cells = found.fields.filter(({ label }) => label.startsWith('Hours: '))
  expect(cells.map(({ label }) => label)).toEqual([
    'Hours: Opening hours, Monday',
    'Hours: Opening hours, Friday',
    'Hours: Staff, Monday',
    'Hours: Staff, Friday',
  ])
  expect(cells[0]?.validation).toEqual({ min: 1, max: 12 })
  const asCells = 'It was a table of inputs. Each of its cells is a field of its own.'
  expect(told(found)).toEqual([asCells, asCells])
})

test('relevance becomes conditions of questions and sections', () => {
  const found = importedLss({
    languages: ['en'],
    texts: titles,
    groups: [
      {
        name: 'Start',
        questions: [
          { code: 'member', type: 'L', text: 'Member?', answers: yesOrNo, other: true },
          { code: 'age', type: 'N', text: 'Age', relevance: '((member.NAOK == "A1"))' },
          { code: 'likes', type: 'M', text: 'Likes', sub: rows },
          {
            code: 'grid',
            type: 'F',
            text: 'Rate',
            sub: [
              { code: 'R1', text: 'Rooms' },
              { code: 'R2', text: 'Desks', relevance: 'age > 9' },
            ],
            answers: yesOrNo,
          },
        ],
      },
      {
        name: 'More',
        relevance: 'age.NAOK >= 18 and !is_empty(member)',
        questions: [
          { code: 'x1', type: 'S', text: 'One', relevance: 'likes_SQ002 == "Y"' },
          { code: 'x2', type: 'S', text: 'Two', relevance: 'grid_R1.NAOK == "A2"' },
          { code: 'x3', type: 'S', text: 'Three', relevance: 'member_other.NAOK != ""' },
          { code: 'x4', type: 'S', text: 'Four', relevance: '123456X1X101 == "A2"' },
          { code: 'x5', type: 'S', text: 'Five', relevance: 'likes_SQ001 != "Y"' },
          { code: 'x6', type: 'S', text: 'Six', relevance: 'strlen(x1) > 3' },
        ],
      },
    ],
  })
  const id = (label: string) => found.fields.find((one) => one.label === label)?.id
  const logic = (label: string) => found.fields.find((one) => one.label === label)?.conditional
  const is = (label: string, condition: string, value: string) => {
    return { dependsOn: id(label), condition, value }
  }
  expect(logic('Age')).toEqual(is('Member?', 'equals', 'Yes'))
  expect(logic('Desks')).toMatchObject({
    rules: [{ fieldId: id('Age'), condition: 'greater_than' }],
  })
  expect(logic('One')).toEqual(is('Likes', 'contains', 'Staff'))
  expect(logic('Two')).toEqual(is('Rooms', 'equals', 'No'))
  expect(logic('Three')).toEqual(is('Member?', 'equals', 'Other'))
  expect(logic('Four')).toEqual(is('Member?', 'equals', 'No'))
  expect(found.sections).toMatchObject([
    { title: 'Start' },
    { title: 'More', newPage: true, conditional: { operator: 'AND' } },
  ])
  expect(told(found)).toEqual([
    'Its condition could not be imported, so it is always shown: a condition cannot check that "Opening hours" is not among the answers.',
    'Shown if strlen(x1) > 3 could not be imported: it calls the function "strlen".',
  ])
})

test('answers in random order keep it, and those of other questions are reported', () => {
  const random_order = '1'
  const found = importedLss(
    survey([
      { code: 'm', type: 'M', text: 'Pick', sub: rows, attributes: { random_order } },
      {
        code: 'l',
        type: 'L',
        text: 'One',
        answers: yesOrNo,
        attributes: { answer_order: 'random' },
      },
      { code: 'd', type: '!', text: 'List', answers: yesOrNo, attributes: { random_order } },
      {
        code: 'f',
        type: 'F',
        text: 'Grid',
        answers: yesOrNo,
        sub: rows,
        attributes: { random_order },
      },
      { code: 'r', type: 'R', text: 'Rank', answers: yesOrNo, attributes: { random_order } },
    ]),
  )
  expect(found.fields.filter(({ shuffle }) => shuffle).map(({ label }) => label)).toEqual([
    'Pick',
    'One',
    'List',
  ])
  expect(told(found)).toEqual([
    'Its answers are in random order. Here the order is fixed.',
    'Its answers are in random order. Here the order is fixed.',
  ])
})

test('what a form does not have is in the loss report', () => {
  const found = importedLss(
    survey(
      [
        {
          code: 'a',
          type: 'M',
          text: 'Pick <img src="x.png">',
          sub: rows,
          mandatory: 'S',
          attributes: {
            min_answers: '1',
            max_answers: '2',
            exclude_all_others: 'SQ002',
            someplugin: 'yes',
            hide_tip: '1',
          },
        },
        { code: 'h', type: 'S', text: 'Source', attributes: { hidden: '1' } },
        { code: 'l', type: 'L', text: 'Level', answers: yesOrNo, attributes: { hidden: '1' } },
        { code: 'lang', type: 'I', text: 'Language' },
        {
          code: 'k',
          type: 'K',
          text: 'Parts',
          sub: rows,
          attributes: { equals_num_value: '100', suffix: '%' },
        },
        { code: 'f', type: 'F', text: 'No rows', answers: yesOrNo },
      ],
      {
        group: { random: 'r1' },
        settings: { usetokens: 'Y', expires: '2030-01-01 00:00:00', autoredirect: 'Y' },
        texts: {
          ...titles,
          surveyls_url: 'https://example.org/thanks',
          surveyls_endtext: '<p>Thank <b>you</b></p>',
        },
        tables: {
          quota: [{ id: '1', name: 'Men', qlimit: '50' }],
          survey_url_parameters: [{ parameter: 'from', targetqid: '' }],
        },
      },
    ),
  )
  expect(found.hiddenFields?.map(({ name }) => name)).toEqual(['h', 'from'])
  expect(found.endings).toMatchObject([
    { message: 'Thank you', redirectUrl: 'https://example.org/thanks' },
  ])
  expect(told(found)).toEqual([
    'The group "Visits" is in random order. Here the order is fixed.',
    'Skipped "Language": visitors choose the language above the form.',
    'Skipped "No rows" (f): it has no subquestions.',
    'The survey’s quotas were skipped: Men. A form can close after a number of submissions.',
    'Only invited participants can answer the survey. Here everyone with the link can.',
    'The survey ends on 2030-01-01 00:00:00. Set this under Closing.',
    'A missing answer is only warned about. Here it is optional.',
    'A picture or video in its text was not imported.',
    'The answer "Staff" excludes all others. This was not imported.',
    'Its setting "someplugin" was not imported.',
    'It is hidden in the survey; here it shows.',
    'Its numbers add up to 100. This was not imported.',
  ])
  expect(found.fields.find(({ unit }) => unit)).toMatchObject({ type: 'number', unit: '%' })
  expect(found.fields.find(({ type }) => type === 'checkbox')).toMatchObject({
    minChoices: 1,
    maxChoices: 2,
  })
})

test('questions start with the answers that they start with in the survey', () => {
  const found = importedLss(
    survey(
      [
        { code: 'a', type: 'L', text: 'Member?', answers: yesOrNo },
        { code: 'b', type: 'M', text: 'What matters?', sub: rows },
        { code: 'c', type: 'N', text: 'How many?' },
        { code: 'd', type: 'Y', text: 'Again?' },
        { code: 'e', type: 'Q', text: 'Names', sub: rows },
        { code: 'f', type: 'S', text: 'When?' },
        { code: 'g', type: '!', text: 'Branch', answers: yesOrNo, other: true },
        { code: 'h', type: 'D', text: 'Day' },
      ],
      {
        languages: ['en', 'de'],
        tables: {
          // Questions and subquestions are numbered from 101 in the order above.
          defaultvalues: [
            { qid: '101', sqid: '0', specialtype: '', language: 'de', defaultvalue: 'A1' },
            { qid: '101', sqid: '0', specialtype: '', language: 'en', defaultvalue: 'A2' },
            { qid: '102', sqid: '110', specialtype: '', language: 'en', defaultvalue: 'Y' },
            { qid: '103', sqid: '0', specialtype: '', language: 'en', defaultvalue: '12' },
            { qid: '104', sqid: '0', specialtype: '', language: 'en', defaultvalue: 'N' },
            { qid: '105', sqid: '112', specialtype: '', language: 'en', defaultvalue: 'Ada' },
            { qid: '106', sqid: '0', specialtype: '', language: 'en', defaultvalue: '{if(1, 2)}' },
            { qid: '107', sqid: '0', specialtype: '', language: 'en', defaultvalue: '-oth-' },
            { qid: '107', sqid: '0', specialtype: 'other', language: 'en', defaultvalue: 'Bus' },
            { qid: '108', sqid: '0', specialtype: '', language: 'en', defaultvalue: '2026-05-01' },
          ],
        },
      },
    ),
  )
  expect(found.fields.map(({ label, defaultAnswer }) => [label, defaultAnswer])).toEqual([
    ['Member?', 'No'],
    ['What matters?', ['Staff']],
    ['How many?', '12'],
    ['Again?', 'No'],
    ['Names: Opening hours', undefined],
    ['Names: Staff', 'Ada'],
    ['When?', undefined],
    ['Branch', undefined],
    ['Day', '2026-05-01'],
  ])
  const lost = found.warnings.filter(({ message }) => message === 'Its default value was skipped.')
  expect(lost.map(({ fieldId }) => found.fields.find(({ id }) => id === fieldId)?.label)).toEqual([
    'When?',
    'Branch',
  ])
})
