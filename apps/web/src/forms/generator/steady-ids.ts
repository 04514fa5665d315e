import { renameSources } from '@ramiform/core/conditions/rename'
import type { Recognition } from './recognition.ts'

type Found = Extract<Recognition, { readonly kind: 'found' }>

/**
 * Gives fields that were recognized before the ids they had, by their labels: the list stays where it is while one
 * types, and what the owner changed on a field stays with it. Ids that are new are never ones that were given before.
 */
export function withSteadyIds(
  recognition: Recognition,
  known: Map<string, string>,
  newId: () => string,
): Recognition {
  if (recognition.kind !== 'found') return recognition
  const ids = new Map<string, string>()
  const seen = new Map<string, number>()
  for (const { id, label, type } of recognition.found.fields) {
    const count = seen.get(label) ?? 0
    seen.set(label, count + 1)
    const key = `${label}\n${count}\n${type}`
    const steady = known.get(key) ?? newId()
    known.set(key, steady)
    ids.set(id, steady)
  }
  return renamed(recognition, (id) => ids.get(id) ?? id)
}

function renamed(recognition: Found, idOf: (id: string) => string): Found {
  const { found, origins } = recognition
  return {
    ...recognition,
    found: {
      fields: found.fields.map((field) => ({
        ...field,
        id: idOf(field.id),
        ...(field.conditional && { conditional: renameSources(field.conditional, idOf) }),
      })),
      warnings: found.warnings.map((warning) =>
        warning.fieldId === undefined ? warning : { ...warning, fieldId: idOf(warning.fieldId) },
      ),
    },
    ...(origins && { origins: new Map([...origins].map(([id, words]) => [idOf(id), words])) }),
  }
}
