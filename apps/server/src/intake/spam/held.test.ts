import { trapName } from '@ramiform/contract/trap'
import type { Settings } from '@ramiform/core/form'
import { beforeAll, describe, expect, test } from 'vitest'
import { aSchema } from '../../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { onEveryDatabase } from '../../testing/every-database.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { heldRetentionMs } from './held-store.ts'
import { maxHeld } from './hold-sql.ts'

const environment = { TRUST_PROXY: '127.0.0.1' }
const fromOutside = (ms: number) => ({
  'filled-in-ms': String(ms),
  'x-forwarded-for': '93.184.215.14',
})
/** Nobody is called: no worker runs here. */
const webhook = 'https://93.184.215.14/hook'
const trapped = { name: 'Buy pills', [trapName]: 'https://pills.example' }

function aHeld(formId: string, count: number, reason: 'trap' | 'fast', letters = 10) {
  return {
    id: `01900000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    formId,
    formVersion: 1,
    submittedAt: new Date(),
    data: { name: 'x'.repeat(letters) },
    searchText: 'x',
    reason,
    filledInMs: undefined,
  }
}

onEveryDatabase(({ database, otherNode }) => {
  let nodes: readonly TestApp[]
  let owner: TestBrowser
  let ownerId: string
  beforeAll(async () => {
    nodes = [
      await buildTestApp({ database: database(), environment }),
      await buildTestApp({ database: otherNode(), environment }),
    ]
    const signedIn = await theNode(0).owner()
    owner = signedIn
    ownerId = signedIn.userId
    return async () => {
      for (const node of nodes) await node.close()
    }
  })

  function theNode(index: number): TestApp {
    const node = nodes[index % 2]
    if (node === undefined) throw new Error('no node')
    return node
  }

  async function publish(settings: Settings = {}) {
    const schema = aSchema([{ id: 'name', required: true }, { id: 'more' }], settings)
    const created = await owner.call('POST', '/api/forms', { body: { name: 'Sign up', schema } })
    const { id } = created.body.form
    const { slug } = (await owner.call('POST', `/api/forms/${id}/publish`)).body.form
    const own = `/api/forms/${id}`
    return {
      id,
      slug,
      submit: (body: object, headers: Record<string, string> = {}, node = 0) =>
        theNode(node).visitor().call('POST', `/api/public/forms/${slug}/submit`, { body, headers }),
      post: (fields: Record<string, string>) =>
        theNode(0).visitor().post(`/f/${slug}`, Object.entries(fields)),
      held: async (query = '') => (await owner.call('GET', `${own}/held${query}`)).body,
      act: (method: string, heldId: string, action = '') =>
        owner.call(method, `${own}/held/${heldId}${action}`),
      removeAll: (before: string) => owner.call('DELETE', `${own}/held?before=${before}`),
      submissions: async () => (await owner.call('GET', `${own}/submissions`)).body.submissions,
      statistics: async () => (await owner.call('GET', `${own}/submissions/stats`)).body,
      deliveries: async () => (await owner.call('GET', `${own}/deliveries`)).body.deliveries,
    }
  }

  describe('what looks like spam', () => {
    test('is thanked for alike, counted nowhere, sent nowhere, and shown to the owner', async () => {
      const form = await publish({ notifications: { webhook }, successMessage: 'See you' })
      const taken = await form.submit({ name: 'Ada' })
      const held = await form.submit(trapped)
      expect([held.status, held.body]).toEqual([taken.status, taken.body])
      expect(await form.submissions()).toHaveLength(1)
      expect(await form.statistics()).toMatchObject({ total: 1, heldBack: 1 })
      expect(await form.deliveries()).toHaveLength(1)
      expect(await form.held()).toEqual({
        held: [
          {
            id: expect.any(String),
            submittedAt: expect.any(String),
            formVersion: 1,
            data: { name: 'Buy pills' },
            reason: 'trap',
          },
        ],
        total: 1,
        nextCursor: null,
        refused: 0,
        guardedUntil: null,
      })
    })

    test('is told without JavaScript too, and a person who leaves the trap empty is none', async () => {
      const form = await publish()
      const answers = [
        await form.post({ name: 'Ada', [trapName]: '' }),
        await form.post({ name: 'Bot', [trapName]: 'x' }),
      ]
      const thanks = [303, `/f/${form.slug}/thanks`]
      expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
        thanks,
        thanks,
      ])
      expect(await form.submissions()).toMatchObject([{ data: { name: 'Ada' } }])
      expect((await form.held()).held).toMatchObject([{ data: { name: 'Bot' }, reason: 'trap' }])
    })

    test('is sending faster than anybody can, for as many answers; an API client tells no time', async () => {
      const form = await publish()
      await form.submit({ name: 'Program' }, fromOutside(120))
      await form.submit({ name: 'One click' }, fromOutside(500))
      await form.submit({ name: 'Program', more: 'x' }, fromOutside(560))
      await form.submit({ name: 'API' })
      await form.submit({ name: 'Trying it out' }, { 'filled-in-ms': '120' })
      await form.submit({ name: 'Odd' }, { 'filled-in-ms': 'soon' })
      expect((await form.held()).held).toMatchObject([
        { data: { more: 'x' }, reason: 'fast', filledInMs: 560 },
        { data: { name: 'Program' }, reason: 'fast', filledInMs: 120 },
      ])
      expect(await form.submissions()).toHaveLength(4)
    })

    test('is refused for wrong answers like everything else, and nothing is kept', async () => {
      const form = await publish()
      expect((await form.submit({ [trapName]: 'x' })).status).toBe(422)
      expect((await form.held()).total).toBe(0)
    })

    test('is taken where its owner wants no protection', async () => {
      const form = await publish({ spamProtection: false })
      await form.submit(trapped, fromOutside(1))
      expect(await form.submissions()).toMatchObject([{ data: { name: 'Buy pills' } }])
    })

    test('sent again under its key, to whichever node, is held back once', async () => {
      const form = await publish()
      const key = { 'idempotency-key': 'once' }
      const answers = await Promise.all(
        [0, 1, 0, 1, 0].map((node) => form.submit(trapped, key, node)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect((await form.held()).total).toBe(1)
      await form.submit({ name: 'Ada' }, { 'idempotency-key': 'a person' })
      await form.submit(trapped, { 'idempotency-key': 'a person' })
      expect((await form.held()).total).toBe(1)
    })

    test('in one batch or on two nodes at the same moment, one key is one', async () => {
      const form = await publish()
      const stores = nodes.map(({ app }) => app.stores.held)
      const sent = await Promise.all(
        Array.from({ length: 20 }, (_, count) => {
          // The first of each node is on its way alone, the others go together.
          const idempotencyKey = count < 2 ? `first ${count}` : 'the same'
          const one = { ...aHeld(form.id, count, 'trap'), idempotencyKey }
          return stores[count % 2]?.hold(one)
        }),
      )
      const [known] = sent.slice(2)
      expect(known).toEqual({ id: expect.any(String) })
      expect(sent.slice(2)).toEqual(new Array(18).fill(known))
      expect((await form.held()).total).toBe(3)
    })

    test('takes the place of unfinished answers', async () => {
      const form = await publish({ advanced: { autoSave: true } })
      const key = 'a'.repeat(32)
      const visitor = theNode(0).visitor()
      const partial = `/api/public/forms/${form.slug}/partials/${key}?revision=1`
      await visitor.call('PUT', partial, { body: { name: 'A' } })
      await form.submit(trapped, { 'partial-key': key })
      expect((await owner.call('GET', `/api/forms/${form.id}/partials`)).body.total).toBe(0)
    })
  })

  describe('released', () => {
    test('it is a submission as of when it came, counted, its messages sent once', async () => {
      const form = await publish({ notifications: { webhook } })
      await form.submit(trapped)
      await form.submit({ name: 'Later' })
      const [one] = (await form.held()).held
      const answers = await Promise.all([
        form.act('POST', one.id, '/release'),
        theNode(1).app.inject({
          method: 'POST',
          url: `/api/forms/${form.id}/held/${one.id}/release`,
          headers: { authorization: `Bearer ${(await theNode(1).owner()).bearer}` },
        }),
      ])
      expect(
        answers.map((answer) => ('status' in answer ? answer.status : answer.statusCode)),
      ).toEqual([200, 200])
      expect((await form.act('POST', one.id, '/release')).status).toBe(200)
      expect(await form.submissions()).toMatchObject([
        { data: { name: 'Later' } },
        { id: one.id, submittedAt: one.submittedAt, data: { name: 'Buy pills' } },
      ])
      expect(await form.statistics()).toMatchObject({ total: 2, heldBack: 0 })
      expect(await form.deliveries()).toHaveLength(2)
    })

    test('it goes beyond a number at which the form closed, and past its date', async () => {
      const form = await publish({ closing: { responses: 1 } })
      await form.submit(trapped)
      await form.submit({ name: 'Ada' })
      expect((await form.submit({ name: 'Late' })).status).toBe(410)
      const [one] = (await form.held()).held
      expect((await form.act('POST', one.id, '/release')).status).toBe(200)
      expect(await form.submissions()).toHaveLength(2)
    })

    test('it keeps to one submission from an address, and says so', async () => {
      const form = await publish({ allowMultipleSubmissions: false, collectEmail: true })
      const email = 'ada@example.org'
      await form.submit({ ...trapped, submitterEmail: email })
      // What is held back keeps nobody from answering.
      expect((await form.submit({ name: 'Ada', submitterEmail: email })).status).toBe(200)
      const [one] = (await form.held()).held
      const refused = await form.act('POST', one.id, '/release')
      expect([refused.status, refused.body.error]).toEqual([
        409,
        'This form accepts one submission per email address, and this address has already submitted',
      ])
      const [stored] = await form.submissions()
      await owner.call('DELETE', `/api/forms/${form.id}/submissions/${stored.id}`)
      expect((await form.act('POST', one.id, '/release')).status).toBe(200)
      const again = await form.submit({ name: 'Ada', submitterEmail: email })
      expect(again.status).toBe(409)
    })

    test('it adds nothing where the same submission was stored meanwhile', async () => {
      const form = await publish({ notifications: { webhook } })
      const key = { 'idempotency-key': 'slow' }
      await form.submit({ name: 'Ada' }, { ...key, ...fromOutside(1) })
      await form.submit({ name: 'Ada' }, { ...key, ...fromOutside(9_000) })
      const [one] = (await form.held()).held
      expect((await form.act('POST', one.id, '/release')).status).toBe(200)
      expect(await form.submissions()).toHaveLength(1)
      expect((await form.held()).total).toBe(0)
      expect(await form.deliveries()).toHaveLength(1)
    })
  })

  test('a browser that was thanked has answered a form that takes one answer', async () => {
    const form = await publish({ allowMultipleSubmissions: false })
    const visitor = theNode(0).visitor()
    const send = () =>
      visitor.call('POST', `/api/public/forms/${form.slug}/submit`, { body: trapped })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(409)
    const [one] = (await form.held()).held
    await form.act('DELETE', one.id)
    expect((await send()).status).toBe(200)
  })

  test('deleted, it can be restored for an hour, and is gone for good then', async () => {
    const form = await publish()
    await form.submit(trapped)
    const [one] = (await form.held()).held
    expect((await form.act('DELETE', one.id)).status).toBe(200)
    expect((await form.act('DELETE', one.id)).status).toBe(404)
    expect((await form.act('POST', one.id, '/release')).status).toBe(404)
    expect((await form.held()).total).toBe(0)
    expect((await form.act('POST', one.id, '/restore')).status).toBe(200)
    expect((await form.act('POST', one.id, '/restore')).status).toBe(404)
    expect((await form.held()).total).toBe(1)
    await form.act('DELETE', one.id)
    await theNode(0).app.stores.held.purge(new Date(Date.now() + 61 * 60_000))
    expect((await form.act('POST', one.id, '/restore')).status).toBe(404)
  })

  test('everything seen can be deleted at once; what came since stays', async () => {
    const form = await publish()
    await form.submit(trapped)
    const [seen] = (await form.held()).held
    const since = new Date(Date.parse(seen.submittedAt) + 1)
    await theNode(0).app.stores.held.hold({ ...aHeld(form.id, 1, 'trap'), submittedAt: since })
    expect((await form.removeAll(seen.submittedAt)).status).toBe(200)
    expect((await form.held()).held).toMatchObject([{ submittedAt: since.toISOString() }])
  })

  test('after thirty days it is forgotten', async () => {
    const form = await publish()
    await form.submit(trapped)
    const { held } = theNode(0).app.stores
    await held.purge(new Date(Date.now() + heldRetentionMs - 60_000))
    expect((await form.held()).total).toBe(1)
    await held.purge(new Date(Date.now() + heldRetentionMs + 60_000))
    expect((await form.held()).total).toBe(0)
  })

  test('an owner pages through it, newest first', async () => {
    const form = await publish()
    for (const name of ['first', 'second', 'third']) await form.submit({ ...trapped, name })
    const names = ({ held }: { held: { data: { name: string } }[] }) =>
      held.map(({ data }) => data.name)
    const page = await form.held('?limit=2')
    const next = await form.held(`?limit=2&cursor=${page.nextCursor}`)
    expect([names(page), names(next), page.total, next.nextCursor]).toEqual([
      ['third', 'second'],
      ['first'],
      3,
      null,
    ])
    expect((await owner.call('GET', `/api/forms/${form.id}/held?cursor=x`)).status).toBe(400)
  })

  test('a flood of one kind fills its room and no more: nobody is thanked for what is not kept', async () => {
    const form = await publish()
    const { held } = theNode(0).app.stores
    const one = (count: number, reason: 'trap' | 'fast', letters?: number) =>
      aHeld(form.id, count, reason, letters)
    const kept = await Promise.all(
      Array.from({ length: maxHeld.submissions + 10 }, (_, count) => held.hold(one(count, 'trap'))),
    )
    expect(kept.filter((result) => result === 'full')).toHaveLength(10)
    const refused = await form.submit(trapped)
    expect([refused.status, refused.body.error]).toEqual([
      429,
      'This form cannot accept more answers right now. Please try again later',
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await form.submit({ name: 'Ada' })).status).toBe(200)
    expect(await form.held('?limit=1')).toMatchObject({ total: maxHeld.submissions, refused: 11 })

    expect(await held.hold(one(9_000, 'fast', maxHeld.characters))).toBe('full')
    expect(await held.hold(one(9_001, 'fast', 1_000))).toEqual({ id: one(9_001, 'fast').id })
    await form.removeAll(new Date(Date.now() + 1_000).toISOString())
    expect(await form.held()).toMatchObject({ total: 0, refused: 0 })
  })

  test('it goes with its form', async () => {
    const form = await publish()
    await form.submit(trapped)
    const [{ id }] = (await form.held()).held
    await owner.call('DELETE', `/api/forms/${form.id}`)
    await owner.call('DELETE', `/api/bin/forms/${form.id}`)
    const { held } = theNode(1).app.stores
    expect(await held.exists(form.id, id)).toBe(false)
    expect(await held.page(ownerId, form.id, { limit: 1 }, new Date())).toBeNull()
  })
})
