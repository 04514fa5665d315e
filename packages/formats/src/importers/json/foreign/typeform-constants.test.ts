import { expect, test } from 'vitest'
import { imported } from './testing/imported.ts'

const ask = (ref: string, title = `Title of ${ref}`) => ({ ref, type: 'short_text', title })
const compare = (op: string, type: string, name: string, value: string) => ({
  op,
  vars: [
    { type, value: name },
    { type: 'constant', value },
  ],
})
const jump = (to: string, condition: object, type = 'field') => ({
  action: 'jump',
  details: { to: { type, value: to } },
  condition,
})
const always = { op: 'always', vars: [] }

/** A form that asks for the way only if its variable says that there are both. */
const shop = (way: string) => ({
  welcome_screens: [{ title: 'Welcome to {{var:shop}}' }],
  fields: [ask('name', 'Name for {{var:shop}}'), ask('way'), ask('address'), ask('time')],
  thankyou_screens: [
    { ref: 'sent', title: '{{var:shop}} delivers' },
    { ref: 'ready', title: 'It is ready' },
  ],
  variables: { shop: 'Skua', way },
  logic: [
    {
      type: 'field',
      ref: 'name',
      actions: [
        jump('address', compare('equal', 'variable', 'way', 'delivery')),
        jump('time', {
          op: 'and',
          vars: [
            compare('not_equal', 'variable', 'way', 'both'),
            compare('not_contains', 'variable', 'way', 'deliver'),
          ],
        }),
        jump('way', always),
      ],
    },
    { type: 'field', ref: 'address', actions: [jump('sent', always, 'thankyou')] },
    { type: 'field', ref: 'time', actions: [jump('ready', always, 'thankyou')] },
  ],
})

test('a variable with a fixed text is a part of the texts', () => {
  const { fields, head, endings, values, told } = imported(shop('both'))
  expect(fields[0]?.label).toBe('Name for Skua')
  expect(head).toMatchObject({ settings: { description: 'Welcome to Skua' } })
  expect(endings?.map(({ title }) => title)).toContain('Skua delivers')
  expect(values ?? []).toEqual([])
  expect(told.filter((one) => !one.includes('it never holds'))).toEqual([])
})

test.each([
  ['delivery', ['way', 'time']],
  ['collect', ['way', 'address']],
  ['both', ['time']],
])('jumps know a variable with the fixed text "%s"', (way, never) => {
  const { fields, warnings } = imported(shop(way))
  const told = warnings.map(({ message, fieldId }) => [
    fields.find(({ id }) => id === fieldId)?.label,
    message,
  ])
  const message = 'Its condition could not be imported, so it is always shown: it never holds.'
  expect(told).toEqual(never.map((ref) => [`Title of ${ref}`, message]))
  expect(fields.every(({ conditional }) => conditional === undefined)).toBe(true)
})

test('a condition about a fixed text and an answer is about the answer', () => {
  const both = (op: string, ...vars: readonly object[]) => ({ op, vars })
  const here = compare('equal', 'variable', 'way', 'collect')
  const cash = compare('is', 'field', 'name', 'Ada')
  const logic = (condition: object) => [
    { type: 'field', ref: 'name', actions: [jump('time', condition)] },
  ]
  const shown = (condition: object) => {
    const { fields, told } = imported({
      ...shop('collect'),
      thankyou_screens: [],
      logic: logic(condition),
    })
    expect(told).toEqual([])
    return fields[1]?.conditional
  }
  const isNotAda = { dependsOn: 'field_1', condition: 'not_equals', value: 'Ada' }
  expect(shown(both('and', here, cash))).toEqual(isNotAda)
  expect(shown(both('or', both('and', here, cash), compare('is', 'variable', 'way', 'x')))).toEqual(
    isNotAda,
  )
})

test('a variable that an action changes is none', () => {
  const set = {
    action: 'set',
    details: {
      target: { type: 'variable', value: 'shop' },
      value: { type: 'constant', value: 'Other' },
    },
    condition: always,
  }
  const form = { ...shop('both'), logic: [{ type: 'field', ref: 'way', actions: [set] }] }
  const { fields, told } = imported(form)
  expect(fields[0]?.label).toBe('Name for {{var:shop}}')
  expect(told).toContain('The calculation "shop" was skipped: it is a text.')
})
