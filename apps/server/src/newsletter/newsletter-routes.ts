import { calls } from '@ramiform/contract/calls'
import {
  type NewsletterEnd,
  newsletterElement,
  newsletterPath,
} from '@ramiform/contract/newsletter'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asRefusal, logFailure } from '../errors.ts'
import { usualBodyLimit } from '../http/body-limits.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import { readPostedForms } from '../http/posted-form.ts'
import { route } from '../http/route.ts'

/** Routes of the newsletter box in the footer, with and without JavaScript (decision 16). */
export function newsletterRoutes(app: FastifyInstance): void {
  async function subscribe(email: string, request: FastifyRequest) {
    await app.rateLimits.newsletter(request)
    await app.stores.newsletter.subscribe(email, new Date())
  }

  route(app, 'subscribeToNewsletter', async ({ body, request }) => {
    await subscribe(body.email, request)
    return { ok: true }
  })

  async function endOf(request: FastifyRequest<Posted>): Promise<NewsletterEnd> {
    const email = request.body?.get('email')?.trim()
    const given = calls.subscribeToNewsletter.body.safeParse({ email })
    if (!given.success) return 'wrong-address'
    try {
      await subscribe(given.data.email, request)
      return 'subscribed'
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const refusal = asRefusal(error, request)
      logFailure(error, refusal, request)
      return refusal.code === 'too_many_requests' ? 'too-many' : 'failed'
    }
  }

  void app.register(async (posted) => {
    readPostedForms(posted, usualBodyLimit)
    posted.route<Posted>({
      method: 'POST',
      url: newsletterPath,
      onRequest: async (request) => refuseCrossSite(request, app.publicUrl),
      handler: async (request, reply) => {
        const end = newsletterElement(await endOf(request))
        return reply.redirect(`${pageOf(request, app.publicUrl)}#${end}`, 303)
      },
    })
  })
}

interface Posted {
  readonly Body: URLSearchParams | undefined
}

/** URL of the page with the box, from the Referer header. The homepage if the browser sends none. */
function pageOf({ headers }: FastifyRequest, publicUrl: string): string {
  const from = URL.parse(headers.referer ?? '')
  return from?.origin === publicUrl ? publicUrl + from.pathname + from.search : `${publicUrl}/`
}
