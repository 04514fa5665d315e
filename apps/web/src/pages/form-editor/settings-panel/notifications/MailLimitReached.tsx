import { Note } from '../../../../ui/Note.tsx'

interface MailLimit {
  readonly perHour: number
  readonly perDay: number
  readonly reached: 'hour' | 'day' | null
}

/** Notice about delayed emails: all forms of an owner share the operator's limit. */
export function MailLimitReached({ limit }: { limit: MailLimit | undefined }) {
  if (limit === undefined || limit.reached === null) return null
  const most =
    limit.reached === 'hour'
      ? `${limit.perHour.toLocaleString('en')} emails an hour`
      : `${limit.perDay.toLocaleString('en')} emails a day`
  return (
    <Note tone="warning" role="status">
      {`Your forms have reached this server's limit of ${most}. Notifications are delayed and combined into one email. Confirmations to respondents are not sent; you can resend each one from the list below.`}
    </Note>
  )
}
