import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  installedRedis,
  startRedis,
  type TemporaryRedis,
} from '../../../../scripts/shared/temporary-redis.ts'
import { createFloodWatch } from '../intake/spam/flood-watch.ts'
import { shareAttempts } from '../intake/spam/share-attempts.ts'
import { createSharedStartCode } from '../sign-in/built-in/shared-start-code.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { connectRedis, type SharedRedis } from './redis.ts'

const program = installedRedis()
if (program === undefined) {
  console.warn(
    'The tests of several nodes did not run: neither REDIS_SERVER nor the PATH has redis-server.',
  )
}

const lines: string[] = []
const add = (_: object, line: string) => void lines.push(line)
const log = { info: add, warn: add, error: add }

describe.skipIf(program === undefined)('several nodes with one Redis', () => {
  let server: TemporaryRedis
  const open: SharedRedis[] = []

  async function aNode(): Promise<SharedRedis> {
    const redis = await connectRedis(server.url, log)
    open.push(redis)
    return redis
  }

  beforeAll(async () => {
    server = await startRedis(program ?? '')
  })
  afterAll(async () => {
    await Promise.all(open.map((redis) => redis.close()))
    await server.stop()
  })

  test('rate limits count requests of all nodes, and of one node while Redis is unavailable', async () => {
    const database = await openTestDatabase()
    const nodes: TestApp[] = []
    for (const redis of [await aNode(), await aNode()]) {
      const environment = { RATE_LIMIT: 'on', RATE_LIMIT_SUBMIT_PER_ADDRESS: '3' }
      nodes.push(await buildTestApp({ database, redis, environment }))
    }
    const [first, second] = nodes as [TestApp, TestApp]
    const owner = await first.owner()
    const { form } = (
      await owner.call('POST', '/api/forms', {
        body: { name: 'One', schema: aSchema([{ id: 'a' }]) },
      })
    ).body
    const { slug } = (await owner.call('POST', `/api/forms/${form.id}/publish`)).body.form
    const submit = async (node: TestApp) => {
      const url = `/api/public/forms/${slug}/submit`
      return (await node.app.inject({ method: 'POST', url, payload: { a: 'x' } })).statusCode
    }
    const together = []
    for (const node of [first, second, first, second]) together.push(await submit(node))
    expect(together).toEqual([200, 200, 200, 429])

    await server.stop()
    const alone = []
    for (const node of [first, first, first, first, second]) alone.push(await submit(node))
    expect(alone).toEqual([200, 200, 200, 429, 200])

    await server.start()
    await expect.poll(() => open.map(({ client }) => client.status)).toEqual(['ready', 'ready'])
    const again = []
    for (const node of [second, first, second, first]) again.push(await submit(node))
    expect(again).toEqual([200, 200, 200, 429])
    for (const node of nodes) await node.close()
    await database.close()
  })

  test('a Redis that hangs delays a request once, and the log has one line for each outage', async () => {
    const redis = await aNode()
    lines.length = 0
    let asked = 0
    const count = () =>
      redis.run(
        (client) => {
          asked += 1
          return client.incr('count')
        },
        async () => -1,
      )
    expect(await count()).toBe(1)
    server.pause()
    const counted = [await count(), await count(), await count()]
    expect(counted).toEqual([-1, -1, -1])
    expect(asked).toBe(2)
    expect(lines).toEqual(['Redis is unavailable: this node counts for itself'])
    server.resume()
    await expect.poll(count).toBeGreaterThan(1)
    expect(lines).toHaveLength(2)
  })

  test('a node sees the attempts that arrive at other nodes', async () => {
    const now = new Date()
    const watches = await Promise.all(
      [await aNode(), await aNode()].map((redis) =>
        shareAttempts(
          createFloodWatch(() => {}),
          redis,
        ),
      ),
    )
    const [one, other] = watches.map(({ watch }) => watch)
    // Either node alone sees half of a flood, which is not enough.
    const half = 70
    await expect
      .poll(() =>
        Promise.all(
          open.slice(-2).map(({ client }) => client.pubsub('NUMSUB', 'ramiform:attempts')),
        ),
      )
      .not.toContainEqual(['ramiform:attempts', 0])
    for (let index = 0; index < half; index += 1) {
      one?.sent('form', `address ${index}`, now)
      other?.sent('form', `address ${index + half}`, now)
    }
    expect(one?.guardedUntil('form', now)).toBeNull()
    await expect.poll(() => one?.guardedUntil('form', now)).not.toBeNull()
    await expect.poll(() => other?.guardedUntil('form', now)).not.toBeNull()
    for (const { stop } of watches) stop()
  })

  test('the start-up code of one node signs in on each, and wrong codes count together', async () => {
    const secret = 'a secret of the tests that is long enough'
    const [one, other] = [
      await createSharedStartCode(await aNode(), secret),
      await createSharedStartCode(await aNode(), secret),
    ]
    expect(one.value).toMatch(/^\d{12}$/)
    expect(other.value).toBe(one.value)
    const withOtherSecret = await createSharedStartCode(await aNode(), `${secret} too`)
    expect(withOtherSecret.value).not.toBe(one.value)

    const wrong = one.value === '000000000000' ? '111111111111' : '000000000000'
    const kinds = []
    for (const code of [one, other, one, other, one, other]) {
      kinds.push((await code.check(wrong, '192.0.2.66')).kind)
    }
    expect(kinds).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'wait'])
    expect(await other.check(one.value, '192.0.2.66')).toEqual({ kind: 'wait', seconds: 60 })
    expect(await other.check(one.value, '192.0.2.1')).toEqual({ kind: 'right' })
  })

  test('a node starts without Redis, with a start-up code of its own', async () => {
    await server.stop()
    const code = await createSharedStartCode(await aNode(), 'secret')
    expect(await code.check(code.value, '192.0.2.1')).toEqual({ kind: 'right' })
    await server.start()
  })
})
