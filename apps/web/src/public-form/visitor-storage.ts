/** A browser's own storage, of this tab or for good. A frame may be denied it: then things are kept until reload. */
export function visitorStorage(open: () => Storage) {
  const kept = new Map<string, string>()
  let opened: Storage | null | undefined
  const storage = () => {
    if (opened === undefined) opened = openOrNull(open)
    return opened
  }

  return {
    read(key: string): unknown {
      // What found no room comes first: in the storage something older may stand.
      return parsed(kept.get(key) ?? storage()?.getItem(key) ?? 'null')
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
        // Full: this tab still has it.
      }
    },
    /** what the browser itself keeps under names that begin so */
    names: (beginning: string): readonly string[] =>
      Object.keys(storage() ?? {}).filter((name) => name.startsWith(beginning)),
    remove(key: string) {
      kept.delete(key)
      storage()?.removeItem(key)
    },
  }
}

export type VisitorStorage = ReturnType<typeof visitorStorage>

function openOrNull(open: () => Storage): Storage | null {
  try {
    return open()
  } catch {
    return null
  }
}

/** Stored data may come from another version of this page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
