import type { FieldTypeName } from '@ramiform/fields'

/**
 * An event registration with all fourteen types, a question in three nested groups, and a chain of five questions.
 * Used by the owner who builds it and the visitor who fills it in.
 */
export interface Question {
  readonly type: FieldTypeName
  readonly label: string
  readonly required?: boolean
  readonly options?: readonly string[]
  readonly shownWhen?: Logic
  /** The visitor's answer. Without it, none. */
  readonly answer?: string | readonly string[]
}

/** A simple comparison, or nested groups, by the labels of their sources. */
export type Logic = Comparison | LogicGroup
export interface Comparison {
  readonly question: string
  readonly condition: 'equals' | 'not_equals' | 'contains' | 'greater_than' | 'is_not_empty'
  readonly value?: string
}
export interface LogicGroup {
  readonly operator: 'AND' | 'OR'
  readonly rules: readonly Comparison[]
  readonly groups?: readonly LogicGroup[]
}

export const eventForm: readonly Question[] = [
  { type: 'text', label: 'Full name', required: true, answer: 'Ada Lovelace' },
  { type: 'email', label: 'Email', required: true, answer: 'ada@example.org' },
  { type: 'url', label: 'Web site', answer: 'https://example.org/ada' },
  {
    type: 'radio',
    label: 'Attendance',
    required: true,
    options: ['In person', 'Online'],
    answer: 'In person',
  },
  // A chain of five: each question depends on the one above it.
  {
    type: 'select',
    label: 'Meal',
    options: ['Vegetarian', 'Fish', 'None'],
    shownWhen: { question: 'Attendance', condition: 'equals', value: 'In person' },
    answer: 'Vegetarian',
  },
  {
    type: 'date',
    label: 'Arrival',
    shownWhen: { question: 'Meal', condition: 'equals', value: 'Vegetarian' },
    answer: '2026-12-01',
  },
  {
    type: 'number',
    label: 'Nights',
    shownWhen: { question: 'Arrival', condition: 'contains', value: '2026' },
    answer: '3.0',
  },
  {
    type: 'text',
    label: 'Hotel',
    shownWhen: { question: 'Nights', condition: 'equals', value: '3' },
    answer: 'Grand Hotel',
  },
  {
    type: 'phone',
    label: 'Hotel phone',
    shownWhen: { question: 'Hotel', condition: 'contains', value: 'Grand' },
    answer: '+44 20 7946 0000',
  },
  {
    type: 'checkbox',
    label: 'Workshops',
    options: ['Writing', 'Maths', 'Looms'],
    answer: ['Maths', 'Looms'],
  },
  { type: 'textarea', label: 'Allergies', answer: 'Nuts,\nand "quotes"' },
  // Three nested groups: in person and (ten nights or more, or (Maths and somebody with a name)).
  {
    type: 'quantity',
    label: 'Chairs',
    shownWhen: {
      operator: 'AND',
      rules: [{ question: 'Attendance', condition: 'equals', value: 'In person' }],
      groups: [
        {
          operator: 'OR',
          rules: [{ question: 'Nights', condition: 'greater_than', value: '9' }],
          groups: [
            {
              operator: 'AND',
              rules: [
                { question: 'Workshops', condition: 'contains', value: 'Maths' },
                { question: 'Full name', condition: 'is_not_empty' },
              ],
            },
          ],
        },
      ],
    },
    answer: '3',
  },
  { type: 'file', label: 'Portrait', answer: 'ada.png' },
  { type: 'price', label: 'Donation', answer: '12.50' },
  { type: 'payment', label: 'Ticket' },
]

/** The same form as stored. */
export function schemaOf(
  questions: readonly Question[],
  settings: Readonly<Record<string, unknown>> = {},
): { fields: unknown[]; settings: unknown } {
  const idOf = (label: string) => `q_${label.toLowerCase().replace(/\W+/g, '_')}`
  let ids = 0
  const rule = (comparison: Comparison) => ({
    id: `rule_${++ids}`,
    fieldId: idOf(comparison.question),
    condition: comparison.condition,
    value: comparison.value ?? '',
  })
  const group = (logic: LogicGroup): unknown => ({
    id: `group_${++ids}`,
    operator: logic.operator,
    rules: logic.rules.map(rule),
    groups: (logic.groups ?? []).map(group),
  })
  const conditional = (logic: Logic) =>
    'question' in logic
      ? { dependsOn: idOf(logic.question), condition: logic.condition, value: logic.value ?? '' }
      : group(logic)
  return {
    fields: questions.map(({ type, label, required = false, options, shownWhen }) => ({
      id: idOf(label),
      type,
      label,
      required,
      ...(options && { options }),
      ...(shownWhen && { conditional: conditional(shownWhen) }),
    })),
    settings,
  }
}
