// Each format is read down to a fixed depth, and the report names what lies deeper (decision 690).
import { expect, test } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { json } from '../json.ts'
import { imported } from './testing/imported.ts'

/** Puts a value into a number of groups, one inside the other. */
function nested(levels: number, inner: object, group: (inner: object, level: number) => object) {
  let whole = inner
  for (let level = levels; level > 0; level -= 1) whole = group(whole, level)
  return whole
}

const deep = (name: string, levels: number) =>
  `"${name}" was not imported. It is nested more than ${levels} levels deep.`

test('Form.io', () => {
  const field = (label: string) => ({ type: 'textfield', key: label.toLowerCase(), label })
  const form = (levels: number) => ({
    components: [
      field('Name'),
      nested(levels, { type: 'well', components: [field('City'), field('Zip')] }, (inner) => ({
        type: 'columns',
        columns: [{ components: [inner] }],
      })),
    ],
  })
  const { fields, told } = imported(form(100))
  expect(fields.map(({ label }) => label)).toEqual(['Name'])
  expect(told).toEqual([deep('City', 100), deep('Zip', 100)])
  expect(imported(form(99))).toMatchObject({ told: [], fields: { length: 3 } })
})

test('a group with a name is named, and not its questions', () => {
  const city = { type: 'textfield', key: 'city', label: 'City' }
  const group = { type: 'panel', key: 'p', title: 'Address', components: [city, city] }
  const wells = nested(101, group, (inner) => ({ type: 'well', components: [inner] }))
  const name = { type: 'textfield', key: 'name', label: 'Name' }
  expect(imported({ components: [name, wells] }).told).toEqual([deep('Address', 100)])
})

test('SurveyJS', () => {
  const survey = (levels: number) => ({
    pages: [
      {
        elements: [
          { type: 'text', name: 'Name' },
          nested(levels, { type: 'text', name: 'City' }, (inner, level) => ({
            type: 'panel',
            name: `panel${level}`,
            elements: [inner],
          })),
        ],
      },
    ],
  })
  const { fields, told } = imported(survey(101))
  expect(fields.map(({ label }) => label)).toEqual(['Name'])
  expect(told).toEqual([deep('panel101', 100)])
  expect(imported(survey(100))).toMatchObject({ told: [], fields: { length: 2 } })
})

test('Typeform', () => {
  const field = (title: string) => ({ title, ref: title, type: 'short_text', properties: {} })
  const form = (levels: number) => ({
    fields: [
      field('Name'),
      nested(levels, field('City'), (inner, level) => ({
        title: `Group ${level}`,
        ref: `g${level}`,
        type: 'group',
        properties: { fields: [inner] },
      })),
    ],
  })
  const { fields, told } = imported(form(51))
  expect(fields.map(({ label }) => label)).toEqual(['Name'])
  expect(told).toEqual([deep('City', 50)])
  expect(imported(form(50))).toMatchObject({ told: [], fields: { length: 2 } })
})

const string = { type: 'string' }
const properties = (levels: number, inner: object) =>
  nested(levels, inner, (one, level) => ({
    type: 'object',
    properties: { [`part${level}`]: one },
  }))

test('JSON Schema', () => {
  const schema = (levels: number) => ({
    type: 'object',
    properties: {
      name: string,
      address: properties(levels, {
        type: 'object',
        properties: { cityName: string, zip: { title: 'ZIP code', ...string } },
      }),
    },
  })
  const { fields, told } = imported(schema(30))
  expect(fields.map(({ label }) => label)).toEqual(['Name'])
  expect(told).toEqual([deep('City name', 30), deep('ZIP code', 30)])
  expect(imported(schema(29))).toMatchObject({ told: [], fields: { length: 3 } })
})

test('JSON Schema with lists of lists', () => {
  const lists = nested(40, string, (one) => ({ type: 'array', title: 'List', prefixItems: [one] }))
  const { fields, told } = imported({ type: 'object', properties: { name: string, lists } })
  expect(fields.map(({ label }) => label)).toEqual(['Name'])
  expect(told).toEqual([deep('List', 30)])
})

test('JSON Forms', () => {
  const form = (levels: number) => ({
    schema: { type: 'object', properties: { name: string, city: string } },
    uischema: {
      type: 'VerticalLayout',
      elements: [
        { type: 'Control', scope: '#/properties/name' },
        nested(
          levels,
          {
            type: 'Group',
            elements: [
              { type: 'Control', scope: '#/properties/city' },
              { type: 'Label', text: 'Thank you' },
            ],
          },
          (inner) => ({ type: 'HorizontalLayout', elements: [inner] }),
        ),
      ],
    },
  })
  const { fields, told } = imported(form(50))
  expect(fields.map(({ label }) => label)).toEqual(['Name'])
  expect(told).toEqual([deep('City', 50), deep('Thank you', 50)])
  expect(imported(form(48))).toMatchObject({ told: [], fields: { length: 3 } })
})

test('a list of questions', () => {
  const list = (levels: number) => ({
    questions: [
      { headline: 'Name', questionType: 'text' },
      nested(levels, { headline: 'City', questionType: 'text' }, (inner) => ({ items: [inner] })),
    ],
  })
  const { fields, told } = imported(list(20))
  expect(fields.map(({ label }) => label)).toEqual(['Name'])
  expect(told).toEqual([deep('City', 20)])
  expect(imported(list(19))).toMatchObject({ told: [], fields: { length: 2 } })
})

test('a list of questions is recognized as deep as it is read', () => {
  const question = { headline: 'City', questionType: 'text' }
  const list = nested(12, question, (inner) => ({ sections: [inner] }))
  expect(imported(list).fields.map(({ label }) => label)).toEqual(['City'])
})

test('a tree of questions', () => {
  const tree = (levels: number) => ({
    questions: [
      nested(levels, { question: 'Which city?', no_action: 'Done' }, (inner, level) => ({
        question: `Go on to ${level}?`,
        yes_action: inner,
        no_action: 'Stop',
      })),
    ],
  })
  const { fields, told } = imported(tree(201))
  expect(fields).toHaveLength(201)
  expect(told.filter((message) => message.includes('Which city?'))).toEqual([
    deep('Which city?', 200),
  ])
  const whole = imported(tree(200))
  expect(whole.fields).toHaveLength(201)
  expect(whole.told.join()).not.toContain('levels deep')
})

test('one line each', () => {
  const city = { type: 'textfield', key: 'city', label: 'City' }
  const wells = nested(101, city, (inner) => ({ type: 'well', components: [inner] }))
  const name = { type: 'textfield', key: 'name', label: 'Name' }
  expect(imported({ components: [name, wells, wells] }).told).toEqual([deep('City', 100)])
})

test('any depth is read without a fault', () => {
  const depth = 20_000
  const open = '{"type":"well","components":['.repeat(depth)
  const text = `{"components":[{"type":"textfield","key":"name","label":"Name"},${open}{"type":"textfield","key":"city","label":"City"}${']}'.repeat(depth)}]}`
  const result = json.read(text, countedIds())
  expect(result).toMatchObject({ warnings: [{ message: deep('City', 100) }] })
})
