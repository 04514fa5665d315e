import type { Answer } from '@ramiform/core/answers'
import {
  type Conditional,
  type Group,
  type Rule,
  rulesOf,
} from '@ramiform/core/conditions/condition'
import { withoutRules } from '@ramiform/core/conditions/conditional-rules'
import { operatorNames } from '@ramiform/core/conditions/operators'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import { aForm, allOf, anyOf, aRule, shownWhen } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consequencesOf, removeAffected, rewriteAffected } from './consequences.ts'
import { changeField, removeField } from './field-commands.ts'
import type { FormDraft } from './form-draft.ts'
import { readersInWords } from './rules-on-field.ts'

const draft = (fields: readonly Field[]): FormDraft => ({
  name: 'Form',
  description: '',
  schema: { fields, settings: {} },
})
const after = (before: FormDraft, command: ReturnType<typeof removeField>): FormDraft =>
  command(before)?.draft ?? before

const colours = draft(
  aForm()
    .radio('colour', ['Red', 'Green', 'Dark Red'])
    .text('why', shownWhen('colour', 'equals', 'Red'))
    .text('both', {
      conditional: anyOf(
        aRule('colour', 'not_equals', 'Red'),
        allOf(aRule('colour', 'contains', 'Red'), aRule('why', 'is_not_empty')),
      ),
    }).fields,
)

describe('deleting', () => {
  test('a field names the rules that read it', () => {
    const [found] = consequencesOf(colours, after(colours, removeField('colour')))
    expect(found).toMatchObject({ kind: 'field-gone', rules: 3, rewritable: 0 })
    expect(readersInWords(found?.readers ?? [])).toBe('why and both (rules 1 and 2)')
  })

  test('an option names the rules that compare with it, and not those that another option satisfies', () => {
    const without = after(colours, changeField('colour', { options: ['Green', 'Dark Red'] }))
    const [found, ...others] = consequencesOf(colours, without)
    expect(others).toEqual([])
    expect(found).toMatchObject({ kind: 'option-gone', rules: 2 })
    expect(readersInWords(found?.readers ?? [])).toBe('why and both (rule 1)')
  })

  test('nothing that others read names nothing', () => {
    expect(consequencesOf(colours, after(colours, removeField('both')))).toEqual([])
    const more = changeField('colour', { options: ['Red', 'Green', 'Dark Red', 'Blue'] })
    expect(consequencesOf(colours, after(colours, more))).toEqual([])
  })
})

describe('renaming an option', () => {
  const renamed = after(
    colours,
    changeField('colour', { options: ['Crimson', 'Green', 'Dark Red'] }),
  )

  test('offers to rewrite the rules whose meaning that brings back, and no others', () => {
    const [found] = consequencesOf(colours, renamed)
    expect(found).toMatchObject({
      kind: 'option-renamed',
      renamed: { from: 'Red', to: 'Crimson' },
      rules: 3,
      // `contains Red` is also true for Dark Red; `contains Crimson` would not be.
      rewritable: 2,
    })
    const rewritten = after(renamed, rewriteAffected(consequencesOf(colours, renamed)))
    const rules = rewritten.schema.fields.flatMap(({ conditional }) =>
      conditional === undefined ? [] : rulesOf(conditional),
    )
    expect(rules.map(({ value }) => value)).toEqual(['Crimson', 'Crimson', 'Red', ''])
  })

  test('to a name that reads the same to a rule changes nothing', () => {
    const contains = draft(
      aForm()
        .radio('a', ['Red'])
        .text('b', shownWhen('a', 'contains', 'Re')).fields,
    )
    const step = after(contains, changeField('a', { options: ['Reddish'] }))
    expect(consequencesOf(contains, step)).toEqual([])
  })

  test('several at once, as lines, finds each one', () => {
    const step = after(colours, changeField('colour', { options: ['Rot', 'Green', 'Dunkelrot'] }))
    expect(consequencesOf(colours, step).map(({ renamed }) => renamed?.to)).toEqual([
      'Rot',
      'Dunkelrot',
    ])
  })

  test('putting options reordered is no renaming', () => {
    const step = after(colours, changeField('colour', { options: ['Dark Red', 'Red', 'Green'] }))
    expect(consequencesOf(colours, step)).toEqual([])
  })
})

test('another type names the rules whose values no answer can have any more', () => {
  const form = draft(
    aForm()
      .text('size')
      .text('a', shownWhen('size', 'equals', 'large'))
      .text('b', shownWhen('size', 'equals', '7'))
      .text('c', shownWhen('size', 'is_empty')).fields,
  )
  const [found] = consequencesOf(form, after(form, changeField('size', { type: 'number' })))
  expect(found?.kind).toBe('type-changed')
  expect(readersInWords(found?.readers ?? [])).toBe('a')
  const [all] = consequencesOf(form, after(form, changeField('size', { type: 'payment' })))
  expect(all?.rules).toBe(3)
})

test('rules that the same step wrote are not questioned', () => {
  const both = (before: FormDraft) => {
    const gone = after(before, removeField('colour'))
    return after(gone, changeField('why', { conditional: undefined }))
  }
  const [found] = consequencesOf(colours, both(colours))
  expect(readersInWords(found?.readers ?? [])).toBe('both (rules 1 and 2)')
})

describe('removing rules', () => {
  const isRed = (rule: Rule) => rule.value === 'Red'
  const red = aRule('colour', 'equals', 'Red')
  const green = aRule('colour', 'equals', 'Green')

  test('a group that loses its last rule goes with it, or any of would always be true', () => {
    expect(withoutRules(anyOf(green, allOf(red)), isRed)).toEqual(anyOf(green))
    expect(withoutRules(anyOf(green, allOf(red, anyOf(red))), isRed)).toEqual(anyOf(green))
  })

  test('so does one that keeps nothing but groups without rules', () => {
    expect(withoutRules(anyOf(green, allOf(red, allOf())), isRed)).toEqual(anyOf(green))
  })

  test('a group that never had rules stays, and says what it said', () => {
    expect(withoutRules(anyOf(red, green, allOf()), isRed)).toEqual(anyOf(green, allOf()))
  })

  test('without any rule left there is no logic left', () => {
    expect(withoutRules(allOf(red, anyOf(red)), isRed)).toBeUndefined()
    expect(
      withoutRules({ dependsOn: 'a', condition: 'equals', value: 'Red' }, isRed),
    ).toBeUndefined()
  })
})

const ids = ['a', 'b', 'c', 'd', 'e']
const options = ['Red', 'Dark Red', 'Green', 'G', '5', '7']
const rule: fc.Arbitrary<Rule> = fc.record({
  id: fc.constant(''),
  fieldId: fc.constantFrom(...ids),
  condition: fc.constantFrom(...operatorNames),
  value: fc.constantFrom('', ...options),
})
const group = (depth: number): fc.Arbitrary<Group> =>
  fc.record({
    id: fc.constant(''),
    operator: fc.constantFrom('AND', 'OR'),
    rules: fc.array(rule, { maxLength: 3 }),
    groups: depth === 0 ? fc.constant([]) : fc.array(group(depth - 1), { maxLength: 2 }),
  })
const conditional: fc.Arbitrary<Conditional | undefined> = fc.oneof(
  fc.constant(undefined),
  rule.map(({ fieldId, condition, value }) => ({ dependsOn: fieldId, condition, value })),
  group(3),
)
const form: fc.Arbitrary<FormDraft> = fc
  .tuple(
    ...ids.map((id) =>
      fc
        .record({ type: fc.constantFrom('radio', 'select', 'checkbox'), conditional })
        .map((more): Field => ({ id, label: id, options, ...more })),
    ),
  )
  .map(draft)

/** Rules that remain decide; a group of which none remains says nothing to the one around it. */
function evaluate(
  { operator, rules, groups }: Pick<Group, 'operator' | 'rules' | 'groups'>,
  isGone: (rule: Rule) => boolean,
  isTrue: (rule: Rule) => boolean,
): boolean | null {
  const all = [...rules, ...groups.flatMap((inner) => rulesOf(inner))]
  if (all.length > 0 && all.every(isGone)) return null
  const truths = [
    ...rules.filter((one) => !isGone(one)).map(isTrue),
    ...groups.map((inner) => evaluate(inner, isGone, isTrue)).filter((truth) => truth !== null),
  ]
  if (truths.length === 0) return true
  return operator === 'AND' ? truths.every(Boolean) : truths.some(Boolean)
}

test('after removing, no rule names the field, and what is left means what it meant', () => {
  fc.assert(
    fc.property(
      form,
      fc.constantFrom(...ids),
      fc.infiniteStream(fc.boolean()),
      (before, id, coin) => {
        const gone = after(before, removeField(id))
        const mended = after(gone, removeAffected(consequencesOf(before, gone)))
        for (const field of mended.schema.fields) {
          if (field.conditional === undefined) continue
          expect(rulesOf(field.conditional).map(({ fieldId }) => fieldId)).not.toContain(id)
        }
        const truth = new Map<Rule, boolean>()
        const isTrue = (one: Rule) => {
          if (!truth.has(one)) truth.set(one, coin.next().value ?? false)
          return truth.get(one) ?? false
        }
        for (const field of gone.schema.fields) {
          if (field.conditional === undefined || 'dependsOn' in field.conditional) continue
          const now = mended.schema.fields.find((other) => other.id === field.id)?.conditional
          const meant = evaluate(field.conditional, ({ fieldId }) => fieldId === id, isTrue) ?? true
          const means = now === undefined ? true : evaluate(now as Group, () => false, isTrue)
          expect(means).toBe(meant)
        }
      },
    ),
  )
})

test('after rewriting, the form asks the same of whoever chose the option under its new name', () => {
  const answer: fc.Arbitrary<Answer> = fc.oneof(
    fc.constantFrom(...options),
    fc.subarray(options, { maxLength: 3 }),
  )
  const given = fc.record({ a: answer, b: answer, c: answer, d: answer, e: answer })
  fc.assert(
    fc.property(
      form,
      fc.constantFrom(...ids),
      fc.constantFrom(...options),
      fc.constantFrom('Crimson', 'Dark Crimson', 'Re', '55', 'R'),
      given,
      (before, id, from, to, answers) => {
        const listed = before.schema.fields.map((field) => field.type === 'checkbox')
        const shaped = Object.fromEntries(
          Object.entries(answers).map(([key, value]) => {
            const isList = listed[ids.indexOf(key)]
            const items = Array.isArray(value) ? value : [String(value)]
            return [key, isList ? items : (items[0] ?? '')]
          }),
        )
        const renamedTo = (value: Answer): Answer =>
          Array.isArray(value)
            ? value.map((item) => (item === from ? to : item))
            : value === from
              ? to
              : value
        const step = after(
          before,
          changeField(id, { options: options.map((option) => (option === from ? to : option)) }),
        )
        const found = consequencesOf(before, step)
        // Rules that measure, and those that cannot be rewritten, are left to the owner.
        fc.pre(found.every(({ rules, rewritable }) => rules === rewritable))
        fc.pre(
          before.schema.fields.every(({ conditional }) =>
            conditional === undefined
              ? true
              : rulesOf(conditional).every(({ condition }) => !condition.endsWith('_than')),
          ),
        )
        const mended = after(step, rewriteAffected(found))
        const was = createVisibility(before.schema, fieldTypes, shaped).visible()
        const is = createVisibility(mended.schema, fieldTypes, {
          ...shaped,
          [id]: renamedTo(shaped[id] ?? ''),
        }).visible()
        expect(is).toEqual(was)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('a rule that compares with a deleted question is named and removed; one with other options is not', () => {
  const compared = { dependsOn: 'first', condition: 'equals', value: '', valueFrom: 'second' }
  const before = draft(
    aForm()
      .radio('first', ['Red', 'Green'])
      .radio('second', ['Red', 'Green'])
      .text('same', { conditional: compared }).fields,
  )
  const deleted = after(before, removeField('second'))
  const found = consequencesOf(before, deleted)
  expect(found).toMatchObject([{ kind: 'field-gone', rules: 1 }])
  const cleaned = removeAffected(found)(deleted)?.draft ?? deleted
  expect(cleaned.schema.fields.at(-1)?.conditional).toBeUndefined()
  for (const id of ['first', 'second']) {
    const changed = after(before, changeField(id, { options: ['Blue', 'Green'] }))
    expect(consequencesOf(before, changed)).toEqual([])
  }
})

test('conditions of options are rules that read the field, too', () => {
  const when = { dependsOn: 'colour', condition: 'equals', value: 'Red' }
  const size: Field = {
    ...{ id: 'size', type: 'radio', label: 'Size', options: ['Small', 'Large'] },
    optionsWhen: [{ option: 'Large', when }],
  }
  const before = draft([...aForm().radio('colour', ['Red', 'Green']).fields, size])
  const renamed = after(before, changeField('colour', { options: ['Crimson', 'Green'] }))
  const [found, ...others] = consequencesOf(before, renamed)
  expect(others).toEqual([])
  expect(found).toMatchObject({ kind: 'option-renamed', rules: 1, rewritable: 1 })
  expect(readersInWords(found?.readers ?? [])).toBe('“Large” of Size')
  const rewritten = after(renamed, rewriteAffected(found ? [found] : []))
  expect(rewritten.schema.fields[1]?.optionsWhen).toEqual([
    { option: 'Large', when: { ...when, value: 'Crimson' } },
  ])
  const gone = after(before, removeField('colour'))
  const removed = after(gone, removeAffected(consequencesOf(before, gone)))
  expect(removed.schema.fields[0]?.optionsWhen).toBeUndefined()
})

test('an ending that loses its last rule keeps logic without rules; one for everybody stays as it is', () => {
  const conditional = { dependsOn: 'colour', condition: 'equals', value: 'Red' }
  const { schema, ...rest } = colours
  const endings = [{ id: 'red', conditional }, { id: 'all' }]
  const before: FormDraft = { ...rest, schema: { ...schema, endings } }
  const gone = after(before, removeField('colour'))
  const removed = after(gone, removeAffected(consequencesOf(before, gone)))
  const noRules = { operator: 'AND', rules: [], groups: [] }
  expect(removed.schema.endings).toEqual([{ id: 'red', conditional: noRules }, { id: 'all' }])
})
