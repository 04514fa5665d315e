import type { AdvancedConditional, Rule } from '@ramiform/core/conditions/condition'
import type { FormSchema } from '@ramiform/core/form'
import { classesOfForm, formClauses } from '../clauses.ts'
import { formLogic, type LogicGroup, type LogicNode, type LogicRule } from '../form-logic.ts'
import type { ProvingContext } from '../proving-context.ts'
import { createReachability } from '../reachability.ts'
import { not } from '../solver.ts'
import { type OtherComparison, withOtherComparisons } from './compared-otherwise.ts'
import type { Mutant } from './mutants.ts'

const stepsOfForm = 20_000_000

/**
 * Decides which mutants change no state of the form. The mutated field shows exactly when the original does, in every
 * state, so no scenario can tell them apart.
 */
export function isEquivalent(
  schema: FormSchema,
  mutants: readonly Mutant[],
  context: ProvingContext,
): (mutant: Mutant) => boolean {
  const original = formLogic(schema)
  const positions = new Map(schema.fields.map(({ id }, position) => [id, position]))
  const wanted: OtherComparison[] = []
  const numbered = mutants.map(({ fieldId, conditional }) => {
    const position = positions.get(fieldId) ?? -1
    const own = original.rules[position] ?? []
    return { position, tree: conditional && treeOf(conditional, own, wanted) }
  })
  const { logic, rules } = withOtherComparisons(original, wanted)
  const clauses = formClauses(logic, classesOfForm(logic, context), { steps: stepsOfForm })
  const reach = createReachability(logic, clauses, context)
  const groupOf = ({ operator, children }: Tree): LogicGroup => ({
    kind: 'group',
    operator,
    children: children.flatMap((child): LogicNode[] => {
      if ('children' in child) return [groupOf(child)]
      const rule = 'other' in child ? rules[child.other] : child.same
      return rule === undefined ? [] : [rule]
    }),
  })
  return (mutant) => {
    const { position, tree } = numbered[mutants.indexOf(mutant)] ?? { position: -1 }
    const shows = clauses.visible[position] ?? clauses.always
    const mutated = tree === undefined ? clauses.always : clauses.outcomeOf(groupOf(tree))
    return [
      [shows, not(mutated)],
      [not(shows), mutated],
    ].every((goal) => reach.canHold(goal, [position]) === 'unreachable')
  }
}

/** A mutated conditional with rules of the form, and others by their place among the comparisons to add. */
interface Tree {
  readonly operator: LogicGroup['operator']
  readonly children: readonly (Tree | { readonly same: LogicRule } | { readonly other: number })[]
}

function treeOf(
  { operator, rules, groups }: Pick<AdvancedConditional, 'operator' | 'rules' | 'groups'>,
  own: readonly LogicRule[],
  wanted: OtherComparison[],
): Tree {
  const nodeOf = (rule: Rule) => {
    const same = own.find((one) => one.rule === rule)
    if (same !== undefined) return { same }
    // A mutant compares the answer to the same source otherwise.
    const base = own.find(
      (one) => one.rule.fieldId === rule.fieldId && one.rule.valueFrom === rule.valueFrom,
    )
    if (base === undefined) throw new Error(`no rule reads ${rule.fieldId}`)
    const { condition, value, valueFrom } = rule
    wanted.push({ rule: base, instead: { condition, value, valueFrom } })
    return { other: wanted.length - 1 }
  }
  return {
    operator,
    children: [...rules.map(nodeOf), ...groups.map((group) => treeOf(group, own, wanted))],
  }
}
