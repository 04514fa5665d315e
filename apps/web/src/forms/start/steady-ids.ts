import { renameIds } from '@ramiform/core/rename-ids'
import type { Recognition } from './recognition.ts'

type Found = Extract<Recognition, { readonly kind: 'found' }>

/**
 * Reuses the ids of fields that were recognized before, matched by label and type. The list stays stable during typing,
 * and the owner's edits stay with their fields. New ids were never used before.
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
  const { settings: _, ...parts } = renameIds({ ...found, settings: {} }, idOf)
  return {
    ...recognition,
    found: {
      ...parts,
      warnings: found.warnings.map((warning) =>
        warning.fieldId === undefined ? warning : { ...warning, fieldId: idOf(warning.fieldId) },
      ),
    },
    ...(origins && { origins: new Map([...origins].map(([id, words]) => [idOf(id), words])) }),
  }
}
