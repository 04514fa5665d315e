/** Ids between two rows, inclusive, in either direction. If one of them is missing, only the second. */
export function idsBetween(list: readonly string[], from: string, to: string): readonly string[] {
  const [first, second] = [list.indexOf(from), list.indexOf(to)]
  if (first === -1 || second === -1) return [to]
  return list.slice(Math.min(first, second), Math.max(first, second) + 1)
}
