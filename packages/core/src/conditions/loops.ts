import type { FormSchema } from '../form.ts'
import { dependenciesOf, inOneCycle, wayBack } from './dependencies.ts'

/** The shortest circle that a field is in, by id, with the field at both ends; empty for a field in none. */
export function wayRound(schema: FormSchema, fieldId: string): readonly string[] {
  const position = schema.fields.findIndex(({ id }) => id === fieldId)
  const dependencies = dependenciesOf(schema)
  const ways = (dependencies.sources[position] ?? [])
    .filter((source) => inOneCycle(dependencies, position, source))
    .map((source) => wayBack(dependencies, position, source))
    .toSorted((a, b) => a.length - b.length)
  const [shortest] = ways
  if (shortest === undefined) return []
  return [...shortest, position].map((at) => schema.fields[at]?.id ?? '')
}

/**
 * The fields that wait for this one already, directly or over others: if it read one of them, it would wait for
 * itself. For each the shortest way there and back, by id, with the field at both ends, as the rule check names it.
 */
export function whatWouldLoop(
  schema: FormSchema,
  fieldId: string,
): ReadonlyMap<string, readonly string[]> {
  const { sources } = dependenciesOf(schema)
  const readers = sources.map((): number[] => [])
  for (const [reader, read] of sources.entries()) {
    for (const source of read) readers[source]?.push(reader)
  }
  const start = schema.fields.findIndex(({ id }) => id === fieldId)
  /** from each field to the one before it on the way back to the start; breadth first, so the way is the shortest */
  const towards = new Map([[start, start]])
  for (const [at] of towards) {
    for (const reader of readers[at] ?? []) if (!towards.has(reader)) towards.set(reader, at)
  }
  towards.delete(start)
  const ways = [...towards.keys()].map((from) => {
    const way = [start, from]
    for (let at = from; at !== start; ) {
      at = towards.get(at) ?? start
      way.push(at)
    }
    return [from, way] as const
  })
  const idAt = (position: number) => schema.fields[position]?.id ?? ''
  return new Map(ways.map(([from, way]) => [idAt(from), way.map(idAt)]))
}
