import type { Rule } from '@ramiform/core/conditions/condition'
import { nothing } from '@ramiform/core/conditions/reading'
import { ruleTest } from '@ramiform/core/conditions/truth'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import type { Atom, FormLogic, LogicRule } from '../form-logic.ts'

/** A rule of the form, with another comparison of the same answer. */
export interface OtherComparison {
  readonly rule: LogicRule
  readonly instead: Pick<Rule, 'condition' | 'value'>
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
  const atomsOf = logic.atomsOf.map((own) => [...own])
  const known = new Map(atoms.map((atom) => [keyOf(atom), atom]))
  function atomFor(source: number, { condition, value }: OtherComparison['instead']): Atom {
    const atom: Atom = { index: atoms.length, source, rule: { condition, value } }
    const same = known.get(keyOf(atom))
    if (same !== undefined) return same
    known.set(keyOf(atom), atom)
    atoms.push(atom)
    atomsOf[source]?.push(atom)
    return atom
  }
  const rules = wanted.map(({ rule, instead }): LogicRule => {
    const { meaning } = rule
    const isRead = typeof meaning === 'object' && ruleTest(instead) !== null
    return {
      ...rule,
      rule: { ...rule.rule, ...instead },
      meaning: isRead ? atomFor(meaning.source, instead) : ruleHolds(instead, nothing),
    }
  })
  return { logic: { ...logic, atoms, atomsOf }, rules }
}

const keyOf = ({ source, rule: { condition, value } }: Atom) =>
  JSON.stringify([source, condition, value])
