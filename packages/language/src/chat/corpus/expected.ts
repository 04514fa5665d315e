import type { Group, Rule } from '@ramiform/core/conditions/condition'
import type { FormSchema } from '@ramiform/core/form'
import { allOf, anyOf, aRule } from '@ramiform/core/testing/a-form'

/** Expected result of a sentence: the condition of each field, or no rule at all. */
export type Expected = Readonly<Record<string, Rule | Group>> | 'no rule'
export type Row = readonly [sentence: string, expected: Expected]

/** A form, and the sentences tested on it. */
export interface FormCases {
  readonly form: FormSchema
  readonly rows: readonly Row[]
}

export const all = allOf
export const any = anyOf
export const is = (field: string, value: string) => aRule(field, 'equals', value)
export const isnt = (field: string, value: string) => aRule(field, 'not_equals', value)
export const has = (field: string, value: string) => aRule(field, 'contains', value)
export const over = (field: string, value: string) => aRule(field, 'greater_than', value)
export const under = (field: string, value: string) => aRule(field, 'less_than', value)
export const atLeast = (field: string, value: string) => any(over(field, value), is(field, value))
export const atMost = (field: string, value: string) => any(under(field, value), is(field, value))
export const empty = (field: string) => aRule(field, 'is_empty')
export const filled = (field: string) => aRule(field, 'is_not_empty')
/** The exact opposite of a comparison. A missing answer is neither more nor less (decision 5). */
export const notOver = (field: string, value: string) => any(atMost(field, value), empty(field))
export const notUnder = (field: string, value: string) => any(atLeast(field, value), empty(field))
