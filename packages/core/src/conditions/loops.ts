import type { FormSchema } from '../form.ts'
import { sourcesOf } from '../form-shape.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import { readingFormulas } from '../reading-formulas.ts'
import { dependenciesOf, inOneCycle, wayBack } from './dependencies.ts'
import { logicOfFields } from './section-logic.ts'

/** The shortest cycle through a field, as ids with the field at both ends. Empty for a field in no cycle. */
export function wayRound(given: FormSchema, fieldId: string): readonly string[] {
  const schema = readingFormulas(withHiddenFields(given))
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
 * Fields that already depend on this one, or for a section on one of its fields: reading one of them would create a
 * cycle. For
 * each, the shortest cycle as ids, with the field at both ends. The order is that of the rule check.
 */
export function whatWouldLoop(
  given: FormSchema,
  fieldId: string,
): ReadonlyMap<string, readonly string[]> {
  const schema = readingFormulas(withHiddenFields(given))
  const readers = new Map<string, string[]>()
  for (const [at, conditional] of logicOfFields(schema).entries()) {
    const field = schema.fields[at]
    const id = field?.id ?? ''
    // The answer to a choice depends on what its options read.
    const offers = field?.optionsWhen?.map(({ when }) => when) ?? []
    for (const source of [...(conditional ? [conditional] : []), ...offers].flatMap(sourcesOf)) {
      const known = readers.get(source)
      if (known === undefined) readers.set(source, [id])
      else known.push(id)
    }
  }
  /** The field itself, or the fields that a section shows. */
  const members = schema.fields.flatMap(({ id, section }) => (section === fieldId ? [id] : []))
  const starts = members.length > 0 ? members : [fieldId]
  /** For each field, the previous field on the shortest path from the start (breadth-first search). */
  const towards = new Map(starts.map((id) => [id, id]))
  for (const [at] of towards) {
    for (const reader of readers.get(at) ?? []) if (!towards.has(reader)) towards.set(reader, at)
  }
  towards.delete(fieldId)
  const ways = [...towards.keys()].map((from) => {
    const way = [from]
    for (let at = from; towards.get(at) !== at && at !== fieldId; ) {
      at = towards.get(at) ?? fieldId
      way.push(at)
    }
    return [from, [way.at(-1) ?? fieldId, ...way]] as const
  })
  return new Map(ways)
}
