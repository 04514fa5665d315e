import type { FormSchema } from '@ramiform/core/form'
import { refuse } from '../../errors.ts'
import type { AddressGuard, AddressProblem } from '../../outgoing/address-guard.ts'
import type { Channel } from '../messages/channel.ts'

/** Sends each submission as JSON to the form's webhook URL. */
export const webhookChannel: Channel = {
  kind: 'webhook',
  needsMail: false,
  isWanted: ({ notifications }) => (notifications?.webhook ?? '') !== '',
  check: checkWebhook,
}

const wordings: Readonly<Record<AddressProblem, string>> = {
  not_an_address: 'must be a complete http:// or https:// address without a user name or password',
  plain_http:
    'must begin with https://, because this server sends answers over encrypted connections only',
  port: 'uses a port that webhooks cannot be sent to',
  private_address: 'leads to a private network; webhooks can only be sent to public addresses',
  unreachable_host:
    'cannot be reached: there is no such host, or its name leads to a private network',
}

/**
 * Rejects a webhook URL that can never be called. An unchanged stored URL passes: it was checked when it was saved, and
 * a failing DNS server must not block other changes.
 * @throws Refusal form_refused
 */
async function checkWebhook(
  guard: AddressGuard,
  schema: FormSchema,
  readStored?: () => Promise<FormSchema>,
): Promise<void> {
  const webhook = webhookOf(schema)
  if (webhook === '') return
  if (readStored !== undefined && webhook === webhookOf(await readStored())) return
  const problem = await guard.lookUp(webhook)
  if (problem === null) return
  const message = wordings[problem]
  throw refuse('form_refused', {
    message: `The form cannot be saved: the webhook address ${message}`,
    details: { problems: [{ path: 'schema.settings.notifications.webhook', message }] },
  })
}

function webhookOf({ settings }: FormSchema): string {
  return settings.notifications?.webhook ?? ''
}
