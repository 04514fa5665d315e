import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { schemaJson } from '../forms/large-forms.ts'
import { route } from '../http/route.ts'
import type { Coverage } from './coverage.ts'

/** Time to wait for the count in milliseconds. A longer count continues after the response. */
const waitMs = 2_000
const dayMs = 86_400_000

/** What stored submissions used of a form (decision 243). */
export function coverageRoutes(app: FastifyInstance, coverage: Coverage): void {
  const { workingCopies } = app.stores

  route(app, 'readCoverage', async ({ user, params, query, request }) => {
    const form = await workingCopies.read(user.id, params.id)
    if (form === null) throw refuse('form_not_found')
    const counting = coverage.update(form.id).then(
      () => false,
      (error: unknown) => {
        request.log.warn({ err: error, formId: form.id }, 'the coverage could not be counted')
        throw error
      },
    )
    const isCounting = await Promise.race([counting, wait(waitMs, true, { ref: false })])
    // A count that fails after the response is logged above; the next request repeats it.
    counting.catch(() => {})
    const { since, fromVersion } = query
    const fromDay = since === undefined ? undefined : Math.floor(Date.parse(since) / dayMs)
    const report = await coverage.report(form.id, schemaJson(form.schema), {
      fromDay,
      fromVersion,
    })
    const { firstDay, counted, fields } = report
    return {
      total: form.submissionCount,
      counted,
      isCounting,
      firstDay: firstDay === null ? null : new Date(firstDay * dayMs).toISOString().slice(0, 10),
      fields: [...fields],
    }
  })
}
