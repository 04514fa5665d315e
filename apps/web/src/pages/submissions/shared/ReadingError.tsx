import { messageOf } from '../../../api/api-error.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import type { SubmissionsRead } from './use-submissions.ts'

/** The error instead of the rows. */
export function ReadingError({ read }: { read: SubmissionsRead }) {
  return (
    <ErrorState
      title="Could not load the submissions"
      onRetry={() => void read.refetch()}
      retrying={read.isFetching}
    >
      {messageOf(read.error)}
    </ErrorState>
  )
}
