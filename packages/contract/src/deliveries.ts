import { z } from 'zod'

/** Messages sent because of a submission, which the owner can follow in the delivery log. */
export const deliveryKinds = ['webhook', 'email', 'digest', 'confirmation', 'address'] as const

/** Kinds that an owner can send as a test, to an address in the form's settings. */
export const testKinds = [
  'webhook',
  'email',
] as const satisfies readonly (typeof deliveryKinds)[number][]

/** Result of one delivery attempt. The screen that shows it chooses the words. */
export const deliveryResults = [
  'delivered',
  /** an answer other than 2xx */
  'refused',
  /** A redirect; redirects are not followed. */
  'redirected',
  /** 410: the receiver wants no more messages. */
  'gone',
  'timed_out',
  'not_connected',
  'no_such_host',
  'bad_certificate',
  /** An address in a private network, which this server never calls. */
  'private_address',
  /** an http:// address, on a server that sends webhooks over https:// only */
  'plain_http',
  /** the form's settings name no address any more */
  'no_address',
  /** the submission was deleted before */
  'submission_deleted',
  /** the signing secret was sealed with another key */
  'secret_unreadable',
  'mail_is_off',
  /** The limit of this address is reached. */
  'too_many',
  /** The limit of the owner's forms is reached. */
  'owner_limit',
  /** The address has not confirmed that it wants these emails. */
  'not_confirmed',
  'already_confirmed',
  'server_error',
] as const

const isoTime = z.iso.datetime()

const deliveryTry = z.object({
  at: isoTime,
  result: z.enum(deliveryResults),
  /** where it was sent */
  target: z.string().optional(),
  /** HTTP or SMTP status, and the beginning of the response. */
  status: z.int().optional(),
  answer: z.string().optional(),
  ms: z.int().optional(),
})

export const delivery = z.object({
  id: z.string(),
  kind: z.enum(deliveryKinds),
  isTest: z.boolean(),
  submissionId: z.string().nullable(),
  createdAt: isoTime,
  /** `parked`: retries ended; the owner can retry it. */
  state: z.enum(['waiting', 'sending', 'delivered', 'parked']),
  attempts: z.int(),
  /** of one that waits: when it is tried next */
  nextTryAt: isoTime.nullable(),
  /** the last tries, oldest first */
  tries: z.array(deliveryTry),
})

export type Delivery = z.output<typeof delivery>
export type DeliveryKind = Delivery['kind']
export type DeliveryTry = z.output<typeof deliveryTry>
export type DeliveryResult = DeliveryTry['result']
