import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { onEveryDatabase } from '../../testing/every-database.ts'
import { proofFor } from '../../testing/proof-for.ts'
import { guardMs } from './flood-watch.ts'
import { proofMs } from './proof-of-work.ts'

onEveryDatabase(({ database, otherNode }) => {
  let nodes: readonly TestApp[]
  let owner: Awaited<ReturnType<TestApp['owner']>>
  let now = new Date()
  const clock = () => now
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  beforeAll(async () => {
    nodes = [
      await buildTestApp({ database: database(), clock }),
      await buildTestApp({ database: otherNode(), clock }),
    ]
    owner = await theNode(0).owner()
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
  })

  function theNode(index: number): TestApp {
    const node = nodes[index % 2]
    if (node === undefined) throw new Error('no node')
    return node
  }

  async function publish(settings = {}) {
    const schema = aSchema([{ id: 'name', required: true }], settings)
    const created = await owner.call('POST', '/api/forms', { body: { name: 'Sign up', schema } })
    const { id } = created.body.form
    const { slug } = (await owner.call('POST', `/api/forms/${id}/publish`)).body.form
    async function submit(headers: Record<string, string> = {}, node = 0, from = '192.0.2.200') {
      const answer = await theNode(node).app.inject({
        method: 'POST',
        url: `/api/public/forms/${slug}/submit`,
        remoteAddress: from,
        headers,
        payload: { name: 'Ada' },
      })
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
    }
    return {
      submit,
      /** so many, each from an address of its own */
      async flood(count: number) {
        const statuses = new Set<number>()
        for (let sent = 0; sent < count; sent += 1) {
          statuses.add((await submit({}, 0, `198.51.100.${sent % 250}`)).status)
        }
        return statuses
      },
      post: () =>
        theNode(0)
          .visitor()
          .post(`/f/${slug}`, [['name', 'Without a script']]),
      held: async () => (await owner.call('GET', `/api/forms/${id}/held`)).body,
      total: async () => (await owner.call('GET', `/api/forms/${id}/submissions/stats`)).body.total,
    }
  }

  test('a flood from many addresses needs a proof of work, each one once, until it is over', async () => {
    const form = await publish()
    expect(await form.flood(200)).toEqual(new Set([200, 429]))
    const stored = await form.total()
    expect(stored).toBeLessThan(130)

    const asked = await form.submit()
    expect(asked.status).toBe(429)
    expect(Number(asked.headers['retry-after'])).toBeGreaterThan(0)
    const proof = await proofFor(asked.body.challenge)
    // The answer is lost on the way: the same proof under the same key is the same submission, on every node.
    const send = (node: number, key: string) =>
      form.submit({ 'proof-of-work': proof, 'idempotency-key': key }, node)
    const sent = await Promise.all([0, 1, 0, 1].map((node) => send(node, 'one-person')))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await form.total()).toBe(stored + 1)

    const replayed = await send(1, 'another')
    expect([replayed.status, replayed.body.challenge]).toEqual([429, expect.anything()])
    const races = await form.submit()
    const once = { 'proof-of-work': await proofFor(races.body.challenge) }
    const raced = await Promise.all([0, 1, 0, 1].map((node) => form.submit(once, node)))
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429])
    expect(await form.total()).toBe(stored + 2)

    pass(guardMs + 60_000)
    expect((await form.submit()).status).toBe(200)
    expect((await form.submit({}, 1)).status).toBe(200)
  })

  test('one node tells the others', async () => {
    const form = await publish()
    await form.flood(200)
    await expect.poll(async () => (await form.held()).guardedUntil).not.toBeNull()
    // Over an embedded database, that other node is this one after its next start.
    expect((await form.submit({}, 1)).status).toBe(429)
    pass(guardMs + 60_000)
    expect((await form.held()).guardedUntil).toBeNull()
  })

  test('a proof that is forged, late, or for another form, is none', async () => {
    const [form, other] = [await publish(), await publish()]
    await form.flood(200)
    await other.flood(200)
    const { challenge } = (await form.submit()).body
    const proof = await proofFor(challenge)
    expect((await other.submit({ 'proof-of-work': proof })).status).toBe(429)
    const forged = { ...challenge, signature: '00'.repeat(32) }
    expect((await form.submit({ 'proof-of-work': await proofFor(forged) })).status).toBe(429)
    pass(proofMs - 1_000)
    await form.flood(1)
    expect((await form.submit({ 'proof-of-work': proof })).status).toBe(200)
    await other.flood(150)
    const late = await proofFor((await other.submit()).body.challenge)
    pass(proofMs + 1)
    await other.flood(200)
    expect((await other.submit({ 'proof-of-work': late })).status).toBe(429)
    pass(guardMs + 60_000)
  })

  test('who has no script, or cannot do the work, is held back and not turned away', async () => {
    const form = await publish()
    await form.flood(200)
    const stored = await form.total()
    const posted = await form.post()
    expect([posted.status, posted.headers.location]).toEqual([
      303,
      expect.stringMatching(/\/thanks$/),
    ])
    pass(1)
    expect((await form.submit({ 'proof-of-work': 'unable' })).status).toBe(200)
    expect((await form.held()).held).toMatchObject([
      { data: { name: 'Ada' }, reason: 'unproven' },
      { data: { name: 'Without a script' }, reason: 'unproven' },
    ])
    expect(await form.total()).toBe(stored)
    pass(guardMs + 60_000)
  })

  test('a flood from one address guards nothing: that is for the limits', async () => {
    const form = await publish()
    for (let sent = 0; sent < 200; sent += 1) expect((await form.submit()).status).toBe(200)
  })

  test('a form without protection is never guarded', async () => {
    const form = await publish({ spamProtection: false })
    expect(await form.flood(200)).toEqual(new Set([200]))
  })
})
