import {
  type Operator,
  operatorJsonPlaceholder,
  operatorKeys,
  operatorPlaceholder,
} from '@ramiform/contract/site-values'

/** The operator's contact details; placeholders while pages are written at build time. */
export const operator: Operator = readOperator()

/** The value of `<html data-operator>`: it carries the details from the server's page to its script. */
export const operatorJson = import.meta.env.SSR
  ? operatorJsonPlaceholder
  : document.documentElement.dataset.operator

function readOperator(): Operator {
  if (import.meta.env.SSR) return valuesOf(operatorPlaceholder)
  // The development server does not replace placeholders.
  if (import.meta.env.DEV) return valuesOf(() => '')
  return JSON.parse(document.documentElement.dataset.operator ?? '')
}

function valuesOf(value: (key: keyof Operator) => string): Operator {
  return Object.fromEntries(operatorKeys.map((key) => [key, value(key)])) as Operator
}
