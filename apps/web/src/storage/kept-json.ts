import { attemptStorage } from './attempt-storage.ts'

/** What this browser keeps under a key, whoever wrote it; null where there is nothing that reads as JSON. */
export function readKept(storage: () => Storage, key: string): unknown {
  const text = attemptStorage(() => storage().getItem(key))
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
