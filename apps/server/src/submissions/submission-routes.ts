import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { route } from '../http/route.ts'
import { readCursor } from './submission-cursor.ts'

/** What the owner reads of a form's submissions (decision 17). */
export function submissionRoutes(app: FastifyInstance): void {
  const { submissions } = app.stores

  route(app, 'listSubmissions', async ({ user, params, query }) => {
    const { limit, q } = query
    const after = query.cursor === undefined ? undefined : readCursor(query.cursor)
    if (after === null) throw refuse('bad_cursor')
    const page = await submissions.page({ ownerId: user.id, formId: params.id, limit, after, q })
    if (page === null) throw refuse('form_not_found')
    return page
  })

  route(app, 'submissionStatistics', async ({ user, params }) => {
    const statistics = await submissions.statistics(user.id, params.id, new Date())
    if (statistics === null) throw refuse('form_not_found')
    return statistics
  })
}
