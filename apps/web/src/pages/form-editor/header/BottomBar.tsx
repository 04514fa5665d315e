import { IconAdjustmentsHorizontal, IconEye, IconPlus, IconWorld } from '@tabler/icons-react'
import { Link } from 'react-router'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { useEditorState } from '../editor-context.tsx'
import styles from './header.module.css'
import type { Publishing } from './use-publishing.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** On phones everything is within reach of a thumb. */
export function BottomBar({
  publishing,
  onOpen,
}: {
  publishing: Publishing
  onOpen: (over: 'palette' | 'logic' | 'settings') => void
}) {
  const id = useEditorState(({ facts }) => facts.id)
  return (
    <nav className={styles.thumb} aria-label="Editor">
      <button type="button" onClick={() => onOpen('palette')}>
        <IconPlus {...icon} />
        Add field
      </button>
      <button type="button" onClick={() => onOpen('logic')}>
        <BranchMark size={18} />
        Logic
      </button>
      <Link to={`/forms/${id}`}>
        <IconEye {...icon} />
        Preview
      </Link>
      <button type="button" onClick={() => onOpen('settings')}>
        <IconAdjustmentsHorizontal {...icon} />
        Settings
      </button>
      <button
        type="button"
        disabled={publishing.busy}
        onClick={publishing.isPublished ? publishing.unpublish : publishing.publish}
      >
        <IconWorld {...icon} />
        {publishing.isPublished ? 'Unpublish' : 'Publish'}
      </button>
    </nav>
  )
}
