import type {
  Delivery,
  DeliveryKind,
  DeliveryResult,
  DeliveryTry,
} from '@ramiform/contract/deliveries'

const kinds: Readonly<Record<DeliveryKind, string>> = {
  webhook: 'Webhook',
  email: 'Email',
  digest: 'Email, many in one',
  confirmation: 'Confirmation',
}

/** `Webhook to hooks.example.org`, `Email to ada@example.org`, `Test webhook`. */
export function kindText({ kind, isTest, tries }: Delivery): string {
  const name = isTest ? `Test ${kinds[kind].toLowerCase()}` : kinds[kind]
  const target = tries.at(-1)?.target
  return target === undefined ? name : `${name} to ${shortTarget(target)}`
}

/** Of an address its host: the rest may be long, and hold a password of the receiver's. */
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
  return state === 'waiting' && attempts > 0 ? 'Trying again' : states[state]
}

/** What comes next, or null where nothing does. */
export function nextText({ state, attempts, nextTryAt }: Delivery, now: Date): string | null {
  if (state === 'parked') return attempts > 1 ? `Given up after ${attempts} tries` : null
  if (state !== 'waiting' || nextTryAt === null) return null
  const seconds = Math.round((Date.parse(nextTryAt) - now.getTime()) / 1_000)
  return seconds <= 1 ? 'Next try now' : `Next try in ${durationText(seconds)}`
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
  refused: 'The receiver refused it',
  redirected: 'The receiver sends it elsewhere. Redirects are not followed: use the final address',
  gone: 'The receiver wants no more',
  timed_out: 'No answer in time',
  not_connected: 'The connection failed',
  no_such_host: 'There is no host of that name',
  bad_certificate: 'Its certificate is not valid',
  private_address: 'The address leads to a private network',
  no_address: 'The settings name no address to send it to',
  submission_deleted: 'The submission was deleted before it could be sent',
  secret_unreadable: 'The signing secret cannot be read any more. Replace it, then try again',
  mail_is_off: 'This server sends no email',
  too_many: 'This address has had as many mails as it may get for now',
  server_error: 'Something went wrong on this server',
}

/** How one try went: `The receiver refused it (503)`. */
export function tryText({ result, status }: DeliveryTry): string {
  return status === undefined ? results[result] : `${results[result]} (${status})`
}
