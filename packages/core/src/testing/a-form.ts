import type { AdvancedConditional, Conditional, Group, Rule } from '../conditions/condition.ts'
import type { Field } from '../field.ts'
import type { FormSchema, Settings } from '../form.ts'

type More = Partial<Omit<Field, 'id' | 'type'>>

/** A form built field by field: `aForm().radio('plan', ['Free', 'Pro']).text('company', shownWhen(...))`. */
export interface FormBuilder extends FormSchema {
  text(id: string, more?: More): FormBuilder
  email(id: string, more?: More): FormBuilder
  number(id: string, more?: More): FormBuilder
  date(id: string, more?: More): FormBuilder
  payment(id: string, more?: More): FormBuilder
  radio(id: string, options: readonly string[], more?: More): FormBuilder
  checkbox(id: string, options: readonly string[], more?: More): FormBuilder
  field(type: string, id: string, more?: More): FormBuilder
  with(settings: Settings): FormBuilder
}

export function aForm(fields: readonly Field[] = [], settings: Settings = {}): FormBuilder {
  const field = (type: string, id: string, more: More = {}) =>
    aForm([...fields, { id, type, label: id, ...more }], settings)
  return {
    fields,
    settings,
    field,
    text: (id, more) => field('text', id, more),
    email: (id, more) => field('email', id, more),
    number: (id, more) => field('number', id, more),
    date: (id, more) => field('date', id, more),
    payment: (id, more) => field('payment', id, more),
    radio: (id, options, more) => field('radio', id, { options, ...more }),
    checkbox: (id, options, more) => field('checkbox', id, { options, ...more }),
    with: (more) => aForm(fields, { ...settings, ...more }),
  }
}

/** Simple logic to spread into a field. */
export function shownWhen(
  dependsOn: string,
  condition: string,
  value = '',
): { conditional: Conditional } {
  return { conditional: { dependsOn, condition, value } }
}

/** Advanced logic to spread into a field: `shownWhenAll(aRule('a', 'equals', 'x'), anyOf(...))`. */
export function shownWhenAll(...parts: readonly (Rule | Group)[]): {
  conditional: AdvancedConditional
} {
  return { conditional: allOf(...parts) }
}

export function shownWhenAny(...parts: readonly (Rule | Group)[]): {
  conditional: AdvancedConditional
} {
  return { conditional: anyOf(...parts) }
}

export function aRule(fieldId: string, condition: string, value = '', id = ''): Rule {
  return { id, fieldId, condition, value }
}

export const allOf = (...parts: readonly (Rule | Group)[]): Group => groupOf('AND', parts)
export const anyOf = (...parts: readonly (Rule | Group)[]): Group => groupOf('OR', parts)

function groupOf(operator: Group['operator'], parts: readonly (Rule | Group)[]): Group {
  const rules: Rule[] = []
  const groups: Group[] = []
  for (const part of parts) {
    if ('rules' in part) groups.push(part)
    else rules.push(part)
  }
  return { id: '', operator, rules, groups }
}
