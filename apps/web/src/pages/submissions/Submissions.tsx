import type { Submission } from '@ramiform/contract/calls'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { Form } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { FormPageBar } from '../../forms/bar/FormPageBar.tsx'
import { SubmissionListSkeleton } from '../../submissions/SubmissionListSkeleton.tsx'
import { upTo } from '../../ui/breakpoints.ts'
import { classNames } from '../../ui/class-names.ts'
import { useMedia } from '../../ui/use-media.ts'
import { AllSubmissions } from './AllSubmissions.tsx'
import { isFiltered, queryOfFilter } from './filters/results-filter.ts'
import { useFound } from './filters/use-found.ts'
import { ResultsHead } from './head/ResultsHead.tsx'
import { SubmissionPanel } from './panel/SubmissionPanel.tsx'
import styles from './Submissions.module.css'
import { SummaryTools } from './SummaryTools.tsx'
import type { RowFocus } from './shared/row-focus.ts'
import { submissionPath } from './shared/submission-path.ts'
import { statisticsQuery } from './shared/submission-queries.ts'
import { listQuery, useAddress } from './shared/use-address.ts'
import { useSubmissions } from './shared/use-submissions.ts'
import { SummarySkeleton } from './summary/SummarySkeleton.tsx'
import { useDeletion } from './use-deletion.ts'

const PartialTab = lazy(async () => ({
  default: (await import('./partial/PartialTab.tsx')).PartialTab,
}))
const HeldTab = lazy(async () => ({ default: (await import('./held/HeldTab.tsx')).HeldTab }))
const Summary = lazy(async () => ({ default: (await import('./summary/Summary.tsx')).Summary }))

/** milliseconds between two checks for new submissions */
const arrivalsMs = 20_000

/** Results of a form: submissions as table, cards or summary, other sets of entries, and one submission beside them. */
export function Submissions({ form, firstVisit }: { form: Form; firstVisit: number }) {
  const { submissionId = null } = useParams()
  const { set, view, showView, filter, setFilter, setSearch, sort, setSort } = useAddress(form.id)
  const navigate = useNavigate()
  const { search: query } = useLocation()
  const isPhone = useMedia(upTo.phone)
  const rows = useRef<RowFocus>(null)
  const { data: statistics } = useQuery({
    ...statisticsQuery(form.id),
    refetchInterval: arrivalsMs,
  })
  const isOpen = submissionId !== null
  const onOpen = useCallback(
    (id: string) =>
      void navigate(submissionPath(form.id, id) + query, {
        preventScrollReset: true,
        // Turning pages in the panel is one step back.
        replace: isOpen,
      }),
    [navigate, form.id, query, isOpen],
  )
  const onClose = useCallback(() => {
    if (submissionId === null) return
    void navigate(submissionPath(form.id) + query, { preventScrollReset: true })
    rows.current?.goTo(submissionId)
  }, [navigate, form.id, query, submissionId])
  const onRestored = useCallback(
    ({ id }: Submission) => {
      if (isOpen) onOpen(id)
      else rows.current?.goTo(id)
    },
    [isOpen, onOpen],
  )
  const { deleted, remove } = useDeletion(form, onRestored)
  const removeOne = useCallback((submission: Submission) => remove([submission]), [remove])
  const visit = useVisit(firstVisit, statistics?.total, deleted.size)
  const list = useMemo(() => listQuery(filter, sort, visit.number), [filter, sort, visit.number])
  const filterQuery = useMemo(() => queryOfFilter(filter, visit.number), [filter, visit.number])
  const read = useSubmissions(form.id, visit.number, list, deleted)
  const total = statistics?.total
  const isNarrowed = isFiltered(filter)
  // Rows that are all loaded need no other count.
  const counted = useFound(form.id, visit.number, filterQuery, isNarrowed && read.hasNextPage)
  const loaded = read.hasNextPage ? undefined : read.submissions?.length
  const count = isNarrowed ? (loaded ?? counted) : total
  const showAnswer = (field: string, value: string) => {
    const type = form.schema.fields.find(({ id }) => id === field)?.type ?? ''
    const isList = fieldTypeOf(fieldTypes, type)?.answerKind === 'list'
    const condition = isList ? 'contains' : 'equals'
    const answers = [...filter.answers.filter((one) => one.field !== field)]
    showView('table', { ...filter, answers: [...answers, { field, condition, values: [value] }] })
  }
  const isTable = set === 'submissions' && view === 'table'
  return (
    <div className={styles.screen}>
      <FormPageBar
        form={total === undefined ? form : { ...form, submissionCount: total }}
        place="results"
        embed="form"
        // The empty results of a draft have their own button.
        {...(total === 0 && !form.isPublished && { next: null })}
      />
      <main
        className={classNames(styles.page, isTable && styles.wide, isOpen && styles.beside)}
        // On phones the panel covers the page.
        inert={isOpen && isPhone}
      >
        <h1 className="visually-hidden">Submissions of {form.name}</h1>
        <ResultsHead
          form={form}
          set={set}
          view={view}
          isBeside={isOpen}
          filter={filter}
          onFilter={setFilter}
          onView={showView}
        />
        {set === 'submissions' && view !== 'summary' && (
          <>
            {!isOpen && <title>{`Submissions of ${form.name} · Ramiform`}</title>}
            <AllSubmissions
              form={form}
              view={view}
              read={read}
              total={total}
              arrivals={visit.arrivals}
              onShowArrivals={() => {
                visit.begin()
                window.scrollTo({ top: 0 })
              }}
              count={count ?? loaded ?? -1}
              filter={filter}
              onFilter={setFilter}
              onSearch={setSearch}
              sort={sort}
              onSort={setSort}
              visit={visit.number}
              onDelete={remove}
              openId={submissionId}
              onOpen={onOpen}
              onClose={onClose}
              startAt={submissionId}
              rows={rows}
            />
          </>
        )}
        {set === 'submissions' && view === 'summary' && (
          <Part
            title={`Summary of ${form.name}`}
            pending={<SummarySkeleton />}
            hasTools={total !== 0}
          >
            {total !== 0 && (
              <SummaryTools
                form={form}
                visit={visit.number}
                filter={filter}
                onFilter={setFilter}
                onSearch={setSearch}
                total={total}
                count={count}
              />
            )}
            <Summary form={form} filter={filterQuery} onShow={showAnswer} />
          </Part>
        )}
        {set === 'partial' && (
          <Part title={`Unfinished answers to ${form.name}`} pending={<SubmissionListSkeleton />}>
            <PartialTab form={form} />
          </Part>
        )}
        {set === 'held' && (
          <Part title={`Suspected spam from ${form.name}`} pending={<SubmissionListSkeleton />}>
            <HeldTab form={form} />
          </Part>
        )}
      </main>
      {isOpen && (
        <SubmissionPanel
          form={form}
          submissionId={submissionId}
          read={read}
          count={count ?? loaded ?? -1}
          filter={filterQuery}
          sort={sort}
          deleted={deleted}
          onOpen={onOpen}
          onClose={onClose}
          onDelete={removeOne}
        />
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly pending: ReactNode
  /** the part begins with the search, which every view has in the same place */
  readonly hasTools?: boolean
  readonly children: ReactNode
}

/** A part of the page that loads when it is first shown. */
function Part({ title, pending, hasTools = false, children }: PartProps) {
  return (
    <div className={classNames(styles.part, hasTools && styles.withTools)}>
      <title>{`${title} · Ramiform`}</title>
      <Suspense fallback={pending}>{children}</Suspense>
    </div>
  )
}

/**
 * The list loads once per visit and then grows only at its end, so that rows do not move while reading. New submissions
 * are counted and offered behind a button.
 */
function useVisit(firstVisit: number, total: number | undefined, deletedHere: number) {
  const [number, setNumber] = useState(firstVisit)
  // Count submissions deleted on this page as seen, because Undo can restore them.
  const all = total === undefined ? undefined : total + deletedHere
  const [seen, setSeen] = useState(all)
  if (seen === undefined && all !== undefined) setSeen(all)
  return {
    number,
    arrivals: all === undefined || seen === undefined ? 0 : Math.max(0, all - seen),
    begin() {
      setNumber(Date.now())
      setSeen(all)
    },
  }
}
