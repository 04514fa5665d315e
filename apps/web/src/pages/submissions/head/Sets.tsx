import type { Form } from '@ramiform/core/form'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { submissionPath } from '../shared/submission-path.ts'
import { partialTotalQuery, statisticsQuery } from '../shared/submission-queries.ts'
import type { SetName } from '../shared/use-address.ts'
import styles from './ResultsHead.module.css'

/** Links to the sets of entries: submissions, suspected spam, unfinished answers and the bin. */
export function Sets({ form, set }: { form: Form; set: SetName }) {
  const { data: statistics } = useQuery(statisticsQuery(form.id))
  const { settings } = form.schema
  // Stored entries stay reachable after the owner turned their setting off.
  const hasUnfinished = settings.advanced?.autoSave === true || set === 'partial'
  const { data: unfinished } = useQuery({
    ...partialTotalQuery(form.id),
    enabled: hasUnfinished,
  })
  const held = statistics?.heldBack ?? 0
  const hasHeld = settings.spamProtection !== false || held > 0 || set === 'held'
  const path = submissionPath(form.id)
  return (
    <nav aria-label="Which submissions" className={styles.sets}>
      <SetLink to={path} label="All" count={statistics?.total} isHere={set === 'submissions'} />
      {hasHeld && (
        <SetLink to={`${path}?tab=held`} label="Held" count={held} isHere={set === 'held'} />
      )}
      {hasUnfinished && (
        <SetLink
          to={`${path}?tab=partial`}
          label="Unfinished"
          count={unfinished}
          isHere={set === 'partial'}
        />
      )}
      <SetLink to={`/bin?tab=submissions&form=${form.id}`} label="Bin" isHere={false} />
    </nav>
  )
}

interface SetLinkProps {
  readonly to: string
  readonly label: string
  readonly count?: number | undefined
  readonly isHere: boolean
}

function SetLink({ to, label, count, isHere }: SetLinkProps) {
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined} preventScrollReset>
      {label}
      {count !== undefined && (count > 0 || isHere) && <small>{count.toLocaleString('en')}</small>}
    </Link>
  )
}
