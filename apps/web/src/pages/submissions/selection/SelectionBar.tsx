import { binDays } from '@ramiform/contract/bin'
import type { Submission } from '@ramiform/contract/calls'
import { IconDownload, IconPrinter, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { submissionCountText } from '../../../forms/submission-count.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './SelectionBar.module.css'

/** Number of submissions up to which deletion needs no confirmation (decision 212). */
export const deletedWithoutQuestion = 20

export interface SelectionBarProps {
  readonly selected: readonly Submission[]
  /** number of found rows, including those not loaded */
  readonly found: number
  /** true while further rows are loaded to be selected */
  readonly isReading: boolean
  /** true over the table, which has a foot */
  readonly isAbove: boolean
  readonly asking: boolean
  readonly onAsk: (asking: boolean) => void
  readonly onSelectAll: () => void
  readonly onExport: () => void
  readonly onPrint: () => void
  readonly onDelete: () => void
  readonly onClear: () => void
}

/** Actions for the selected submissions, at the bottom of the window. */
export function SelectionBar(props: SelectionBarProps) {
  const {
    selected,
    found,
    isReading,
    isAbove,
    asking,
    onAsk,
    onSelectAll,
    onExport,
    onPrint,
    onDelete,
    onClear,
  } = props
  const [count, setCount] = useState(selected.length)
  if (asking && count !== selected.length) setCount(selected.length)
  return (
    <>
      <p className="visually-hidden" role="status">
        {selected.length > 0 && `${selected.length.toLocaleString('en')} selected`}
      </p>
      {selected.length > 0 && (
        <section
          className={classNames(styles.bar, isAbove && styles.above)}
          aria-label="Selected submissions"
        >
          <span className={styles.count}>{selected.length.toLocaleString('en')} selected</span>
          {selected.length < found && (
            <Button
              variant="quiet"
              size="sm"
              className={styles.all}
              busy={isReading}
              onClick={onSelectAll}
            >
              Select all {found.toLocaleString('en')}
            </Button>
          )}
          <span className={styles.line} />
          <Button
            variant="quiet"
            size="sm"
            aria-label="Export"
            icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
            onClick={onExport}
          >
            <span className={styles.word}>Export</span>
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label="Print"
            icon={<IconPrinter size={16} stroke={1.75} aria-hidden />}
            onClick={onPrint}
          >
            <span className={styles.word}>Print</span>
          </Button>
          <Button
            variant="quiet-danger"
            size="sm"
            aria-label="Move to bin"
            aria-keyshortcuts="Delete"
            icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={onDelete}
          >
            <span className={styles.word}>Move to bin</span>
          </Button>
          <IconButton
            size="sm"
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
