/**
 * Wraps `sessionStorage` or `localStorage`. If the browser blocks storage, such as in a frame, values last until the
 * next reload.
 */
export function visitorStorage(open: () => Storage) {
  const kept = new Map<string, string>()
  let opened: Storage | null = null
  const storage = () => {
    opened ??= orNull(open)
    return opened
  }

  return {
    read(key: string): unknown {
      // Values that did not fit come first, since storage may hold an older value. Another version of this page may have
      // stored what is not JSON.
      return orNull(() => JSON.parse(kept.get(key) ?? storage()?.getItem(key) ?? 'null'))
    },
    write(key: string, value: unknown) {
      const text = JSON.stringify(value)
      const opened = storage()
      kept.set(key, text)
      try {
        opened?.setItem(key, text)
        if (opened) kept.delete(key)
      } catch (error) {
        if (!(error instanceof DOMException)) throw error
        // Storage is full, so the value stays in memory.
      }
    },
    /** Stored keys that start with this prefix. */
    names: (beginning: string): readonly string[] =>
      Object.keys(storage() ?? {}).filter((name) => name.startsWith(beginning)),
    remove(key: string) {
      kept.delete(key)
      storage()?.removeItem(key)
    },
  }
}

export type VisitorStorage = ReturnType<typeof visitorStorage>

function orNull<Result>(run: () => Result): Result | null {
  try {
    return run()
  } catch {
    return null
  }
}
