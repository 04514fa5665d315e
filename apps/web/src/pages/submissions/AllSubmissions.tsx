import type { Submission } from '@ramiform/contract/calls'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { Form } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { IconKeyboard } from '@tabler/icons-react'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSingleKeys } from '../../shell/single-keys.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useRowSelection } from '../../ui/use-row-selection.ts'
import { ExportButton } from './export/ExportButton.tsx'
import { FilesButton } from './export/FilesButton.tsx'
import { useExport } from './export/use-export.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import { isFiltered, noFilter, type ResultsFilter } from './filters/results-filter.ts'
import { CardsView } from './list/CardsView.tsx'
import { PrintedSubmissions } from './print/PrintedSubmissions.tsx'
import { usePrint } from './print/use-print.ts'
import { ResultsKeys } from './ResultsKeys.tsx'
import { deletedWithoutQuestion, SelectionBar } from './selection/SelectionBar.tsx'
import { useSelectAll } from './selection/use-select-all.ts'
import empty from './shared/NoSubmissions.module.css'
import { NoSubmissions } from './shared/NoSubmissions.tsx'
import type { RowFocus } from './shared/row-focus.ts'
import { listQuery, type SortName } from './shared/use-address.ts'
import { useVersionSchemas } from './shared/use-schemas.ts'
import { TableView } from './table/TableView.tsx'
import { useColumns } from './table/use-columns.ts'
import { Arrivals } from './tools/Arrivals.tsx'
import { ColumnsButton } from './tools/ColumnsButton.tsx'
import { Found, type FoundProps } from './tools/Found.tsx'
import { SearchBox } from './tools/SearchBox.tsx'
import tools from './tools/Tools.module.css'

export interface AllSubmissionsProps extends Pick<FoundProps, 'read' | 'total'> {
  readonly form: Form
  readonly view: 'table' | 'cards'
  /** number of rows, including those not loaded; -1 while unknown */
  readonly count: number
  readonly filter: ResultsFilter
  readonly onFilter: (filter: ResultsFilter) => void
  readonly onSearch: (search: string) => void
  readonly sort: SortName
  readonly onSort: (sort: SortName) => void
  /** time of the visit in milliseconds */
  readonly visit: number
  /** number of submissions received since the list was loaded */
  readonly arrivals: number
  readonly onShowArrivals: () => void
  readonly onDelete: (submissions: readonly Submission[]) => void
  /** id of the submission in the panel */
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
  /** id of the row to focus first */
  readonly startAt: string | null
  readonly rows: RefObject<RowFocus | null>
}

/** The submissions with search, selection and export, as a table or as cards. */
export function AllSubmissions(props: AllSubmissionsProps) {
  const { form, view, read, count, total, filter, onFilter, onSearch, onDelete, openId, rows } =
    props
  const { search } = filter
  const field = useRef<HTMLInputElement>(null)
  const filterButton = useRef<HTMLButtonElement>(null)
  const exportButton = useRef<HTMLButtonElement>(null)
  const submissions = read.submissions ?? none
  const selection = useRowSelection(useMemo(() => submissions.map(({ id }) => id), [submissions]))
  const selected = useMemo(
    () => submissions.filter(({ id }) => selection.ids.has(id)),
    [submissions, selection.ids],
  )
  const list = useMemo(
    () => listQuery(filter, props.sort, props.visit),
    [filter, props.sort, props.visit],
  )
  const exporting = useExport({ form, total: total ?? 0, list, selected })
  const [asking, setAsking] = useState(false)
  const remove = useCallback(
    (chosen: readonly Submission[]) => {
      if (chosen.length > deletedWithoutQuestion) {
        setAsking(true)
        return
      }
      selection.clear()
      onDelete(chosen)
    },
    [onDelete, selection.clear],
  )
  const { isReadingAll, selectAll } = useSelectAll(read, selection)
  const { schemaOf, former } = useVersionSchemas(
    form,
    submissions.map(({ formVersion }) => formVersion),
  )
  const columns = useColumns(form, former)
  const [keysShown, setKeysShown] = useState(false)
  const { isPrinting, print } = usePrint()
  const toast = useToast()
  useSingleKeys({
    '/': () => field.current?.focus(),
    '?': () => setKeysShown(true),
    f: () => filterButton.current?.click(),
    e: () => exportButton.current?.click(),
    // With an open panel these keys turn its pages.
    ...(openId === null && {
      j: () => rows.current?.step(1),
      k: () => rows.current?.step(-1),
    }),
  })
  const clearSearch = () => {
    onSearch('')
    field.current?.focus()
  }
  const clearAll = useCallback(() => {
    onFilter(noFilter)
    field.current?.focus()
  }, [onFilter])
  const fields = useMemo(() => columns.all.flatMap((column) => column.field ?? []), [columns.all])

  const isNarrowed = isFiltered(filter)
  const isBare = !isNarrowed && !read.hasNextPage && read.submissions?.length === 0
  const { arrivals, onShowArrivals } = props
  useEffect(() => {
    // Without rows, nothing can jump.
    if (isBare && arrivals > 0) onShowArrivals()
  }, [isBare, arrivals, onShowArrivals])
  if (isBare) {
    return (
      <div className={empty.page}>
        <NoSubmissions form={form} />
      </div>
    )
  }
  const found =
    isNarrowed && count !== -1 && total !== undefined
      ? `${count.toLocaleString('en')} of ${total.toLocaleString('en')}`
      : undefined
  const shared = { read, count, selection, onDelete: remove, startAt: props.startAt, rows }
  return (
    <>
      <div className={tools.tools}>
        <SearchBox
          ref={field}
          search={search}
          onSearch={onSearch}
          onLeave={() => rows.current?.goTo()}
        />
        <FilterBar
          formId={form.id}
          visit={props.visit}
          fields={fields}
          filter={filter}
          onFilter={onFilter}
          found={found}
          button={filterButton}
        />
        <Found
          {...props}
          search={search}
          isFiltered={isNarrowed}
          isSaidBelow={view === 'table' && submissions.length === 0}
          found={found}
          onClear={clearSearch}
        />
        <span className={tools.space} />
        <IconButton
          size="sm"
          className={tools.keys}
          label="Keyboard shortcuts"
          aria-keyshortcuts="?"
          icon={<IconKeyboard size={18} stroke={1.75} aria-hidden />}
          onClick={() => setKeysShown(true)}
        />
        {view === 'table' && <ColumnsButton columns={columns} />}
        {total !== undefined && total > 0 && takesFiles(form) && <FilesButton form={form} />}
        {total !== undefined && total > 0 && (
          <ExportButton
            ref={exportButton}
            exporting={exporting}
            total={total}
            found={found}
            isFiltered={isNarrowed}
            selected={selected.length}
          />
        )}
      </div>
      <Arrivals count={isNarrowed ? 0 : arrivals} onShow={onShowArrivals} />
      {view === 'cards' ? (
        <CardsView {...shared} form={form} isSearched={isNarrowed} />
      ) : (
        <TableView
          {...shared}
          formId={form.id}
          columns={columns}
          schemaOf={schemaOf}
          total={total}
          openId={openId}
          onOpen={props.onOpen}
          onClose={props.onClose}
          sort={props.sort}
          onSort={props.onSort}
          onClear={clearAll}
        />
      )}
      <SelectionBar
        selected={selected}
        found={count === -1 ? submissions.length : count}
        isReading={isReadingAll}
        isAbove={view === 'table'}
        asking={asking}
        onAsk={setAsking}
        onSelectAll={selectAll}
        onExport={() =>
          exporting.start('selected', {
            format: exporting.format,
            unasked: exporting.unasked === 'words',
          })
        }
        onPrint={() => {
          if (selected.length <= mostPrinted) print()
          else {
            const most = mostPrinted.toLocaleString('en')
            toast(`Select up to ${most} submissions to print, or export them.`, { kind: 'failed' })
          }
        }}
        onClear={selection.clear}
        onDelete={() => {
          if (!asking && selected.length > deletedWithoutQuestion) {
            setAsking(true)
            return
          }
          setAsking(false)
          selection.clear()
          onDelete(selected)
          rows.current?.goTo()
        }}
      />
      {isPrinting && <PrintedSubmissions form={form} submissions={selected} schemaOf={schemaOf} />}
      <ResultsKeys view={view} open={keysShown} onClose={() => setKeysShown(false)} />
    </>
  )
}

const none: readonly Submission[] = []

/** Submissions that a browser prints within seconds. */
const mostPrinted = 500

function takesFiles({ schema }: Form): boolean {
  return schema.fields.some(({ type }) => fieldTypeOf(fieldTypes, type)?.answerKind === 'names')
}
