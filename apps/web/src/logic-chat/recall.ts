/** A sentence recalled with the arrow keys, as in a terminal. */
export interface Recall {
  /** number of sentences back; 0 is the current draft */
  readonly back: number
  readonly text: string
}

/**
 * The next older or newer sentence; null when the key keeps its default action. Recall starts only in an empty composer
 * and ends when the text is edited, so no draft is lost.
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
