import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

test('each response has a request id, which the log and the bodies of failures repeat', async () => {
  const server = await buildTestApp({ isStopping: () => true })
  const refused = await server.visitor().call('GET', '/api/forms')
  expect(refused.status).toBe(401)
  expect(refused.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(refused.body.requestId).toBeUndefined()

  const failed = await server.visitor().call('GET', '/readyz')
  const id = failed.headers['x-request-id']
  expect([failed.status, failed.body.requestId]).toEqual([503, id])
  expect(server.log()).toContain(`"reqId":"${id}"`)
  await server.close()
})

test('only a trusted proxy can name a request', async () => {
  const server = await buildTestApp({ environment: { TRUST_PROXY: '10.0.0.1' } })
  const name = async (remoteAddress: string, id: string) => {
    const headers = { 'x-request-id': id }
    const answer = await server.app.inject({ url: '/livez', remoteAddress, headers })
    return answer.headers['x-request-id']
  }
  expect(await name('10.0.0.1', 'from-the-proxy')).toBe('from-the-proxy')
  expect(await name('10.0.0.2', 'from-a-stranger')).not.toBe('from-a-stranger')
  expect(await name('10.0.0.1', 'two words, one id')).not.toBe('two words, one id')
  await server.close()
})
