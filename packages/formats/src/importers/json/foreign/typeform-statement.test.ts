import { expect, test } from 'vitest'
import { imported } from './testing/imported.ts'
import { choices, fieldOf } from './testing/typeform.ts'

const jump = (ref: string, to: string, op = 'always', ...vars: object[]) => ({
  type: 'field',
  ref,
  actions: [
    {
      action: 'jump',
      details: { to: { type: 'field', value: to } },
      condition: { op, vars },
    },
  ],
})
const isNo = [
  { type: 'field', value: 'a' },
  { type: 'choice', value: 'no' },
]

test('statements come over, with jumps to them and from them', () => {
  const { fields, told } = imported({
    fields: [
      fieldOf('a', 'multiple_choice', { choices }),
      fieldOf('s', 'statement', { description: 'The *house*, _you_ and {{field:a}}' }),
      fieldOf('b', 'short_text'),
      fieldOf('t', 'statement', { description: 'Sorry', button_text: 'Go on' }),
      fieldOf('c', 'short_text'),
    ],
    logic: [jump('a', 't', 'is', ...isNo), jump('s', 'c')],
  })
  const [a, s, b, t, c] = fields
  expect(fields.map(({ type }) => type)).toEqual([
    'radio',
    'statement',
    'text',
    'statement',
    'text',
  ])
  expect(s).toMatchObject({
    label: 'Title of s',
    description: `The **house**, *you* and {{${a?.id}|}}`,
    conditional: { dependsOn: a?.id, condition: 'not_equals', value: 'No' },
  })
  expect(t).toMatchObject({ conditional: { dependsOn: a?.id, condition: 'equals', value: 'No' } })
  expect(c).not.toHaveProperty('conditional')
  expect(told).toEqual([
    'Its condition could not be imported, so it is always shown: it never holds.',
    'The text of its button, "Go on", was not imported.',
  ])
  expect(b?.label).toBe('Title of b')
})

test('the picture of a statement becomes a link, and a jump back from it names it', () => {
  const picture = (href: string) => ({
    attachment: { type: 'image', href, properties: { description: 'The pier' } },
  })
  const { fields, told } = imported({
    fields: [
      fieldOf('a', 'short_text'),
      fieldOf('s', 'statement', {}, picture('https://images.typeform.com/images/x')),
      { ref: 't', type: 'statement', title: '', ...picture('x.png') },
      fieldOf('b', 'short_text', {}, { title: 'Hello' }),
    ],
    logic: [jump('s', 'a')],
  })
  expect(fields.map(({ description }) => description)).toEqual([
    undefined,
    '[The pier](https://images.typeform.com/images/x)',
    undefined,
  ])
  expect(told).toEqual([
    'A jump back from "Title of s" was skipped. A form asks each question once.',
    'Skipped "t". Its picture or video was not imported.',
    'Its picture or video became a link.',
  ])
})
