import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { partialRetentionMs } from './partial-store.ts'

const newKey = () => randomBytes(16).toString('hex')

onEveryDatabase(({ database, otherNode }) => {
  let nodes: readonly TestApp[]
  let owner: Awaited<ReturnType<TestApp['owner']>>
  beforeAll(async () => {
    nodes = [
      await buildTestApp({ database: database() }),
      await buildTestApp({ database: otherNode() }),
    ]
    owner = await theNode(0).owner()
    return async () => {
      for (const node of nodes) await node.close()
    }
  })

  function theNode(index: number): TestApp {
    const node = nodes[index % 2]
    if (node === undefined) throw new Error('no node')
    return node
  }

  const fields = [
    { id: 'name', required: true },
    { id: 'mail', type: 'email' },
    {
      id: 'company',
      conditional: { dependsOn: 'name', condition: 'equals', value: 'Ada' },
    },
  ] as const

  async function publish(settings = {}) {
    const schema = aSchema(fields, { advanced: { autoSave: true }, ...settings })
    const created = await owner.call('POST', '/api/forms', { body: { name: 'Sign up', schema } })
    const { id } = created.body.form
    const { slug } = (await owner.call('POST', `/api/forms/${id}/publish`)).body.form
    const address = `/api/public/forms/${slug}`
    return {
      id,
      save: (key: string, revision: number, body: unknown, node = 0) =>
        theNode(node)
          .visitor()
          .call('PUT', `${address}/partials/${key}?revision=${revision}`, { body }),
      submit: (key: string, body: unknown, headers = {}, node = 0) =>
        theNode(node)
          .visitor()
          .call('POST', `${address}/submit`, { body, headers: { 'partial-key': key, ...headers } }),
      partials: async (query = '') =>
        (await owner.call('GET', `/api/forms/${id}/partials${query}`)).body,
    }
  }

  test('unfinished answers are kept as they change, right or not yet, and are no submission', async () => {
    const form = await publish()
    const key = newKey()
    expect((await form.save(key, 1, { mail: 'ada@' })).status).toBe(200)
    expect((await form.save(key, 2, { mail: 'ada@example.org', name: 'Ad' }, 1)).status).toBe(200)
    const { partials, total } = await form.partials()
    expect([total, partials]).toEqual([
      1,
      [
        {
          id: expect.any(String),
          startedAt: expect.any(String),
          updatedAt: expect.any(String),
          formVersion: 1,
          submitterEmail: 'ada@example.org',
          data: { mail: 'ada@example.org', name: 'Ad' },
        },
      ],
    ])
    expect((await owner.call('GET', `/api/forms/${form.id}`)).body.form.submissionCount).toBe(0)
    const { submissions } = (await owner.call('GET', `/api/forms/${form.id}/submissions`)).body
    expect(submissions).toEqual([])
  })

  test('what does not show, is unknown, or belongs to a payment is not kept', async () => {
    const form = await publish()
    const hidden = { company: 'Engines', other: 'x' }
    await form.save(newKey(), 1, { name: 'Bob', mail: { clientSecret: 'pi_1' }, ...hidden })
    expect((await form.partials()).partials[0].data).toEqual({ name: 'Bob' })
    await form.save(newKey(), 1, { name: 'Ada', ...hidden })
    expect((await form.partials()).partials[0].data).toEqual({ name: 'Ada', company: 'Engines' })
  })

  test('what is completed takes the place of its partial, also against answers that arrive later', async () => {
    const form = await publish()
    const [key, other] = [newKey(), newKey()]
    await form.save(key, 1, { name: 'A' })
    await form.save(other, 1, { name: 'Bob' })
    expect((await form.submit(key, { name: 'Ada' }, {}, 1)).status).toBe(200)
    expect((await form.save(key, 2, { name: 'Ada' })).status).toBe(200)
    const { partials, total } = await form.partials()
    expect([total, partials.map(({ data }: { data: unknown }) => data)]).toEqual([
      1,
      [{ name: 'Bob' }],
    ])
    // A refused one completes nothing.
    expect((await form.submit(other, {})).status).toBe(422)
    expect((await form.partials()).total).toBe(1)
  })

  test('a submission that arrives before its first partial leaves none', async () => {
    const form = await publish()
    const key = newKey()
    await form.submit(key, { name: 'Ada' }, { 'idempotency-key': 'once' })
    await form.submit(key, { name: 'Ada' }, { 'idempotency-key': 'once' })
    await form.save(key, 1, { name: 'Ad' })
    expect((await form.partials()).total).toBe(0)
  })

  test('of answers that overtake each other the latest stay, whatever order they arrive in', async () => {
    const form = await publish()
    const key = newKey()
    await Promise.all(
      [5, 2, 9, 1, 7, 3, 8, 4].map((revision, index) =>
        form.save(key, revision, { name: `at ${revision}` }, index),
      ),
    )
    const { partials, total } = await form.partials()
    expect([total, partials[0].data]).toEqual([1, { name: 'at 9' }])
    await form.save(key, 3, {})
    expect((await form.partials()).total).toBe(1)
    await form.save(key, 10, { name: '' })
    expect((await form.partials()).total).toBe(0)
  })

  test('an owner pages through them, the last changed first, and deletes one', async () => {
    const form = await publish()
    for (const name of ['first', 'second', 'third']) await form.save(newKey(), 1, { name })
    const names = ({ partials }: { partials: { data: { name: string } }[] }) =>
      partials.map(({ data }) => data.name)
    const page = await form.partials('?limit=2')
    const next = await form.partials(`?limit=2&cursor=${page.nextCursor}`)
    expect([names(page), names(next), next.nextCursor]).toEqual([
      ['third', 'second'],
      ['first'],
      null,
    ])
    const address = `/api/forms/${form.id}/partials/${page.partials[0].id}`
    const eve = await theNode(0).owner('eve@example.org')
    expect((await eve.call('DELETE', address)).status).toBe(404)
    expect((await owner.call('DELETE', address)).status).toBe(200)
    expect((await owner.call('DELETE', address)).status).toBe(404)
    expect(names(await form.partials())).toEqual(['second', 'first'])
  })

  test('a form without auto save, one that is closed, and a key that is none keep nothing', async () => {
    const off = await publish({ advanced: { saveProgress: true } })
    expect((await off.save(newKey(), 1, { name: 'Ada' })).status).toBe(404)
    const closed = await publish({ closing: { at: '2026-01-01T00:00:00Z' } })
    expect((await closed.save(newKey(), 1, { name: 'Ada' })).status).toBe(410)
    const form = await publish()
    expect((await form.save('x', 1, { name: 'Ada' })).status).toBe(404)
    expect((await form.submit('no key', { name: 'Bob' })).status).toBe(200)
    expect((await form.partials()).total).toBe(0)
  })

  test('those that nobody went on with are forgotten in time', async () => {
    const form = await publish()
    const key = newKey()
    await form.save(key, 1, { name: 'Ada' })
    const { partials } = theNode(0).app.stores
    const later = (ms: number) => new Date(Date.now() + ms)
    await partials.purge(later(partialRetentionMs - 60_000))
    expect((await form.partials()).total).toBe(1)
    await partials.purge(later(partialRetentionMs + 60_000))
    expect((await form.partials()).total).toBe(0)
  })
})
