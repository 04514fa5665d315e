import { type ClipboardEvent, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import styles from './BulkEditDialog.module.css'
import { pastedAtOnce } from './long-paste.ts'
import { linesInWords, readLines } from './option-lines.ts'

export interface BulkEditProps {
  readonly options: readonly string[]
  readonly onApply: (options: readonly string[]) => void
  readonly onClose: () => void
}

/** Edits all options of a field as lines. Apply makes one undo step. */
export function BulkEditDialog({ options, onApply, onClose }: BulkEditProps) {
  const [text, setText] = useState(() => options.join('\n'))
  const [tried, setTried] = useState(false)
  const lines = readLines(text)
  const countId = useId()
  const isTooMany = lines.options.length > 0 && lines.problem !== null

  function apply() {
    setTried(true)
    if (lines.problem !== null) return
    onApply(lines.options)
    onClose()
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const whole = pastedAtOnce(event)
    if (whole !== null) setText(whole)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Bulk edit options"
      description="One option per line. Type or paste a list."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" onClick={apply}>
            Apply
          </Button>
        </>
      }
    >
      <TextArea
        label="Options, one per line"
        hideLabel
        className={styles.lines}
        rows={14}
        autoFocus
        dir="auto"
        spellCheck={false}
        value={text}
        onChange={setText}
        onPaste={onPaste}
        aria-describedby={countId}
        error={tried || isTooMany ? lines.problem : null}
      />
      <div className={styles.notes}>
        <span id={countId} role="status">
          {linesInWords(lines)}
        </span>
        {lines.doubles > 0 && (
          <TextButton onClick={() => setText([...new Set(lines.options)].join('\n'))}>
            Remove duplicate options
          </TextButton>
        )}
      </div>
    </Dialog>
  )
}
