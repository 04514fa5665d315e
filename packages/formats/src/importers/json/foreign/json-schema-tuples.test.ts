import { expect, test } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { json } from '../json.ts'

function imported(form: object) {
  const result = json.read(JSON.stringify(form), countedIds())
  if ('problem' in result) throw new Error(JSON.stringify(result))
  const told = result.warnings.map(({ message }) => message)
  const fields = result.fields.map((one) => `${one.type} ${one.label}${one.required ? '*' : ''}`)
  return { fields, told }
}

const items = [
  { title: 'A string', type: 'string' },
  { type: 'boolean' },
  { title: 'Owner', type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
]

test.each([
  ['items', { items, additionalItems: { type: 'number' } }],
  ['prefixItems', { prefixItems: items, items: { type: 'number' } }],
])('a list with a schema per position has a field per position: %s', (_, list) => {
  const fixed = { title: 'Fixed list', type: 'array', minItems: 1, ...list }
  const form = {
    schema: { type: 'object', properties: { fixed } },
    uiSchema: { fixed: { items: [{ 'ui:widget': 'textarea' }] } },
  }
  expect(imported(form)).toEqual({
    fields: [
      'textarea Fixed list: A string*',
      'radio Fixed list: 2',
      'text Fixed list – Owner: Name*',
    ],
    told: ['Further items of the list "Fixed list" could not be imported.'],
  })
})

test('a list of a fixed length loses nothing', () => {
  const point = { type: 'array', items: [{ type: 'number' }, { type: 'number' }] }
  const form = (more: object) => ({ type: 'object', properties: { point: { ...point, ...more } } })
  const fields = ['number Point: 1', 'number Point: 2']
  expect(imported(form({ additionalItems: false }))).toEqual({ fields, told: [] })
  expect(imported(form({}))).toEqual({ fields, told: [] })
})
