import { TextField } from '../../../ui/TextField.tsx'
import { NotYet, Section } from './Sections.tsx'
import type { SettingsForm } from './use-settings.ts'

/** Who is to be told of a submission. */
export function NotificationsSection({ form: { notification } }: { form: SettingsForm }) {
  return (
    <Section id="notifications">
      <NotYet>
        What you enter here is kept with the form. This release sends no mail and calls no address
        yet; both come in a later one.
      </NotYet>
      <TextField
        label="Notification email"
        type="email"
        inputMode="email"
        placeholder="you@example.org"
        hint="Where a mail about each new submission will go. Visitors never see it."
        {...notification('email', 'Change the notification email')}
      />
      <TextField
        label="Webhook URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="The address that each new submission will be posted to. Visitors never see it."
        {...notification('webhook', 'Change the webhook')}
      />
    </Section>
  )
}
