import type { FastifyInstance, FastifyReply } from 'fastify'
import { usualBodyLimit } from '../../http/body-limits.ts'
import { escapeHtml } from '../../http/html.ts'
import { sendPlainPage } from '../../http/plain-page.ts'
import { readPostedForms } from '../../http/posted-form.ts'
import { type AddressLinks, confirmPath, linkDays } from './address-link.ts'
import type { NotificationAddressStore } from './address-store.ts'

interface ConfirmParts {
  readonly addresses: NotificationAddressStore
  readonly links: AddressLinks
  readonly clock: () => Date
}

/**
 * Page behind the link in a confirmation email. Its button confirms the address. Opening the page changes nothing,
 * because email scanners open links too.
 */
export async function confirmAddressRoutes(
  app: FastifyInstance,
  { addresses, links, clock }: ConfirmParts,
): Promise<void> {
  await app.register(async (scope) => {
    readPostedForms(scope, usualBodyLimit)

    scope.get<{ Querystring: { token?: unknown } }>(confirmPath, async ({ query }, reply) => {
      const token = typeof query.token === 'string' ? query.token : ''
      const found = links.read(token, clock())
      if (found === null) return sendExpired(reply)
      const { ownerId, address } = found
      const { confirmedAt, askedAt } = await addresses.read(ownerId, address)
      if (confirmedAt !== null) return sendConfirmed(reply, address)
      const owner = await addresses.ownerEmail(ownerId)
      if (askedAt === null || owner === null) return sendExpired(reply)
      return sendPage(reply, 200, {
        title: 'Get emails about a form?',
        content: `<p><b>${escapeHtml(owner)}</b> wants new submissions of their forms to be sent to <b>${escapeHtml(address)}</b>.</p>
<form method="post" action="${confirmPath}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<p class="hint">If you did not expect this, close the page. You will get no emails.</p>
<button>Confirm this address</button></form>`,
      })
    })

    scope.post<{ Body?: URLSearchParams }>(confirmPath, async ({ body, log }, reply) => {
      const now = clock()
      const found = links.read(body?.get('token') ?? '', now)
      if (found === null) return sendExpired(reply)
      if (!(await addresses.confirm(found.ownerId, found.address, now))) return sendExpired(reply)
      log.info({ ownerId: found.ownerId }, 'notification address confirmed')
      app.jobWakeUp.ring()
      return sendConfirmed(reply, found.address)
    })
  })
}

function sendConfirmed(reply: FastifyReply, address: string): FastifyReply {
  return sendPage(reply, 200, {
    title: 'Address confirmed',
    content: `<p role="status">New submissions are sent to <b>${escapeHtml(address)}</b>. You can close this page.</p>`,
  })
}

function sendExpired(reply: FastifyReply): FastifyReply {
  return sendPage(reply, 410, {
    title: 'This link has expired',
    content: `<p>A link works for ${linkDays} days. Ask the owner of the form to send a new one.</p>`,
  })
}

interface Page {
  readonly title: string
  /** HTML in which all values from outside are escaped. */
  readonly content: string
}

function sendPage(reply: FastifyReply, status: number, { title, content }: Page): FastifyReply {
  return sendPlainPage(reply, status, {
    title: `${title}, Ramiform`,
    content: `<h1>${escapeHtml(title)}</h1>\n${content}`,
  })
}
