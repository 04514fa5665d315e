import type { EditorState } from '../../../editing/draft/editor-store.ts'
import { positionOf } from '../../../editing/draft/form-draft.ts'

type Selection = Pick<EditorState, 'draft' | 'selected' | 'picked'>

/** Ids after a Ctrl click on a card: adds the card, or leaves it out. */
export function withToggled({ selected, picked }: Selection, id: string): readonly string[] {
  const now = selected === null ? picked : [selected]
  return now.includes(id) ? now.filter((one) => one !== id) : [...now, id]
}

/**
 * Ids after a Shift click on a card: all from the anchor to the card, the anchor first.
 * @param start anchor while nothing is selected
 */
export function withRange(
  { draft, selected, picked }: Selection,
  id: string,
  start = id,
): readonly string[] {
  const { fields } = draft.schema
  const anchor = selected ?? picked[0] ?? start
  const [from, to] = [positionOf(fields, anchor), positionOf(fields, id)].toSorted((a, b) => a - b)
  const between = fields.slice(from, (to ?? 0) + 1).map((field) => field.id)
  return [anchor, ...between.filter((one) => one !== anchor)]
}
