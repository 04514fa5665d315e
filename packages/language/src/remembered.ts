/** A function that keeps its result for each object, as long as the object is in use. */
export function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    const { value } = known.get(key) ?? { value: make(key) }
    known.set(key, { value })
    return value
  }
}
