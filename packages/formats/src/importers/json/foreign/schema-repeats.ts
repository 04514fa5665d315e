import { type Members, membersOf } from '../members.ts'
import { listOf } from './localized.ts'
import type { Resolve } from './schema-logic.ts'

/** Steps through lists, parts and variants. A schema without fields can refer to itself, too. */
const mostSteps = 4

/**
 * Tells if a schema has the fields of an object around it, directly or as its list items,
 * parts or only variants. Reading it would go on without an end.
 * @param around `properties` of the objects around it
 */
export function repeats(
  schema: Members | null,
  around: readonly unknown[],
  resolve: Resolve,
  steps = 0,
): boolean {
  if (schema === null || steps > mostSteps) return false
  if (membersOf(schema.properties) !== null) return around.includes(schema.properties)
  const isRepeat = (one: unknown) => repeats(resolve(one), around, resolve, steps + 1)
  if (listOf(schema.allOf).some(isRepeat)) return true
  const variants = [...listOf(schema.oneOf), ...listOf(schema.anyOf)].filter(
    (one) => resolve(one)?.type !== 'null',
  )
  return (variants.length > 0 && variants.every(isRepeat)) || isRepeat(schema.items)
}

export const repeatsFields = (name: string) =>
  `${name} repeats the fields around it. It was not imported.`
