import { IconAdjustmentsHorizontal, IconEye, IconPlus, IconWorld } from '@tabler/icons-react'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { useSidePanel } from '../../../editing/use-side-panel.ts'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import type { Publishing } from '../publishing/use-publishing.ts'
import styles from './header.module.css'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Bottom toolbar on phones, within thumb reach. */
export function BottomBar({ publishing }: { publishing: Publishing }) {
  const { screen } = useEditor()
  const open = useSidePanel()
  const changed = useEditorState(
    (state) => state.facts.isPublished && (state.facts.hasUnpublishedChanges || isDirty(state)),
  )
  return (
    <nav className={styles.thumb} aria-label="Editor">
      <button type="button" onClick={() => screen.open('palette')}>
        <IconPlus {...icon} />
        Add field
      </button>
      <button type="button" onClick={open.logic}>
        <BranchMark size={18} />
        Logic
      </button>
      <button type="button" onClick={open.preview}>
        <IconEye {...icon} />
        Preview
      </button>
      <button type="button" onClick={() => screen.open('settings')}>
        <IconAdjustmentsHorizontal {...icon} />
        Settings
      </button>
      <button
        type="button"
        aria-label={changed ? 'Publish changes' : undefined}
        disabled={publishing.busy}
        onClick={publishing.isPublished && !changed ? publishing.unpublish : publishing.publish}
      >
        <IconWorld {...icon} />
        {publishing.isPublished && !changed ? 'Unpublish' : 'Publish'}
      </button>
    </nav>
  )
}
