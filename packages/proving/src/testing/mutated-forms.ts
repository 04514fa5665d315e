import { asGroup, type Group, type Rule } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import fc from 'fast-check'
import { valuesOf } from './random-forms.ts'

type Logic = Pick<Group, 'operator' | 'rules' | 'groups'>
type Mutation = (form: FormSchema, pick: number) => FormSchema

/** The form with another version of one field. */
function withField({ fields, settings }: FormSchema, at: number, field: Field): FormSchema {
  return { fields: fields.with(at, field), settings }
}

function ofLogic(change: (logic: Logic, pick: number, form: FormSchema) => Logic): Mutation {
  return (form, pick) => {
    const withLogic = form.fields.flatMap(({ conditional }, at) => (conditional ? [at] : []))
    const at = withLogic[pick % Math.max(1, withLogic.length)]
    const field = form.fields[at ?? -1]
    if (at === undefined || field?.conditional === undefined) return form
    return withField(form, at, {
      ...field,
      conditional: change(asGroup(field.conditional), pick >> 4, form),
    })
  }
}

function ofRule(change: (rule: Rule, pick: number, form: FormSchema) => Rule): Mutation {
  return ofLogic((logic, pick, form) => {
    const at = pick % Math.max(1, logic.rules.length)
    const rule = logic.rules[at]
    return rule === undefined
      ? logic
      : { ...logic, rules: logic.rules.with(at, change(rule, pick >> 4, form)) }
  })
}

const opposite: Readonly<Record<string, string>> = {
  equals: 'not_equals',
  not_equals: 'equals',
  is_empty: 'is_not_empty',
  is_not_empty: 'is_empty',
  greater_than: 'less_than',
  less_than: 'greater_than',
}

const inside = ({ operator, rules, groups }: Logic): Group => ({ id: '', operator, rules, groups })

/** Edits that owners make. Some leave the meaning as it is. */
const mutations: readonly Mutation[] = [
  ofLogic((logic) => ({ ...logic, operator: logic.operator === 'AND' ? 'OR' : 'AND' })),
  ofLogic((logic, pick) => ({
    ...logic,
    rules: logic.rules.filter((_, at) => at !== pick % Math.max(1, logic.rules.length)),
  })),
  ofLogic((logic) => ({ ...logic, rules: [...logic.rules, ...logic.rules].toReversed() })),
  ofLogic((logic) => ({ operator: 'OR', rules: [], groups: [inside(logic)] })),
  ofRule((rule) => ({ ...rule, condition: opposite[rule.condition] ?? 'is_empty' })),
  ofRule((rule, pick, { fields }) => {
    const type = fields.find(({ id }) => id === rule.fieldId)?.type ?? ''
    const values = (valuesOf[type] ?? ['x']).filter(
      (value) => !/\d/.test(value) || rule.condition !== 'contains',
    )
    return { ...rule, value: values[pick % Math.max(1, values.length)] ?? 'ab' }
  }),
  (form, pick) => {
    const at = pick % form.fields.length
    const field = form.fields[at]
    if (field === undefined) return form
    const { conditional: _, ...others } = field
    return withField(form, at, others)
  },
  (form, pick) => ({
    ...form,
    fields: form.fields.filter((_, at) => at !== pick % form.fields.length),
  }),
  (form, pick) => {
    const at = pick % form.fields.length
    const field = form.fields[at]
    if (field?.options === undefined) return form
    return withField(form, at, { ...field, options: field.options.slice(0, 1 + (pick % 3)) })
  },
  (form, pick) => {
    const at = pick % form.fields.length
    const field = form.fields[at]
    if (field?.type !== 'number') return form
    return withField(form, at, { ...field, validation: { min: 1 + (pick % 3) } })
  },
]

/** A form after up to three edits. */
export const mutated = (form: FormSchema): fc.Arbitrary<FormSchema> =>
  fc
    .array(fc.tuple(fc.nat({ max: mutations.length - 1 }), fc.nat()), {
      minLength: 1,
      maxLength: 3,
    })
    .map((edits) =>
      edits.reduce(
        (edited, [kind, pick]) =>
          edited.fields.length === 0 ? edited : (mutations[kind]?.(edited, pick) ?? edited),
        form,
      ),
    )
