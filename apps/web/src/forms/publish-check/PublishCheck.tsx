import type { FormSchema } from '@ramiform/core/form'
import type { Fix } from '@ramiform/proving/apply-fix'
import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { type ReactNode, useEffect, useRef } from 'react'
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
  readonly findings: readonly ListedFinding[]
  /** by finding key; undefined where the form cannot be edited, as on the dashboard */
  readonly fixes?: ReadonlyMap<string, readonly Fix[]>
  readonly fixed?: readonly FixedFinding[]
  readonly onShow: (finding: ListedFinding) => void
  readonly onSee?: ((finding: ListedFinding) => void) | undefined
  readonly onFix?: ((finding: ListedFinding, fix: Fix, place: number) => void) | undefined
  readonly onFixAll?: (() => void) | undefined
  /** pinned scenarios that fail, listed below the errors */
  readonly scenarios?:
    | { readonly count: number; readonly list: ReactNode; readonly onShowFirst: () => void }
    | undefined
  readonly onPublish: () => void
  readonly busy: boolean
  /** sentences that explain why publishing failed */
  readonly problem: string | null
}

/** Lists problems before a form is published. Errors block publishing only if no visitor could submit the form. */
export function PublishCheck(props: PublishCheckProps) {
  const {
    open,
    onClose,
    schema,
    findings,
    fixed = [],
    onShow,
    onSee,
    onFix,
    onFixAll,
    busy,
  } = props
  const first = useRef<HTMLButtonElement>(null)
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const fixOf = (finding: ListedFinding) =>
    onFix === undefined ? undefined : props.fixes?.get(findingKey(finding))?.[0]
  const fixable = errors.filter((error) => fixOf(error) !== undefined)
  // A fix that takes something away is a decision of its own.
  const isSafe = fixable.every((error) => fixOf(error)?.removes === false)
  const [firstError] = errors
  const isBlocked = errors.some(({ blocksSending }) => blocksSending === true)
  const all =
    fixable.length > 0 && onFixAll !== undefined
      ? { label: fixAllLabel(fixable.length, errors.length), act: onFixAll, isBusy: false }
      : null
  const failing = props.scenarios?.count ?? 0
  const primary =
    firstError === undefined && failing > 0 && props.scenarios !== undefined
      ? {
          label: failing === 1 ? 'Show the scenario' : 'Show the first scenario',
          act: props.scenarios.onShowFirst,
          isBusy: false,
        }
      : firstError === undefined
        ? { label: busy ? 'Publishing...' : 'Publish', act: props.onPublish, isBusy: busy }
        : all !== null && isSafe
          ? all
          : {
              label: showFirstLabel(firstError, errors.length),
              act: () => onShow(firstError),
              isBusy: false,
            }
  useControlEnter(open && !busy, primary.act)

  const rowParts = { schema, onShow, onSee, onFix, first }
  const errorRows = rowsOf(errors, fixed, 'error')
  const warningRows = rowsOf(warnings, fixed, 'warning')
  const listOf = (rows: typeof errorRows) => (
    <ul className={styles.list}>
      {rows.map((row, place) => (
        <FindingRow key={row.key} row={row} place={place} fix={fixOf(row.finding)} {...rowParts} />
      ))}
    </ul>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={titleOf(errors.length, isBlocked, failing)}
      description={leadOf(errors.length, isBlocked, failing)}
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
          {all !== null && all !== primary && (
            <Button className={styles.all} onClick={all.act}>
              {all.label}
            </Button>
          )}
          {errors.length + failing > 0 && !isBlocked && (
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
          {listOf(errorRows)}
        </section>
      )}
      {failing > 0 && props.scenarios?.list}
      {warningRows.length > 0 && (
        <section>
          <h3 className={styles.group}>
            {warnings.length > 1 ? 'Warnings' : 'Warning'}{' '}
            <small>
              {warnings.length > 1 ? 'do not block publishing' : 'does not block publishing'}
            </small>
          </h3>
          {listOf(warningRows)}
        </section>
      )}
    </Dialog>
  )
}

function leadOf(errors: number, isBlocked: boolean, failing: number): string {
  if (errors === 0 && failing > 0) {
    return 'The form no longer does what you pinned. You can also publish now and fix it later.'
  }
  if (errors === 0) return 'All errors are fixed.'
  return isBlocked
    ? 'Visitors cannot submit this form yet, so it cannot be published.'
    : errors === 1
      ? 'This error affects visitors. You can also publish now and fix it later.'
      : 'These errors affect visitors. You can also publish now and fix them later.'
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
