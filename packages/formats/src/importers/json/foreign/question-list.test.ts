import { expect, test } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { json } from '../json.ts'
import { imported } from './testing/imported.ts'

test('the steps of a scale become its options', () => {
  const questions = [
    { question: 'How full is it?', type: 'scale', min: 0, max: 100, step: 25 },
    { question: 'How good is it?', type: 'scale', min: 1, max: 3 },
  ]
  const { fields } = imported(questions)
  expect(fields.map(({ options }) => options)).toEqual([
    ['0', '25', '50', '75', '100'],
    ['1', '2', '3'],
  ])
})

test('headings, texts and pictures become statements, with their conditions', () => {
  const { fields, told } = imported({
    fields: [
      { id: 'a', label: 'Smoke?', type: 'yesno' },
      { type: 'heading', label: 'Smokers', showIf: { field: 'a', equals: true } },
      { type: 'paragraph', label: 'Read <b>this</b>.' },
      { type: 'html', name: 'html_1', content: '<h3>Hello</h3><p>You</p>' },
      { type: 'cta', headline: 'Our site', html: { default: '<p>Visit</p>' } },
      { type: 'image', src: 'https://example.org/a.png', label: 'Map' },
      { type: 'image', label: 'Logo' },
      { type: 'divider', label: 'Line' },
    ],
  })
  expect(fields.map(({ type, label, description }) => [type, label, description])).toEqual([
    ['radio', 'Smoke?', undefined],
    ['statement', 'Smokers', undefined],
    ['statement', '', 'Read **this**.'],
    ['statement', 'Hello', 'You'],
    ['statement', 'Our site', 'Visit'],
    ['statement', '', '[Map](https://example.org/a.png)'],
  ])
  expect(fields[1]?.conditional).toMatchObject({ dependsOn: fields[0]?.id, value: 'Yes' })
  expect(told).toEqual([
    'Skipped "Logo": it is not a question.',
    'Skipped "Line": it is not a question.',
    'Its picture or video became a link.',
  ])
})

test('titles of groups in a list become sections, and the title of the form does not', () => {
  const { fields, sections } = imported({
    form: {
      title: 'Intake',
      pages: [
        {
          title: 'You',
          description: 'Two questions',
          fields: [{ label: 'Name', type: 'shortText' }],
        },
        { name: 'page2', fields: [{ label: 'Town', type: 'shortText' }] },
      ],
    },
  })
  expect(sections).toMatchObject([{ title: 'You', text: 'Two questions' }])
  expect(fields.map(({ section }) => section !== undefined)).toEqual([true, false])
})

test('a condition that is nested without a bound is reported', () => {
  const depth = 20_000
  const condition = `${'{"and":['.repeat(depth)}${']}'.repeat(depth)}`
  const text = `{"questions":[{"headline":"Name","questionType":"text","showIf":${condition}}]}`
  expect(json.read(text, countedIds())).toMatchObject({
    warnings: [{ message: expect.stringContaining('It is nested too deeply.') }],
  })
})
