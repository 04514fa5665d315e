import type { FileItem } from '@ramiform/fields/file/file-item'

export interface SentItem extends FileItem {
  /** once it has arrived */
  readonly uploadId?: string | undefined
}

type Items = ReadonlyMap<string, readonly SentItem[]>

/** What outlives a reload: files that have arrived. Those on their way are in the page's memory only. */
export function toKeep(items: Items): unknown {
  return [...items].map(([fieldId, all]) => [fieldId, all.filter(({ state }) => state === 'sent')])
}

/** What an earlier page left, whatever it wrote. */
export function keptItems(kept: unknown): [string, readonly SentItem[]][] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((entry: unknown): [string, readonly SentItem[]][] => {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string' || !Array.isArray(entry[1])) return []
    return [[entry[0], entry[1].flatMap(sentItem)]]
  })
}

function sentItem(value: unknown): readonly SentItem[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, size, uploadId } = value as Partial<Record<keyof SentItem, unknown>>
  if (typeof name !== 'string' || typeof size !== 'number' || typeof uploadId !== 'string')
    return []
  return [{ key: `kept-${uploadId}`, name, size, state: 'sent', sent: size, uploadId }]
}
