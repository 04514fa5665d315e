import { formSchema } from '@ramiform/contract/form-schema'
import type { Answer, Answers } from '@ramiform/core/answers'
import { checkRules } from '@ramiform/core/conditions/check-rules'
import {
  asGroup,
  type Conditional,
  isSimple,
  type Rule,
  rulesOf,
} from '@ramiform/core/conditions/condition'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import { findProblems } from '@ramiform/core/findings/find-problems'
import { sourcesOf } from '@ramiform/core/form-shape'
import { checkForm } from '@ramiform/core/validation/check-form'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import { describe, expect, test } from 'vitest'
import { json as jsonExporter } from '../form-exporters/json.ts'
import { json as jsonImporter } from '../importers/json/json.ts'
import { templateCategories } from './categories.ts'
import { formTemplates } from './index.ts'

function countedIds() {
  let count = 0
  return () => {
    count += 1
    return `field_${count}`
  }
}

describe.each(formTemplates)('$title', (template) => {
  const schema = template.schema(countedIds())
  const { fields, settings } = schema
  const fieldOf = new Map(fields.map((field) => [field.id, field]))
  const conditionals = fields.flatMap(({ conditional }) => conditional ?? [])
  const rules = conditionals.flatMap(rulesOf)

  test('passes the form check', () => {
    expect(formSchema.safeParse(schema).error).toBeUndefined()
    expect(checkForm(schema, { patterns: createPatternEngine() })).toEqual([])
    expect(checkRules(schema)).toEqual([])
    expect(findProblems(schema, { fieldTypes })).toEqual([])
  })

  test('has a reasonable number of questions, a description and a success message', () => {
    expect(fields.length).toBeGreaterThanOrEqual(8)
    expect(fields.length).toBeLessThanOrEqual(20)
    expect(fields.some(({ required }) => required)).toBe(true)
    expect(settings.title).toBe(template.title)
    for (const text of [settings.description, settings.successMessage, settings.submitButtonText]) {
      expect(text?.length).toBeGreaterThan(3)
    }
    expect(template.description.length).toBeGreaterThan(30)
  })

  test('has unique labels and options', () => {
    const labels = fields.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    for (const { type, options } of fields) {
      expect(options !== undefined).toBe(['radio', 'select', 'checkbox'].includes(type))
      expect(new Set(options).size).toBe(options?.length ?? 0)
      // A single box is consent.
      if (options !== undefined && type !== 'checkbox') expect(options.length).toBeGreaterThan(1)
    }
  })

  test('has rules that read earlier questions and existing options', () => {
    for (const [at, { conditional }] of fields.entries()) {
      if (conditional === undefined) continue
      for (const rule of rulesOf(conditional)) {
        const source = fieldOf.get(rule.fieldId)
        expect(fields.findIndex(({ id }) => id === rule.fieldId)).toBeLessThan(at)
        if (source?.options !== undefined && rule.value !== '') {
          expect(source.options, source.label).toContain(rule.value)
        }
        expect(['radio', 'select', 'checkbox', 'text', 'email', 'number', 'date']).toContain(
          source?.type,
        )
        // An exact comparison with several ticks is rarely intended.
        if (source?.type === 'checkbox') expect(rule.condition).not.toBe('equals')
      }
    }
  })

  const conditional = fields.filter((field) => field.conditional !== undefined)
  test.each(conditional)(
    '"$label" can be shown and hidden, and each of its rules decides',
    (field) => {
      const seen = new Set<boolean>()
      const decides = new Set<Rule>()
      const own = rulesOf(field.conditional as Conditional)
      const withoutOne = own.map((rule) => ({
        rule,
        visibility: createVisibility(
          { ...schema, fields: fields.map((one) => (one === field ? upended(field, rule) : one)) },
          fieldTypes,
        ),
      }))
      const visibility = createVisibility(schema, fieldTypes)
      for (const answers of possibleAnswers(field, fieldOf)) {
        visibility.setAnswers(answers)
        const shows = visibility.isVisible(field.id)
        seen.add(shows)
        for (const { rule, visibility: other } of withoutOne) {
          if (decides.has(rule)) continue
          other.setAnswers(answers)
          if (other.isVisible(field.id) !== shows) decides.add(rule)
        }
        if (seen.size === 2 && decides.size === own.length) break
      }
      expect([...seen].toSorted()).toEqual([false, true])
      expect(own.filter((rule) => !decides.has(rule))).toEqual([])
    },
  )

  test('has logic as complex as its difficulty says', () => {
    const conditions = new Set(rules.map(({ condition }) => condition))
    const isChained = rules.some(({ fieldId }) => fieldOf.get(fieldId)?.conditional !== undefined)
    const isAny = conditionals.some((one) => asGroup(one).operator === 'OR')
    const isNested = conditionals.some((one) => asGroup(one).groups.length > 0)
    expect(conditionals.length).toBeGreaterThanOrEqual(3)
    if (template.difficulty === 'Basic') expect(conditionals.every(isSimple)).toBe(true)
    else expect([isChained, isAny]).toEqual([true, true])
    expect(isNested).toBe(template.difficulty === 'Advanced')
    if (template.difficulty !== 'Advanced') return
    expect([...conditions]).toEqual(expect.arrayContaining(['contains', 'is_not_empty']))
    expect(conditions.has('greater_than') || conditions.has('less_than')).toBe(true)
    expect(new Set(conditionals.filter((one) => !isSimple(one)).map(operatorOf)).size).toBe(2)
  })

  test('is the same after it was exported and imported again', () => {
    const { text } = jsonExporter.write({ name: template.title, schema })
    expect(jsonImporter.read(text, countedIds())).toEqual({
      fields,
      warnings: [],
      head: { name: template.title, settings: schema.settings },
    })
  })
})

test('a thousand forms made at once have unique ids', () => {
  const newId = countedIds()
  const ids = formTemplates.flatMap((template) =>
    Array.from({ length: 1_000 }, () => template.schema(newId).fields.map(({ id }) => id)).flat(),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('each category has two templates, in the order of the categories', () => {
  expect(formTemplates.map(({ category }) => category)).toEqual(
    templateCategories.flatMap((category) => [category, category]),
  )
  expect(new Set(formTemplates.map(({ slug }) => slug)).size).toBe(formTemplates.length)
})

const operatorOf = (conditional: Conditional) => asGroup(conditional).operator

/** A field with one rule inverted. If no answer makes a difference, the rule is unnecessary. */
function upended(field: Field, rule: Rule): Field {
  const opposite = (one: Rule): Rule =>
    one.id === rule.id ? { ...one, condition: negations[one.condition] ?? 'not_equals' } : one
  const { conditional } = field
  if (conditional === undefined) return field
  if (isSimple(conditional)) {
    const condition = negations[conditional.condition] ?? 'not_equals'
    return { ...field, conditional: { ...conditional, condition } }
  }
  const inside = <T extends Pick<typeof conditional, 'rules' | 'groups'>>(group: T): T => ({
    ...group,
    rules: group.rules.map(opposite),
    groups: group.groups.map(inside),
  })
  return { ...field, conditional: inside(conditional) }
}

const negations: Readonly<Record<string, string>> = {
  equals: 'not_equals',
  not_equals: 'equals',
  is_empty: 'is_not_empty',
  is_not_empty: 'is_empty',
  // Not the exact opposite, but enough to see a difference.
  contains: 'is_empty',
  greater_than: 'less_than',
  less_than: 'greater_than',
}

/** Combinations of answers to all sources: options, ticks, and numbers near those in the rules. */
function* possibleAnswers(
  field: Field,
  fieldOf: ReadonlyMap<string, Field>,
): Generator<Answers, void> {
  const read = new Map<string, Set<string>>()
  const collect = ({ conditional }: Field) => {
    if (conditional === undefined) return
    for (const { fieldId, value } of rulesOf(conditional)) {
      read.set(fieldId, (read.get(fieldId) ?? new Set()).add(value))
    }
    for (const id of sourcesOf(conditional)) {
      const source = fieldOf.get(id)
      if (source !== undefined) collect(source)
    }
  }
  collect(field)
  const choices = [...read].map(
    ([id, values]) => [id, answersTo(fieldOf.get(id) as Field, [...values])] as const,
  )
  yield* combined(choices, {})
}

function* combined(
  [first, ...rest]: readonly (readonly [string, readonly (Answer | undefined)[]])[],
  answers: Answers,
): Generator<Answers, void> {
  if (first === undefined) {
    yield answers
    return
  }
  for (const answer of first[1]) {
    yield* combined(rest, answer === undefined ? answers : { ...answers, [first[0]]: answer })
  }
}

/** Answers that no rule distinguishes count once. */
function answersTo({ type, options }: Field, values: readonly string[]) {
  if (type === 'number') {
    const around = values.flatMap((value) => [Number(value) - 1, Number(value), Number(value) + 1])
    return [undefined, ...new Set(around.map(String))]
  }
  const named = (options ?? ['anything']).filter((option) => values.includes(option))
  const other = (options ?? ['anything']).find((option) => !values.includes(option))
  const single = other === undefined ? named : [...named, other]
  if (type !== 'checkbox') return [undefined, ...single]
  return [undefined, ...single.map((one) => [one]), named]
}
