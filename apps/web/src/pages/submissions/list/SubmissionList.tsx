import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import type { RowSelection } from '../../../ui/use-row-selection.ts'
import type { RowFocus } from '../shared/row-focus.ts'
import { useSchemas } from '../shared/use-schemas.ts'
import styles from './SubmissionList.module.css'
import { SubmissionRow } from './SubmissionRow.tsx'
import { useRowFocus } from './use-row-focus.ts'
import { useVirtualList } from './use-virtual-list.ts'

export interface SubmissionListProps {
  readonly form: Form
  readonly submissions: readonly Submission[]
  /** total number of rows, including those not loaded; -1 while unknown */
  readonly count: number
  /** ids of the expanded rows */
  readonly open: ReadonlySet<string>
  readonly onOpen: (id: string, open: boolean) => void
  readonly selection: RowSelection
  /** deletes these submissions, with a confirmation if there are many */
  readonly onDelete: (submissions: readonly Submission[]) => void
  /** called when the end of the loaded rows is near */
  readonly onEndNear: () => void
  /** id of the row to scroll to first */
  readonly startAt: string | null
  readonly ref: Ref<RowFocus>
}

/** number of rows before the end at which the next page loads */
const nearEnd = 40

/** Virtualized list of submissions. */
export function SubmissionList(props: SubmissionListProps) {
  const { form, submissions, count, open, onOpen, selection, onDelete, onEndNear, startAt, ref } =
    props
  const list = useRef<HTMLUListElement>(null)
  const ids = useMemo(() => submissions.map(({ id }) => id), [submissions])
  const rows = useRowFocus({
    list,
    ids,
    startAt,
    onEscape: (id) => {
      if (selection.ids.size > 0) {
        selection.clear()
        return
      }
      onOpen(id, false)
      rows.goTo(id)
    },
    onDelete: remove,
    onSelect: (id, toHere) => selection.set(id, toHere || !selection.ids.has(id), false),
    onSelectAll: () => selection.add(ids),
  })
  const virtualizer = useVirtualList(list, ids, rows.active)
  rows.connect(virtualizer)
  useImperativeHandle(ref, () => ({ goTo: rows.goTo, step: rows.step }))

  const drawn = virtualizer.getVirtualItems()
  const isEndNear = (virtualizer.range?.endIndex ?? 0) >= submissions.length - nearEnd
  useEffect(() => {
    if (isEndNear) onEndNear()
  }, [isEndNear, onEndNear])

  function remove(id: string) {
    const submission = submissions.find((one) => one.id === id)
    if (submission === undefined) return
    const chosen = submissions.filter((one) => selection.ids.has(one.id))
    if (chosen.length > 0) {
      onDelete(chosen)
      return
    }
    const next = rows.rowAfterRemoving(id)
    onDelete([submission])
    if (next !== undefined) rows.goTo(next)
  }
  const latestRemove = useRef(remove)
  useEffect(() => {
    latestRemove.current = remove
  })

  const schemaOf = useSchemas(
    form,
    drawn.flatMap(({ index }) => submissions[index]?.formVersion ?? []),
  )
  return (
    <ul
      ref={list}
      aria-label="Submissions"
      className={styles.list}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={rows.onKeyDown}
    >
      {drawn.map(({ index, start }) => {
        const submission = submissions[index]
        return (
          submission !== undefined && (
            <li
              key={submission.id}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={count}
              className={styles.place}
              style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
            >
              <SubmissionRow
                submission={submission}
                schema={schemaOf(submission.formVersion)}
                form={form}
                isOpen={open.has(submission.id)}
                isSelected={selection.ids.has(submission.id)}
                isOnTabsWay={index === rows.active}
                onOpen={onOpen}
                onFocus={rows.onFocus}
                onSelect={selection.set}
                onDelete={latestRemove}
              />
            </li>
          )
        )
      })}
    </ul>
  )
}
