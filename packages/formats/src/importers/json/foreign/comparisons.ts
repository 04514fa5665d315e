import type { OperatorName } from '@ramiform/core/conditions/operators'
import { all, any, type Logic, rule as plainRule } from '../../../reading/logic.ts'
import { membersOf } from '../members.ts'
import { localized } from './localized.ts'

/** Translates a comparison of a field with a value into our operators. */
export type Compare = (source: string, value: unknown) => Logic | null

/** Texts of a value, which may be plain, translated, or a code. */
const meantBy = (value: unknown) =>
  localized(membersOf(value)?.code ?? membersOf(value)?.value ?? value)

export const rule = (source: string, condition: OperatorName, value: unknown = ''): Logic =>
  plainRule(source, condition, meantBy(value))
export const equals: Compare = (source, value) =>
  Array.isArray(value)
    ? any(...value.map((one) => rule(source, 'equals', one)))
    : rule(source, 'equals', value)
const unequal: Compare = (source, value) =>
  Array.isArray(value)
    ? all(...value.map((one) => rule(source, 'not_equals', one)))
    : rule(source, 'not_equals', value)
const contains: Compare = (source, value) =>
  Array.isArray(value)
    ? any(...value.map((one) => rule(source, 'contains', one)))
    : rule(source, 'contains', value)
const orEqual =
  (condition: 'greater_than' | 'less_than'): Compare =>
  (source, value) =>
    any(rule(source, condition, value), rule(source, 'equals', value))
const isFilled: Compare = (source, value) =>
  rule(source, value === false || value === 'false' ? 'is_empty' : 'is_not_empty')

/** Comparisons by name; keys have lower-case letters and signs only */
const comparisons: Readonly<Record<string, Compare>> = {
  '': equals,
  '=': equals,
  '==': equals,
  '===': equals,
  eq: equals,
  equal: equals,
  equals: equals,
  equalto: equals,
  is: equals,
  isequal: equals,
  isequalto: equals,
  in: equals,
  isin: equals,
  isoneof: equals,
  oneof: equals,
  isanyof: equals,
  anyof: equals,
  answerin: equals,
  includedin: equals,
  submitted: isFilled,
  selected: equals,
  checked: equals,
  includesany: contains,
  '!=': unequal,
  '!==': unequal,
  '<>': unequal,
  ne: unequal,
  neq: unequal,
  notequal: unequal,
  notequals: unequal,
  notequalto: unequal,
  isnot: unequal,
  isnotequal: unequal,
  isnotequalto: unequal,
  doesnotequal: unequal,
  notin: unequal,
  nin: unequal,
  isnotin: unequal,
  noneof: unequal,
  contains: contains,
  contain: contains,
  includes: contains,
  has: contains,
  like: contains,
  '>': (source, value) => rule(source, 'greater_than', value),
  gt: (source, value) => rule(source, 'greater_than', value),
  greater: (source, value) => rule(source, 'greater_than', value),
  greaterthan: (source, value) => rule(source, 'greater_than', value),
  isgreaterthan: (source, value) => rule(source, 'greater_than', value),
  after: (source, value) => rule(source, 'greater_than', value),
  '<': (source, value) => rule(source, 'less_than', value),
  lt: (source, value) => rule(source, 'less_than', value),
  less: (source, value) => rule(source, 'less_than', value),
  lessthan: (source, value) => rule(source, 'less_than', value),
  islessthan: (source, value) => rule(source, 'less_than', value),
  lower: (source, value) => rule(source, 'less_than', value),
  before: (source, value) => rule(source, 'less_than', value),
  '>=': orEqual('greater_than'),
  gte: orEqual('greater_than'),
  ge: orEqual('greater_than'),
  greaterthanorequal: orEqual('greater_than'),
  greaterthanorequalto: orEqual('greater_than'),
  atleast: orEqual('greater_than'),
  '<=': orEqual('less_than'),
  lte: orEqual('less_than'),
  le: orEqual('less_than'),
  lessthanorequal: orEqual('less_than'),
  lessthanorequalto: orEqual('less_than'),
  atmost: orEqual('less_than'),
  empty: (source) => rule(source, 'is_empty'),
  isempty: (source) => rule(source, 'is_empty'),
  notexists: (source) => rule(source, 'is_empty'),
  isblank: (source) => rule(source, 'is_empty'),
  notempty: isFilled,
  isnotempty: isFilled,
  exists: isFilled,
  filled: isFilled,
  answered: isFilled,
  isanswered: isFilled,
  hasvalue: isFilled,
  isset: isFilled,
  notblank: isFilled,
}

export function compareNamed(name: string): Compare | null {
  const plain = name.toLowerCase().replaceAll(/[^a-z=<>!]/g, '')
  return Object.hasOwn(comparisons, plain) ? (comparisons[plain] ?? null) : null
}

/** True if a member's name is a comparison: `{field: "plan", equals: "pro"}`. */
export function isComparison(name: string): boolean {
  return name !== '' && compareNamed(name) !== null
}
