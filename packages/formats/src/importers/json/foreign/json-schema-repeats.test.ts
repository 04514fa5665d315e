import { expect, test } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { json } from '../json.ts'

function imported(form: object) {
  const result = json.read(JSON.stringify(form), countedIds())
  if ('problem' in result) throw new Error(JSON.stringify(result))
  const told = result.warnings.map(({ message }) => message)
  return { labels: result.fields.map(({ label }) => label), told }
}

const string = { type: 'string' }
const node = (children: object) => ({
  definitions: { node: { type: 'object', properties: { name: string, children } } },
  type: 'object',
  properties: { tree: { $ref: '#/definitions/node' } },
})
const again = { $ref: '#/definitions/node' }

test.each([
  ['a list', { type: 'array', items: again }],
  ['a list of variants', { type: 'array', items: { oneOf: [{ type: 'null' }, again] } }],
  ['an object', again],
  ['an object or nothing', { anyOf: [again, { type: 'null' }] }],
  ['a part of an object', { allOf: [again] }],
])('a schema that contains itself as %s is read once', (_, children) => {
  expect(imported(node(children))).toEqual({
    labels: ['Tree: Name'],
    told: ['"Tree – Children" repeats the fields around it. It was not imported.'],
  })
})

test('a schema that contains itself by the reference "#" is read once', () => {
  const form = {
    type: 'object',
    properties: { name: string, replies: { type: 'array', items: { $ref: '#' } } },
  }
  expect(imported(form)).toEqual({
    labels: ['Name'],
    told: ['"Replies" repeats the fields around it. It was not imported.'],
  })
})

test.each([
  ['a list of itself', { type: 'array', items: again }],
  ['a variant of itself', { oneOf: [{ type: 'array', items: again }, string] }],
])('a schema without fields that is %s ends', (_, own) => {
  const form = { definitions: { node: own }, type: 'object', properties: { tree: again } }
  expect(imported(form).labels).toEqual(['Tree'])
})

test('a schema that is used twice, side by side, is read twice', () => {
  const person = { type: 'object', properties: { name: string } }
  const form = {
    $defs: { person },
    type: 'object',
    properties: { guest: { $ref: '#/$defs/person' }, host: { $ref: '#/$defs/person' } },
  }
  expect(imported(form)).toEqual({ labels: ['Guest: Name', 'Host: Name'], told: [] })
})

test('of variants, the ones that repeat are left out', () => {
  const leaf = { title: 'Leaf', type: 'object', properties: { colour: string } }
  expect(imported(node({ oneOf: [leaf, { title: 'Node', ...again }] }))).toEqual({
    labels: ['Tree: Name', 'Tree: Children', 'Tree – Children: Colour'],
    told: ['"Node" of "Tree – Children" repeats the fields around it. It was not imported.'],
  })
})

test.each([
  { name: 'oneOf', isWrapped: false },
  { name: 'anyOf', isWrapped: false },
  { name: 'oneOf', isWrapped: true },
])('a schema with nothing but $name of objects is a schema', ({ name, isWrapped }) => {
  const variant = (key: string) => ({ properties: { [key]: string }, required: [key] })
  const form = { type: 'object', [name]: [variant('lorem'), variant('ipsum')] }
  expect(imported(isWrapped ? { schema: form } : form)).toEqual({
    labels: ['Choose one', 'Lorem', 'Ipsum'],
    told: [],
  })
})

test('a schema that doubles itself with each level ends, with a warning', () => {
  const own = { $ref: '#/definitions/node' }
  const form = {
    definitions: { node: { allOf: [own, own] } },
    type: 'object',
    properties: { name: string, tree: own },
  }
  const { labels, told } = imported(form)
  expect(labels).toEqual(['Name'])
  expect(told).toContain(
    'The schema has too many parts, or refers to itself. The rest was not imported.',
  )
})
