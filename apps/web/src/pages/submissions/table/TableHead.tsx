import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconEyeOff,
} from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { AnchoredMenu } from '../../../ui/AnchoredMenu.tsx'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { headRole, rowRole } from './grid-roles.ts'
import { SelectAllBox } from './SelectAllBox.tsx'
import styles from './SubmissionTable.module.css'
import type { DrawnColumn } from './TableRow.tsx'
import { useColumnDrag } from './use-column-drag.ts'
import type { Columns } from './use-columns.ts'

export interface TableHeadProps {
  readonly drawn: readonly DrawnColumn[]
  readonly columns: Columns
  readonly sort: 'newest' | 'oldest'
  readonly onSort: (sort: 'newest' | 'oldest') => void
  /** focuses a cell of the head */
  readonly onFocusCell: (cell: number) => void
  /** index of the focused cell; null when a row has the focus */
  readonly focused: number | null
  readonly selected: 'none' | 'some' | 'all'
  readonly onSelectAll: (selected: boolean) => void
}

/** The head of the table. It stays in place, and every column has a menu. */
export function TableHead(props: TableHeadProps) {
  const { drawn, columns, focused, selected, onSelectAll, onFocusCell } = props
  const { drag, head, titleOf, isEndOfDrag } = useColumnDrag(columns, (index) =>
    onFocusCell(index + 1),
  )
  return (
    <div
      ref={head}
      {...rowRole(1)}
      data-index={-1}
      className={classNames(styles.head, drag !== null && styles.dragging)}
    >
      <div {...headRole(1)} className={styles.box}>
        <SelectAllBox selected={selected} onChange={onSelectAll} />
      </div>
      <div {...headRole(2)} data-cell={0} tabIndex={focused === 0 ? 0 : -1} className={styles.from}>
        From
      </div>
      {drawn.map((one) =>
        one.column.field === null ? (
          <SortCell
            key={one.column.id}
            {...one}
            sort={props.sort}
            onSort={props.onSort}
            onResize={(width) => columns.resize(one.column.id, width)}
            isFocused={focused === one.index + 1}
          />
        ) : (
          <HeadCell
            key={one.column.id}
            {...one}
            columns={columns}
            onFocusCell={onFocusCell}
            isFocused={focused === one.index + 1}
            isDragged={drag?.id === one.column.id}
            title={titleOf(one.column.id)}
            isEndOfDrag={isEndOfDrag}
          />
        ),
      )}
      {drag !== null && <i aria-hidden className={styles.drop} style={{ left: drag.at }} />}
    </div>
  )
}

interface SortCellProps extends DrawnColumn {
  readonly sort: 'newest' | 'oldest'
  readonly onSort: (sort: 'newest' | 'oldest') => void
  readonly onResize: (width: number) => void
  readonly isFocused: boolean
}

/** Head of the column with the time. Pressing it changes the order. */
function SortCell(props: SortCellProps) {
  const { column, index, start, sort, onSort, onResize, isFocused } = props
  const Arrow = sort === 'newest' ? IconArrowDown : IconArrowUp
  return (
    <div
      {...headRole(index + 3)}
      {...{ 'aria-sort': sort === 'newest' ? 'descending' : 'ascending' }}
      className={styles.cell}
      style={{ left: start, width: column.width }}
    >
      <button
        type="button"
        data-cell={index + 1}
        tabIndex={isFocused ? 0 : -1}
        title={sort === 'newest' ? 'Newest first' : 'Oldest first'}
        className={styles.title}
        onClick={() => onSort(sort === 'newest' ? 'oldest' : 'newest')}
        onKeyDown={letEnterClick}
      >
        <span className={styles.label}>{column.label}</span>
        <Arrow size={14} stroke={1.75} aria-hidden />
      </button>
      <ResizeHandle width={column.width} onResize={onResize} />
    </div>
  )
}

interface HeadCellProps extends DrawnColumn {
  readonly columns: Columns
  readonly onFocusCell: (cell: number) => void
  readonly isFocused: boolean
  readonly isDragged: boolean
  /** handlers that drag the column */
  readonly title: ReturnType<ReturnType<typeof useColumnDrag>['titleOf']>
  readonly isEndOfDrag: () => boolean
}

function HeadCell(props: HeadCellProps) {
  const { column, index, start, columns, onFocusCell, isFocused, isDragged, isEndOfDrag } = props
  const { id, label, width, alignsRight, isConditional } = column
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { shown } = columns
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      {isConditional && (
        <>
          <BranchMark size={14} className={styles.mark} />
          <VisuallyHidden>, conditional question</VisuallyHidden>
        </>
      )}
    </>
  )
  return (
    <div
      {...headRole(index + 3)}
      className={classNames(styles.cell, alignsRight && styles.right, isDragged && styles.dragged)}
      style={{ left: start, width }}
    >
      <button
        ref={button}
        {...props.title}
        type="button"
        data-cell={index + 1}
        tabIndex={isFocused ? 0 : -1}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={styles.title}
        onClick={() => {
          if (!isEndOfDrag()) setIsOpen(!isOpen)
        }}
        onKeyDown={letEnterClick}
      >
        {content}
      </button>
      <ResizeHandle width={width} onResize={(next) => columns.resize(id, next)} />
      {isOpen && (
        <AnchoredMenu anchor={button} onClose={() => setIsOpen(false)}>
          <MenuItem
            icon={<IconArrowLeft size={16} stroke={1.75} aria-hidden />}
            disabled={index === 0}
            onSelect={() => columns.place(id, shown[index - 1]?.id ?? null)}
          >
            Move left
          </MenuItem>
          <MenuItem
            icon={<IconArrowRight size={16} stroke={1.75} aria-hidden />}
            disabled={index === shown.length - 1}
            onSelect={() => columns.place(id, shown[index + 2]?.id ?? null)}
          >
            Move right
          </MenuItem>
          <MenuItem keepsOpen onSelect={() => columns.resize(id, width + widthStep)}>
            Wider
          </MenuItem>
          <MenuItem keepsOpen onSelect={() => columns.resize(id, width - widthStep)}>
            Narrower
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            icon={<IconEyeOff size={16} stroke={1.75} aria-hidden />}
            onSelect={() => {
              columns.show(id, false)
              onFocusCell(index)
            }}
          >
            Hide column
          </MenuItem>
        </AnchoredMenu>
      )}
    </div>
  )
}

/** px by which *Wider* and *Narrower* change a column */
const widthStep = 40

/** The table moves the focus with other keys; Enter and Space click the button. */
function letEnterClick(event: KeyboardEvent) {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}

/** Drag handle at the right edge of a column. The column's menu does the same by keyboard. */
function ResizeHandle({ width, onResize }: { width: number; onResize: (width: number) => void }) {
  const start = useRef<{ x: number; width: number }>(null)
  return (
    <i
      aria-hidden
      className={styles.handle}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.dataset.dragging = ''
        start.current = { x: event.clientX, width }
      }}
      onPointerMove={({ clientX }) => {
        if (start.current !== null) onResize(start.current.width + clientX - start.current.x)
      }}
      onLostPointerCapture={({ currentTarget }) => {
        delete currentTarget.dataset.dragging
        start.current = null
      }}
    />
  )
}
