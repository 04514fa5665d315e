import { expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'

onEveryDatabase(({ database }) => {
  test('the server is healthy while its disks have room', async () => {
    const server = await buildTestApp({ database: database() })
    const { status, body } = await server.visitor().call('GET', '/healthz')
    expect([status, body]).toEqual([200, { ok: true }])
    await server.close()
  })

  test('a full disk is answered with 503 and written to the log', async () => {
    // No disk has a petabyte free.
    const environment = { MIN_FREE_MEGABYTES: '1000000000' }
    const server = await buildTestApp({ database: database(), environment })
    const { status, body } = await server.visitor().call('GET', '/healthz')
    expect([status, body.code]).toEqual([503, 'disk_full'])
    expect(server.log()).toContain('the disk is full or cannot be written')
    await server.close()
  })

  test('readiness names what fails, and late messages do not stop traffic', async () => {
    let now = new Date()
    const server = await buildTestApp({ database: database(), clock: () => now })
    const ready = () => server.visitor().call('GET', '/readyz')
    const checks = { database: 'ok', disk: 'ok', queue: 'ok' }
    expect((await ready()).body).toEqual({ ok: true, checks })
    const owner = await server.owner()
    const { body } = await owner.call('POST', '/api/forms', {
      body: { name: 'Late', schema: aSchema() },
    })
    const job = { id: newId(), kind: 'webhook', formId: body.form.id, payload: {}, now }
    await server.app.stores.jobs.add(job)
    await server.close()

    now = new Date(now.getTime() + 301_000)
    const later = await buildTestApp({ database: database(), clock: () => now })
    const late = await later.visitor().call('GET', '/readyz')
    expect([late.status, late.body.checks]).toEqual([200, { ...checks, queue: 'late' }])
    await later.close()

    const environment = { MIN_FREE_MEGABYTES: '1000000000' }
    const full = await buildTestApp({ database: database(), environment })
    const refused = await full.visitor().call('GET', '/readyz')
    expect([refused.status, refused.body.checks.disk]).toEqual([503, 'full'])
    expect((await full.visitor().call('GET', '/livez')).status).toBe(200)
    await full.close()
  })
})

test('a stopping server is alive and not ready', async () => {
  const server = await buildTestApp({ isStopping: () => true })
  const statuses = ['/livez', '/readyz', '/healthz'].map(
    async (path) => (await server.visitor().call('GET', path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 503, 503])
  await server.close()
})

test('a database that is down is not ready', async () => {
  const own = await openTestDatabase()
  const ping = () => Promise.reject(new Error('down'))
  const server = await buildTestApp({ database: { ...own, ping } })
  const { status, body } = await server.visitor().call('GET', '/readyz')
  expect([status, body.code, body.checks.database]).toEqual([503, 'unavailable', 'down'])
  await server.close()
  await own.close()
})
