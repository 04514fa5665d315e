/** A heap of numbers in an array: the least one is always at the front. */

export function addTo(heap: number[], number: number) {
  let at = heap.push(number) - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    const parent = heap[above] ?? number
    if (parent <= number) break
    heap[at] = parent
    at = above
  }
  heap[at] = number
}

export function takeLeast(heap: number[]): number | undefined {
  const least = heap[0]
  const last = heap.pop()
  if (last === undefined || heap.length === 0) return least
  let at = 0
  for (let below = 1; below < heap.length; below = 2 * at + 1) {
    const left = heap[below] ?? last
    const right = heap[below + 1] ?? left
    if (right < left) below += 1
    const child = Math.min(left, right)
    if (child >= last) break
    heap[at] = child
    at = below
  }
  heap[at] = last
  return least
}
