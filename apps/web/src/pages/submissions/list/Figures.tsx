import { useQuery } from '@tanstack/react-query'
import { StatRow } from '../../../ui/StatRow.tsx'
import { statisticsQuery } from '../shared/submission-queries.ts'

/** The four statistics (spec section 2). */
export function Figures({ formId }: { formId: string }) {
  const { data, error } = useQuery(statisticsQuery(formId))
  const missing = error === null ? undefined : null
  return (
    <StatRow
      label="Figures"
      stats={[
        { label: 'Total Submissions', value: data?.total ?? missing },
        { label: 'With Email', value: data?.withEmail ?? missing },
        { label: 'This Week', value: data?.thisWeek ?? missing },
        { label: 'Avg. Daily', value: data?.averagePerDay ?? missing },
      ]}
    />
  )
}
