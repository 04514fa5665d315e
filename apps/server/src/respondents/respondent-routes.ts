import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'

/** Routes for the answers of one respondent across an owner's forms (decision 411). */
export function respondentRoutes(app: FastifyInstance): void {
  const { respondents } = app.stores

  route(app, 'readRespondent', async ({ user, body }) => ({
    answers: await respondents.answers(user.id, body.address),
  }))

  route(app, 'eraseRespondent', async ({ user, body, request }) => {
    const erased = await respondents.erase(user.id, body.address)
    request.log.info({ userId: user.id, erased }, 'answers of a respondent erased')
    return { erased }
  })
}
