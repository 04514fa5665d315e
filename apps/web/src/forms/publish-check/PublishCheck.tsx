import type { Finding } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FindingRow } from './FindingRow.tsx'
import styles from './PublishCheck.module.css'
import { fixAllLabel, showFirstLabel, titleOf } from './publish-check-words.ts'
import { type FixedFinding, rowsOf } from './rows.ts'

export interface PublishCheckProps {
  readonly open: boolean
  readonly onClose: () => void
  /** false when the next view takes the focus */
  readonly returnsFocus?: boolean
  readonly schema: FormSchema
  /** open findings */
  readonly findings: readonly Finding[]
  readonly fixed?: readonly FixedFinding[]
  readonly onShow: (finding: Finding) => void
  /** undefined where the form cannot be edited, as on the dashboard */
  readonly onFix?: ((finding: Finding, place: number) => void) | undefined
  readonly onFixAll?: (() => void) | undefined
  readonly onPublish: () => void
  readonly busy: boolean
  /** sentences that explain why publishing failed */
  readonly problem: string | null
}

/** Lists problems before a form is published. Errors block publishing only if no visitor could submit the form. */
export function PublishCheck(props: PublishCheckProps) {
  const { open, onClose, schema, findings, fixed = [], onShow, onFix, onFixAll, busy } = props
  const first = useRef<HTMLButtonElement>(null)
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const fixable = onFix === undefined ? [] : errors.filter(({ fix }) => fix !== undefined)
  const [firstError] = errors
  const isBlocked = errors.some(({ blocksSending }) => blocksSending === true)
  const primary =
    firstError === undefined
      ? { label: busy ? 'Publishing...' : 'Publish', act: props.onPublish, isBusy: busy }
      : fixable.length > 0 && onFixAll !== undefined
        ? { label: fixAllLabel(fixable.length, errors.length), act: onFixAll, isBusy: false }
        : {
            label: showFirstLabel(firstError, errors.length),
            act: () => onShow(firstError),
            isBusy: false,
          }
  useControlEnter(open && !busy, primary.act)

  const rowParts = { schema, onShow, onFix, first }
  const errorRows = rowsOf(errors, fixed, 'error')
  const warningRows = rowsOf(warnings, fixed, 'warning')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={titleOf(errors.length, isBlocked)}
      description={leadOf(errors.length, isBlocked)}
      width={720}
      className={styles.dialog}
      initialFocus={first}
      returnsFocus={props.returnsFocus ?? true}
      note={fixable.length + fixed.length > 0 ? 'You can undo each fix.' : undefined}
      alert={props.problem}
      actions={
        <span className={styles.decisions}>
          <Button variant="quiet" className={styles.cancel} onClick={onClose}>
            Cancel
          </Button>
          {errors.length > 0 && !isBlocked && (
            <Button busy={busy} onClick={props.onPublish}>
              {busy ? 'Publishing...' : 'Publish anyway'}
            </Button>
          )}
          <Button
            variant="primary"
            busy={primary.isBusy}
            disabled={busy && !primary.isBusy}
            onClick={primary.act}
          >
            {primary.label}
          </Button>
        </span>
      }
    >
      {errorRows.length > 0 && (
        <section>
          <h3 className={styles.group} role="status">
            {errors.length === 1 ? 'Error' : 'Errors'} <small>{errors.length}</small>
          </h3>
          <ul className={styles.list}>
            {errorRows.map((row, place) => (
              <FindingRow key={row.key} row={row} place={place} {...rowParts} />
            ))}
          </ul>
        </section>
      )}
      {warningRows.length > 0 && (
        <section>
          <h3 className={styles.group}>
            {warnings.length > 1 ? 'Warnings' : 'Warning'}{' '}
            <small>
              {warnings.length > 1 ? 'do not block publishing' : 'does not block publishing'}
            </small>
          </h3>
          <ul className={styles.list}>
            {warningRows.map((row, place) => (
              <FindingRow key={row.key} row={row} place={place} {...rowParts} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

function leadOf(errors: number, isBlocked: boolean): string {
  if (errors === 0) return 'All errors are fixed.'
  return isBlocked
    ? 'Visitors cannot submit this form yet, so it cannot be published.'
    : `Visitors will see the ${errors === 1 ? 'error' : 'errors'}. You can also publish now and fix ${errors === 1 ? 'it' : 'them'} later.`
}

function useControlEnter(isOn: boolean, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (!isOn) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOn])
}
