import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { lss } from './lss.ts'
import { importedLss, rows, survey, told, typesAndLabels, yesOrNo } from './testing/imported-lss.ts'
import { type SurveySpec, writeLss } from './testing/write-lss.ts'

test('a file that is no sound survey gives a clear problem', () => {
  const whole = writeLss(survey([{ code: 'a', type: 'S', text: 'Name' }]), 'new')
  const read = (text: string) => lss.read(text, countedIds())
  expect(read(whole.slice(0, whole.length / 2))).toMatchObject({
    problem: { code: 'invalid', detail: expect.stringMatching(/^line \d+: /) },
  })
  const bomb = `<!DOCTYPE document [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]>`
  expect(read(whole.replace('<document>', `${bomb}<document>`).replace('Name', '&b;'))).toEqual({
    problem: {
      code: 'invalid',
      detail: 'line 2: it declares a document type, which LimeSurvey does not write',
    },
  })
  expect(read('<html><body>Hello</body></html>')).toEqual({
    problem: { code: 'invalid_format', label: 'LimeSurvey' },
  })
  expect(read(writeLss(survey([]), 'old'))).toEqual({ problem: { code: 'no_fields' } })
  expect(read(`<LimeSurveyDocType>${'<a>'.repeat(200_000)}`)).toMatchObject({
    problem: { code: 'invalid' },
  })
})

test('a survey of 10 MB is read', () => {
  const many = Array.from({ length: 9_000 }, (_, at) => ({
    code: `q${at}`,
    type: 'L',
    text: `Question ${at}?`,
    answers: yesOrNo,
    relevance: at === 0 ? '1' : `((q${at - 1}.NAOK == "A1"))`,
  }))
  const text = writeLss(survey(many), 'new')
  const found = lss.read(text, countedIds())
  expect('fields' in found && found.fields.length).toBe(9_000)
})

/** A group or question as LimeSurvey exports it alone: without the tables of the survey. */
function alone(spec: SurveySpec, part: 'Group' | 'Question', layout: 'old' | 'new') {
  const tables = [
    'surveys',
    'surveys_languagesettings',
    ...(part === 'Question' ? ['groups', 'group_l10ns'] : []),
  ]
  const text = tables.reduce(
    (xml, table) => xml.replace(new RegExp(` <${table}>.*? </${table}>\\n`, 's'), ''),
    writeLss(spec, layout).replace('>Survey<', `>${part}<`),
  )
  const result = lss.read(text, countedIds())
  if ('problem' in result) throw new Error(JSON.stringify(result))
  return result
}

const twoLanguages = survey(
  [
    { code: 'age', type: 'N', text: { en: 'Age', de: 'Alter' } },
    {
      code: 'why',
      type: 'L',
      text: { en: 'Why?', de: 'Warum?' },
      answers: [
        { code: 'A1', text: { en: 'Books', de: 'Bücher' } },
        { code: 'A2', text: 'CD' },
      ],
      relevance: 'age.NAOK > 17',
    },
    { code: 'out', type: 'S', text: 'Other group', relevance: 'elsewhere.NAOK == "Y"' },
  ],
  { languages: ['en', 'de'], group: { name: { en: 'Visits', de: 'Besuche' } } },
)

test.each(['old', 'new'] as const)('a group alone (.lsg), %s layout', (layout) => {
  const found = alone(twoLanguages, 'Group', layout)
  expect(typesAndLabels(found)).toEqual([
    ['number', 'Age'],
    ['radio', 'Why?'],
    ['text', 'Other group'],
  ])
  expect(found.sections).toMatchObject([{ title: 'Visits' }])
  expect(found.fields[1]?.conditional).toMatchObject({
    rules: [{ fieldId: found.fields[0]?.id, condition: 'greater_than', value: '17' }],
  })
  expect(told(found)).toEqual([
    'Its condition could not be imported, so it is always shown: it reads "elsewhere", which is not a field in this form.',
  ])
  expect(found.head).toEqual({ name: 'Visits', description: '', settings: { language: 'en' } })
  expect(found.translations?.[0]?.texts).toContainEqual({
    place: `${found.fields[1]?.id}.option:Books`,
    source: 'Books',
    text: 'Bücher',
  })
})

test.each(['old', 'new'] as const)('a question alone (.lsq), %s layout', (layout) => {
  const spec = survey([
    { code: 'rate', type: 'F', text: 'How was it?', sub: rows, answers: yesOrNo, mandatory: 'Y' },
  ])
  const found = alone(spec, 'Question', layout)
  expect(typesAndLabels(found)).toEqual([
    ['radio', 'Opening hours'],
    ['radio', 'Staff'],
  ])
  expect(found.fields.every(({ required }) => required)).toBe(true)
  expect(found.tables).toMatchObject([{ title: 'How was it?' }])
  expect(found.sections).toBeUndefined()
  expect(found.head).toMatchObject({ name: 'How was it?', settings: { language: 'en' } })
  expect(told(found)).toEqual([])
})

test('a set of labels (.lsl) has no questions', () => {
  const text = writeLss({ ...survey([]), groups: [] }, 'new').replace('>Survey<', '>Label set<')
  expect(lss.read(text, countedIds())).toEqual({ problem: { code: 'no_fields' } })
})

test('conditions name questions and answers by their numbers, too', () => {
  const answers = [{ code: 'A1', text: 'Yes' }]
  const found = importedLss(
    survey([
      { code: 'a', type: 'L', text: 'Member?', answers },
      { code: 'b', type: 'M', text: 'Borrowed', sub: [{ code: 'SQ1', text: 'Maps' }] },
      { code: 'c', type: 'S', text: 'Since', relevance: '((Q101.NAOK == "A1"))' },
      { code: 'd', type: 'S', text: 'Which', relevance: 'Q102_S105.NAOK == "Y"' },
    ]),
  )
  const [member, borrowed, since, which] = found.fields
  expect(since?.conditional).toMatchObject({ dependsOn: member?.id, value: 'Yes' })
  expect(which?.conditional).toMatchObject({ dependsOn: borrowed?.id, condition: 'contains' })
  expect(told(found)).toEqual([])
})
