import { Readable } from 'node:stream'
import type { ImpactLine } from '@ramiform/contract/calls'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { refuseBadSchema } from '../forms/save-form.ts'
import { route } from '../http/route.ts'
import { replayForm } from './replay-form.ts'

/** Streams what a change would do to stored answers (decision 241). */
export function impactRoutes(app: FastifyInstance): void {
  const { stores } = app
  const running = new Map<string, AbortController>()

  route(app, 'replayImpact', async ({ user, params, body, reply }) => {
    if ((await stores.forms.read(user.id, params.id)) === null) throw refuse('form_not_found')
    await refuseBadSchema(user.id, body.schema)
    const change = { ownerId: user.id, formId: params.id, ...body }
    // The owner has changed the form again, so the result of the replay before is out of date.
    running.get(params.id)?.abort()
    const replay = new AbortController()
    running.set(params.id, replay)
    const end = () => {
      replay.abort()
      if (running.get(params.id) === replay) running.delete(params.id)
    }
    reply.raw.once('close', end)
    try {
      const lines = await replayForm(stores, change, replay.signal)
      return reply
        .type('application/x-ndjson')
        .send(Readable.from(asText(lines), { objectMode: false }))
    } catch (error) {
      end()
      throw error
    }
  })
}

async function* asText(lines: AsyncIterable<ImpactLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}
