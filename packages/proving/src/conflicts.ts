import { ruleWithSections } from '@ramiform/core/conditions/without-sections'
import type { RuleRef } from '@ramiform/core/findings/finding'
import { type FormClauses, formClauses } from './clauses.ts'
import type { FormLogic, LogicRule } from './form-logic.ts'
import type { ProvedFields } from './prove-fields.ts'
import { type Literal, not } from './solver.ts'

export interface Conflict {
  /** rules that cannot hold together, in form order */
  readonly rules: readonly LogicRule[]
  /** positions of hidden fields that belong to the cause */
  readonly hidden: readonly number[]
}

/** steps to make one conflict smaller */
const stepsOfConflict = 300_000

/**
 * The smallest set of rules that rules a goal out: each is left out in turn, and stays out while the goal is still
 * impossible. Null when the goal is possible, or the search gave up. The work counts as steps of the form.
 *
 * @param cone positions of all fields that the goal depends on
 * @param options positions of fields whose own rules do not count: `free` ones may show, `hidden` ones do not
 */
export function smallestConflict(
  { logic, classes, clauses: ofForm }: Pick<ProvedFields, 'logic' | 'classes' | 'clauses'>,
  cone: readonly number[],
  goal: (clauses: FormClauses) => readonly Literal[],
  { free = [], hidden = [] }: { free?: readonly number[]; hidden?: readonly number[] } = {},
): Conflict | null {
  if (ofForm.solver.stepsLeft <= 0) return null
  const switches = new Map<LogicRule, Literal>()
  const clauses = formClauses(logic, classes, {
    steps: stepsOfConflict,
    only: new Set(cone),
    isAssumed: (position) => free.includes(position) || hidden.includes(position),
    switchOf(rule, solver) {
      const own = switches.get(rule) ?? solver.variable()
      switches.set(rule, own)
      return own
    },
  })
  const found = smallestOf(clauses, switches, cone, goal, hidden)
  const { size, stepsLeft } = clauses.solver
  ofForm.solver.stepsLeft -= size + stepsOfConflict - stepsLeft
  return found
}

function smallestOf(
  clauses: FormClauses,
  switches: ReadonlyMap<LogicRule, Literal>,
  cone: readonly number[],
  goal: (clauses: FormClauses) => readonly Literal[],
  hidden: readonly number[],
): Conflict | null {
  const { solver, visible, answers, cascade, always } = clauses
  const goals = goal(clauses)
  const hiding = new Map(hidden.map((position) => [not(visible[position] ?? always), position]))
  const ruleOf = new Map([...switches].map(([rule, literal]) => [literal, rule]))
  const choices = cone.flatMap((position) => [
    ...(answers[position] ?? []).map(({ literal }) => literal),
    visible[position] ?? always,
  ])
  const search = (parts: readonly Literal[]) =>
    solver.search([cascade, ...goals, ...parts], choices, stepsOfConflict)
  const isPart = (literal: Literal) => ruleOf.has(literal) || hiding.has(literal)

  const first = search([...ruleOf.keys(), ...hiding.keys()])
  if (first.kind !== 'conflict') return null
  let parts = first.core.filter(isPart)
  for (const part of [...parts]) {
    if (!parts.includes(part)) continue
    const less = search(parts.filter((other) => other !== part))
    if (less.kind === 'conflict') parts = less.core.filter(isPart)
  }
  const rules = parts.flatMap((part) => ruleOf.get(part) ?? [])
  return {
    rules: rules.toSorted((a, b) => a.reader - b.reader || a.number - b.number),
    hidden: parts.flatMap((part) => hiding.get(part) ?? []),
  }
}

/** Rules as their owner knows them: those of a section count once, for the section. */
export function ruleRefs(logic: FormLogic, rules: readonly LogicRule[]): readonly RuleRef[] {
  const refs = rules.map(({ reader, number }) => {
    const fieldId = logic.schema.fields[reader]?.id ?? ''
    return ruleWithSections(logic.schema, { fieldId, rule: number })
  })
  return refs.filter(
    ({ fieldId, rule }, at) =>
      refs.findIndex((ref) => ref.fieldId === fieldId && ref.rule === rule) === at,
  )
}
