import { useEditorState } from '../../../../editing/editor-context.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { Section } from '../Sections.tsx'
import type { SettingsForm } from '../use-settings.ts'
import { AddressConfirmation, useNotificationAddress } from './AddressConfirmation.tsx'
import { Deliveries } from './Deliveries.tsx'
import { MailIsOff } from './MailIsOff.tsx'
import { MailLimitReached } from './MailLimitReached.tsx'
import { SendTest } from './SendTest.tsx'
import { useDeliveries } from './use-deliveries.ts'
import { WebhookSecret } from './WebhookSecret.tsx'

/** Settings for emails and webhooks about new submissions, with their deliveries. */
export function NotificationsSection({ form }: { form: SettingsForm }) {
  const { settings, notification, changePart } = form
  const saved = useEditorState((state) => state.saved.draft.schema.settings.notifications)
  const deliveries = useDeliveries()
  const wantsMail =
    (settings.notifications?.email ?? '') !== '' || settings.notifications?.confirmation === true
  const address = useNotificationAddress(saved?.email ?? '')
  const isSavedAddress = (saved?.email ?? '') === (settings.notifications?.email ?? '')
  const mailIsOff = deliveries.data?.pages[0]?.mailIsOn === false
  return (
    <Section id="notifications">
      {mailIsOff && <MailIsOff isWanted={wantsMail} />}
      {!mailIsOff && <MailLimitReached limit={deliveries.data?.pages[0]?.mailLimit} />}
      <TextField
        label="Notification email"
        type="email"
        inputMode="email"
        placeholder="you@example.org"
        hint="Receives an email for each new submission. Visitors never see it. An address other than yours must be confirmed first."
        {...notification('email', 'Change the notification email')}
      />
      {!mailIsOff && isSavedAddress && <AddressConfirmation query={address} />}
      {!mailIsOff && !(isSavedAddress && address.data?.state === 'waiting') && (
        <SendTest kind="email" saved={saved?.email} shown={settings.notifications?.email} />
      )}
      <Switch
        label="Send confirmation emails"
        hint="Respondents who enter an email address receive the form's title and success message."
        checked={settings.notifications?.confirmation ?? false}
        onChange={(confirmation) =>
          changePart(
            'notifications',
            { confirmation: confirmation ? true : undefined },
            confirmation ? 'Send confirmation emails' : 'Do not send confirmation emails',
          )
        }
      />
      <TextField
        label="Webhook URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Each new submission is sent to this address. Visitors never see it."
        {...notification('webhook', 'Change the webhook')}
      />
      <SendTest kind="webhook" saved={saved?.webhook} shown={settings.notifications?.webhook} />
      {(saved?.webhook ?? '') !== '' && <WebhookSecret />}
      <Deliveries query={deliveries} />
    </Section>
  )
}
