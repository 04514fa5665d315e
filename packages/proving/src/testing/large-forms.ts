import type { Group, Rule } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'

/** A sequence that is the same on every machine (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Yes-no questions, and fields that show when random clauses of three answers hold. At 4.3 clauses a question it is
 * hardest to tell whether all can hold (random 3-SAT).
 */
export function adversaryForm(questions: number, ratio: number, seed: number): FormSchema {
  const random = randomNumbers(seed)
  const below = (count: number) => Math.floor(random() * count)
  const ask = Array.from(
    { length: questions },
    (_, at): Field => ({
      id: `q${at}`,
      type: 'radio',
      label: `Question ${at}`,
      options: ['Yes', 'No'],
    }),
  )
  const clauses = Array.from({ length: Math.round(questions * ratio) }, (): Group => {
    const rules = Array.from(
      { length: 3 },
      (): Rule => ({
        id: '',
        fieldId: `q${below(questions)}`,
        condition: 'equals',
        value: random() < 0.5 ? 'Yes' : 'No',
      }),
    )
    return { id: '', operator: 'OR', rules, groups: [] }
  })
  /** as many clauses as one field may have rules for */
  const perField = 160
  const gates: Field[] = []
  for (let from = 0; from < clauses.length; from += perField) {
    const before = gates.at(-1)
    const follows: Rule[] =
      before === undefined ? [] : [{ id: '', fieldId: before.id, condition: 'equals', value: 'On' }]
    gates.push({
      id: `gate${from}`,
      type: 'radio',
      label: `Gate ${from}`,
      options: ['On'],
      conditional: {
        operator: 'AND',
        rules: follows,
        groups: clauses.slice(from, from + perField),
      },
    })
  }
  return { fields: [...ask, ...gates], settings: {} }
}

/** A long form as people build them: sections of a choice, a number, a date and questions that follow from them. */
export function longForm(fields: number): FormSchema {
  const all: Field[] = []
  for (let section = 0; all.length < fields; section += 1) {
    const id = (name: string) => `${name}${section}`
    const when = (fieldId: string, condition: string, value: string): Rule => ({
      id: '',
      fieldId: id(fieldId),
      condition,
      value,
    })
    const shownWhen = (operator: Group['operator'], ...rules: readonly Rule[]) => ({
      conditional: { operator, rules, groups: [] },
    })
    all.push(
      {
        id: id('plan'),
        type: 'radio',
        label: `Plan ${section}`,
        options: ['Free', 'Pro', 'Enterprise'],
        required: true,
      },
      {
        id: id('seats'),
        type: 'number',
        label: `Seats ${section}`,
        ...shownWhen('AND', when('plan', 'not_equals', 'Free'), when('plan', 'is_not_empty', '')),
      },
      {
        id: id('topics'),
        type: 'checkbox',
        label: `Topics ${section}`,
        options: ['Billing', 'Support', 'Other'],
      },
      {
        id: id('volume'),
        type: 'text',
        label: `Volume ${section}`,
        required: true,
        ...shownWhen('AND', when('seats', 'greater_than', '50')),
      },
      {
        id: id('invoice'),
        type: 'textarea',
        label: `Invoice ${section}`,
        ...shownWhen(
          'OR',
          when('topics', 'contains', 'Billing'),
          when('plan', 'equals', 'Enterprise'),
        ),
      },
      { id: id('start'), type: 'date', label: `Start ${section}` },
      {
        id: id('late'),
        type: 'text',
        label: `Late ${section}`,
        ...shownWhen('AND', when('start', 'greater_than', '2026-06-30')),
      },
      {
        id: id('note'),
        type: 'text',
        label: `Note ${section}`,
        ...shownWhen('AND', when('volume', 'is_not_empty', ''), when('late', 'is_not_empty', '')),
      },
      { id: id('email'), type: 'email', label: `Email ${section}`, required: true },
      { id: id('name'), type: 'text', label: `Name ${section}` },
    )
  }
  return { fields: all.slice(0, fields), settings: {} }
}

/** A long form in which every section shows for one of the answers to its first question, so that all is connected. */
export function connectedForm(fields: number): FormSchema {
  const { fields: all, settings } = longForm(fields - 1)
  const kinds = ['Person', 'Company', 'Charity']
  const root: Field = {
    id: 'kind',
    type: 'radio',
    label: 'Who are you?',
    options: kinds,
    required: true,
  }
  return {
    fields: [
      root,
      ...all.map((field, at): Field => {
        const value = kinds[Math.floor(at / 10) % kinds.length] ?? ''
        return field.conditional === undefined
          ? { ...field, conditional: { dependsOn: 'kind', condition: 'equals', value } }
          : field
      }),
    ],
    settings,
  }
}
