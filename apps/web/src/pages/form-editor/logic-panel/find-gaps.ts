import type { Place } from '@ramiform/core/conditions/moves'
import type { Gap } from './drop-gaps.ts'

/** type of item that can be moved */
export type Kind = 'rule' | 'group'

/**
 * Finds the drop positions for a rule or a group in the rendered panel: before and after each item of that type.
 * `canHold` excludes groups that cannot accept the item.
 */
export function findGaps(
  tree: HTMLElement,
  kind: Kind,
  canHold: (groupId: string | null) => boolean,
): readonly Gap[] {
  return Array.from(tree.querySelectorAll<HTMLElement>('[data-branch]')).flatMap((list) => {
    const groupId = list.dataset.branch || null
    if (!canHold(groupId)) return []
    const { left, right, top } = list.getBoundingClientRect()
    const rows = [...list.children].filter((row): row is HTMLElement => row instanceof HTMLElement)
    const own = rows.filter(({ dataset }) => dataset.kind === kind)
    const edges = own.map((row) => row.getBoundingClientRect())
    const before = rows.filter(({ dataset }) => dataset.kind === 'rule').at(-1)
    // In a group without nested groups, the drop position for a group is below the rules.
    const end = edges.at(-1)?.bottom ?? (kind === 'group' && before ? bottomOf(before) : top)
    return [...edges.map((edge) => edge.top), end].map((y, index) => ({
      ...{ groupId, index, y, right },
      left: left + 6,
    }))
  })
}

const bottomOf = (row: HTMLElement) => row.getBoundingClientRect().bottom

/** Current position of a row. */
export function placeOf(row: HTMLElement): Place | null {
  const list = row.parentElement
  if (list === null) return null
  const own = [...list.children].filter(
    (other) => other instanceof HTMLElement && other.dataset.kind === row.dataset.kind,
  )
  return { groupId: list.dataset.branch || null, index: own.indexOf(row) }
}
