import { type FlowGraph, fieldsOf, leadingTo } from '@ramiform/core/conditions/flow-graph'
import type { Severity } from '@ramiform/core/findings/finding'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import type { FindingsState } from '../../../editing/findings-store.ts'
import { fieldNode, lineId } from './flow-plan.ts'

/** A finding on a line or a label. */
export interface Tone {
  readonly severity: Severity
  /** true when no answers can ever lead along the line */
  readonly never: boolean
}

/** codes of rules that no answers satisfy */
const neverHolds: ReadonlySet<string> = new Set([
  'never_shown',
  'contradiction',
  'rule_never_holds',
])

/**
 * Tones of lines and condition labels, by id. A condition that other fields use too keeps its label, because the
 * problem is only the line to the field concerned.
 */
export function findingTones(
  graph: FlowGraph,
  { byField, neverShown }: Pick<FindingsState, 'byField' | 'neverShown'>,
): ReadonlyMap<string, Tone> {
  const tones = new Map<string, Tone>()
  const targets = targetsOf(graph)
  const hidden = new Set(neverShown)
  for (const { id, input, rules } of graph.fields) {
    const own = new Set([fieldNode(id), ...leadingTo(input, graph.gates)])
    for (const finding of byField.get(id) ?? []) {
      const isHidden = finding.severity === 'error' && hidden.has(id)
      const tone = {
        severity: finding.severity,
        never: isHidden || neverHolds.has(finding.code),
      }
      const set = (key: string) => {
        // The findings of a field start with the worst.
        if (!tones.has(key)) tones.set(key, tone)
      }
      for (const rule of rulesOf(finding, id)) {
        const condition = rules[rule - 1]
        if (condition === undefined) continue
        const all = targets.get(condition) ?? []
        for (const target of all) if (own.has(target)) set(lineId(condition, target))
        const read = graph.conditions.get(condition)
        if (!all.every((target) => own.has(target))) continue
        set(condition)
        for (const source of read ? fieldsOf(read) : []) set(lineId(fieldNode(source), condition))
      }
    }
  }
  return tones
}

/** Rules of a field that a finding is about. A loop is about rules of all its fields. */
function rulesOf(finding: ListedFinding, id: string): readonly number[] {
  const { code, fieldId, rules, conflict = [] } = finding
  if (code !== 'cycle') return fieldId === id ? rules : []
  return conflict.flatMap((ref) => (ref.fieldId === id ? [ref.rule] : []))
}

/** True for a line along which nothing can happen. */
export function isNever(
  line: { readonly id: string; readonly circular: boolean },
  tones: ReadonlyMap<string, Tone>,
): boolean {
  return line.circular || tones.get(line.id)?.never === true
}

/** Fields and gates that each condition leads to. */
function targetsOf(graph: FlowGraph): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, string[]>()
  const add = (input: string, target: string) =>
    targets.set(input, [...(targets.get(input) ?? []), target])
  for (const { id, input } of graph.fields) if (input !== null) add(input, fieldNode(id))
  for (const { id, inputs } of graph.gates.values()) for (const input of inputs) add(input, id)
  return targets
}
