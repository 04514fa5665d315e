import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { BulkEditDialog } from '../option-lines/LazyBulkEdit.tsx'
import { pastedAtOnce } from '../option-lines/long-paste.ts'
import { readLines } from '../option-lines/option-lines.ts'
import styles from './FoundFields.module.css'

interface FoundOptionsProps {
  /** name of the field, for screen readers */
  readonly of: string
  readonly options: readonly string[]
  /** options as typed, one per line */
  readonly typed: string | undefined
  readonly onChange: (text: string) => void
}

/** number of options above which they are edited in a dialog, so that the row stays short */
const mostInRow = 500

/** Editor for the options of an imported field: in its row, or in a dialog for a long list. */
export function FoundOptions(props: FoundOptionsProps) {
  // Decide once, so that the editor does not switch while the user types.
  const [isLong] = useState(props.options.length > mostInRow)
  return isLong ? <ManyOptions {...props} /> : <FewOptions {...props} />
}

function FewOptions({ options, typed, onChange }: FoundOptionsProps) {
  return (
    <TextArea
      className={styles.wide ?? ''}
      label="Options, one per line"
      rows={Math.min(8, Math.max(3, options.length))}
      value={typed ?? options.join('\n')}
      spellCheck={false}
      dir="auto"
      error={typed === undefined ? null : readLines(typed).problem}
      onChange={onChange}
      onPaste={(event) => {
        const whole = pastedAtOnce(event)
        if (whole !== null) onChange(whole)
      }}
    />
  )
}

function ManyOptions({ of, options, onChange }: FoundOptionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.options}>
      <p dir="auto">{optionsInWords(options)}</p>
      <Button
        ref={button}
        size="sm"
        aria-label={`Edit options of ${of}`}
        onClick={() => setIsOpen(true)}
      >
        Edit options
      </Button>
      {isOpen && (
        <BulkEditDialog
          options={options}
          onApply={(next) => onChange(next.join('\n'))}
          onClose={() => {
            setIsOpen(false)
            requestAnimationFrame(() => button.current?.focus())
          }}
        />
      )}
    </div>
  )
}

const mostShown = 12

function optionsInWords(options: readonly string[]): string {
  const shown = options.slice(0, mostShown).join(', ')
  const more = options.length - mostShown
  return more > 0 ? `${shown} and ${more.toLocaleString('en')} more` : shown
}
