import { attemptStorage } from './attempt-storage.ts'
import { parsedJson } from './parsed-json.ts'

/** Reads stored JSON without checking its shape; null when it is missing or invalid. */
export function readStoredJson(storage: () => Storage, key: string): unknown {
  const text = attemptStorage(() => storage().getItem(key))
  return text === null ? null : parsedJson(text)
}
