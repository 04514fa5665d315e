import type { Submission } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import type { RowSelection } from '../../../ui/use-row-selection.ts'
import type { RowFocus } from '../shared/row-focus.ts'
import { submissionPath } from '../shared/submission-path.ts'
import { gridRole, groupRole } from './grid-roles.ts'
import styles from './SubmissionTable.module.css'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import type { Columns } from './use-columns.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useVirtualGrid } from './use-virtual-grid.ts'

export interface SubmissionTableProps {
  readonly formId: string
  readonly submissions: readonly Submission[]
  readonly columns: Columns
  /** schema of a version; undefined while it loads */
  readonly schemaOf: (version: number) => FormSchema | undefined
  /** total number of rows, including those not loaded; -1 while unknown */
  readonly count: number
  readonly sort: 'newest' | 'oldest'
  readonly onSort: (sort: 'newest' | 'oldest') => void
  readonly selection: RowSelection
  /** id of the submission in the panel */
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
  readonly onDelete: (submissions: readonly Submission[]) => void
  /** called when the end of the loaded rows is near */
  readonly onEndNear: () => void
  /** id of the row to focus first */
  readonly startAt: string | null
  readonly ref: Ref<RowFocus>
}

/** number of rows before the end at which the next page loads */
const nearEnd = 40

/** Submissions as a table. Only rows and columns in view are rendered. */
export function SubmissionTable(props: SubmissionTableProps) {
  const { formId, submissions, columns, schemaOf, count, selection, openId } = props
  const { onOpen, onEndNear } = props
  const scroller = useRef<HTMLDivElement>(null)
  const { search } = useLocation()
  const ids = useMemo(() => submissions.map(({ id }) => id), [submissions])
  const { shown } = columns
  const focus = useGridFocus({
    grid: scroller,
    ids,
    cells: shown.length + 1,
    startAt: props.startAt,
    onOpen,
    onEscape: () => {
      if (selection.ids.size > 0) selection.clear()
      else props.onClose()
    },
    onDelete: remove,
    onSelect: (id, toHere) => selection.set(id, toHere || !selection.ids.has(id), false),
    onSelectAll: () => selection.add(ids),
    onReach: (place) => virtual.reach(place),
  })
  const virtual = useVirtualGrid(scroller, ids, shown, focus.place)
  useImperativeHandle(props.ref, () => ({ goTo: focus.goTo, step: focus.step }))

  const isEndNear = virtual.lastRow >= submissions.length - nearEnd
  useEffect(() => {
    if (isEndNear) onEndNear()
  }, [isEndNear, onEndNear])

  function remove(id: string) {
    const chosen = submissions.filter((one) => selection.ids.has(one.id))
    const submission = submissions.find((one) => one.id === id)
    if (chosen.length > 0 || submission === undefined) {
      props.onDelete(chosen)
      return
    }
    const next = focus.rowAfterRemoving(id)
    props.onDelete([submission])
    if (next !== undefined) focus.goTo(next)
  }

  const selectedHere = ids.filter((id) => selection.ids.has(id)).length
  const grid = {
    ...gridRole(count === -1 ? -1 : count + 1, shown.length + 2),
    'aria-label': 'Submissions',
    onKeyDown: focus.onKeyDown,
    onFocus: focus.onFocus,
  }
  return (
    <div ref={scroller} {...grid} className={styles.grid}>
      <div {...groupRole} className={styles.top} style={{ width: virtual.width }}>
        <TableHead
          drawn={virtual.columns}
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          onFocusCell={focus.goToHead}
          focused={focus.place.row === -1 ? focus.place.cell : null}
          selected={selectedHere === 0 ? 'none' : selectedHere === ids.length ? 'all' : 'some'}
          onSelectAll={(isSelected) => (isSelected ? selection.add(ids) : selection.clear())}
        />
        {virtual.isCutAtRight && <i aria-hidden data-fade className={styles.fade} />}
      </div>
      <div
        {...groupRole}
        className={styles.body}
        style={{ width: virtual.width, height: virtual.height }}
      >
        {virtual.rows.map(({ index, start }) => {
          const submission = submissions[index]
          return (
            submission !== undefined && (
              <div
                key={submission.id}
                role="presentation"
                className={styles.place}
                style={{ transform: `translateY(${start}px)` }}
              >
                <TableRow
                  submission={submission}
                  schema={schemaOf(submission.formVersion)}
                  columns={virtual.columns}
                  index={index}
                  path={submissionPath(formId, submission.id) + search}
                  focused={focus.place.row === index ? focus.place.cell : null}
                  isSelected={selection.ids.has(submission.id)}
                  isOpen={submission.id === openId}
                  onSelect={selection.set}
                  onOpen={onOpen}
                />
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}
