import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { route } from '../http/route.ts'
import { countChoices } from './count-choices.ts'
import type { ReadSelection } from './read-selection.ts'
import { readCursor } from './submission-cursor.ts'
import { createSummaries } from './summarize.ts'

/** Routes for owners to read and delete a form's submissions (decision 17). */
export function submissionRoutes(
  app: FastifyInstance,
  clock: () => Date,
  readSelection: ReadSelection,
): void {
  const { submissions, deletedSubmissions } = app.stores
  const summaryOf = createSummaries(app.stores, readSelection)

  route(app, 'listSubmissions', async ({ user, params, query }) => {
    const { limit, cursor, sort, ...filter } = query
    const after = readCursor(cursor)
    const selection = await readSelection(user.id, params.id, filter)
    const page = await submissions.page({
      ...selection,
      ownerId: user.id,
      formId: params.id,
      limit,
      after,
      oldestFirst: sort === 'oldest',
    })
    if (page === null) throw refuse('form_not_found')
    return page
  })

  route(app, 'countSubmissions', async ({ user, params, query }) => {
    const { cursor, ...filter } = query
    const after = readCursor(cursor)
    const selection = await readSelection(user.id, params.id, filter)
    const counted = await submissions.count(user.id, params.id, { ...selection, after })
    if (counted === null) throw refuse('form_not_found')
    return counted
  })

  route(app, 'countChoices', ({ user, params, query }) =>
    countChoices(app.stores, readSelection, { ownerId: user.id, formId: params.id }, query),
  )

  route(app, 'submissionStatistics', async ({ user, params }) => {
    const statistics = await submissions.statistics(user.id, params.id, clock())
    if (statistics === null) throw refuse('form_not_found')
    return statistics
  })

  route(app, 'submissionSummary', ({ user, params, query: { timeZone, ...filter } }) =>
    summaryOf({ ownerId: user.id, formId: params.id, timeZone, filter }),
  )

  route(app, 'readSubmission', async ({ user, params, query }) => {
    const selection = await readSelection(user.id, params.id, query)
    const answer = await submissions.read(user.id, params.id, params.submissionId, selection)
    if (answer === null) throw refuse('submission_not_found')
    return answer
  })

  route(app, 'deleteSubmission', async ({ user, params, request }) => {
    const { id: formId, submissionId } = params
    const removed = await deletedSubmissions.remove(user.id, formId, [submissionId], clock())
    if (removed === null || removed.length === 0) throw refuse('submission_not_found')
    request.log.info({ userId: user.id, formId, submissionId }, 'submission deleted')
    return { ok: true }
  })

  route(app, 'restoreSubmission', async ({ user, params, request }) => {
    const { id: formId, submissionId } = params
    const ids = await deletedSubmissions.restore(user.id, formId, [submissionId])
    const restored =
      ids?.length === 1 ? await submissions.read(user.id, formId, submissionId) : null
    if (restored === null) throw refuse('submission_not_found')
    request.log.info({ userId: user.id, formId, submissionId }, 'submission restored')
    return { submission: restored.submission }
  })

  route(app, 'deleteSubmissions', async ({ user, params, body, request }) => {
    const ids = await deletedSubmissions.remove(user.id, params.id, body.ids, clock())
    if (ids === null) throw refuse('form_not_found')
    const about = { userId: user.id, formId: params.id, submissionIds: ids }
    request.log.info(about, 'submissions deleted')
    return { ids: [...ids] }
  })

  route(app, 'restoreSubmissions', async ({ user, params, body, request }) => {
    const ids = await deletedSubmissions.restore(user.id, params.id, body.ids)
    if (ids === null) throw refuse('form_not_found')
    const about = { userId: user.id, formId: params.id, submissionIds: ids }
    request.log.info(about, 'submissions restored')
    return { ids: [...ids] }
  })
}
