/** Going through what was said before, as with the up key in a terminal. */
export interface Recall {
  /** how far back; 0 is what is being written */
  readonly back: number
  readonly text: string
}

/**
 * The next older or newer sentence; null where the key should do what it always does. Only an empty composer begins
 * to recall, and only an unchanged sentence goes on: nothing that was written gets lost.
 */
export function recall(
  said: readonly string[],
  { text, recalled }: { readonly text: string; readonly recalled: Recall | null },
  direction: 'older' | 'newer',
): Recall | null {
  const now = recalled !== null && recalled.text === text ? recalled.back : text === '' ? 0 : null
  if (now === null) return null
  const back = now + (direction === 'older' ? 1 : -1)
  if (back < 0) return null
  if (back === 0) return { back, text: '' }
  const sentence = said.at(-back)
  return back > said.length || sentence === undefined ? null : { back, text: sentence }
}
