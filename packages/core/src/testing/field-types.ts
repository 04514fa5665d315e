import { isList } from '../answers.ts'
import { readDay, readNumber } from '../conditions/reading.ts'
import type { FieldType, FieldTypes } from '../field-type.ts'

const text: FieldType = {
  type: 'text',
  group: 'basic',
  defaultLabel: 'Text Input',
  defaultPlaceholder: '',
  answerKind: 'text',
  bounds: 'length',
  allowsPattern: true,
  control: 'line',
  example: () => 'Example',
  comparesAsNumber: false,
  canBeSource: true,
  check: () => null,
  toText: (_field, answer) =>
    typeof answer === 'string'
      ? answer
      : isList(answer)
        ? answer.join(', ')
        : (answer.status ?? ''),
  initial: {},
}

const among = (options: readonly string[] = [], item: unknown) =>
  options.some((one) => one === item)

/** A few field types for core's own tests. The product's types are in the package `fields`. */
export const fewFieldTypes: FieldTypes = {
  text,
  email: {
    ...text,
    type: 'email',
    check: (_field, answer) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(answer)) ? null : 'email'),
  },
  number: {
    ...text,
    type: 'number',
    bounds: 'value',
    comparesAsNumber: true,
    check: (_field, answer) => (Number.isNaN(readNumber(String(answer))) ? 'format' : null),
  },
  date: {
    ...text,
    type: 'date',
    bounds: null,
    check: (_field, answer) => (Number.isNaN(readDay(String(answer))) ? 'format' : null),
  },
  radio: {
    ...text,
    type: 'radio',
    bounds: null,
    allowsPattern: false,
    hasOptions: true,
    check: ({ options }, answer) => (among(options, answer) ? null : 'format'),
  },
  checkbox: {
    ...text,
    type: 'checkbox',
    answerKind: 'list',
    bounds: null,
    allowsPattern: false,
    hasOptions: true,
    check: ({ options }, answer) =>
      isList(answer) && answer.every((item) => among(options, item)) ? null : 'format',
  },
  statement: {
    ...text,
    type: 'statement',
    answerKind: 'none',
    bounds: null,
    allowsPattern: false,
    canBeSource: false,
    example: () => null,
    check: () => 'format',
  },
  payment: { ...text, type: 'payment', answerKind: 'payment', bounds: null, allowsPattern: false },
}
