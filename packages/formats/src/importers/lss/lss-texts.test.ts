import { expect, test } from 'vitest'
import { importedLss, survey, told } from './testing/imported-lss.ts'

test('equations become values, and texts show answers and values', () => {
  const scale = [
    { code: '1', text: 'Bad' },
    { code: '5', text: 'Good' },
  ]
  const found = importedLss(
    survey([
      { code: 'a', type: 'N', text: 'Adults' },
      { code: 'b', type: 'N', text: 'Children' },
      { code: 'm', type: 'L', text: 'Mood', answers: scale },
      { code: 'guests', type: '*', text: '{sum(a.NAOK, b.NAOK) * 2}' },
      { code: 'score', type: '*', text: '{if(m == "5", m + 1, guests)}' },
      { code: 'odd', type: '*', text: '{strlen(a)}' },
      {
        code: 't',
        type: 'S',
        text: 'You bring {guests.shown}, {a}, {unknown}?',
        relevance: 'guests > 4',
      },
    ]),
  )
  const [a, b, mood, text] = found.fields
  const [guests, score] = found.values ?? []
  const answer = (id = '') => ({ kind: 'answer', id })
  expect(guests).toMatchObject({ name: 'guests', type: 'number' })
  expect(guests?.formula).toEqual({
    kind: 'product',
    of: [
      { kind: 'sum', of: [answer(a?.id), answer(b?.id)] },
      { kind: 'number', value: 2 },
    ],
  })
  expect(score?.formula).toMatchObject({
    kind: 'if',
    when: { dependsOn: mood?.id, condition: 'equals', value: 'Good' },
    yes: {
      kind: 'sum',
      of: [
        {
          kind: 'points',
          points: [
            { option: 'Bad', points: 1 },
            { option: 'Good', points: 5 },
          ],
        },
        { kind: 'number' },
      ],
    },
  })
  expect(text?.label).toBe(`You bring {{${guests?.id}|}}, {{${a?.id}|}}, {unknown}?`)
  expect(text?.conditional).toMatchObject({ rules: [{ fieldId: guests?.id }] })
  expect(told(found)).toEqual([
    'The calculation "odd" was skipped: it calls the function "strlen".',
    '"score" was shown on the page. To show it here, put the value into a text.',
    '“{unknown}” in its text could not be imported as an answer. It stays text.',
  ])
})

test('texts at the start of a group belong to its section, and others become statements', () => {
  const found = importedLss(
    survey(
      [
        { code: 'x', type: 'X', text: '<p>Please read <b>this</b>.</p>' },
        { code: 'a', type: 'S', text: 'Name' },
        { code: 'y', type: 'X', text: '<h2>The rest</h2>Now.', help: 'It is {a}' },
        { code: 'b', type: 'S', text: 'City' },
        { code: 'z', type: 'X', text: 'If so', relevance: 'a == "x"' },
        { code: 'odd', type: 'X', text: 'Long', relevance: 'strlen(a) > 3' },
        { code: 'pic', type: 'X', text: '<img src="/upload/a.png">' },
        {
          code: 'end',
          type: 'X',
          text: '<p style="color:red">That was all. <img src="https://example.org/a.png" alt="Bye"></p>',
        },
      ],
      { group: { text: 'A group.' } },
    ),
  )
  const [a, y, , z, odd, end] = found.fields
  expect(found.sections).toMatchObject([
    { title: 'Visits', text: 'A group.\n\nPlease read **this**.' },
  ])
  expect(found.fields.map(({ section }) => section)).toEqual(Array(6).fill(found.sections?.[0]?.id))
  expect(y).toMatchObject({
    type: 'statement',
    label: 'The rest',
    description: `Now.\n\nIt is {{${a?.id}|}}`,
  })
  expect(z).toMatchObject({
    type: 'statement',
    label: '',
    description: 'If so',
    conditional: { dependsOn: a?.id, condition: 'equals', value: 'x' },
  })
  expect(odd?.conditional).toBeUndefined()
  expect(end?.description).toBe('That was all. [Bye](https://example.org/a.png)')
  expect(told(found)).toEqual([
    'Skipped "pic". Its picture or video was not imported.',
    'Shown if strlen(a) > 3 could not be imported: it calls the function "strlen".',
    'Its picture or video became a link.',
    'Its style, such as colors or a table, was not imported.',
  ])
})

test('a group with nothing but texts shows them, and a text with a condition starts its section', () => {
  const found = importedLss({
    languages: ['en'],
    texts: {},
    groups: [
      { name: 'You', questions: [{ code: 'a', type: 'S', text: 'Name' }] },
      {
        name: 'Bye',
        relevance: 'a == "x"',
        questions: [
          { code: 'x', type: 'X', text: 'Well done.' },
          { code: 'y', type: 'X', text: '<b>Go home</b>.' },
        ],
      },
      {
        name: 'More',
        questions: [
          { code: 'p', type: 'X', text: 'First' },
          { code: 'q', type: 'X', text: 'Then', relevance: 'a == "y"' },
          { code: 'r', type: 'X', text: 'Last' },
          { code: 'b', type: 'S', text: 'City' },
        ],
      },
      { name: 'Empty', text: 'Nothing', questions: [] },
    ],
  })
  expect(found.sections).toMatchObject([
    { title: 'You' },
    { title: 'Bye', conditional: { value: 'x' } },
    { title: 'More', text: 'First' },
  ])
  expect(found.fields.map(({ type, description }) => [type, description])).toEqual([
    ['text', undefined],
    ['statement', 'Well done.'],
    ['statement', '**Go home**.'],
    ['statement', 'Then'],
    ['statement', 'Last'],
    ['text', undefined],
  ])
  expect(told(found)).toEqual(['The group "Empty" was skipped: it has no questions to fill in.'])
})

test('translations come over, in both layouts', () => {
  const both = (en: string, de: string) => ({ en, de, 'zh-Hans': '' })
  const found = importedLss({
    languages: ['en', 'de', 'zh-Hans'],
    texts: {
      surveyls_title: both('Library', 'Bücherei'),
      surveyls_welcometext: both('Hello', 'Hallo'),
      surveyls_endtext: both('Bye', 'Tschüss'),
    },
    groups: [
      {
        name: both('Visits', 'Besuche'),
        questions: [
          {
            code: 'a',
            type: 'L',
            text: both('Member?', 'Mitglied?'),
            answers: [
              { code: '1', text: both('Sure', 'Klar') },
              { code: '2', text: both('Never', 'Nie') },
            ],
            other: true,
          },
          {
            code: 'b',
            type: 'C',
            text: both('Is it so?', 'Stimmt es?'),
            sub: [{ code: 's', text: both('Warm', 'Warm') }],
          },
          { code: 'c', type: 'S', text: both('Only English', '') },
        ],
      },
    ],
  })
  const [section] = found.sections ?? []
  const [table] = found.tables ?? []
  const [a] = found.fields
  const [ending] = found.endings ?? []
  expect(found.translations).toEqual([
    {
      language: 'de',
      texts: [
        { place: `${a?.id}.label`, source: 'Member?', text: 'Mitglied?' },
        { place: `${section?.id}.title`, source: 'Visits', text: 'Besuche' },
        { place: `${table?.id}.title`, source: 'Is it so?', text: 'Stimmt es?' },
        { place: `${ending?.id}.message`, source: 'Bye', text: 'Tschüss' },
        { place: `${a?.id}.option:Sure`, source: 'Sure', text: 'Klar' },
        { place: `${a?.id}.option:Never`, source: 'Never', text: 'Nie' },
        { place: `${a?.id}.option:Other`, source: 'Other', text: 'Sonstiges' },
        { place: `${table?.id}.option:Yes`, source: 'Yes', text: 'Ja' },
        { place: `${table?.id}.option:Uncertain`, source: 'Uncertain', text: 'Unsicher' },
        { place: `${table?.id}.option:No`, source: 'No', text: 'Nein' },
        { place: 'form:title', source: 'Library', text: 'Bücherei' },
        { place: 'form:description', source: 'Hello', text: 'Hallo' },
      ],
    },
  ])
  expect(found.head).toMatchObject({
    name: 'Library',
    settings: { description: 'Hello', language: 'en' },
  })
  expect(told(found)).toEqual(['The texts in the language "zh-Hans" were skipped.'])
})
