import { attemptStorage } from './attempt-storage.ts'

/** Reads stored JSON without checking its shape; null when it is missing or invalid. */
export function readStoredJson(storage: () => Storage, key: string): unknown {
  const text = attemptStorage(() => storage().getItem(key))
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
