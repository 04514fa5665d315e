/** Copy of a list with one item moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Unique default name for a new option. */
export function newOption(options: readonly string[], name = 'Option'): string {
  const taken = new Set(options)
  let number = options.length + 1
  while (taken.has(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}
