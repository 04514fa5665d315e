import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { DashboardForm } from './dashboard-forms.ts'
import styles from './FormList.module.css'
import { type FormOrderName, orderName, type SortedBy } from './form-order.ts'
import { columnHeader, row } from './table-roles.ts'
import type { Selection } from './use-selection.ts'

/** Columns that sort. `ascending`: natural direction of the order; the others begin with the newest or the most. */
const columns: readonly {
  readonly order: FormOrderName
  readonly label: string
  readonly className: string | undefined
  readonly ascending?: boolean
}[] = [
  { order: 'name', label: 'Name', className: styles.name, ascending: true },
  { order: 'folder', label: 'Folder', className: styles.folder, ascending: true },
  { order: 'state', label: 'State', className: styles.state, ascending: true },
  { order: 'submissions', label: 'Responses', className: styles.responses },
  { order: 'response', label: 'Last response', className: styles.last },
  { order: 'edited', label: 'Edited', className: styles.edited },
]

/** Header of the list: selects all shown forms, and sorts by column. A second click reverses the order. */
export function FormListHead({
  forms,
  selection,
  sortedBy,
  onSort,
}: {
  forms: readonly DashboardForm[]
  selection: Selection
  sortedBy: SortedBy
  onSort: (sortedBy: SortedBy) => void
}) {
  const count = selection.forms.length
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < forms.length
  })
  return (
    <div {...row(1)} className={classNames(styles.row, styles.head)}>
      <span {...columnHeader} className={styles.pick}>
        <input
          ref={box}
          type="checkbox"
          aria-label="Select all shown forms"
          checked={count > 0}
          onChange={() =>
            count > 0 ? selection.clear() : selection.setAll(forms.map(({ id }) => id))
          }
        />
      </span>
      <span {...columnHeader} className={styles.drawing}>
        <span className="visually-hidden">Logic</span>
      </span>
      {columns.map(({ order, label, className, ascending = false }) => {
        const isSorted = orderName(sortedBy) === order
        const isReversed = sortedBy.startsWith('-')
        const isAscending = ascending !== isReversed
        const Arrow = isAscending ? IconArrowUp : IconArrowDown
        return (
          <span
            key={order}
            {...columnHeader}
            className={className}
            {...(isSorted && { 'aria-sort': isAscending ? 'ascending' : 'descending' })}
          >
            <button
              type="button"
              onClick={() => onSort(isSorted && !isReversed ? `-${order}` : order)}
            >
              {label}
              {isSorted && <Arrow size={14} stroke={1.75} aria-hidden />}
            </button>
          </span>
        )
      })}
      <span {...columnHeader} className={styles.actions}>
        <span className="visually-hidden">Actions</span>
      </span>
    </div>
  )
}
