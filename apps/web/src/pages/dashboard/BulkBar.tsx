import {
  IconCopy,
  IconDownload,
  IconFolderSymlink,
  IconTrash,
  IconWorldOff,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './BulkBar.module.css'
import type { DashboardForm } from './dashboard-forms.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Actions on the selected forms, at the bottom of the window. */
export function BulkBar({
  forms,
  onMove,
  onExport,
  onDuplicate,
  onUnpublish,
  onDelete,
  onClear,
}: {
  forms: readonly DashboardForm[]
  onMove: () => void
  onExport: () => void
  onDuplicate: () => void
  onUnpublish: () => void
  onDelete: () => void
  onClear: () => void
}) {
  return (
    <div role="toolbar" aria-label="Selected forms" className={styles.bar}>
      <b role="status">
        {forms.length.toLocaleString('en')} <span>selected</span>
      </b>
      <i className={styles.line} />
      <Action icon={<IconFolderSymlink {...icon} />} label="Move to…" onPress={onMove} />
      <Action icon={<IconDownload {...icon} />} label="Export" onPress={onExport} />
      <Action icon={<IconCopy {...icon} />} label="Duplicate" onPress={onDuplicate} />
      {forms.some(({ isPublished }) => isPublished) && (
        <Action icon={<IconWorldOff {...icon} />} label="Unpublish" onPress={onUnpublish} />
      )}
      <Action icon={<IconTrash {...icon} />} label="Delete" onPress={onDelete} />
      <i className={styles.line} />
      <button type="button" onClick={onClear} aria-keyshortcuts="Escape">
        <IconX {...icon} />
        <VisuallyHidden>Clear selection</VisuallyHidden>
        <kbd aria-hidden>Esc</kbd>
      </button>
    </div>
  )
}

function Action({
  icon: mark,
  label,
  onPress,
}: {
  icon: ReactNode
  label: string
  onPress: () => void
}) {
  return (
    <button type="button" title={label} onClick={onPress}>
      {mark}
      <span>{label}</span>
    </button>
  )
}
