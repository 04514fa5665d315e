import { dependenciesOf } from '../conditions/dependencies.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import { readsOf } from '../formula.ts'
import { readingFormulas } from '../reading-formulas.ts'
import type { Value } from '../value.ts'

/** A form's values in the order in which they are computed. */
export interface OrderedValues {
  /** Each value follows the values on which it depends, also through the logic of questions that it reads. */
  readonly values: readonly Value[]
  /** Ids of values that depend on themselves. They are always empty. */
  readonly inLoops: ReadonlySet<string>
  /** For each id, the places in `values` of those that read it, in ascending order. Without values in loops. */
  readonly readers: ReadonlyMap<string, readonly number[]>
}

const known = new WeakMap<FormSchema, OrderedValues>()

/** Cached: forms are immutable. */
export function orderValues(schema: FormSchema): OrderedValues {
  const same = known.get(schema)
  if (same !== undefined) return same
  const ordered = order(schema)
  known.set(schema, ordered)
  return ordered
}

function order(schema: FormSchema): OrderedValues {
  const { fields, values = [] } = schema
  const whole = readingFormulas({
    ...schema,
    ...(isTraditional(schema) && { sections: [] }),
    fields: [
      // Traditional forms ignore logic.
      ...(isTraditional(schema)
        ? fields.map(({ id, type, label }) => ({ id, type, label }))
        : fields),
      ...values.map(({ name, ...value }) => ({ ...value, label: name })),
    ],
  })
  const { order: positions, component, sources } = dependenciesOf(whole)
  const sorted = positions.flatMap((position) => values[position - fields.length] ?? [])
  const inLoops = new Set(
    values.flatMap(({ id }, at) => {
      const position = fields.length + at
      const own = component[position]
      return sources[position]?.some((source) => component[source] === own) ? [id] : []
    }),
  )
  const readers = new Map<string, number[]>()
  for (const [place, { id, formula }] of sorted.entries()) {
    for (const read of inLoops.has(id) ? [] : readsOf(formula)) {
      const of = readers.get(read)
      if (of === undefined) readers.set(read, [place])
      else of.push(place)
    }
  }
  return { values: sorted, inLoops, readers }
}
