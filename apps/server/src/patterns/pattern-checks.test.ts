import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Field } from '@ramiform/core/field'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { createPatternChecks } from './pattern-checks.ts'

let server: TestApp
let owner: Awaited<ReturnType<TestApp['owner']>>

beforeAll(async () => {
  server = await buildTestApp()
  owner = await server.owner('ada@example.org')
})
afterAll(() => server.close())

const fieldsWith = (patterns: readonly string[]): Field[] =>
  patterns.map((pattern, at) => {
    return { id: `f${at}`, type: 'text', label: `Field ${at}`, validation: { pattern } }
  })

const largePatterns = (count: number) =>
  Array.from({ length: count }, (_, at) => `^([a-z]{1,50}){1,15}A${at}$`)

async function publishedSlug(fields: readonly Field[]): Promise<string> {
  const { body } = await owner.call('POST', '/api/forms', {
    body: { name: 'Patterns', schema: aSchema(fields) },
  })
  const published = await owner.call('POST', `/api/forms/${body.form.id}/publish`)
  return published.body.form.slug
}

/** The longest time that the event loop was blocked meanwhile. The machine may be busy: a limit leaves room for that. */
async function blockedMs(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await work()
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  return delay.max / 1e6
}

test('a form with too many large patterns is refused with a label and blocks nobody', async () => {
  const schema = aSchema(fieldsWith(largePatterns(3_000)))
  let answer: Awaited<ReturnType<TestBrowser['call']>> | undefined
  const blocked = await blockedMs(async () => {
    answer = await owner.call('POST', '/api/forms', { body: { name: 'Many', schema } })
  })
  expect(answer?.status).toBe(422)
  expect(answer?.body.error).toBe(
    'The form cannot be saved. Field 15: The form has too many patterns, or they are too complex together. Remove or simplify some',
  )
  expect(blocked).toBeLessThan(1_000)
})

test('a pattern that does not compile is refused with its label', async () => {
  const answer = await owner.call('POST', '/api/forms', {
    body: { name: 'Bad', schema: aSchema(fieldsWith(['^a$', '(a'])) },
  })
  expect(answer.status).toBe(422)
  expect(answer.body.error).toBe(
    'The form cannot be saved. Field 1: The pattern cannot be read: missing closing ): `(a`',
  )
})

test('answers are matched against their own patterns', async () => {
  const slug = await publishedSlug(fieldsWith(['^a+$', '^b+$', '^a+$']))
  const submit = (body: object) =>
    server.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body })
  expect((await submit({ f0: 'a', f1: 'b', f2: 'aa' })).status).toBe(200)
  const refused = await submit({ f0: 'a', f1: 'a', f2: 'b' })
  expect(refused.status).toBe(422)
  expect(refused.body.fieldErrors).toEqual({
    f1: 'Field 1 format is invalid',
    f2: 'Field 2 format is invalid',
  })
})

test('a form stored before there were limits still works, and blocks nobody', async () => {
  const patterns = largePatterns(150)
  const id = newId()
  await server.app.stores.forms.create(owner.userId, {
    id,
    name: 'Old',
    schema: aSchema(fieldsWith(patterns)),
    now: new Date(),
  })
  const published = await owner.call('POST', `/api/forms/${id}/publish`)
  const { slug } = published.body.form
  const answers = Object.fromEntries(patterns.map((_, at) => [`f${at}`, `abcA${at}`]))
  const statuses: number[] = []
  const blocked = await blockedMs(async () => {
    for (const sent of [answers, { ...answers, f149: 'abcA148' }]) {
      // An overloaded machine may answer 503, and visitors' browsers then try again.
      let status = 503
      while (status === 503) {
        const { call } = server.visitor()
        status = (await call('POST', `/api/public/forms/${slug}/submit`, { body: sent })).status
      }
      statuses.push(status)
    }
  })
  expect(statuses).toEqual([200, 422])
  expect(blocked).toBeLessThan(400)
})

test('an overloaded server refuses to save or check with a 503, which can be retried', async () => {
  const overloaded = createPatternChecks(1)
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      ({ code, status, retryAfterSeconds }) => ({ code, status, retryAfterSeconds }),
    )
  const unavailable = { code: 'unavailable', status: 503, retryAfterSeconds: 5 }
  const schema = aSchema(fieldsWith(largePatterns(10)))
  expect(await refusal(overloaded.compilePatterns(schema, 'owner'))).toEqual(unavailable)
  expect(await refusal(overloaded.matchPatterns([['^a+$', 'aa']], 'form'))).toEqual(unavailable)
  const huge = largePatterns(900).map((pattern) => [pattern, 'abc'.repeat(300)] as const)
  expect(await refusal(overloaded.matchPatterns(huge, 'form'))).toMatchObject({
    code: 'patterns_too_slow',
  })
})
