import { type FormSchema, isTraditional } from '../form.ts'
import {
  asGroup,
  fieldsReadBy,
  type Group,
  type GroupOperator,
  type Rule,
  rulesOf,
} from './condition.ts'
import { type Dependencies, dependenciesOf } from './dependencies.ts'
import { needsValue } from './operators.ts'
import { logicOfFields } from './section-logic.ts'
import { resolveSource, settledBy } from './truth.ts'

/**
 * A form's logic as a graph: edges lead from a field through conditions and gates to the field that they show. It is
 * equivalent to the conditionals.
 */
export interface FlowGraph {
  /** True for traditional forms, which store their logic but do not run it (decision 24). */
  readonly off: boolean
  /** Fields in form order. */
  readonly fields: readonly FlowField[]
  readonly conditions: ReadonlyMap<string, FlowCondition>
  readonly gates: ReadonlyMap<string, FlowGate>
}

export interface FlowField {
  readonly id: string
  /** Id of the condition or gate that decides. Null for a field that is always shown. */
  readonly input: string | null
  /** Condition ids of its rules, in reading order. */
  readonly rules: readonly string[]
  /** 0 when nothing decides; otherwise one more than the highest level of the fields it reads. */
  readonly level: number
  /** True when the field depends on itself, directly or through others (decision 9). */
  readonly inCycle: boolean
  /** True when another field reads this one. */
  readonly isSource: boolean
}

/** One comparison of one field. Fields with the same comparison share the node. */
export interface FlowCondition {
  readonly id: string
  /** Id of the source field. Null when the form has no such field: the rule sees an empty answer (decision 7). */
  readonly sourceId: string | null
  /** Name of the condition. An unknown condition always holds (decision 7). */
  readonly condition: string
  /** Value to compare with. Empty when the condition needs none. */
  readonly value: string
  /** Id of the field whose answer is the value; null when the form has no such field. Absent for a value. */
  readonly valueFrom?: string | null | undefined
  /** True when the edge is part of a cycle, where the source counts as empty (decision 9). */
  readonly circular: boolean
}

/** Gate with at least two inputs: it needs all of them (`AND`) or one of them (`OR`). */
export interface FlowGate {
  readonly id: string
  readonly operator: GroupOperator
  /** Ids of conditions and inner gates. */
  readonly inputs: readonly string[]
}

/** Id of the condition or gate that decides; null when the logic always holds. */
type Input = string | null
type Branch = Pick<Group, 'operator' | 'rules' | 'groups'>

/** Builds the graph of a form's logic. A property test checks that it matches visibility. */
export function flowGraph(schema: FormSchema): FlowGraph {
  const dependencies = dependenciesOf(schema)
  const conditions = new Map<string, FlowCondition>()
  const gates = new Map<string, FlowGate>()

  function conditionFor(rule: Rule, position: number): string {
    const { condition } = rule
    const [source, other] = fieldsReadBy(rule).map((fieldId) => {
      const found = resolveSource({ fieldId }, position, dependencies)
      return { id: found === 'gone' ? null : fieldId, isCircular: found === 'cycle' }
    })
    const isOther = other !== undefined && needsValue(condition)
    const sourceId = source?.id ?? null
    const circular = source?.isCircular === true || (isOther && other.isCircular)
    const value = needsValue(condition) && !isOther ? rule.value : ''
    const compared = isOther ? { value, valueFrom: other.id } : { value }
    const id = `when ${JSON.stringify([sourceId, condition, ...Object.values(compared), circular])}`
    conditions.set(id, { id, sourceId, condition, ...compared, circular })
    return id
  }

  function inputOf(branch: Branch, position: number, path: readonly number[]): Input {
    const inputs = new Set([
      ...branch.rules.map((rule) => conditionFor(rule, position)),
      ...branch.groups.map((group, index) => inputOf(group, position, [...path, index])),
    ])
    // A group that always holds settles "any of" and adds nothing to "all of".
    if (inputs.has(null) && settledBy(branch.operator)) return null
    const needed = [...inputs].filter((input) => input !== null)
    if (needed.length < 2) return needed[0] ?? null
    const id = `gate ${JSON.stringify([position, ...path])}`
    gates.set(id, { id, operator: branch.operator, inputs: needed })
    return id
  }

  const logic = logicOfFields(schema)
  const inputs = logic.map((conditional, position) =>
    conditional === undefined ? null : inputOf(asGroup(conditional), position, []),
  )
  const rules = logic.map((conditional, position) =>
    conditional === undefined
      ? []
      : rulesOf(conditional).map((rule) => conditionFor(rule, position)),
  )
  const behind = inputs.map((input) => leadingTo(input, gates))
  const read = behind.map((ids) => ids.flatMap((id) => conditions.get(id) ?? []))
  const levels = levelsOf(dependencies, read)
  const reached = new Set(behind.flat())
  const sources = new Set(read.flat().flatMap(fieldsOf))
  return {
    off: isTraditional(schema),
    fields: schema.fields.map(({ id }, position) => ({
      id,
      input: inputs[position] ?? null,
      rules: rules[position] ?? [],
      level: levels[position] ?? 0,
      inCycle: read[position]?.some(({ circular }) => circular) ?? false,
      isSource: sources.has(id),
    })),
    conditions: new Map([...conditions].filter(([id]) => reached.has(id))),
    gates: new Map([...gates].filter(([id]) => reached.has(id))),
  }
}

/** Ids of an input and of everything that leads to it within one field's logic, nearest first. */
export function leadingTo(input: Input, gates: FlowGraph['gates']): readonly string[] {
  const found = new Set(input === null ? [] : [input])
  for (const id of found) for (const next of gates.get(id)?.inputs ?? []) found.add(next)
  return [...found]
}

/** Ids of the fields that a condition reads. */
export function fieldsOf({ sourceId, valueFrom }: FlowCondition): readonly string[] {
  return [...new Set([sourceId, valueFrom])].filter((id) => id != null)
}

function levelsOf(
  { order, positions }: Dependencies,
  read: readonly (readonly FlowCondition[])[],
): readonly number[] {
  const levels = order.map(() => 0)
  for (const position of order) {
    const before = (read[position] ?? []).flatMap((condition) => [
      0,
      ...fieldsOf(condition).map((id) =>
        condition.circular ? 0 : (levels[positions.get(id) ?? -1] ?? 0),
      ),
    ])
    if (before.length > 0) levels[position] = 1 + Math.max(...before)
  }
  return levels
}
