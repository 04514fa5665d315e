import { isTraditional } from '@ramiform/core/form'
import { IconList } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { setMode } from '../../../editing/draft/form-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { useEditorWidth } from '../../../editing/use-editor-width.ts'
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
  const isPhone = useEditorWidth() === 'phone'
  return (
    <div className={styles.modes} data-wide={wide || undefined}>
      <div className={styles.start}>{children}</div>
      <ModeSwitch iconsOnly={wide && isPhone} />
    </div>
  )
}

/** Form mode. Traditional forms show all fields; conditional forms are the default (spec section 2). */
function ModeSwitch({ iconsOnly }: { iconsOnly: boolean }) {
  const { store, announce } = useEditor()
  const traditional = useEditorState(({ draft }) => isTraditional(draft.schema))
  return (
    <Segmented
      label="Form mode"
      iconsOnly={iconsOnly}
      value={traditional ? 'traditional' : 'conditional'}
      options={[
        {
          value: 'traditional',
          label: 'Traditional',
          icon: iconsOnly && <IconList size={16} stroke={1.75} aria-hidden />,
        },
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
