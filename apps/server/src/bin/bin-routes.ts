import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { route } from '../http/route.ts'
import { readCursor } from '../submissions/submission-cursor.ts'

/** Routes for deleted forms and submissions: list, restore, delete forever (decision 212). */
export function binRoutes(app: FastifyInstance, clock: () => Date): void {
  const { forms, deletedForms, deletedSubmissions } = app.stores

  route(app, 'listDeletedForms', async ({ user, query: { limit, cursor, q } }) =>
    deletedForms.page(user.id, { limit, after: readCursor(cursor), q }),
  )

  route(app, 'restoreForm', async ({ user, params, query, request }) => {
    const isRestored =
      query.as === 'before'
        ? await deletedForms.undoDelete(user.id, params.id, clock())
        : await deletedForms.restore(user.id, params.id)
    const form = isRestored ? await forms.read(user.id, params.id) : null
    if (form === null) throw refuse('form_not_found')
    request.log.info({ userId: user.id, formId: params.id }, 'form restored')
    return { form }
  })

  route(app, 'deleteFormForever', async ({ user, params, request }) => {
    if (!(await deletedForms.removeForever(user.id, params.id))) throw refuse('form_not_found')
    request.log.info({ userId: user.id, formId: params.id }, 'form deleted forever')
    return { ok: true }
  })

  route(app, 'listDeletedSubmissions', async ({ user, query }) => {
    const { limit, cursor, q, form } = query
    const page = { limit, after: readCursor(cursor), q }
    const found = await deletedSubmissions.page(user.id, form, page)
    if (found === null) throw refuse('form_not_found')
    return found
  })

  route(app, 'deleteSubmissionForever', async ({ user, params, request }) => {
    const { id: formId, submissionId } = params
    if (!(await deletedSubmissions.removeForever(user.id, formId, submissionId))) {
      throw refuse('submission_not_found')
    }
    request.log.info({ userId: user.id, formId, submissionId }, 'submission deleted forever')
    return { ok: true }
  })

  route(app, 'emptyBin', async ({ user, query, request }) => {
    const before = query.before === undefined ? clock() : new Date(query.before)
    await deletedForms.removeAll(user.id, before)
    await deletedSubmissions.removeAll(user.id, before)
    request.log.info({ userId: user.id }, 'bin emptied')
    return { ok: true }
  })
}
