import type { Answers } from '@ramiform/core/answers'
import type { Comparing } from '@ramiform/core/conditions/condition'
import {
  type Explanation,
  explainForm,
  type GroupTruth,
  type RuleTruth,
} from '@ramiform/core/conditions/explain'
import { nothing, readAnswer } from '@ramiform/core/conditions/reading'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { fieldTypes } from '@ramiform/fields'
import type { FormLogic } from '../form-logic.ts'
import { confusableWith } from './neighbors.ts'

/**
 * Something that scenarios should bring about. A rule that decides alone whether its field shows is true, or false:
 * this is modified condition/decision coverage (MC/DC).
 */
export interface Target {
  /** position of the field with the logic */
  readonly position: number
  /** number of the rule, from 1 in reading order; null for the field itself, which shows or hides */
  readonly number: number | null
  readonly holds: boolean
  /** A comparison that must come out differently, so that a limit is tested from both sides. */
  readonly unlike: Comparing | null
}

/** All targets of a form, in form order, limits before the plain outcome of the same rule. */
export function targetsOf({ schema, conditions, rules }: FormLogic): readonly Target[] {
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  return conditions.flatMap((condition, position): Target[] => {
    if (condition === null) return []
    const ofRules = (rules[position] ?? []).flatMap(({ number, rule }): Target[] => {
      const target = (holds: boolean, unlike: Target['unlike'] = null) => {
        return { position, number, holds, unlike }
      }
      const source = fields.get(rule.fieldId)
      const isList = fieldTypeOf(fieldTypes, source?.type ?? '')?.answerKind === 'list'
      const others = confusableWith(rule, isList ? (source?.options ?? []) : null)
      const limits = others.flatMap((unlike) => [target(true, unlike), target(false, unlike)])
      return [...limits, target(true), target(false)]
    })
    const ofField = [true, false].map((holds) => ({ position, number: null, holds, unlike: null }))
    return [...ofRules, ...ofField]
  })
}

/** What a set of answers brings about, as core explains it. */
export function createJudge(schema: FormSchema, answers: Answers): (target: Target) => boolean {
  const explained = explainForm(schema, answers, fieldTypes)
  const fields = new Map(withHiddenFields(schema).fields.map((field) => [field.id, field]))
  const decidingOf = new Map<number, ReadonlyMap<number, RuleTruth>>()
  return ({ position, number, holds, unlike }) => {
    const one = explained[position]
    if (one === undefined) return false
    if (number === null) return one.isVisible === holds
    let deciding = decidingOf.get(position)
    if (deciding === undefined) {
      deciding = decidingAlone(one)
      decidingOf.set(position, deciding)
    }
    const truth = deciding.get(number)
    if (truth?.holds !== holds) return false
    if (unlike === null) return true
    const seen = truth.seen.kind === 'answer' ? readAnswer(truth.seen.answer) : nothing
    return ruleHolds(unlike, seen, fields.get(truth.rule.fieldId), fieldTypes) !== holds
  }
}

/** The rules that decide alone: with the other outcome of one of them, the field would hide or show. */
export function decidingAlone({ logic }: Explanation): ReadonlyMap<number, RuleTruth> {
  const found = new Map<number, RuleTruth>()
  const look = (group: GroupTruth) => {
    const neutral = group.operator === 'AND'
    for (const child of group.children) {
      if (!group.children.every((other) => other === child || other.holds === neutral)) continue
      if (child.kind === 'rule') found.set(child.number, child)
      else look(child)
    }
  }
  if (logic !== null) look(logic)
  return found
}
