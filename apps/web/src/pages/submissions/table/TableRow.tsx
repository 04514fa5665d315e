import type { Submission } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router'
import { momentText } from '../../../forms/dates.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { AnswerCell } from './AnswerCell.tsx'
import type { Column } from './columns.ts'
import { cellRole, rowRole } from './grid-roles.ts'
import styles from './SubmissionTable.module.css'

/** A rendered column with its position. */
export interface DrawnColumn {
  readonly column: Column
  /** index among the shown columns */
  readonly index: number
  /** px from the left edge of the table */
  readonly start: number
}

export interface TableRowProps {
  readonly submission: Submission
  /** schema of the version that was filled in; undefined while it loads */
  readonly schema: FormSchema | undefined
  readonly columns: readonly DrawnColumn[]
  readonly index: number
  /** path of the submission's address */
  readonly path: string
  /** index of the focused cell, -1 for the row, null for another row */
  readonly focused: number | null
  readonly isSelected: boolean
  /** true while the panel shows this submission */
  readonly isOpen: boolean
  readonly onSelect: (id: string, selected: boolean, toHere: boolean) => void
  readonly onOpen: (id: string) => void
}

/** One submission as a row of 40 px. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { submission, schema, columns, index, path, focused, isSelected, isOpen } = props
  const { id, submitterEmail, submittedAt } = submission
  const cell = (at: number) => ({
    ...cellRole(at + 2),
    'data-cell': at,
    tabIndex: focused === at ? 0 : -1,
  })

  function open(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || event.target.closest('label, a') !== null) return
    // A click that ends the selection of text does not open anything.
    if (getSelection()?.isCollapsed !== false) props.onOpen(id)
  }
  function follow(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    props.onOpen(id)
  }

  const row = {
    ...rowRole(index + 2),
    'aria-selected': isSelected,
    'data-index': index,
    'data-id': id,
    tabIndex: focused === -1 ? 0 : -1,
    onClick: open,
  }
  return (
    <div
      {...row}
      className={classNames(styles.row, isSelected && styles.selected, isOpen && styles.open)}
    >
      <div {...cellRole(1)} className={styles.box}>
        <Checkbox
          className={styles.check}
          checked={isSelected}
          tabIndex={-1}
          onChange={(checked, { shift }) => props.onSelect(id, checked, shift)}
        >
          <VisuallyHidden>Select the submission of {submitterEmail ?? 'Anonymous'}</VisuallyHidden>
        </Checkbox>
      </div>
      <div {...cell(0)} className={styles.from}>
        <Link
          to={path}
          tabIndex={-1}
          title={submitterEmail}
          className={submitterEmail === undefined ? styles.anonymous : undefined}
          onClick={follow}
        >
          {submitterEmail ?? 'Anonymous'}
        </Link>
      </div>
      {columns.map(({ column, index: at, start }) => (
        <div
          key={column.id}
          {...cell(at + 1)}
          className={classNames(styles.cell, column.alignsRight && styles.right)}
          style={{ left: start, width: column.width }}
        >
          {column.field === null ? (
            <time dateTime={submittedAt}>{momentText(new Date(submittedAt), new Date())}</time>
          ) : (
            <AnswerCell field={column.field} submission={submission} schema={schema} />
          )}
        </div>
      ))}
    </div>
  )
})
