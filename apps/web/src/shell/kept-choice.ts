/** A choice of how things are shown, kept in this browser. Where storage is denied it lasts until the next load. */
export function keptChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: Value,
) {
  return {
    read(): Value {
      const kept = attempt(() => localStorage.getItem(key))
      return values.find((value) => value === kept) ?? otherwise
    },
    write(value: Value): void {
      attempt(() => localStorage.setItem(key, value))
    },
  }
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
