import { z } from 'zod'

/** Kinds of messages sent because of a submission. The owner sees them in the delivery log. */
export const deliveryKinds = ['webhook', 'email', 'digest', 'confirmation', 'address'] as const

/** Kinds of messages that an owner can send as a test to the saved webhook or email address. */
export const testKinds = [
  'webhook',
  'email',
] as const satisfies readonly (typeof deliveryKinds)[number][]

/** Results of a delivery attempt. The delivery log translates them into sentences. */
export const deliveryResults = [
  'delivered',
  /** The receiver responded with a status other than 2xx. */
  'refused',
  /** The receiver responded with a redirect. Redirects are not followed. */
  'redirected',
  /** The receiver responded with 410: it wants no more messages. */
  'gone',
  'timed_out',
  'not_connected',
  'no_such_host',
  'bad_certificate',
  /** The address is in a private network. This server never calls such addresses. */
  'private_address',
  /** The address starts with http://, and this server sends webhooks over https:// only. */
  'plain_http',
  /** The form's settings no longer contain an address. */
  'no_address',
  /** The submission was deleted before the attempt. */
  'submission_deleted',
  /** The signing secret was encrypted with another SESSION_SECRET. */
  'secret_unreadable',
  'mail_is_off',
  /** The email limit of this address is reached. */
  'too_many',
  /** The email limit of all the owner's forms together is reached. */
  'owner_limit',
  /** The people at the address have not confirmed that they want these emails. */
  'not_confirmed',
  'already_confirmed',
  'server_error',
] as const

const isoTime = z.iso.datetime()

/** One attempt of a delivery. */
const deliveryTry = z.object({
  at: isoTime,
  result: z.enum(deliveryResults),
  /** URL or email address that the attempt was sent to. */
  target: z.string().optional(),
  /** HTTP or SMTP status of the receiver's response. */
  status: z.int().optional(),
  /** Beginning of the receiver's response. */
  answer: z.string().optional(),
  /** Duration of the attempt in milliseconds. */
  ms: z.int().optional(),
})

/** One message to one receiver, with its attempts. */
export const delivery = z.object({
  id: z.string(),
  kind: z.enum(deliveryKinds),
  isTest: z.boolean(),
  submissionId: z.string().nullable(),
  createdAt: isoTime,
  /** State of the delivery. `parked`: automatic retries ended, but the owner can retry it. */
  state: z.enum(['waiting', 'sending', 'delivered', 'parked']),
  attempts: z.int(),
  /** Time of the next attempt. Null unless the delivery is waiting. */
  nextTryAt: isoTime.nullable(),
  /** Latest attempts, oldest first. */
  tries: z.array(deliveryTry),
})

/** One message to one receiver, as the delivery log shows it. */
export type Delivery = z.output<typeof delivery>
/** Kind of a delivery: webhook or one of the emails. */
export type DeliveryKind = Delivery['kind']
/** One attempt of a delivery, with its result. */
export type DeliveryTry = z.output<typeof deliveryTry>
/** Result of one attempt. */
export type DeliveryResult = DeliveryTry['result']
