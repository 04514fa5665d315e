import type { FormSchema } from '../form.ts'
import { sourcesOf } from '../form-shape.ts'
import { logicOfFields } from './section-logic.ts'

/** Fields that each field reads, by position in the form. */
export interface Dependencies {
  /** Position of each field by its id. */
  readonly positions: ReadonlyMap<string, number>
  /** For each field, the existing fields that its conditional reads. */
  readonly sources: readonly (readonly number[])[]
  /** All fields, sources before their dependents. */
  readonly order: readonly number[]
  /** Number of each field's component. Fields that depend on each other share one number. */
  readonly component: readonly number[]
}

/**
 * Finds dependencies by Tarjan's algorithm for strongly connected components. It uses its own stack, so that long
 * chains do not overflow the call stack.
 */
export function dependenciesOf(schema: FormSchema): Dependencies {
  const { fields } = schema
  const positions = new Map(fields.map(({ id }, index) => [id, index]))
  const sources = logicOfFields(schema).map((conditional) => {
    const ids = conditional === undefined ? [] : sourcesOf(conditional)
    return ids.flatMap((id) => positions.get(id) ?? [])
  })

  const order: number[] = []
  const component = fields.map(() => 0)
  /** When each field was entered: 0 for not yet, and a number above all others once its component is complete. */
  const entered = [...component]
  const earliest = [...component]
  const unread = sources.map((of) => of.toReversed())
  const open: number[] = []
  const path: number[] = []
  let entries = 0
  const enter = (field: number) => {
    entries += 1
    entered[field] = entries
    earliest[field] = entries
    open.push(field)
    path.push(field)
  }
  const lower = (field: number, to = 0) => {
    earliest[field] = Math.min(earliest[field] ?? to, to)
  }
  for (let first = 0; first < fields.length; first += 1) {
    if (entered[first] === 0) enter(first)
    for (let field = path.at(-1); field !== undefined; field = path.at(-1)) {
      const source = unread[field]?.pop()
      if (source !== undefined) {
        if (entered[source] === 0) enter(source)
        else lower(field, entered[source])
        continue
      }
      path.pop()
      const parent = path.at(-1)
      if (parent !== undefined) lower(parent, earliest[field])
      if (earliest[field] !== entered[field]) continue
      const members = open.splice(open.lastIndexOf(field))
      for (const member of members) {
        component[member] = field
        entered[member] = Number.POSITIVE_INFINITY
      }
      order.push(...members)
    }
  }
  return { positions, sources, order, component }
}

/**
 * One cycle for each group of fields that depend on each other, as field ids. Each field reads the next, and the last
 * reads the first.
 */
export function cyclesIn(schema: FormSchema): readonly (readonly string[])[] {
  const dependencies = dependenciesOf(schema)
  const cycles = new Map<number | undefined, readonly string[]>()
  for (const [field, sources] of dependencies.sources.entries()) {
    const source = sources.find((one) => inOneCycle(dependencies, field, one))
    const knot = dependencies.component[field]
    if (source === undefined || cycles.has(knot)) continue
    const way = wayBack(dependencies, field, source)
    cycles.set(
      knot,
      way.map((at) => schema.fields[at]?.id ?? ''),
    )
  }
  return [...cycles.values()]
}

/** True when two fields depend on each other. Each then counts the other as empty (decision 9). */
export function inOneCycle({ component }: Dependencies, field = -1, source = -1): boolean {
  return component[field] === component[source]
}

/**
 * The shortest path from a field through one of its sources back to the field, within their cycle. Searches breadth
 * first.
 */
export function wayBack(
  dependencies: Dependencies,
  field: number,
  source: number,
): readonly number[] {
  const readBy = new Map([[source, field]])
  for (const [at] of readBy) {
    if (readBy.has(field)) break
    for (const next of dependencies.sources[at] ?? []) {
      if (!readBy.has(next) && inOneCycle(dependencies, field, next)) readBy.set(next, at)
    }
  }
  const back: number[] = []
  for (let at = readBy.get(field) ?? field; at !== field; at = readBy.get(at) ?? field) {
    back.push(at)
  }
  return [field, ...back.toReversed()]
}
