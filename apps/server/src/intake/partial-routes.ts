import { partialAnswers } from '@ramiform/core/filling/partial-answers'
import { inFormOrder } from '@ramiform/core/shuffled-options'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { checkContext } from '../forms/check-context.ts'
import { closedNow, closedRefusal, isClosedForGood } from '../forms/closed.ts'
import type { PublishedForms } from '../forms/published-forms.ts'
import { route } from '../http/route.ts'
import { readCursor } from '../submissions/submission-cursor.ts'
import { filledVersion } from './filled-version.ts'

/** Saves unfinished answers of forms with `advanced.autoSave` (decision 21) and lists them for the owner. */
export function partialRoutes(
  app: FastifyInstance,
  published: PublishedForms,
  clock: () => Date,
): void {
  const { forms, partials } = app.stores

  route(app, 'savePartial', async ({ params, query, body, request }) => {
    await app.rateLimits.savePartial(request, params.slug)
    const form = await published.find(params.slug)
    if (form?.schema.settings.advanced?.autoSave !== true) throw refuse('form_not_published')
    const closed = await closedNow(forms, form)
    if (isClosedForGood(closed)) throw closedRefusal(closed)
    const now = clock()
    const { version, schema } = await filledVersion(forms, form, query.formVersion, now)
    const { data, submitterEmail } = partialAnswers(schema, body, {
      ...checkContext,
      // Unfinished answers are stored even if they do not match.
      patterns: null,
    })
    const edit = { formId: form.id, key: params.key, revision: query.revision }
    if (Object.keys(data).length === 0 && submitterEmail === undefined) {
      await partials.empty(edit)
    } else {
      const saved = await partials.save({
        ...edit,
        formVersion: version,
        submitterEmail,
        data: inFormOrder(schema, data),
        now,
      })
      if (saved === 'full') throw refuse('too_many_partials')
    }
    return { ok: true as const }
  })

  route(app, 'listPartials', async ({ user, params, query }) => {
    const after = readCursor(query.cursor)
    const page = await partials.page(user.id, params.id, { limit: query.limit, after })
    if (page === null) throw refuse('form_not_found')
    return page
  })

  route(app, 'deletePartial', async ({ user, params }) => {
    const removed = await partials.remove(user.id, params.id, params.partialId)
    if (!removed) throw refuse('submission_not_found')
    return { ok: true as const }
  })
}
