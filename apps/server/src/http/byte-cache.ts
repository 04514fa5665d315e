/** Least-recently-used cache with a limit in bytes. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value, bytes: number): void
}

export function createByteCache<Value>(maxBytes: number): ByteCache<Value> {
  // A Map keeps insertion order, so its first entry is the least recently used.
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>()
  let used = 0
  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      used += bytes - (entries.get(key)?.bytes ?? 0)
      entries.delete(key)
      entries.set(key, { value, bytes })
      for (const [oldest, entry] of entries) {
        if (used <= maxBytes || oldest === key) return
        entries.delete(oldest)
        used -= entry.bytes
      }
    },
  }
}
