export type Listener = () => void

/** Topic of listeners that hear of every change. It has a star, so it cannot equal a field id. */
export const anything = '*'

/** Listeners by topic. Each runs once per change, even when several of its topics changed. */
export interface Subscribers {
  add(name: string, listener: Listener): () => void
  emit(names: readonly string[]): void
  /** Runs a function that emits several times. Its listeners run at the end, each once. */
  batch(run: () => void): void
}

/** Creates an empty list of listeners by topic. */
export function createSubscribers(): Subscribers {
  const listeners = new Map<string, Set<Listener>>()
  let batched: string[] | null = null

  function emit(names: readonly string[]) {
    if (batched !== null) {
      batched.push(anything, ...names)
      return
    }
    const told = new Set(listeners.get(anything))
    for (const name of names) for (const listener of listeners.get(name) ?? []) told.add(listener)
    for (const listener of told) listener()
  }

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
    emit,
    batch(run) {
      const names: string[] = []
      batched = names
      try {
        run()
      } finally {
        batched = null
      }
      if (names.length > 0) emit(names)
    },
  }
}
