import type { ResponseOf } from '@ramiform/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export type CoverageData = ResponseOf<'readCoverage'>

/** `all`, `30` days, or the number of the first version. */
export type Period = 'all' | '30' | `v${number}`

const dayMs = 86_400_000
const pollMs = 2_000

/** Coverage of a form. While the server still counts, it is read again every two seconds. */
export function coverageQuery(formId: string, period: Period, today: Date) {
  const query =
    period === 'all'
      ? {}
      : period === '30'
        ? { since: new Date(today.getTime() - 30 * dayMs).toISOString().slice(0, 10) }
        : { fromVersion: Number(period.slice(1)) }
  return queryOptions({
    queryKey: ['form', formId, 'coverage', query],
    queryFn: ({ signal }) => call('readCoverage', { params: { id: formId }, query, signal }),
    refetchInterval: ({ state }) => (state.data?.isCounting ? pollMs : false),
  })
}
