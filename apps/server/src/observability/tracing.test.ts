import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { startTracing } from './tracing.ts'

test('a collector gets a span for each request, below the span of the caller', async () => {
  const bodies: string[] = []
  const collector = createServer(async (request, response) => {
    bodies.push(`${request.url} ${await text(request)}`)
    response.end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const tracing = await startTracing(`http://127.0.0.1:${port}`)
  const database = await openTestDatabase()
  const server = await buildTestApp({ database, tracing })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  const { headers: answered } = await server.visitor().call('GET', '/api/forms/none', { headers })
  await server.close()
  await database.close()
  await tracing.stop()
  collector.close()

  const sent = bodies.join('\n')
  expect(sent).toContain('/v1/traces')
  expect(sent).toContain('GET /api/forms/:id')
  expect(sent).toContain(traceId)
  expect(sent).toContain(answered['x-request-id'])
})
