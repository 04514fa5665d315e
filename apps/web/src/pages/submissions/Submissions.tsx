import type { Submission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { FormPageBar } from '../../forms/bar/FormPageBar.tsx'
import { Page } from '../../shell/Page.tsx'
import { SubmissionListSkeleton } from '../../submissions/SubmissionListSkeleton.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { SubmissionsTab } from './list/SubmissionsTab.tsx'
import type { RowFocus } from './list/use-row-focus.ts'
import { useSubmissions } from './list/use-submissions.ts'
import { OneSubmission } from './one/OneSubmission.tsx'
import styles from './Submissions.module.css'
import { statisticsQuery } from './shared/submission-queries.ts'
import { SummarySkeleton } from './summary/SummarySkeleton.tsx'
import { useAddress } from './use-address.ts'
import { useDeletion } from './use-deletion.ts'

const PartialTab = lazy(async () => ({
  default: (await import('./partial/PartialTab.tsx')).PartialTab,
}))
const HeldTab = lazy(async () => ({ default: (await import('./held/HeldTab.tsx')).HeldTab }))
const Summary = lazy(async () => ({ default: (await import('./summary/Summary.tsx')).Summary }))

/** milliseconds between two checks for new submissions */
const arrivalsMs = 20_000

/** Submissions of a form, as a list, as single pages and as a summary. */
export function Submissions({ form, firstVisit }: { form: Form; firstVisit: number }) {
  const { submissionId } = useParams()
  const { tab, showTab, search, setSearch } = useAddress()
  const startAt = rowIn(useLocation().state)
  const navigate = useNavigate()
  const rows = useRef<RowFocus>(null)
  const { data: statistics } = useQuery({
    ...statisticsQuery(form.id),
    refetchInterval: arrivalsMs,
  })
  const isAlone = submissionId !== undefined
  const onRestored = useCallback(
    ({ id }: Submission) => {
      if (isAlone) void navigate(`../${id}`, { relative: 'path' })
      else rows.current?.goTo(id)
    },
    [isAlone, navigate],
  )
  const { deleted, remove } = useDeletion(form, onRestored)
  const removeOne = useCallback((submission: Submission) => remove([submission]), [remove])
  const visit = useVisit(firstVisit, statistics?.total, deleted.size)
  const read = useSubmissions(form.id, visit.number, search, deleted)
  const total = statistics?.total
  const heldBack = statistics?.heldBack ?? 0
  const { settings } = form.schema
  // Show stored partial answers even after the owner turned auto-save off.
  const keepsPartial = settings.advanced?.autoSave === true || tab === 'partial'
  const holdsBack = settings.spamProtection !== false || heldBack > 0 || tab === 'held'
  return (
    <>
      <FormPageBar
        form={total === undefined ? form : { ...form, submissionCount: total }}
        place="results"
        embed="form"
      />
      <Page close>
        <h1 className="visually-hidden">Submissions of {form.name}</h1>
        {isAlone ? (
          <OneSubmission
            key={submissionId}
            form={form}
            submissionId={submissionId}
            read={read}
            search={search}
            deleted={deleted}
            onDelete={removeOne}
          />
        ) : (
          <Tabs
            label="Submissions"
            tabs={[
              { value: 'submissions', label: 'Submissions' },
              ...(keepsPartial ? [{ value: 'partial' as const, label: 'Partial' }] : []),
              ...(holdsBack
                ? [{ value: 'held' as const, label: 'Suspected spam', count: heldBack }]
                : []),
              { value: 'summary', label: 'Summary' },
            ]}
            value={tab}
            onChange={showTab}
          >
            <TabPanel value="submissions" className={styles.panel}>
              <title>{`Submissions of ${form.name} · Ramiform`}</title>
              <SubmissionsTab
                form={form}
                read={read}
                total={total}
                arrivals={visit.arrivals}
                onShowArrivals={() => {
                  visit.begin()
                  window.scrollTo({ top: 0 })
                }}
                search={search}
                onSearch={setSearch}
                onDelete={remove}
                startAt={startAt}
                rows={rows}
              />
            </TabPanel>
            <TabPanel value="partial" className={styles.panel}>
              <title>{`Unfinished answers to ${form.name} · Ramiform`}</title>
              <Suspense fallback={<SubmissionListSkeleton />}>
                <PartialTab form={form} />
              </Suspense>
            </TabPanel>
            <TabPanel value="held" className={styles.panel}>
              <title>{`Suspected spam from ${form.name} · Ramiform`}</title>
              <Suspense fallback={<SubmissionListSkeleton />}>
                <HeldTab form={form} />
              </Suspense>
            </TabPanel>
            <TabPanel value="summary" className={styles.panel}>
              <title>{`Summary of ${form.name} · Ramiform`}</title>
              <Suspense fallback={<SummarySkeleton />}>
                <Summary form={form} />
              </Suspense>
            </TabPanel>
          </Tabs>
        )}
      </Page>
    </>
  )
}

/** Id of the submission that the user came from, stored in the history state. */
function rowIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  return typeof state.from === 'string' ? state.from : null
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
