import type {
  FlowCondition,
  FlowField,
  FlowGate,
  FlowGraph,
} from '@ramiform/core/conditions/flow-graph'
import { fieldsOf, leadingTo } from '@ramiform/core/conditions/flow-graph'
import type { Field } from '@ramiform/core/field'
import { fieldName } from '../../../forms/field-name.ts'
import { conditionWords, type Word } from './condition-words.ts'
import { flowSizes, fontSizes, type Measure } from './flow-measures.ts'
import { fitted } from './measure-text.ts'
import { wrapLabel } from './wrap-label.ts'

/** Planned node without a position: its size and its column, counted from the left. */
interface Planned {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly column: number
}

export interface PlannedField extends Planned {
  readonly kind: 'field'
  readonly fieldId: string
  readonly type: string
  readonly required: boolean
  /** full label, and its lines in the node */
  readonly label: string
  readonly lines: readonly string[]
  /** true when the lines have less than the full label */
  readonly isCut: boolean
  readonly inCycle: boolean
  /** true when other fields read this one */
  readonly isSource: boolean
}

/** Folded run: consecutive fields that are always shown and decide nothing. */
export interface PlannedMore extends Planned {
  readonly kind: 'more'
  readonly fieldIds: readonly string[]
  readonly shown: string
}

export interface PlannedCondition extends Planned {
  readonly kind: 'condition'
  /** words shortened to the available width */
  readonly words: readonly Word[]
  /** text after the words, such as a count */
  readonly suffix: string
  /** full text when words were shortened */
  readonly whole: string | undefined
  readonly circular: boolean
}

export interface PlannedGate extends Planned {
  readonly kind: 'gate'
  readonly shown: 'all' | 'any'
}

export type PlannedNode = PlannedField | PlannedMore | PlannedCondition | PlannedGate

export interface PlannedLine {
  readonly id: string
  readonly from: string
  readonly to: string
  /** true when the line leads back to an earlier node and closes a cycle */
  readonly circular: boolean
}

export interface FlowPlan {
  readonly nodes: readonly PlannedNode[]
  readonly lines: readonly PlannedLine[]
}

export const fieldNode = (fieldId: string) => `field ${fieldId}`
export const lineId = (from: string, to: string) => `${from} > ${to}`

interface PlanOptions {
  readonly measure: Measure
  /** fields that are drawn separately even within a run */
  readonly unfolded?: ReadonlySet<string> | 'all'
  /** width of the fields of a level, where it is not the usual one */
  readonly fieldWidth?: (level: number) => number
  /** appended to the words of a condition */
  readonly suffix?: (conditionId: string) => string
}

const shortestRun = 2

/** True for a field that is always shown and decides nothing. */
export const isLoose = ({ input, isSource }: FlowField) => input === null && !isSource

/** Plans the nodes and lines of a graph. A run of fields that are always shown and decide nothing is folded. */
export function planFlow(
  graph: FlowGraph,
  fields: ReadonlyMap<string, Field>,
  {
    measure,
    unfolded = new Set(),
    fieldWidth = () => flowSizes.field.width,
    suffix = () => '',
  }: PlanOptions,
): FlowPlan {
  const columns = columnsOf(graph)
  const stem: PlannedNode[] = []
  const further: PlannedNode[] = []
  const planned = (field: FlowField) =>
    plannedField(
      field,
      { column: columns.field(field.level), width: fieldWidth(field.level) },
      fields.get(field.id),
      measure,
    )
  let run: FlowField[] = []
  const endRun = () => {
    if (run.length >= shortestRun) stem.push(plannedMore(run.map(({ id }) => id)))
    else stem.push(...run.map(planned))
    run = []
  }
  for (const field of graph.fields) {
    if (isLoose(field) && unfolded !== 'all' && !unfolded.has(field.id)) {
      run.push(field)
      continue
    }
    if (field.level === 0) endRun()
    const group = field.level === 0 ? stem : further
    group.push(planned(field))
  }
  endRun()
  const conditions = [...graph.conditions.values()].map((condition) =>
    plannedCondition(condition, columns.input(condition.id), fields, measure, suffix(condition.id)),
  )
  const gates = [...graph.gates.values()].map((gate) => plannedGate(gate, columns.input(gate.id)))
  return { nodes: [...stem, ...conditions, ...gates, ...further], lines: linesOf(graph) }
}

/**
 * Assigns columns from left to right. Fields come first, then the conditions on them, then gates, then the fields of
 * the next level. The last gate is next to the field it controls.
 */
function columnsOf(graph: FlowGraph) {
  const gatesBefore: number[] = []
  const placeOf = new Map<string, { level: number; distance: number }>()
  const levelOf = new Map(graph.fields.map(({ id, level }) => [id, level]))
  for (const { input, level } of graph.fields) {
    for (const [id, distance] of distancesFrom(input, graph.gates)) {
      const known = placeOf.get(id)
      if (known === undefined || known.level > level) placeOf.set(id, { level, distance })
      if (graph.gates.has(id)) gatesBefore[level] = Math.max(gatesBefore[level] ?? 0, distance + 1)
    }
  }
  const starts = [0]
  const field = (level: number): number => {
    for (let next = starts.length; next <= level; next += 1) {
      starts.push((starts[next - 1] ?? 0) + 2 + (gatesBefore[next] ?? 0))
    }
    return starts[level] ?? 0
  }
  const input = (id: string): number => {
    const { level, distance } = placeOf.get(id) ?? { level: 1, distance: 0 }
    if (graph.gates.has(id)) return field(level) - 1 - distance
    const condition = graph.conditions.get(id)
    const read = condition === undefined || condition.circular ? [] : fieldsOf(condition)
    const before =
      read.length === 0 ? level - 1 : Math.max(...read.map((one) => levelOf.get(one) ?? 0))
    return field(before) + 1
  }
  return { field, input }
}

/** Number of gates between a field and each condition or gate that leads to it, along the longest path. */
function distancesFrom(
  input: string | null,
  gates: FlowGraph['gates'],
): ReadonlyMap<string, number> {
  const distances = new Map(input === null ? [] : [[input, 0]])
  for (const id of leadingTo(input, gates)) {
    for (const next of gates.get(id)?.inputs ?? []) {
      distances.set(next, Math.max(distances.get(next) ?? 0, (distances.get(id) ?? 0) + 1))
    }
  }
  return distances
}

function linesOf(graph: FlowGraph): readonly PlannedLine[] {
  const line = (from: string, to: string, circular = false): PlannedLine => ({
    id: lineId(from, to),
    from,
    to,
    circular,
  })
  return [
    ...[...graph.conditions.values()].flatMap((condition) =>
      fieldsOf(condition).map((from) => line(fieldNode(from), condition.id, condition.circular)),
    ),
    ...[...graph.gates.values()].flatMap(({ id, inputs }) =>
      inputs.map((input) => line(input, id)),
    ),
    ...graph.fields.flatMap(({ id, input }) => (input === null ? [] : line(input, fieldNode(id)))),
  ]
}

function plannedField(
  { id, inCycle, isSource }: FlowField,
  { column, width }: { readonly column: number; readonly width: number },
  field: Field | undefined,
  measure: Measure,
): PlannedField {
  const label = field === undefined ? '' : fieldName(field)
  const required = field?.required === true
  const { height } = flowSizes.field
  const room = width - flowSizes.labelFrom - flowSizes.labelTo - (required ? requiredMark : 0)
  return {
    id: fieldNode(id),
    kind: 'field',
    fieldId: id,
    type: field?.type ?? 'text',
    required,
    label,
    ...wrapLabel(label, room, (text) => measure(text, 550, fontSizes.field)),
    inCycle,
    isSource,
    ...{ column, width, height },
  }
}

/** width of the asterisk after the last word, in pixels */
const requiredMark = 10

function plannedMore(fieldIds: readonly string[]): PlannedMore {
  return {
    id: `more ${fieldIds[0]}`,
    kind: 'more',
    fieldIds,
    shown: `${fieldIds.length} fields, always shown`,
    column: 0,
    ...flowSizes.more,
  }
}

/** space between two words of a condition, in pixels */
export const wordGap = 4

function plannedCondition(
  condition: FlowCondition,
  column: number,
  fields: ReadonlyMap<string, Field>,
  measure: Measure,
  suffix: string,
): PlannedCondition {
  let room = flowSizes.condition.widest - 2 * flowSizes.conditionPadding
  let width = 0
  const whole = conditionWords(condition, fields)
  const ending = suffix === '' ? 0 : measure(suffix, 400, fontSizes.condition) + wordGap
  const words = whole.map((word) => {
    const weight = weightOf(word)
    const measured = (text: string) => measure(text, weight, fontSizes.condition)
    const text = fitted(word.text.replace(/\s+/g, ' '), Math.max(24, room), measured)
    const taken = measured(text) + wordGap
    room -= taken
    width += taken
    return { ...word, text }
  })
  return {
    id: condition.id,
    kind: 'condition',
    words,
    suffix,
    whole: words.some(({ text }) => text.endsWith('…'))
      ? whole.map(({ text }) => text).join(' ')
      : undefined,
    circular: condition.circular,
    column,
    width: Math.ceil(width - wordGap + ending + 2 * flowSizes.conditionPadding),
    height: flowSizes.condition.height,
  }
}

export const weightOf = ({ kind }: Word) => (kind === 'value' ? 600 : 400)

function plannedGate({ id, operator }: FlowGate, column: number): PlannedGate {
  return { id, kind: 'gate', shown: operator === 'AND' ? 'all' : 'any', column, ...flowSizes.gate }
}
