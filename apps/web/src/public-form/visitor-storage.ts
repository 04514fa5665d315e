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
      // What this page wrote last comes first: in a full storage something older may stand.
      return parsed(kept.get(key) ?? storage()?.getItem(key) ?? 'null')
    },
    write(key: string, value: unknown) {
      const text = JSON.stringify(value)
      kept.set(key, text)
      try {
        storage()?.setItem(key, text)
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

/** What another version of this page wrote may be anything. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
