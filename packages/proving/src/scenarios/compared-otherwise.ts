import type { Comparing } from '@ramiform/core/conditions/condition'
import { needsValue } from '@ramiform/core/conditions/operators'
import { nothing } from '@ramiform/core/conditions/reading'
import { ruleTest } from '@ramiform/core/conditions/truth'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import type { Atom, FormLogic, LogicRule } from '../form-logic.ts'

/** A rule of the form, with another comparison of the same answer. */
export interface OtherComparison {
  readonly rule: LogicRule
  readonly instead: Comparing
}

/**
 * Adds comparisons to the logic of a form, so that a search can ask for answers that tell them apart from the form's
 * own rules.
 * @returns the extended logic, and the other rules in the order of `wanted`
 */
export function withOtherComparisons(
  logic: FormLogic,
  wanted: readonly OtherComparison[],
): { readonly logic: FormLogic; readonly rules: readonly LogicRule[] } {
  const atoms = [...logic.atoms]
  const compared = [...logic.compared]
  const atomsOf = logic.atomsOf.map((own) => [...own])
  const known = new Map(atoms.map((atom) => [keyOf(atom), atom]))
  function atomFor({ source, other }: Atom, instead: Comparing): Atom {
    const { condition, valueFrom } = instead
    // A value that is the answer to a deleted question is empty.
    const value = valueFrom === undefined ? instead.value : ''
    const isCompared = other !== undefined && needsValue(condition)
    const rule = { condition, value, ...(isCompared && { valueFrom }) }
    const atom: Atom = { index: atoms.length, source, rule, ...(isCompared && { other }) }
    const same = known.get(keyOf(atom))
    if (same !== undefined) return same
    known.set(keyOf(atom), atom)
    atoms.push(atom)
    if (isCompared) compared.push({ ...atom, other })
    else atomsOf[source]?.push(atom)
    return atom
  }
  const rules = wanted.map(({ rule, instead }): LogicRule => {
    const { meaning } = rule
    const isRead = typeof meaning === 'object' && ruleTest(instead) !== null
    return {
      ...rule,
      rule: { ...rule.rule, ...instead },
      meaning: isRead ? atomFor(meaning, instead) : ruleHolds(instead, nothing),
    }
  })
  return { logic: { ...logic, atoms, atomsOf, compared }, rules }
}

const keyOf = ({ source, other, rule: { condition, value } }: Atom) =>
  JSON.stringify([source, condition, value, other])
