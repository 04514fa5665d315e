import { text } from 'node:stream/consumers'
import type { ImpactLine } from '@ramiform/contract/calls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { aSubmission } from '../testing/stored-form.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

const plan = { id: 'plan', label: 'Plan', type: 'radio', options: ['Free', 'Pro'] }
const shownFor = (value: string) => ({
  conditional: { dependsOn: 'plan', condition: 'equals', value },
})
const seats = { id: 'seats', label: 'Seats', type: 'number' }
const before = aSchema([plan, { ...seats, ...shownFor('Pro') }], { advanced: { autoSave: true } })

onEveryDatabase(({ database }) => {
  let server: TestApp
  let owner: TestBrowser
  let formId: string
  let slug: string

  beforeAll(async () => {
    server = await buildTestApp({ database: database() })
    owner = await server.owner()
    const created = await owner.call('POST', '/api/forms', { body: { name: 'x', schema: before } })
    formId = created.body.form.id
    slug = (await owner.call('POST', `/api/forms/${formId}/publish`)).body.form.slug
  })
  afterAll(() => server.close())

  const visitor = () => server.visitor()
  const submit = (body: object) =>
    visitor().call('POST', `/api/public/forms/${slug}/submit`, { body })

  async function impact(schema: object, more: object = {}): Promise<readonly ImpactLine[]> {
    const answer = await owner.call('POST', `/api/forms/${formId}/impact`, {
      body: { schema, ...more },
    })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson'])
    return answer.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  }

  async function formWithSubmission(): Promise<string> {
    const created = await owner.call('POST', '/api/forms', { body: { name: 'x', schema: before } })
    const { id } = created.body.form
    await server.app.stores.intake.add(aSubmission(id, { data: { plan: 'Pro' } }))
    return id
  }

  /** Starts a replay, and returns when its response begins. */
  function startReplay(id: string) {
    const { host, origin } = new URL(server.app.publicUrl)
    const url = `/api/forms/${id}/impact`
    return server.app.inject({
      method: 'POST',
      url,
      payloadAsStream: true,
      headers: { host, origin, cookie: owner.cookies.header(url), 'sec-fetch-site': 'same-origin' },
      payload: { schema: aSchema([plan]) },
    })
  }

  async function lastLine(replay: Awaited<ReturnType<typeof startReplay>>): Promise<ImpactLine> {
    const lines = (await text(replay.stream())).trimEnd().split('\n')
    return JSON.parse(lines.at(-1) ?? '')
  }

  test('a form without answers has nothing to replay', async () => {
    const lines = await impact(aSchema([plan]))
    expect(lines.at(-1)).toMatchObject({
      done: true,
      stored: 0,
      total: { submissions: 0, unfinished: 0 },
      report: { submissions: 0, otherQuestions: { count: 0, examples: [], fields: [] } },
    })
  })

  test('stored answers are replayed on the changed form, against the version they were given to', async () => {
    await submit({ plan: 'Pro', seats: '18' })
    await submit({ plan: 'Pro' })
    await submit({ plan: 'Free' })
    const key = 'a'.repeat(32)
    await visitor().call('PUT', `/api/public/forms/${slug}/partials/${key}?revision=1`, {
      body: { plan: 'Free' },
    })

    const lower = aSchema([plan, { ...seats, ...shownFor('Pro'), validation: { max: 15 } }])
    expect((await impact(lower)).at(-1)?.report).toMatchObject({
      submissions: 3,
      unfinished: 1,
      otherQuestions: { count: 0 },
      orphaned: { count: 0 },
      notAccepted: {
        count: 1,
        examples: [{ changes: [{ fieldId: 'seats', label: 'Seats', effect: 'too_large' }] }],
      },
      unfinishedChanged: { count: 0 },
    })

    const lines = await impact(aSchema([plan, { ...seats, ...shownFor('Free') }]))
    expect(lines.at(-1)).toMatchObject({
      done: true,
      stored: 3,
      total: { submissions: 3, unfinished: 1 },
      report: {
        otherQuestions: { count: 3 },
        orphaned: { count: 1, fields: [{ fieldId: 'seats', effect: 'hidden', count: 1 }] },
        unfinishedChanged: { count: 1, fields: [{ fieldId: 'seats', effect: 'asked', count: 1 }] },
      },
    })
    expect(lines.slice(0, -1).every(({ done }) => !done)).toBe(true)
    expect(lines.slice(0, -1).flatMap(({ report }) => report.otherQuestions.examples)).toEqual([])
  })

  test('what the published version changed already is left out, unless another version is named', async () => {
    const live = aSchema([{ ...plan, options: ['Free'] }], before.settings)
    await owner.call('PUT', `/api/forms/${formId}`, { body: { name: 'x', schema: live } })
    const report = async (more?: object) => (await impact(live, more)).at(-1)?.report
    expect(await report()).toMatchObject({
      submissions: 3,
      notAccepted: { count: 0 },
      orphaned: { count: 0 },
    })
    expect(await report({ current: 1 })).toMatchObject({
      notAccepted: { count: 2, fields: [{ fieldId: 'plan', effect: 'not_an_option', count: 2 }] },
      orphaned: { count: 1, fields: [{ fieldId: 'seats', effect: 'removed' }] },
    })
  })

  test('patterns are matched, and a form that cannot be saved is not replayed', async () => {
    const name = { id: 'plan', label: 'Plan', validation: { pattern: '^F' } }
    const [last] = (await impact(aSchema([name]), { current: 1 })).slice(-1)
    expect(last?.report.notAccepted).toMatchObject({
      count: 2,
      fields: [{ fieldId: 'plan', effect: 'pattern', count: 2 }],
    })
    const broken = aSchema([{ ...name, validation: { pattern: '(' } }])
    for (const schema of [broken, { fields: 1 }]) {
      const answer = await owner.call('POST', `/api/forms/${formId}/impact`, { body: { schema } })
      expect([answer.status, answer.body.code]).toEqual([422, 'form_refused'])
    }
  })

  test('a new replay of a form ends the one before, and of no other form', async () => {
    const [changed, other] = [await formWithSubmission(), await formWithSubmission()]
    const { submissions } = server.app.stores
    const { page } = submissions
    const nextBegins = Promise.withResolvers<void>()
    const held = vi.spyOn(submissions, 'page')
    for (const _ of ['first', 'beside']) {
      held.mockImplementationOnce(async (query) => {
        await nextBegins.promise
        return page(query)
      })
    }
    const first = await startReplay(changed)
    const beside = await startReplay(other)
    await expect.poll(() => held.mock.calls.length).toBe(2)
    const next = await startReplay(changed)
    nextBegins.resolve()
    const [ended, whole, last] = await Promise.all([first, beside, next].map(lastLine))
    held.mockRestore()
    expect(ended).toMatchObject({ done: false, total: { submissions: 1 } })
    expect(whole).toMatchObject({ done: true, report: { submissions: 1 } })
    expect(last).toMatchObject({ done: true, report: { submissions: 1 } })
  })

  test('an unknown version to compare with is not found', async () => {
    const body = { schema: before, current: 99 }
    expect((await owner.call('POST', `/api/forms/${formId}/impact`, { body })).status).toBe(404)
  })
})
