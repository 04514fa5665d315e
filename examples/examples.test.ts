import { readdirSync, readFileSync } from 'node:fs'
import { formSchema } from '@ramiform/contract/form-schema'
import { rulesOf } from '@ramiform/core/conditions/condition'
import { operatorNames } from '@ramiform/core/conditions/operators'
import { findTextProblems } from '@ramiform/core/findings/check-texts'
import { findProblems } from '@ramiform/core/findings/find-problems'
import { type Example, runExample } from '@ramiform/core/testing/run-example'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import { describe, expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const examples = files.map(
  (file): Example => JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
)
const patterns = createPatternEngine()

const meantProblems: Readonly<Record<string, readonly string[]>> = {
  'Unfinished logic': ['no_condition', 'source_missing', 'no_value', 'no_field'],
  'Circular dependency': ['cycle'],
}

describe.each(examples)('$name', (example) => {
  test('means what it says', () => {
    expect(runExample(example, fieldTypes, patterns)).toEqual([])
  })

  test('is a form that the server takes as it is', () => {
    expect(formSchema.parse(example.schema)).toEqual(example.schema)
  })

  test('has no problems, except those that it is an example of', () => {
    const codes = findProblems(example.schema, { fieldTypes }).map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set(meantProblems[example.name] ?? []))
    expect(findTextProblems(example.schema)).toEqual([])
  })
})

test('a form that means something else is noticed', () => {
  const [example] = examples
  if (example === undefined) throw new Error('there are no examples')
  const changed = {
    ...example,
    schema: { ...example.schema, fields: example.schema.fields.slice(1) },
  }
  expect(runExample(changed, fieldTypes, patterns)).not.toEqual([])
})

test('together they use every field type and every condition', () => {
  const fields = examples.flatMap(({ schema }) => schema.fields)
  const rules = fields.flatMap(({ conditional }) => (conditional ? rulesOf(conditional) : []))
  expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(Object.keys(fieldTypes)))
  expect(new Set(rules.map(({ condition }) => condition))).toEqual(
    new Set([...operatorNames, 'rhymes_with', '']),
  )
})
