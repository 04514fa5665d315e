import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { LoadingFormBar } from '../../forms/bar/LoadingFormBar.tsx'
import { useLiveForm } from '../../forms/use-own-form.ts'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { Page } from '../../shell/Page.tsx'
import { SubmissionListSkeleton } from '../../submissions/SubmissionListSkeleton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatRow } from '../../ui/StatRow.tsx'
import styles from './LoadingSubmissions.module.css'
import { Submissions } from './Submissions.tsx'
import { statisticsQuery, submissionsQuery } from './shared/submission-queries.ts'
import { useAddress } from './use-address.ts'

export default function SubmissionsPage() {
  const { id = '' } = useParams()
  return (
    <OwnerOnly pending={<LoadingSubmissions />}>{() => <OneForm key={id} id={id} />}</OwnerOnly>
  )
}

function OneForm({ id }: { id: string }) {
  const [visit] = useState(() => Date.now())
  const { search } = useAddress()
  // Load rows, form and statistics in parallel.
  usePrefetchInfiniteQuery(submissionsQuery(id, visit, search))
  usePrefetchQuery(statisticsQuery(id))
  const form = useLiveForm(id)
  return form === undefined ? (
    <LoadingSubmissions />
  ) : (
    <Submissions form={form} firstVisit={visit} />
  )
}

const unread = ['Total Submissions', 'With Email', 'This Week', 'Avg. Daily'].map((label) => ({
  label,
  value: undefined,
}))

/** Placeholder of the whole screen, with the final layout. */
function LoadingSubmissions() {
  const { id = '' } = useParams()
  return (
    <>
      <title>Submissions · Ramiform</title>
      <LoadingFormBar id={id} place="results" />
      <Page close>
        <div className={styles.tabs} />
        <StatRow label="Figures" stats={unread} />
        <div className={styles.tools}>
          <Skeleton width={360} height={38} />
        </div>
        <SubmissionListSkeleton />
      </Page>
    </>
  )
}
