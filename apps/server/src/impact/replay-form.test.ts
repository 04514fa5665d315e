import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { aSubmission, nobody, storedForm } from '../testing/stored-form.ts'
import { replayForm } from './replay-form.ts'

const count = 600
let server: TestApp
let ids: { readonly ownerId: string; readonly formId: string }

beforeAll(async () => {
  server = await buildTestApp()
  ids = await storedForm(server.database)
  const { intake } = server.app.stores
  const all = Array.from({ length: count }, () => aSubmission(ids.formId, { id: newId() }))
  await Promise.all(all.map((one) => intake.add(one)))
})
afterAll(() => server.close())

const replay = (signal: AbortSignal, owner = ids.ownerId) =>
  replayForm(
    server.app.stores,
    { formId: ids.formId, ownerId: owner, schema: aSchema([{ id: 'other' }]) },
    signal,
  )

test('progress grows with each page, and the last line has everything', async () => {
  const replayed: number[] = []
  for await (const line of await replay(new AbortController().signal)) {
    expect(line.total.submissions).toBe(count)
    replayed.push(line.report.submissions)
    if (!line.done) continue
    expect(line.report.orphaned).toMatchObject({ count, fields: [{ effect: 'removed', count }] })
    expect(line.report.orphaned.examples).toHaveLength(100)
  }
  expect(replayed.length).toBeGreaterThan(2)
  expect(replayed).toEqual(replayed.toSorted((one, other) => one - other))
  expect(replayed.at(-1)).toBe(count)
})

test('a replay that was aborted ends after its batch, without the last line', async () => {
  const stop = new AbortController()
  const lines = await replay(stop.signal)
  expect((await lines.next()).value).toMatchObject({ done: false, report: { submissions: 0 } })
  expect((await lines.next()).value).toMatchObject({ done: false, report: { submissions: 250 } })
  stop.abort()
  expect(await lines.next()).toEqual({ done: true, value: undefined })
})

test('another owner finds no form', async () => {
  const { signal } = new AbortController()
  await expect(replay(signal, nobody)).rejects.toMatchObject({ code: 'form_not_found' })
})
