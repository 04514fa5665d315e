import { expect, test } from 'vitest'
import { imported } from './testing/imported.ts'
import { number, page } from './testing/survey-js.ts'

test('texts between questions become statements, with their conditions and places of answers', () => {
  const { fields, told } = imported(
    page(
      number('age'),
      {
        type: 'html',
        name: 'hint',
        html: '<h4>Adults</h4><p>You are <b>{age}</b>: <a href="https://example.org">rules</a></p><ul><li>One</li><li>Two</li></ul>',
        visibleIf: '{age} > 17',
      },
      { type: 'text', name: 'car', title: 'Car' },
      { type: 'html', name: 'end', html: 'Bye', visible: false },
    ),
  )
  const [age, hint, , end] = fields
  expect(fields.map(({ type }) => type)).toEqual(['number', 'statement', 'text', 'statement'])
  expect(hint).toMatchObject({
    label: 'Adults',
    description: `You are **{{${age?.id}|}}**: [rules](https://example.org)\n\n- One\n- Two`,
    conditional: { rules: [{ fieldId: age?.id, condition: 'greater_than', value: '17' }] },
  })
  expect(end).toMatchObject({ label: '', description: 'Bye' })
  expect(told).toEqual(['It is hidden in the survey; here it shows.'])
})

test('a text of a page or panel is in its section, also if there is no question', () => {
  const { fields, sections } = imported({
    pages: [
      { elements: [{ type: 'text', name: 'a' }] },
      {
        title: 'Two',
        visibleIf: "{a} = 'x'",
        elements: [{ type: 'html', name: 't', html: 'Wait here.' }],
      },
    ],
  })
  expect(sections).toMatchObject([{ title: 'Two', newPage: true }])
  expect(fields[1]).toMatchObject({
    type: 'statement',
    section: sections?.[0]?.id,
    conditional: { dependsOn: fields[0]?.id },
  })
})

test('a picture becomes a link, and one without a web address is reported', () => {
  const { fields, told } = imported(
    page(
      { type: 'image', name: 'map', imageLink: 'https://example.org/map.png', altText: 'The map' },
      { type: 'image', name: 'logo', imageLink: 'data:image/png;base64,AAAA', altText: 'Our logo' },
      { type: 'text', name: 'a' },
    ),
  )
  expect(fields.map(({ type, description }) => [type, description])).toEqual([
    ['statement', '[The map](https://example.org/map.png)'],
    ['text', undefined],
  ])
  expect(told).toEqual([
    'Skipped "Our logo". Its picture or video was not imported.',
    'Its picture or video became a link.',
  ])
})

test('texts in several languages are translated, also one that is a picture in the first', () => {
  const { fields, translations } = imported(
    page(
      { type: 'html', name: 'p', html: { default: '<img src="a.png">', de: 'Ein Bild' } },
      { type: 'html', name: 'h', html: { default: '<b>Hello</b>', de: '<b>Hallo</b>' } },
      { type: 'text', name: 'n', title: { default: 'Name', de: 'Ihr Name' } },
    ),
  )
  expect(fields.map(({ description }) => description)).toEqual(['**Hello**', undefined])
  expect(translations?.[0]?.texts).toEqual([
    { place: `${fields[0]?.id}.description`, source: '**Hello**', text: '**Hallo**' },
    { place: `${fields[1]?.id}.label`, source: 'Name', text: 'Ihr Name' },
  ])
})

test('a condition cannot read a text, and a long text is cut', () => {
  const { told } = imported(
    page(
      { type: 'html', name: 'h', html: 'x'.repeat(6_000) },
      { type: 'text', name: 'a', visibleIf: '{h} notempty' },
    ),
  )
  expect(told).toEqual([
    'Its text was cut to 5,000 characters.',
    'Its condition could not be imported, so it is always shown: it reads "h", which is not a field in this form.',
  ])
})
