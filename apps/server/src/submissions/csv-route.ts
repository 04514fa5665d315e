import { Readable } from 'node:stream'
import { calls } from '@ramiform/contract/calls'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { attachment } from '../http/attachment.ts'
import { badInput } from '../http/bad-input.ts'
import { requireOwner } from '../http/current-session.ts'
import { exportCsv } from './export-csv.ts'

const { params: formParams, query: listQuery } = calls.listSubmissions
const csvQuery = listQuery.pick({ q: true })

/**
 * Downloads all submissions of a form as one CSV file. It serves forms with too many submissions to export in a
 * browser.
 */
export function csvRoute(app: FastifyInstance): void {
  app.get('/api/forms/:id/submissions.csv', { onRequest: requireOwner }, async (request, reply) => {
    const params = formParams.safeParse(request.params)
    const query = csvQuery.safeParse(request.query)
    if (!params.success || request.session === null) throw refuse('form_not_found')
    if (!query.success) throw badInput(query.error)
    const { user } = request.session
    const { fileName, rows, parts } = await exportCsv(
      app.stores,
      user.id,
      params.data.id,
      query.data.q,
    )
    request.log.info({ userId: user.id, formId: params.data.id, rows }, 'submissions exported')
    return reply
      .header('content-disposition', attachment(fileName))
      .header('x-total-rows', rows)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(parts, { objectMode: false }))
  })
}
