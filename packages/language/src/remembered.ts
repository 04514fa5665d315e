/** A function that keeps its result for each object, as long as the object is in use. */
export function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    const before = known.get(key)
    const { value } = before ?? { value: make(key) }
    if (before === undefined) known.set(key, { value })
    return value
  }
}

const mostTexts = 5_000
/** Characters; longer texts are rarely read twice */
const longestText = 500

/** A function of a text that keeps its newest results, because the same words are read in many places. */
export function rememberedText<V>(make: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>()
  return (text) => {
    if (text.length > longestText) return make(text)
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= mostTexts) known.clear()
    const value = make(text)
    known.set(text, value)
    return value
  }
}
