import type { Rule } from '@ramiform/core/conditions/condition'
import { comparesOf, needsValue } from '@ramiform/core/conditions/operators'
import { readAnswer, readDay, readNumber } from '@ramiform/core/conditions/reading'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

/** True for conditions that compare text; the others compare sizes or check for an answer. */
export function comparesText({ condition }: Pick<Rule, 'condition'>): boolean {
  const compares = comparesOf(condition)
  return compares === 'whole' || compares === 'part'
}

/** True when the rule holds for a visitor who chose only this option. */
export function holdsFor(source: Field, option: string, rule: Rule): boolean {
  const isList = fieldTypeOf(fieldTypes, source.type)?.answerKind === 'list'
  return ruleHolds(rule, readAnswer(isList ? [option] : option))
}

/**
 * Whether some answer to its source can make a difference to a rule: an option that it names is there, a number
 * is compared with a number. A rule that is unfinished is not judged here, the rule check does that.
 */
export function fits(source: Field, rule: Rule): boolean {
  const type = fieldTypeOf(fieldTypes, source.type)
  if (type?.canBeSource !== true) return false
  if (!needsValue(rule.condition) || rule.valueFrom !== undefined) return true
  if (rule.value === '') return true
  if (type.hasOptions) return fitsOptions(source, rule)
  const isNumber = !Number.isNaN(readNumber(rule.value))
  const isDay = !Number.isNaN(readDay(rule.value))
  if (comparesOf(rule.condition) === 'part') return true
  if (type.comparesAsNumber) return isNumber
  if (type.comparesAsDay) return isDay
  return comparesText(rule) || isNumber || isDay
}

function fitsOptions(source: Field, rule: Rule): boolean {
  // A visitor can write any text.
  if (source.other !== undefined) return true
  const { options = [] } = source
  if (!comparesText(rule)) return options.some((option) => comparable(option, rule.value))
  const positive: Rule = rule.condition === 'not_equals' ? { ...rule, condition: 'equals' } : rule
  return options.some((option) => holdsFor(source, option, positive))
}

const comparable = (a: string, b: string) =>
  [readNumber, readDay].some((read) => !Number.isNaN(read(a)) && !Number.isNaN(read(b)))
