import { needsValue, type OperatorName } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { all, any, type Logic } from '@ramiform/formats/reading/logic'
import { noneOf } from '../lexicon/answers.ts'
import type { Meaning, Test, TestKind } from './meaning.ts'

/** Reason why the seven operators cannot express a condition, and an alternative. */
export interface Unsayable {
  readonly kind: 'unsayable'
  readonly reason: string
  readonly hint: string
}

/**
 * Translates a condition into the seven operators, exactly: for every answer and for a missing one (decisions
 * 1 to 6 define the operators).
 * @param holds false: translate the opposite.
 */
export function toLogic(meaning: Meaning, holds = true): Logic | Unsayable {
  if (meaning.kind === 'not') return toLogic(meaning.part, !holds)
  if (meaning.kind === 'test') return tested(meaning, holds)
  const together = holds ? null : deniedTogether(meaning)
  if (together !== null) return together
  const parts = meaning.parts.map((part) => toLogic(part, holds))
  const failed = parts.find((part) => part.kind === 'unsayable')
  if (failed !== undefined) return failed
  const logics = parts.filter((part) => part.kind !== 'unsayable')
  return (meaning.kind === 'all') === holds ? all(...logics) : any(...logics)
}

/** Operators that express a comparison and its opposite; one of them must hold. */
export const operatorsOf: Readonly<
  Record<TestKind, Readonly<Record<'said' | 'denied', readonly OperatorName[]>>>
> = {
  is: { said: ['equals'], denied: ['not_equals'] },
  // No operator says "does not contain".
  includes: { said: ['contains'], denied: [] },
  empty: { said: ['is_empty'], denied: ['is_not_empty'] },
  more: { said: ['greater_than'], denied: ['less_than', 'equals', 'is_empty'] },
  less: { said: ['less_than'], denied: ['greater_than', 'equals', 'is_empty'] },
  least: { said: ['greater_than', 'equals'], denied: ['less_than', 'is_empty'] },
  most: { said: ['less_than', 'equals'], denied: ['greater_than', 'is_empty'] },
}

function tested({ field, is, value }: Test, holds: boolean): Logic | Unsayable {
  if (is === 'includes' && !holds) return notIncluding(field, value)
  const operators = operatorsOf[is][holds ? 'said' : 'denied']
  return any(...operators.map((one) => ruleOn(field, one, value)))
}

/** Negates several options of one list together: "neither Red nor Blue" is possible where "not Red" is not. */
function deniedTogether({ kind, parts }: Extract<Meaning, { parts: unknown }>): Logic | null {
  const options = parts.filter((one): one is Test => one.kind === 'test' && one.is === 'includes')
  const [field, another] = new Set(options.map((one) => one.field))
  const values = options.map(({ value }) => value)
  const isOneList = kind === 'any' && values.length === parts.length && another === undefined
  return field !== undefined && isOneList ? withoutItems(field, values) : null
}

/** Logic for a list without certain options: empty, or the only one that remains. */
function withoutItems(field: Field, values: readonly string[]): Logic | null {
  const left = (field.options ?? []).filter((option) => !values.includes(option))
  // A list without its option for none has any other option.
  const isNone = values.every((value) => value === noneOf(field))
  if (field.type !== 'checkbox' || (left.length > 1 && !isNone)) return null
  const how = left.length > 1 ? 'contains' : 'equals'
  return any(ruleOn(field, 'is_empty'), ...left.map((option) => ruleOn(field, how, option)))
}

/** Logic for an answer without a value: possible if the other options can be listed. */
function notIncluding(field: Field, value: string): Logic | Unsayable {
  const { type, options = [] } = field
  const alone = withoutItems(field, [value])
  if (alone !== null) return alone
  if (type !== 'checkbox' && options.length > 0) {
    const containing = options.filter((option) => option.includes(value))
    return all(...containing.map((option) => ruleOn(field, 'not_equals', option)))
  }
  const [verb, hint] =
    type === 'checkbox'
      ? [
          'include',
          `You can check that it includes other options, that it is empty, or that “${value}” is included.`,
        ]
      : ['contain', 'You can check that it contains a text, is not an exact value, or is empty.']
  const reason = `A rule cannot check that “${field.label}” does not ${verb} “${value}”.`
  return { kind: 'unsayable', reason, hint }
}

const ruleOn = ({ id }: Field, condition: OperatorName, value = ''): Logic => ({
  kind: 'rule',
  source: id,
  condition,
  value: needsValue(condition) ? value : '',
})
