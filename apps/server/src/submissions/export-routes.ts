import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { calls } from '@ramiform/contract/calls'
import { submissionExport } from '@ramiform/contract/submission-filter'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../errors.ts'
import { attachment } from '../http/attachment.ts'
import { badInput } from '../http/bad-input.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import { requireOwner } from '../http/current-session.ts'
import { csvFile, type ExportedFile } from './export-csv.ts'
import { type ExportedRows, exportRows } from './export-rows.ts'
import { xlsxFile } from './export-xlsx.ts'
import type { ReadSelection } from './read-selection.ts'

const { params: formParams } = calls.listSubmissions

/**
 * Downloads the submissions of a form as one file. GET takes the filter as query parameters. POST takes the same
 * members as JSON, because many selected ids do not fit in a URL.
 */
export function exportRoutes(app: FastifyInstance, readSelection: ReadSelection): void {
  const formats = { csv: csvFile, xlsx: xlsxFile }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    input: unknown,
    write: (rows: ExportedRows) => ExportedFile,
  ) {
    const params = formParams.safeParse(request.params)
    const wanted = submissionExport.safeParse(input)
    if (!params.success || request.session === null) throw refuse('form_not_found')
    if (!wanted.success) throw badInput(wanted.error)
    const owner = { ownerId: request.session.user.id, formId: params.data.id }
    const file = write(await exportRows(app.stores, readSelection, owner, wanted.data))
    const about = { userId: owner.ownerId, formId: owner.formId, rows: file.rows }
    request.log.info(about, 'submissions exported')
    // Finding few rows among a million sends nothing for a while.
    // Requests that tests inject have no real socket.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(silenceMs)
    if (file.rows !== null) reply.header('x-total-rows', file.rows)
    return reply
      .header('content-disposition', attachment(file.fileName))
      .type(file.type)
      .send(Readable.from(file.parts, { objectMode: false }))
  }

  for (const [ending, write] of Object.entries(formats)) {
    const path = `/api/forms/:id/submissions.${ending}`
    app.get(path, { onRequest: requireOwner }, (request, reply) =>
      send(request, reply, request.query, write),
    )
    app.post(
      path,
      {
        bodyLimit: exportBodyLimit,
        onRequest: async (request) => {
          refuseCrossSite(request, app.publicUrl)
          await requireOwner(request)
        },
      },
      (request, reply) => send(request, reply, request.body ?? {}, write),
    )
  }
}

/** Time in milliseconds that a download may send nothing. Other responses have the server's time limit. */
const silenceMs = 10 * 60_000

/** Body limit in bytes, enough for the most ids and the longest filter. */
const exportBodyLimit = 4 * 1024 * 1024
