import type { DeliveryKind } from '@ramiform/contract/deliveries'
import type { Settings } from '@ramiform/core/form'
import type { FastifyInstance } from 'fastify'
import { newId } from '../database/new-id.ts'
import { refuse } from '../errors.ts'
import type { StoredForm } from '../forms/form-store.ts'
import { route } from '../http/route.ts'
import { channels } from './channels.ts'
import type { AddressQuestions } from './email/ask-for-confirmation.ts'
import { type ReadOwnerLimits, reachedLimit } from './email/owner-limit.ts'

interface NotificationParts {
  readonly mailIsOn: boolean
  readonly ownerLimits: ReadOwnerLimits
  readonly questions: AddressQuestions
  readonly clock: () => Date
}

/** Routes for owners: delivery log, test messages, notification address and webhook secret. */
export function notificationRoutes(
  app: FastifyInstance,
  { mailIsOn, ownerLimits, questions, clock }: NotificationParts,
): void {
  const {
    forms,
    workingCopies,
    deliveries,
    jobs,
    webhookSecrets,
    notificationAddresses,
    sendRates,
  } = app.stores

  route(app, 'listDeliveries', async ({ user, params, query }) => {
    const page = await deliveries.list(user.id, params.id, {
      limit: query.limit,
      after: query.after,
      submissionId: query.submissionId,
    })
    if (page === null) throw refuse('form_not_found')
    const reached = await reachedLimit({ rates: sendRates, ownerLimits, now: clock }, user.id)
    return {
      deliveries: page.deliveries,
      nextAfter: page.next,
      mailIsOn,
      mailLimit: { ...(await ownerLimits(user.id)), reached },
    }
  })

  route(app, 'readDelivery', async ({ user, params }) => {
    const delivery = await deliveries.read(user.id, params.id, params.deliveryId)
    if (delivery === null) throw refuse('delivery_not_found')
    return { delivery }
  })

  route(app, 'retryDelivery', async ({ user, params, request }) => {
    const { id: formId, deliveryId } = params
    await app.rateLimits.sendMessage(request, user.id)
    await deliveries.retryNow(user.id, formId, deliveryId, clock())
    app.jobWakeUp.ring()
    const delivery = await deliveries.read(user.id, formId, deliveryId)
    if (delivery === null) throw refuse('delivery_not_found')
    return { delivery }
  })

  route(app, 'sendTest', async ({ user, params, body, request }) => {
    const form = await forms.read(user.id, params.id)
    if (form === null) throw refuse('form_not_found')
    await app.rateLimits.sendMessage(request, user.id)
    refuseTest(body.kind, form.schema.settings, mailIsOn)
    if (body.kind === 'email' && (await stateOfAddress(user.id, form)).state === 'waiting')
      throw refuse('address_not_confirmed')
    const now = clock()
    const id = newId(now.getTime())
    await jobs.add({ id, kind: body.kind, formId: form.id, payload: { test: true }, now })
    app.jobWakeUp.ring()
    const delivery = await deliveries.read(user.id, form.id, id)
    if (delivery === null) throw refuse('form_not_found')
    return { delivery }
  })

  async function stateOfAddress(ownerId: string, { schema }: Pick<StoredForm, 'schema'>) {
    const address = schema.settings.notifications?.email ?? ''
    if (address === '') return { address, state: 'none', askedAt: null } as const
    const found = await notificationAddresses.read(ownerId, address)
    const unconfirmed = found.confirmedAt === null ? 'waiting' : 'confirmed'
    const state = found.isOwn ? 'own' : unconfirmed
    return { address, state, askedAt: found.askedAt?.toISOString() ?? null } as const
  }

  route(app, 'readNotificationAddress', async ({ user, params }) => {
    const form = await workingCopies.read(user.id, params.id)
    if (form === null) throw refuse('form_not_found')
    return stateOfAddress(user.id, form)
  })

  route(app, 'askNotificationAddress', async ({ user, params, request }) => {
    const form = await workingCopies.read(user.id, params.id)
    if (form === null) throw refuse('form_not_found')
    await app.rateLimits.sendMessage(request, user.id)
    if (!mailIsOn) throw refuse('mail_is_off')
    const found = await stateOfAddress(user.id, form)
    if (found.state !== 'waiting') return found
    const isAsked = await questions.ask(user.id, { id: form.id, settings: form.schema.settings })
    if (!isAsked) throw refuse('too_many_questions')
    app.jobWakeUp.ring()
    return stateOfAddress(user.id, form)
  })

  route(app, 'readWebhookSecret', async ({ user, params }) =>
    shown(await webhookSecrets.read(user.id, params.id, clock())),
  )

  route(app, 'rotateWebhookSecret', async ({ user, params, request }) => {
    await app.rateLimits.sendMessage(request, user.id)
    const secret = shown(await webhookSecrets.rotate(user.id, params.id, clock()))
    request.log.info({ userId: user.id, formId: params.id }, 'webhook secret rotated')
    return secret
  })
}

function refuseTest(kind: DeliveryKind, settings: Settings, mailIsOn: boolean): void {
  const channel = channels.find((one) => one.kind === kind)
  if (channel?.needsMail && !mailIsOn) throw refuse('mail_is_off')
  if (!channel?.isWanted(settings, undefined)) throw refuse('nothing_to_test')
}

function shown(
  found: { readonly secret: string | null; readonly previousUntil: Date | null } | null,
) {
  if (found === null) throw refuse('form_not_found')
  const { secret, previousUntil } = found
  return { secret, previousUntil: previousUntil?.toISOString() ?? null }
}
