import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { LoadingFormBar } from '../../forms/bar/LoadingFormBar.tsx'
import { useLiveForm } from '../../forms/use-own-form.ts'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { SubmissionListSkeleton } from '../../submissions/SubmissionListSkeleton.tsx'
import { LoadingFigures } from './head/Figures.tsx'
import styles from './LoadingSubmissions.module.css'
import { Submissions } from './Submissions.tsx'
import { statisticsQuery, submissionsQuery } from './shared/submission-queries.ts'
import { listQuery, useAddress } from './shared/use-address.ts'
import { TableSkeleton } from './table/TableSkeleton.tsx'

export default function SubmissionsPage() {
  const { id = '' } = useParams()
  return (
    <OwnerOnly pending={<LoadingSubmissions />}>{() => <OneForm key={id} id={id} />}</OwnerOnly>
  )
}

function OneForm({ id }: { id: string }) {
  const [visit] = useState(() => Date.now())
  const { filter, sort } = useAddress(id)
  // Load rows, form and statistics in parallel.
  usePrefetchInfiniteQuery(submissionsQuery(id, visit, listQuery(filter, sort, visit)))
  usePrefetchQuery(statisticsQuery(id))
  const live = useLiveForm(id)
  // The results show hidden fields like questions, and names of fields where visitors saw answers.
  const form = useMemo(
    () => live && { ...live, schema: withHiddenFields(withNamesInTexts(live.schema)) },
    [live],
  )
  return form === undefined ? (
    <LoadingSubmissions />
  ) : (
    <Submissions form={form} firstVisit={visit} />
  )
}

/** Placeholder of the whole screen, with the final layout. */
function LoadingSubmissions() {
  const { id = '' } = useParams()
  const { view } = useAddress(id)
  return (
    <>
      <title>Submissions · Ramiform</title>
      <LoadingFormBar id={id} place="results" />
      <main className={styles.page}>
        <LoadingFigures />
        <div className={styles.rows}>
          {view === 'table' ? <TableSkeleton /> : <SubmissionListSkeleton />}
        </div>
      </main>
    </>
  )
}
