import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'

/** The box in the footer (decision 16). */
export function newsletterRoutes(app: FastifyInstance): void {
  route(app, 'subscribeToNewsletter', async ({ body, request }) => {
    await app.rateLimits.newsletter(request)
    await app.stores.newsletter.subscribe(body.email, new Date())
    return { ok: true }
  })
}
