import { attemptStorage } from './attempt-storage.ts'

/** A choice of how things are shown, kept in this browser. Where storage is denied it lasts until the next load. */
export function keptChoice<Value extends string>(
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
