import type { ClosingSettings } from '@ramiform/core/closing'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createSubmissionStore } from '../submissions/submission-store.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { aSubmission, storedForm } from '../testing/stored-form.ts'
import { createIntakeStore } from './storing/intake-store.ts'

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

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

  async function publish(closing: ClosingSettings) {
    const body = { name: 'Workshop', schema: aSchema(undefined, { closing }) }
    const created = await owner.call('POST', '/api/forms', { body })
    expect(created.status, created.text).toBe(200)
    const { id } = created.body.form
    const { slug } = (await owner.call('POST', `/api/forms/${id}/publish`)).body.form
    return {
      id,
      slug,
      submit: (body: Readonly<Record<string, unknown>>, key?: string, node = 0) =>
        theNode(node)
          .visitor()
          .call('POST', `/api/public/forms/${slug}/submit`, {
            body,
            ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
          }),
      read: async () => (await owner.call('GET', `/api/forms/${id}`)).body.form,
      close: (closing: ClosingSettings) =>
        owner.call('PUT', `/api/forms/${id}`, {
          body: { name: 'Workshop', schema: aSchema(undefined, { closing }) },
        }),
    }
  }

  test('of 1,000 submissions at the same moment, to two nodes, a form for 100 stores exactly 100', async () => {
    const form = await publish({ responses: 100 })
    const sent = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        form.submit(
          { name: `Bob ${index}` },
          index % 3 === 0 ? `key ${index}`.replace(' ', '-') : undefined,
          index,
        ),
      ),
    )
    const statuses = sent.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.filter((status) => status === 410)).toHaveLength(900)
    const { submissionCount, closed } = await form.read()
    expect([submissionCount, closed]).toEqual([
      100,
      { by: 'responses', responses: 100, at: expect.stringMatching(/Z$/) },
    ])
    const { submissions } = (await owner.call('GET', `/api/forms/${form.id}/submissions`)).body
    expect(submissions).toHaveLength(100)
    expect(closed.at).toBe(submissions[0].submittedAt)
  })

  test('whatever comes in whatever batches, a form takes what it has room for and no less', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 8 }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (responses, rounds) => {
          const { ownerId, formId } = await storedForm(
            database(),
            aSchema(undefined, { closing: { responses } }),
          )
          const stores = [createIntakeStore(database()), createIntakeStore(otherNode())]
          const keys = new Set<number>()
          let withoutKey = 0
          for (const round of rounds) {
            await Promise.allSettled(
              round.map((key, index) =>
                stores[index % 2]?.add(
                  aSubmission(formId, {
                    mayBeClosed: true,
                    idempotencyKey: key === null ? undefined : `key-${key}`,
                  }),
                ),
              ),
            )
            for (const key of round) {
              if (key === null) withoutKey += 1
              else keys.add(key)
            }
          }
          const stored = await createSubmissionStore(database()).page({
            ownerId,
            formId,
            limit: 100,
          })
          expect(stored?.submissions).toHaveLength(Math.min(responses, keys.size + withoutKey))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('a form past its date takes nothing, says since when in its owner’s zone, and the page has the same words', async () => {
    const at = '2026-05-03T16:00:00.000Z'
    const form = await publish({ at, timeZone: 'Europe/Berlin' })
    const words = 'This form closed on 3 May 2026 at 18:00 (Europe/Berlin).'
    const closed = { by: 'date', at, timeZone: 'Europe/Berlin' }
    const refused = await form.submit({})
    expect([refused.status, refused.body]).toEqual([
      410,
      { error: words, code: 'form_closed', closed },
    ])
    expect((await form.read()).closed).toEqual(closed)
    const { forms } = (await owner.call('GET', '/api/forms')).body
    expect(forms.find(({ id }: { id: string }) => id === form.id).closed).toEqual(closed)
    const visitor = theNode(1).visitor()
    const page = await visitor.call('GET', `/f/${form.slug}`)
    expect(page.status).toBe(410)
    expect(page.text).toContain('This form is closed')
    expect(page.text).toContain(words)
    expect(page.text).not.toContain('<form')
    expect((await visitor.call('GET', `/api/public/forms/${form.slug}`)).status).toBe(410)
  })

  test('a form that will close is open until then, and a later date opens it again', async () => {
    const form = await publish({ at: inMs(60_000), timeZone: 'UTC' })
    expect((await form.submit({ name: 'Ada' })).status).toBe(200)
    expect((await form.read()).closed).toBeUndefined()
    await form.close({ at: inMs(-1_000) })
    expect((await form.submit({ name: 'Bob' }, undefined, 1)).status).toBe(410)
    await form.close({ at: inMs(60_000) })
    expect((await form.submit({ name: 'Eve' }, undefined, 1)).status).toBe(200)
    expect((await form.read()).submissionCount).toBe(2)
  })

  test('what was stored before the form closed is answered as stored, however often it is sent', async () => {
    const form = await publish({ responses: 1 })
    expect((await form.submit({ name: 'Ada' }, 'one')).status).toBe(200)
    expect((await form.submit({ name: 'Ada' }, 'one', 1)).status).toBe(200)
    expect((await form.submit({ name: 'Bob' }, 'two')).status).toBe(410)
    expect((await form.read()).submissionCount).toBe(1)
  })

  test('a submission that its owner deletes makes room for another', async () => {
    const form = await publish({ responses: 1 })
    await form.submit({ name: 'Ada' })
    const path = `/api/forms/${form.id}/submissions`
    const [{ id }] = (await owner.call('GET', path)).body.submissions
    await owner.call('DELETE', `${path}/${id}`)
    expect((await form.submit({ name: 'Bob' })).status).toBe(200)
    expect((await form.submit({ name: 'Eve' })).status).toBe(410)
  })

  test('without JavaScript the answers come back with the reason', async () => {
    const form = await publish({ at: inMs(-1_000), timeZone: 'Europe/Berlin' })
    const answer = await theNode(0).app.inject({
      method: 'POST',
      url: `/f/${form.slug}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Ada+Lovelace',
    })
    expect(answer.statusCode).toBe(410)
    expect(answer.body).toContain('value="Ada Lovelace"')
    expect(answer.body).toContain('This form closed on ')
  })

  test.each([
    [{ responses: 0 }, 'at least 1'],
    [{ responses: 1.5 }, 'whole number'],
    [{ responses: 2_000_000_000 }, '1,000,000,000'],
    [{ at: 'tomorrow' }, 'time in UTC'],
    [{ at: '0000-01-01T00:00:00Z' }, 'year 2000'],
    [{ at: '2026-01-01T00:00:00Z', timeZone: 'Mars/Olympus' }, 'time zone'],
  ])('%j cannot be saved', async (closing, reason) => {
    const body = { name: 'Workshop', schema: aSchema(undefined, { closing }) }
    const refused = await owner.call('POST', '/api/forms', { body })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.text).toContain(reason)
  })
})
