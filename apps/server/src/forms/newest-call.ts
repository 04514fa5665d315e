/**
 * Asks once for many who ask at the same time. Who comes while a question is under way gets the answer to
 * the next one, never to one that was asked before they came: what was saved a moment ago is seen.
 */
export function newestCall<Key, Value>(
  ask: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const asking = new Map<
    Key,
    { readonly now: Promise<unknown>; next: Promise<Value> | undefined }
  >()

  function begin(key: Key): Promise<Value> {
    const answer = ask(key)
    const entry = { now: answer, next: undefined }
    asking.set(key, entry)
    const end = () => {
      if (asking.get(key) === entry) asking.delete(key)
    }
    answer.then(end, end)
    return answer
  }

  return (key) => {
    const current = asking.get(key)
    if (current === undefined) return begin(key)
    current.next ??= current.now.then(
      () => begin(key),
      () => begin(key),
    )
    return current.next
  }
}
