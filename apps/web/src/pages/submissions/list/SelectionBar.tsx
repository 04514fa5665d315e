import { binDays } from '@ramiform/contract/bin'
import type { Submission } from '@ramiform/contract/calls'
import { IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { submissionCountText } from '../../../forms/submission-count.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './SelectionBar.module.css'

/** Number of submissions up to which deletion needs no confirmation (decision 212). */
export const deletedWithoutQuestion = 20

export interface SelectionBarProps {
  readonly selected: readonly Submission[]
  /** number of loaded rows; only loaded rows can be selected */
  readonly loaded: number
  readonly asking: boolean
  readonly onAsk: (asking: boolean) => void
  readonly onSelectAll: () => void
  readonly onDelete: () => void
  readonly onClear: () => void
}

/** Actions for the selected submissions, at the bottom of the window. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, loaded, asking, onAsk, onSelectAll, onDelete, onClear } = props
  const [count, setCount] = useState(selected.length)
  if (asking && count !== selected.length) setCount(selected.length)
  return (
    <>
      <p className="visually-hidden" role="status">
        {selected.length > 0 && `${selected.length.toLocaleString('en')} selected`}
      </p>
      {selected.length > 0 && (
        <section className={styles.bar} aria-label="Selected submissions">
          <span className={styles.count}>{selected.length.toLocaleString('en')} selected</span>
          {selected.length < loaded && (
            <Button variant="quiet" size="sm" className={styles.action} onClick={onSelectAll}>
              Select all {loaded.toLocaleString('en')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            className={styles.action}
            aria-keyshortcuts="Delete"
            icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={onDelete}
          >
            Move to bin
          </Button>
          <IconButton
            size="sm"
            className={styles.action}
            label="Clear selection"
            aria-keyshortcuts="Escape"
            icon={<IconX size={16} stroke={1.75} aria-hidden />}
            onClick={onClear}
          />
        </section>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={onAsk}
        title={`Move ${submissionCountText(count)} to the bin?`}
        confirmLabel="Move to bin"
        danger
        onConfirm={onDelete}
      >
        You can restore them from the bin for {binDays} days.
      </ConfirmDialog>
    </>
  )
}
