/** A function that keeps its result for an object as long as the object exists. */
export function remembered<Key extends object, Value>(read: (key: Key) => Value) {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key: Key): Value => {
    const result = known.get(key) ?? { value: read(key) }
    known.set(key, result)
    return result.value
  }
}
