import { memo } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useField } from '../../../editing/use-field.ts'
import styles from './SharedRule.module.css'
import { ShownWhen } from './ShownWhen.tsx'

/** Sentence over fields with the same rule. It selects all of them. */
export const SharedRule = memo(function SharedRule({
  ids,
  onLogic,
}: {
  ids: readonly string[]
  onLogic: (() => void) | undefined
}) {
  const { store, announce } = useEditor()
  const conditional = useField(ids[0] ?? '')?.conditional
  if (conditional === undefined) return null
  return (
    <li
      // biome-ignore lint/a11y/noRedundantRoles: the chunk overrides its list role, so items need an explicit one
      role="listitem"
      className={styles.shared}
      data-shared-rule={ids[0]}
    >
      <button
        type="button"
        title={`Select these ${ids.length} questions`}
        onClick={() => {
          store.pick(ids)
          announce(`${ids.length} fields selected`)
          onLogic?.()
        }}
      >
        <ShownWhen of={ids} conditional={conditional} count={ids.length} />
      </button>
    </li>
  )
})
