import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'

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
})
