import { createPortal } from 'react-dom'
import styles from './Rules.module.css'
import type { Dragging } from './use-rule-drag.ts'

/** Drop marker, and a label of the dragged item under the pointer. */
export function DragMarks({
  dragging,
  words,
  tree,
}: {
  dragging: Dragging
  words: string
  tree: HTMLElement | null
}) {
  const { gap, x, y } = dragging
  const origin = tree?.getBoundingClientRect()
  return (
    <>
      {gap && origin && (
        <div
          className={styles.mark}
          style={{ top: gap.y - origin.top, left: gap.left - origin.left, right: 0 }}
          data-drop-mark
        />
      )}
      {createPortal(
        <div className={styles.dragged} style={{ translate: `${x + 12}px ${y + 8}px` }}>
          {words}
        </div>,
        document.body,
      )}
    </>
  )
}
