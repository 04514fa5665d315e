import { z } from 'zod'

/** What is sent because of a submission: the kinds of jobs that its owner can follow. */
export const deliveryKinds = ['webhook', 'email', 'digest', 'confirmation', 'address'] as const

/** Kinds that an owner can send as a test, to an address in the form's settings. */
export const testKinds = [
  'webhook',
  'email',
] as const satisfies readonly (typeof deliveryKinds)[number][]

/** How one try to deliver something ended. What it means in words is chosen where it is shown. */
export const deliveryResults = [
  'delivered',
  /** an answer other than 2xx */
  'refused',
  /** an answer that leads elsewhere: redirects are not followed */
  'redirected',
  /** 410: the receiver wants no more */
  'gone',
  'timed_out',
  'not_connected',
  'no_such_host',
  'bad_certificate',
  /** an address that nothing may be sent to */
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
  /** more than may be sent to this address */
  'too_many',
  /** more than the forms of one owner may send */
  'owner_limit',
  /** nobody at the address has confirmed that it wants these mails */
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
  /** what the other side answered: an HTTP or SMTP status, and the beginning of its words */
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
  /** `parked`: given up; it can be tried again by hand */
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
