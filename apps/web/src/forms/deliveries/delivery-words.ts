import type {
  Delivery,
  DeliveryKind,
  DeliveryResult,
  DeliveryTry,
} from '@ramiform/contract/deliveries'

const kinds: Readonly<Record<DeliveryKind, string>> = {
  webhook: 'Webhook',
  email: 'Email',
  digest: 'Email digest',
  confirmation: 'Confirmation',
  address: 'Confirmation request',
}

/** Delivery name: `Webhook to hooks.example.org`, `Email to ada@example.org`, `Test webhook`. */
export function kindText({ kind, isTest, tries }: Delivery): string {
  const name = isTest ? `Test ${kinds[kind].toLowerCase()}` : kinds[kind]
  const target = tries.at(-1)?.target
  return target === undefined ? name : `${name} to ${shortTarget(target)}`
}

/** Host of a URL: the rest may be long and may contain the receiver's password. */
function shortTarget(target: string): string {
  return URL.canParse(target) ? new URL(target).host : target
}

const states: Readonly<Record<Delivery['state'], string>> = {
  waiting: 'Waiting',
  sending: 'Sending...',
  delivered: 'Delivered',
  parked: 'Not delivered',
}

export function stateText({ state, attempts }: Delivery): string {
  return state === 'waiting' && attempts > 0 ? 'Retrying' : states[state]
}

/** True for deliveries that failed, for good or until the next attempt. */
export function isRetryable({ state, tries }: Delivery): boolean {
  return state === 'parked' || (state === 'waiting' && tries.length > 0)
}

/** Next step of a delivery; null when there is none. */
export function nextText({ state, attempts, nextTryAt }: Delivery, now: Date): string | null {
  if (state === 'parked') return attempts > 1 ? `Failed after ${attempts} attempts` : null
  if (state !== 'waiting' || nextTryAt === null) return null
  const seconds = Math.round((Date.parse(nextTryAt) - now.getTime()) / 1_000)
  return seconds <= 1 ? 'Retrying now' : `Next attempt in ${durationText(seconds)}`
}

function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}

const results: Readonly<Record<DeliveryResult, string>> = {
  delivered: 'Delivered',
  refused: 'The receiver rejected it',
  redirected: 'The receiver redirects to another address. Enter the final address in the settings',
  gone: 'The receiver no longer accepts calls',
  timed_out: 'The receiver did not respond in time',
  not_connected: 'The connection failed',
  no_such_host: 'The host was not found',
  bad_certificate: 'Its certificate is not valid',
  private_address: 'The address leads to a private network',
  plain_http: 'The address does not begin with https://. Change it in the settings',
  no_address: 'The settings contain no address to send it to',
  submission_deleted: 'The submission was deleted before it could be sent',
  secret_unreadable: 'The signing secret can no longer be read. Replace it, then try again',
  mail_is_off: 'This server sends no email',
  too_many: 'This address has reached its email limit for now',
  owner_limit: 'Your forms have reached their email limit for now',
  not_confirmed: 'The address is not confirmed yet',
  already_confirmed: 'The address is already confirmed',
  server_error: 'Something went wrong on this server',
}

/** Result of one attempt: `The receiver rejected it (503)`. */
export function tryText({ result, status }: DeliveryTry): string {
  return status === undefined ? results[result] : `${results[result]} (${status})`
}
