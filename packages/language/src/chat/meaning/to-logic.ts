import type { OperatorName } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { all, any, type Logic } from '@ramiform/formats/reading/logic'
import { noneOf } from '../lexicon/answers.ts'
import { fieldsOf, type Meaning } from './meaning.ts'

/** Reason why the seven operators cannot express a condition, and an alternative. */
export interface Unsayable {
  readonly kind: 'unsayable'
  readonly reason: string
  readonly hint: string
}

type Test = Extract<Meaning, { kind: 'test' }>

/**
 * Translates a condition into the seven operators, exactly: for every answer and for a missing one (decisions
 * 1 to 6 define the operators).
 * @param holds false: translate the opposite.
 */
export function toLogic(meaning: Meaning, holds = true): Logic | Unsayable {
  if (meaning.kind === 'not') return toLogic(meaning.part, !holds)
  if (meaning.kind === 'test') return holds ? said(meaning) : denied(meaning)
  const together = holds ? null : deniedTogether(meaning)
  if (together !== null) return together
  const parts = meaning.parts.map((part) => toLogic(part, holds))
  const failed = parts.find((part) => part.kind === 'unsayable')
  if (failed !== undefined) return failed
  const logics = parts.filter((part) => part.kind !== 'unsayable')
  return (meaning.kind === 'all') === holds ? all(...logics) : any(...logics)
}

function said({ field, is, value }: Test): Logic {
  const rule = ruleOn(field)
  switch (is) {
    case 'is':
      return rule('equals', value)
    case 'includes':
      return rule('contains', value)
    case 'empty':
      return rule('is_empty')
    case 'more':
      return rule('greater_than', value)
    case 'less':
      return rule('less_than', value)
    case 'least':
      return any(rule('greater_than', value), rule('equals', value))
    case 'most':
      return any(rule('less_than', value), rule('equals', value))
  }
}

function denied(test: Test): Logic | Unsayable {
  const { field, is, value } = test
  const rule = ruleOn(field)
  switch (is) {
    case 'is':
      return rule('not_equals', value)
    case 'includes':
      return (
        withoutItems(field, [value]) ?? besidesNone(field, value) ?? notContaining(field, value)
      )
    case 'empty':
      return rule('is_not_empty')
    case 'more':
      return any(rule('less_than', value), rule('equals', value), rule('is_empty'))
    case 'less':
      return any(rule('greater_than', value), rule('equals', value), rule('is_empty'))
    case 'least':
      return any(rule('less_than', value), rule('is_empty'))
    case 'most':
      return any(rule('greater_than', value), rule('is_empty'))
  }
}

/** Negates several options of one list together: "neither Red nor Blue" is possible where "not Red" is not. */
function deniedTogether(meaning: Exclude<Meaning, { kind: 'test' | 'not' }>): Logic | null {
  if (meaning.kind !== 'any') return null
  const [field, another] = fieldsOf(meaning)
  if (field?.type !== 'checkbox' || another !== undefined) return null
  const values = meaning.parts.map((part) =>
    part.kind === 'test' && part.is === 'includes' ? part.value : null,
  )
  return values.every((value) => value !== null) ? withoutItems(field, values) : null
}

/** Logic for a list without certain options, if at most one option remains: empty, or that one. */
function withoutItems(field: Field, values: readonly string[]): Logic | null {
  if (field.type !== 'checkbox') return null
  const left = (field.options ?? []).filter((option) => !values.includes(option))
  if (left.length > 1) return null
  const rule = ruleOn(field)
  return any(rule('is_empty'), ...left.map((option) => rule('equals', option)))
}

/** Logic for a list without its option for none: empty, or any other option. */
function besidesNone(field: Field, value: string): Logic | null {
  if (field.type !== 'checkbox' || noneOf(field) !== value) return null
  const rule = ruleOn(field)
  const others = (field.options ?? []).filter((option) => option !== value)
  return any(rule('is_empty'), ...others.map((option) => rule('contains', option)))
}

/** Logic for a text that does not contain a value: possible if the field has options, which are then listed. */
function notContaining(field: Field, value: string): Logic | Unsayable {
  const options = field.options ?? []
  if (field.type !== 'checkbox' && options.length > 0) {
    const rule = ruleOn(field)
    return all(
      ...options
        .filter((option) => option.includes(value))
        .map((option) => rule('not_equals', option)),
    )
  }
  const reason = `A rule cannot check that “${field.label}” does not ${field.type === 'checkbox' ? 'include' : 'contain'} “${value}”.`
  const instead =
    field.type === 'checkbox'
      ? `You can check that it includes other options, that it is empty, or that “${value}” is included.`
      : 'You can check that it contains a text, is not an exact value, or is empty.'
  return { kind: 'unsayable', reason, hint: instead }
}

function ruleOn(field: Field) {
  return (condition: OperatorName, value = ''): Logic => ({
    kind: 'rule',
    source: field.id,
    condition,
    value,
  })
}
