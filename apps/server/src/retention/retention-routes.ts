import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { route } from '../http/route.ts'
import { retainedSince } from './retention-store.ts'

/** Routes for the time after which a form's submissions are deleted. The regular clear-out deletes them. */
export function retentionRoutes(app: FastifyInstance, clock: () => Date): void {
  const { retention } = app.stores

  route(app, 'readRetention', async ({ user, params, query }) => {
    const days = await retention.read(user.id, params.id)
    if (days === undefined) throw refuse('form_not_found')
    const asked = query.days ?? days
    const expired =
      asked === null ? 0 : await retention.countBefore(params.id, retainedSince(clock(), asked))
    return { days, expired }
  })

  route(app, 'saveRetention', async ({ user, params, body, request }) => {
    if (!(await retention.save(user.id, params.id, body.days))) throw refuse('form_not_found')
    const { days } = body
    request.log.info({ userId: user.id, formId: params.id, days }, 'retention changed')
    return { days }
  })
}
