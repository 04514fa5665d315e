import { attemptStorage } from './attempt-storage.ts'

/** A display preference stored in this browser. Without storage it lasts until the next load. */
export function storedChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: Value,
) {
  return {
    read(): Value {
      const kept = attemptStorage(() => localStorage.getItem(key))
      return values.find((value) => value === kept) ?? otherwise
    },
    write(value: Value): void {
      attemptStorage(() => localStorage.setItem(key, value))
    },
  }
}
