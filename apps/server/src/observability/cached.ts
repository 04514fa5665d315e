/** Shares one result of `read` for `ms` milliseconds, because monitors of several systems ask at once. */
export function cached<Value>(
  read: () => Promise<Value>,
  ms: number,
  now: () => number = Date.now,
): () => Promise<Value> {
  let last: { readonly at: number; readonly answer: Promise<Value> } | undefined
  return () => {
    if (last === undefined || now() - last.at >= ms) last = { at: now(), answer: read() }
    return last.answer
  }
}
