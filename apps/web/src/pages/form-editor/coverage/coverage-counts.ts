import type { FieldCoverage } from '@ramiform/contract/calls'
import { asGroup, type Group, rulesOf } from '@ramiform/core/conditions/condition'
import { asSimple } from '@ramiform/core/conditions/conditional-rules'
import { dependenciesOf } from '@ramiform/core/conditions/dependencies'
import { describeConditional, type Phrase } from '@ramiform/core/conditions/describe'
import type { FlowCondition, FlowGraph } from '@ramiform/core/conditions/flow-graph'
import {
  requirementType,
  withRequirementsAsFields,
} from '@ramiform/core/conditions/requirement-fields'
import { resolveSource } from '@ramiform/core/conditions/truth'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { fieldName } from '../../../forms/field-name.ts'

/** With fewer answers than this, figures say little. */
export const fewAnswers = 10

export type CoverageByField = ReadonlyMap<string, FieldCoverage>

/** How often each condition and gate of the flow held, by its id in the graph. */
export function nodeCounts(
  schema: FormSchema,
  graph: FlowGraph,
  coverage: CoverageByField,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const byComparison = new Map<string, number>()
  const comparison = (
    fieldId: string | null,
    {
      condition,
      value,
      valueFrom = null,
    }: Pick<FlowCondition, 'condition' | 'value' | 'valueFrom'>,
  ) => JSON.stringify([fieldId, condition, valueFrom === null ? value : '', valueFrom])
  for (const [position, field] of schema.fields.entries()) {
    const found = coverage.get(field.id)
    if (field.conditional === undefined || found === undefined) continue
    for (const [at, rule] of rulesOf(field.conditional).entries()) {
      const key = comparison(rule.fieldId, rule)
      // Fields share a condition. One whose rules changed lately has counted it for a shorter time.
      byComparison.set(key, Math.max(byComparison.get(key) ?? 0, found.rules[at]?.held ?? 0))
    }
    counts.set(`gate ${JSON.stringify([position])}`, found.asked)
    for (const [at, path] of innerPaths(asGroup(field.conditional)).entries()) {
      counts.set(`gate ${JSON.stringify([position, ...path])}`, found.groups[at] ?? 0)
    }
  }
  for (const condition of graph.conditions.values()) {
    const { id, sourceId } = condition
    counts.set(id, byComparison.get(comparison(sourceId, condition)) ?? 0)
  }
  return counts
}

/** Paths of inner groups, parents before their groups, as the counts are ordered. */
function innerPaths(
  { groups }: Pick<Group, 'groups'>,
  path: readonly number[] = [],
): readonly (readonly number[])[] {
  return groups.flatMap((group, index) => {
    const own = [...path, index]
    return [own, ...innerPaths(group, own)]
  })
}

/** A rule that told no two people apart. */
export interface SilentRule {
  readonly fieldId: string
  readonly label: string
  readonly number: number
  readonly rule: readonly Phrase[]
  readonly reason: string
}

/** Rules that never decided, and the number of all rules. Rules that read no question are left to the findings. */
export function silentRules(
  given: FormSchema,
  coverage: CoverageByField,
): { readonly silent: readonly SilentRule[]; readonly total: number } {
  if (isTraditional(given)) return { silent: [], total: 0 }
  const schema = withRequirementsAsFields(given)
  const dependencies = dependenciesOf(schema)
  let total = 0
  const silent = schema.fields.flatMap((field, position) => {
    const { conditional } = field
    if (conditional === undefined) return []
    return rulesOf(conditional).flatMap((rule, at): readonly SilentRule[] => {
      if (typeof resolveSource(rule, position, dependencies) !== 'number') return []
      total += 1
      const found = coverage.get(field.id)?.rules[at]
      const reason = found === undefined ? null : silence(found)
      if (reason === null) return []
      return [
        {
          fieldId: field.id,
          label: `${fieldName(field)}${field.type === requirementType ? ', requirement' : ''}`,
          number: at + 1,
          rule: describeConditional(asSimple(rule), schema),
          reason,
        },
      ]
    })
  })
  return { silent, total }
}

/** Reason why a rule never decided; null when it did. */
function silence({ asked, held, decided }: FieldCoverage['rules'][number]): string | null {
  if (decided.whenTrue > 0 && decided.whenFalse > 0) return null
  const people = asked.toLocaleString('en')
  if (asked === 0) return 'no one was asked with this rule yet.'
  if (asked < fewAnswers) {
    return `only ${people} ${asked === 1 ? 'was' : 'were'} asked. Too few to tell.`
  }
  if (held === 0) return `true for none of ${people} who were asked.`
  if (held === asked) return `true for all ${people} who were asked.`
  return 'the other rules had decided already.'
}

/** Width of a line in pixels: 2 for the first submission, 22 for all of them. */
export function lineWidth(count: number, total: number): number {
  return count === 0 || total === 0 ? 2 : 2 + (20 * Math.min(count, total)) / total
}
