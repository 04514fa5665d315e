import { closedBriefly, closedFully } from '../../forms/closed-text.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { DashboardForm } from './dashboard-forms.ts'

/** State of a form. The tooltip has the whole text, because a narrow badge ends in an ellipsis. `brief`: just *Closed*. */
export function StateBadge({ form, brief = false }: { form: DashboardForm; brief?: boolean }) {
  const { isPublished, closed } = form
  const hasChanges = form.unpublishedChanges !== undefined
  if (!isPublished || closed === undefined) {
    return (
      <Badge
        published={isPublished}
        hasChanges={hasChanges}
        title={hasChanges ? 'Unpublished changes' : undefined}
      />
    )
  }
  return (
    <Badge
      published
      hasChanges={hasChanges}
      closed={brief && closed.by !== 'payments' ? 'Closed' : closedBriefly(closed)}
      title={closedFully(closed, new Date())}
    />
  )
}
