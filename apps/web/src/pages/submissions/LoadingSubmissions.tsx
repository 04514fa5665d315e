import { useParams } from 'react-router'
import { LoadingFormBar } from '../../forms/bar/LoadingFormBar.tsx'
import { Page } from '../../shell/Page.tsx'
import { SubmissionListSkeleton } from '../../submissions/SubmissionListSkeleton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatRow } from '../../ui/StatRow.tsx'
import styles from './LoadingSubmissions.module.css'

const unread = ['Total Submissions', 'With Email', 'This Week', 'Avg. Daily'].map((label) => ({
  label,
  value: undefined,
}))

/** Placeholder of the whole screen, with the final layout. */
export function LoadingSubmissions() {
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
