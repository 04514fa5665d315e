import { dayText } from '../../forms/dates.ts'
import { Notice } from '../../shell/Notice.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** Confirms a deletion. `until`: the last day on which signing in keeps the account. */
export function AccountDeleted({ until }: { until: string | null }) {
  return (
    <Notice
      title="Your account is deleted"
      actions={
        <LinkButton variant="primary" size="lg" to="/" reloadDocument>
          Homepage
        </LinkButton>
      }
    >
      <title>Account deleted · Ramiform</title>
      {until === null
        ? 'All forms, submissions and files are deleted forever.'
        : `Your forms are closed. Sign in before ${dayText(new Date(until))} to keep your account.`}
    </Notice>
  )
}
