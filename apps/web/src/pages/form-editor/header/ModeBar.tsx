import { isTraditional } from '@ramiform/core/form'
import type { ReactNode } from 'react'
import { setMode } from '../../../editing/draft/form-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import styles from './header.module.css'

/** Row below the bar: turns conditional logic on or off. */
export function ModeBar({
  wide = false,
  children,
}: {
  /** true for the full window width, as above the flow; otherwise the canvas width */
  wide?: boolean
  /** content at the left */
  children?: ReactNode
}) {
  return (
    <div className={styles.modes} data-wide={wide || undefined}>
      <div className={styles.start}>{children}</div>
      <ModeSwitch />
    </div>
  )
}

/** Form mode. Traditional forms show all fields; conditional forms are the default (spec section 2). */
function ModeSwitch() {
  const { store, announce } = useEditor()
  const traditional = useEditorState(({ draft }) => isTraditional(draft.schema))
  return (
    <Segmented
      label="Form mode"
      value={traditional ? 'traditional' : 'conditional'}
      options={[
        { value: 'traditional', label: 'Traditional' },
        { value: 'conditional', label: 'Conditional', icon: <BranchMark /> },
      ]}
      onChange={(mode) => {
        if (store.run(setMode(mode))) announce(modeInWords[mode])
      }}
    />
  )
}

export const modeInWords = {
  traditional: 'Traditional: every field is always shown. Logic is saved but off.',
  conditional: 'Conditional: logic is on.',
} as const
