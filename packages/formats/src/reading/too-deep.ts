/**
 * Parts of a file that are nested more deeply than an importer reads (decision 690).
 * The bound keeps a file that is made to exhaust the stack from doing so.
 */

/** Characters of a name in a warning */
const longestName = 80

/** Collects one warning for each part that is nested too deeply. */
export interface TooDeep {
  /** @param name Label of the part; empty for a part without one */
  add(name: string): void
  /**
   * Adds the name of an item. For an item without a name, such as a column, it adds the items inside.
   * Uses a list instead of recursion, because the depth has no bound here.
   */
  addNamed<Item>(item: Item, parts: NamedParts<Item>): void
}

interface NamedParts<Item> {
  /** Empty for an item without a name */
  nameOf(item: Item): string
  insideOf(item: Item): readonly Item[]
}

/**
 * @param lost Warnings of the import, to which the new ones are added
 * @param levels Levels that the importer reads
 */
export function tooDeepParts(lost: string[], levels: number): TooDeep {
  const known = new Set<string>()
  return {
    add,
    addNamed(item, { nameOf, insideOf }) {
      const left = [item]
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const name = nameOf(next)
        if (name === '') left.push(...insideOf(next).toReversed())
        else add(name)
      }
    },
  }

  function add(name: string) {
    const shown = name === '' ? 'A part without a name' : `"${name.slice(0, longestName)}"`
    if (known.has(shown)) return
    known.add(shown)
    lost.push(`${shown} was not imported. It is nested more than ${levels} levels deep.`)
  }
}
