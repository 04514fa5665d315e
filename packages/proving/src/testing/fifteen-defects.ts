import type { FormSchema } from '@ramiform/core/form'
import {
  aForm,
  allOf,
  anyOf,
  aRule,
  shownWhen,
  shownWhenAll,
  shownWhenAny,
} from '@ramiform/core/testing/a-form'

export interface Defect {
  readonly number: number
  readonly what: string
  readonly schema: FormSchema
  /** codes of which one names the defect */
  readonly code: string
  readonly fieldId: string
}

const sources = aForm()
  .radio('plan', ['Free', 'Pro', 'Enterprise'], { label: 'Plan' })
  .number('n', { label: 'Number' })
  .checkbox('c', ['a', 'b'], { label: 'Choices' })
const plan = (value: string) => aRule('plan', 'equals', value)
const x = { label: 'Details' }

/** One defect each; the numbers are those of the comparison with other linters. */
export const fifteenDefects: readonly Defect[] = [
  {
    number: 1,
    what: 'contradiction',
    code: 'never_shown',
    fieldId: 'x',
    schema: sources.text('x', { ...x, ...shownWhenAll(plan('Free'), plan('Pro')) }),
  },
  {
    number: 2,
    what: 'option that is not offered',
    code: 'value_not_offered',
    fieldId: 'x',
    schema: sources.text('x', { ...x, ...shownWhen('plan', 'equals', 'Ultimate') }),
  },
  {
    number: 3,
    what: 'empty or not empty',
    code: 'rule_always_holds',
    fieldId: 'x',
    schema: sources.text('x', {
      ...x,
      ...shownWhenAny(aRule('plan', 'is_empty'), aRule('plan', 'is_not_empty')),
    }),
  },
  {
    number: 4,
    what: 'every option or empty',
    code: 'rule_always_holds',
    fieldId: 'x',
    schema: sources.text('x', {
      ...x,
      ...shownWhenAny(plan('Free'), plan('Pro'), plan('Enterprise'), aRule('plan', 'is_empty')),
    }),
  },
  {
    number: 5,
    what: 'loop',
    code: 'cycle',
    fieldId: 'l1',
    schema: sources
      .text('l1', { label: 'First', ...shownWhen('l2', 'equals', 'x') })
      .text('l2', { label: 'Second', ...shownWhen('l1', 'equals', 'x') }),
  },
  {
    number: 6,
    what: 'contradiction through an ancestor',
    code: 'never_shown',
    fieldId: 'x',
    schema: sources
      .number('seats', { label: 'Seats', ...shownWhen('plan', 'equals', 'Pro') })
      .text('x', { ...x, ...shownWhenAll(aRule('seats', 'greater_than', '1'), plan('Free')) }),
  },
  {
    number: 7,
    what: 'contradiction in every branch',
    code: 'never_shown',
    fieldId: 'x',
    schema: sources.text('x', {
      ...x,
      ...shownWhenAny(allOf(plan('Free'), plan('Pro')), allOf(plan('Pro'), plan('Enterprise'))),
    }),
  },
  {
    number: 8,
    what: 'contradiction across a group',
    code: 'never_shown',
    fieldId: 'x',
    schema: sources.text('x', {
      ...x,
      ...shownWhenAll(plan('Free'), anyOf(plan('Pro'), plan('Enterprise'))),
    }),
  },
  {
    number: 9,
    what: 'nothing between whole steps',
    code: 'never_shown',
    fieldId: 'x',
    schema: sources.field('quantity', 'q', { label: 'Pieces' }).text('x', {
      ...x,
      ...shownWhenAll(aRule('q', 'greater_than', '1'), aRule('q', 'less_than', '2')),
    }),
  },
  {
    number: 10,
    what: 'every option excluded',
    code: 'never_shown',
    fieldId: 'x',
    schema: sources.text('x', {
      ...x,
      ...shownWhenAll(
        aRule('plan', 'is_not_empty'),
        ...['Free', 'Pro', 'Enterprise'].map((one) => aRule('plan', 'not_equals', one)),
      ),
    }),
  },
  {
    number: 11,
    what: 'item that is not offered',
    code: 'value_not_offered',
    fieldId: 'x',
    schema: sources.text('x', { ...x, ...shownWhen('c', 'contains', 'z') }),
  },
  {
    number: 12,
    what: 'cascade',
    code: 'never_shown',
    fieldId: 'd',
    schema: sources
      .radio('d', ['yes', 'no'], { label: 'Decision', ...shownWhenAll(plan('Free'), plan('Pro')) })
      .text('x', { ...x, ...shownWhen('d', 'equals', 'yes') }),
  },
  {
    number: 13,
    what: 'required but never shown',
    code: 'never_shown',
    fieldId: 'x',
    schema: sources.text('x', { ...x, required: true, ...shownWhenAll(plan('Free'), plan('Pro')) }),
  },
  {
    number: 14,
    what: 'redundant rule',
    code: 'redundant_rule',
    fieldId: 'x',
    schema: sources.text('x', {
      ...x,
      ...shownWhenAll(aRule('n', 'greater_than', '5'), aRule('n', 'greater_than', '3')),
    }),
  },
  {
    number: 15,
    what: 'contradiction through two fields',
    code: 'never_shown',
    fieldId: 'x',
    schema: sources
      .number('a', { label: 'Amount' })
      .text('b', {
        label: 'Reason',
        ...shownWhenAny(aRule('a', 'less_than', '5'), aRule('a', 'equals', '5')),
      })
      .text('x', {
        ...x,
        ...shownWhenAll(aRule('a', 'greater_than', '7'), aRule('b', 'is_not_empty')),
      }),
  },
]
