import type { FormListItem } from '@ramiform/contract/calls'
import { Bud } from '../../ui/Badge.tsx'
import { StatRow } from '../../ui/StatRow.tsx'
import styles from './Dashboard.module.css'
import { dashboardFigures } from './forms-list.ts'

/** The four statistics cards (spec section 2). */
export function Figures({
  forms,
  failed = false,
}: {
  forms: readonly FormListItem[] | undefined
  failed?: boolean
}) {
  const figures = forms && dashboardFigures(forms)
  const missing = failed ? null : undefined
  return (
    <div className={styles.stats}>
      <StatRow
        label="Figures"
        stats={[
          { label: 'Total Forms', value: figures?.total ?? missing },
          { label: 'Published', value: figures?.published ?? missing, mark: <Bud open /> },
          { label: 'Drafts', value: figures?.drafts ?? missing, mark: <Bud open={false} /> },
          { label: 'Total Submissions', value: figures?.submissions ?? missing },
        ]}
      />
    </div>
  )
}
