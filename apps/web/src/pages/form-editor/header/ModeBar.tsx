import { isTraditional } from '@ramiform/core/form'
import type { ReactNode } from 'react'
import { setMode } from '../../../editing/draft/form-commands.ts'
import { useEditor, useEditorState, useScreen } from '../../../editing/editor-context.tsx'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import styles from './header.module.css'

/** Above the fields and above the flow: which of the two is shown, and whether the form has logic at all. */
export function ModeBar({
  wide = false,
  children,
}: {
  /** as wide as the window, as above the flow; otherwise as wide as the paper below */
  wide?: boolean
  /** between the two */
  children?: ReactNode
}) {
  return (
    <div className={styles.modes} data-wide={wide || undefined}>
      <ViewSwitch />
      {children}
      <ModeSwitch />
    </div>
  )
}

function ViewSwitch() {
  const { screen } = useEditor()
  const view = useScreen((state) => state.view)
  return (
    <Segmented
      label="View"
      value={view}
      options={[
        { value: 'fields', label: 'Fields' },
        { value: 'flow', label: 'Flow' },
      ]}
      onChange={screen.show}
    />
  )
}

/** Traditional: all fields always visible. Conditional is the default (spec section 2). */
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
