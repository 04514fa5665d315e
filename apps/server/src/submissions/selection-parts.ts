import type { Stretch } from './submission-sql.ts'

type Selection = Omit<Stretch, 'formId'>

/** Ids in one query. Each page is one query, so more ids would be sent again and again. */
const idsAtOnce = 1_000

/**
 * Splits a selection of many ids into parts, in the order of the list: ids begin with the time of submission. Without
 * ids, the selection is the only part.
 */
export function selectionParts(selection: Selection = {}): readonly Selection[] {
  const { ids, oldestFirst = false } = selection
  if (ids === undefined || ids.length <= idsAtOnce) return [selection]
  const oldest = [...new Set(ids)].sort()
  const ordered = oldestFirst ? oldest : oldest.reverse()
  return Array.from({ length: Math.ceil(ordered.length / idsAtOnce) }, (_, part) => ({
    ...selection,
    ids: ordered.slice(part * idsAtOnce, (part + 1) * idsAtOnce),
  }))
}

/** Reads the pages of all parts, one after another. */
export async function* eachPart<Part, Page>(
  parts: readonly Part[],
  read: (part: Part) => AsyncIterable<Page>,
): AsyncGenerator<Page> {
  for (const part of parts) yield* read(part)
}
