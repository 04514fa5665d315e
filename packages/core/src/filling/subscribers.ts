export type Listener = () => void

/** Listeners by topic. Each runs once per change, even when several of its topics changed. */
export interface Subscribers {
  add(name: string, listener: Listener): () => void
  emit(names: Iterable<string>): void
}

/** Creates an empty list of listeners by topic. */
export function createSubscribers(): Subscribers {
  const listeners = new Map<string, Set<Listener>>()
  return {
    add(name, listener) {
      const known = listeners.get(name) ?? new Set()
      // Wrapped, so that a listener added twice runs twice and is removed one at a time.
      const own = () => listener()
      listeners.set(name, known.add(own))
      return () => {
        known.delete(own)
        if (known.size === 0 && listeners.get(name) === known) listeners.delete(name)
      }
    },
    emit(names) {
      const told = new Set<Listener>()
      for (const name of names) for (const listener of listeners.get(name) ?? []) told.add(listener)
      for (const listener of told) listener()
    },
  }
}
