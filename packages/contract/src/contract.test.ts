import { limits } from '@ramiform/core/limits'
import { expect, test } from 'vitest'
import { answers } from './answers.ts'
import { calls } from './calls.ts'
import { exceedsDepth } from './depth.ts'
import { formSchema } from './form-schema.ts'
import { inputProblems, inputProblemsSentence } from './problems.ts'

const aField = { id: 'name', type: 'text', label: 'Name' }

function problemsWith(schema: unknown): readonly { path: string; message: string }[] {
  const read = formSchema.safeParse(schema)
  return read.success ? [] : inputProblems(read.error)
}

function nested(depth: number): object {
  let group: object = { operator: 'AND', rules: [], groups: [] }
  for (let level = 1; level < depth; level += 1) {
    group = { operator: 'OR', rules: [], groups: [group] }
  }
  return group
}

test('a form with nothing but its fields is whole', () => {
  expect(formSchema.parse({ fields: [aField] })).toEqual({ fields: [aField], settings: {} })
})

test('what is wrong is said in words, at its place', () => {
  expect(
    problemsWith({
      fields: [{ ...aField, label: 'x'.repeat(limits.labelCharacters + 1), colour: 'red' }, {}],
      settings: { redirectUrl: 'javascript:alert(1)' },
    }),
  ).toEqual([
    { path: 'fields.0.label', message: 'must be no longer than 500 characters' },
    { path: 'fields.0', message: 'has an unknown member: colour' },
    { path: 'fields.1.id', message: 'is missing' },
    { path: 'fields.1.type', message: expect.stringContaining('must be one of text, email') },
    { path: 'fields.1.label', message: 'is missing' },
    {
      path: 'settings.redirectUrl',
      message: 'must be a complete http:// or https:// address without a user name or password',
    },
  ])
})

test('a number out of bounds is told its bound', () => {
  const read = calls.listSubmissions.query.safeParse({ limit: '0' })
  expect(read.success ? [] : inputProblems(read.error)).toEqual([
    { path: 'limit', message: 'must be at least 1' },
  ])
})

test('sections share their ids with nothing, and fields name existing ones', () => {
  const messages = (schema: object) =>
    formSchema.safeParse({ settings: {}, ...schema }).error?.issues.map(({ message }) => message)
  const field = { id: 'a', type: 'text', label: 'A' }
  expect(messages({ fields: [field], sections: [{ id: 'a' }] })).toEqual([
    'a field and a section have the id "a"',
  ])
  expect(messages({ fields: [field], sections: [{ id: 's' }, { id: 's' }] })).toEqual([
    'two sections have the id "s"',
  ])
  expect(messages({ fields: [{ ...field, section: 's' }] })).toEqual([
    'the form has no section with the id "s"',
  ])
  expect(
    messages({ fields: [{ ...field, section: 's' }], sections: [{ id: 's' }] }),
  ).toBeUndefined()
})

test('rows of a table are adjacent choices with equal options, and each table has rows', () => {
  const messages = (schema: object) =>
    formSchema
      .safeParse({ settings: {}, ...schema })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  const row = (id: string, more = {}) => ({
    id,
    type: 'radio',
    label: id,
    options: ['Good', 'Bad'],
    table: 't',
    ...more,
  })
  const tables = [{ id: 't', title: 'How was it?' }]
  expect(messages({ fields: [row('a'), row('b')], tables })).toBeUndefined()
  expect(messages({ fields: [row('a')] })).toEqual([
    'fields.0.table is not the id of a table of the form',
  ])
  expect(messages({ fields: [], tables })).toEqual(['tables.0 the table "t" has no rows'])
  expect(messages({ fields: [row('a'), row('b', { options: ['Good'] })], tables })).toEqual([
    'fields.1.table is a table whose rows have other options',
  ])
  expect(messages({ fields: [row('a'), row('b', { type: 'checkbox' })], tables })).toEqual([
    'fields.1.table is a table of radio fields',
  ])
  const between = { id: 'c', type: 'text', label: 'C' }
  expect(messages({ fields: [row('a'), between, row('b')], tables })).toEqual([
    'fields.2.table is the table of fields above: its rows must follow each other',
  ])
  expect(messages({ fields: [row('t')], tables })).toEqual(
    ['a field and a table have the id "t"'].map((one) => `fields.0.id ${one}`),
  )
})

test('two fields may not share an id', () => {
  expect(problemsWith({ fields: [aField, aField] })).toEqual([
    { path: 'fields.1.id', message: 'two fields have the id "name"' },
  ])
})

test('groups may be nested as deep as the limit and no deeper', () => {
  const withDepth = (depth: number) => ({ fields: [{ ...aField, conditional: nested(depth) }] })
  expect(problemsWith(withDepth(limits.groupDepth))).toEqual([])
  expect(problemsWith(withDepth(limits.groupDepth + 1))).toEqual([
    {
      path: 'fields.0.conditional',
      message: `groups may be nested ${limits.groupDepth} levels deep, not more`,
    },
  ])
})

test('rules are counted over all groups of a field', () => {
  const rules = Array.from({ length: 300 }, (_, index) => ({
    id: `r${index}`,
    fieldId: 'name',
    condition: 'equals',
    value: 'x',
  }))
  const conditional = { operator: 'AND', rules, groups: [{ operator: 'OR', rules, groups: [] }] }
  expect(problemsWith({ fields: [{ ...aField, conditional }] })).toEqual([
    { path: 'fields.0.conditional', message: 'a field may have 500 rules, not 600' },
  ])
})

test('a rule value written as a number is read as its text', () => {
  const read = formSchema.parse({
    fields: [{ ...aField, conditional: { dependsOn: 'age', condition: 'equals', value: 5 } }],
  })
  expect(read.fields[0]?.conditional).toEqual({
    dependsOn: 'age',
    condition: 'equals',
    value: '5',
  })
})

test('text that no database can hold is refused, not mangled', () => {
  expect(problemsWith({ fields: [{ ...aField, label: 'a\0b' }] })[0]?.message).toContain('NUL')
  expect(problemsWith({ fields: [{ ...aField, label: 'a\uD800' }] })[0]?.message).toContain(
    'surrogate',
  )
})

test('an answer is a text, a list of texts or a payment, and never a number', () => {
  expect(answers.parse({ a: 'x', b: ['x', 'y'], c: { status: 'paid' }, d: null })).toEqual({
    a: 'x',
    b: ['x', 'y'],
    c: { status: 'paid' },
    d: undefined,
  })
  const read = answers.safeParse({ age: 5 })
  expect(read.success ? [] : inputProblems(read.error)).toEqual([
    { path: 'age', message: 'must be text, a list of texts, or a payment' },
  ])
})

test('nesting is measured without a stack of our own', () => {
  let deep: unknown = 1
  for (let level = 0; level < 200_000; level += 1) deep = [deep]
  expect(exceedsDepth(deep)).toBe(true)
  expect(exceedsDepth({ a: [{ b: 1 }] })).toBe(false)
})

test('many problems make one short sentence', () => {
  const many = Array.from({ length: 5 }, (_, index) => ({ path: `p${index}`, message: 'is off' }))
  expect(inputProblemsSentence(many)).toBe('p0 is off; p1 is off; p2 is off; and 2 more')
})

test('every call that takes parts of its path declares them', () => {
  for (const [name, call] of Object.entries(calls)) {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part)
    const declared = 'params' in call ? Object.keys(call.params.shape) : []
    expect(declared.toSorted(), name).toEqual(inPath.toSorted())
  }
})

test('scenarios have limits, names and ids of their own', () => {
  const scenario = { id: 's1', name: 'Online', answers: { name: 'Ada' }, visible: ['name'] }
  const withScenarios = (...scenarios: object[]) => ({ fields: [aField], settings: { scenarios } })
  expect(formSchema.parse(withScenarios(scenario)).settings.scenarios).toEqual([
    { ...scenario, pinned: false },
  ])
  const many = Array.from({ length: 201 }, (_, at) => ({ ...scenario, id: `s${at}` }))
  const path = 'settings.scenarios'
  expect(problemsWith(withScenarios(...many))).toEqual([
    { path, message: 'must have no more than 200 scenarios' },
  ])
  expect(problemsWith(withScenarios(scenario, scenario))).toEqual([
    { path, message: 'must not have the same id twice' },
  ])
  expect(problemsWith(withScenarios({ ...scenario, name: 'x'.repeat(121) }))).toEqual([
    { path: `${path}.0.name`, message: 'must be no longer than 120 characters' },
  ])
})

test('ignored findings name the rules, the reason and the person', () => {
  const ignored = {
    code: 'gap',
    fieldId: 'name',
    rules: [1],
    reason: 'Five is rare',
    by: 'Ada',
    at: '2026-11-23T12:00:00.000Z',
  }
  const withIgnored = (one: object) => ({
    fields: [aField],
    settings: { ignoredFindings: [one] },
  })
  expect(formSchema.parse(withIgnored(ignored)).settings.ignoredFindings).toEqual([ignored])
  const path = 'settings.ignoredFindings.0'
  expect(problemsWith(withIgnored({ ...ignored, at: 'today' }))).toEqual([
    { path: `${path}.at`, message: 'must be a time in UTC, such as 2027-05-03T16:00:00Z' },
  ])
  expect(problemsWith(withIgnored({ ...ignored, rules: [0] }))).toHaveLength(1)
})

test('a limit that is not accepted itself is named so', () => {
  const number = { ...aField, type: 'number' }
  expect(problemsWith({ fields: [{ ...number, validation: { step: 0 } }], settings: {} })).toEqual([
    { path: 'fields.0.validation.step', message: 'must be above 0' },
  ])
})
