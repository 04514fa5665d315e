import { Switch } from '../../../../ui/Switch.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useEditorState } from '../../editor-context.tsx'
import { Section } from '../Sections.tsx'
import type { SettingsForm } from '../use-settings.ts'
import { Deliveries } from './Deliveries.tsx'
import { MailIsOff } from './MailIsOff.tsx'
import { SendTest } from './SendTest.tsx'
import { useDeliveries } from './use-deliveries.ts'
import { WebhookSecret } from './WebhookSecret.tsx'

/** Who is told of a submission, and what became of it. */
export function NotificationsSection({ form }: { form: SettingsForm }) {
  const { settings, notification, changePart } = form
  const saved = useEditorState((state) => state.saved.draft.schema.settings.notifications)
  const deliveries = useDeliveries()
  const wantsMail =
    (settings.notifications?.email ?? '') !== '' || settings.notifications?.confirmation === true
  const mailIsOff = deliveries.data?.pages[0]?.mailIsOn === false
  return (
    <Section id="notifications">
      {mailIsOff && <MailIsOff isWanted={wantsMail} />}
      <TextField
        label="Notification email"
        type="email"
        inputMode="email"
        placeholder="you@example.org"
        hint="Where a mail about each new submission goes. Visitors never see it."
        {...notification('email', 'Change the notification email')}
      />
      {!mailIsOff && (
        <SendTest kind="email" saved={saved?.email} shown={settings.notifications?.email} />
      )}
      <Switch
        label="Confirm to respondents"
        hint="Who gives an email address gets a mail with the form's title and success message."
        checked={settings.notifications?.confirmation ?? false}
        onChange={(confirmation) =>
          changePart(
            'notifications',
            { confirmation: confirmation ? true : undefined },
            confirmation ? 'Confirm to respondents' : 'Do not confirm to respondents',
          )
        }
      />
      <TextField
        label="Webhook URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="The address that each new submission is posted to. Visitors never see it."
        {...notification('webhook', 'Change the webhook')}
      />
      <SendTest kind="webhook" saved={saved?.webhook} shown={settings.notifications?.webhook} />
      {(saved?.webhook ?? '') !== '' && <WebhookSecret />}
      <Deliveries query={deliveries} />
    </Section>
  )
}
