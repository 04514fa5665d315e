/**
 * Combines parallel calls with the same key. A call that arrives during a request shares the next request, not the
 * current one. So every caller sees all changes from before its call.
 */
export function dedupeInFlight<Key, Value>(
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
