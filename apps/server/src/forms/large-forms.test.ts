import { german } from '@ramiform/core/built-in-texts/de'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { checkWithVerdicts } from './check-with-verdicts.ts'
import { formJobs } from './form-jobs.ts'
import * as largeForms from './large-forms.ts'
import { readPost } from './read-post.ts'

const { runFormJob } = largeForms
// A mocked module would stay unmocked in files that an earlier test file has loaded.
const jobs = vi.spyOn(largeForms, 'runFormJob')
afterAll(() => jobs.mockRestore())

const jobsRun = () => new Set(jobs.mock.calls.map(([, name]) => name))

let server: TestApp
let owner: Awaited<ReturnType<TestApp['owner']>>

beforeAll(async () => {
  server = await buildTestApp()
  owner = await server.owner()
})
afterAll(() => server.close())

/** More fields than the serving thread checks, and more text than it validates. */
const manyFields = 4_000
const padding = Array.from({ length: manyFields }, (_, at): Partial<Field> & { id: string } => ({
  id: `pad${at}`,
  label: `A question that fills the form ${at}`,
}))

type Part = Partial<Field> & { id: string }
const created = (fields: readonly Part[]) =>
  owner.call('POST', '/api/forms', { body: { name: 'Form', schema: aSchema(fields) } })

async function published(fields: readonly Part[]): Promise<string> {
  const { body } = await created(fields)
  const answer = await owner.call('POST', `/api/forms/${body.form.id}/publish`)
  expect(answer.status).toBe(200)
  return answer.body.form.slug
}

const chain: readonly Part[] = [
  { id: 'a', label: 'First', required: true },
  {
    id: 'b',
    label: 'Second',
    required: true,
    conditional: { dependsOn: 'a', condition: 'equals', value: 'yes' },
  },
  { id: 'c', label: 'Code', validation: { pattern: '^[0-9]+$' } },
]

describe('a large form is refused or saved like a small one:', () => {
  const bad: readonly { readonly what: string; readonly field: object }[] = [
    { what: 'an unknown type', field: { type: 'hologram' } },
    { what: 'a pattern that does not compile', field: { validation: { pattern: '(a' } } },
    { what: 'a pattern that is too large', field: { validation: { pattern: '(a{1,99}){1,99}' } } },
    { what: 'a description that is too long', field: { description: 'x'.repeat(5_001) } },
    { what: 'no problem', field: {} },
  ]
  test.each(bad)('$what', async ({ field }) => {
    const first = { id: 'first', label: 'First', ...field }
    const [small, large] = [await created([first]), await created([first, ...padding])]
    expect(jobsRun()).toContain('readBody')
    const { form: _small, ...smallRefusal } = small.body
    const { form: _large, ...largeRefusal } = large.body
    expect([large.status, largeRefusal]).toEqual([small.status, smallRefusal])
    expect(large.body.form?.schema.fields[0]).toEqual(small.body.form?.schema.fields[0])
  })
})

test('answers to a large form are refused and stored like those to a small one', async () => {
  const small = await published(chain)
  const large = await published([...chain, ...padding])
  const sent = [
    {},
    { a: 'yes' },
    { a: 'yes', b: 'x', c: 'letters' },
    { a: 'no', b: 'hidden', c: '12' },
    { a: 'yes', b: 'x' },
  ]
  for (const body of sent) {
    const [one, other] = await Promise.all(
      [small, large].map((slug) =>
        server.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body }),
      ),
    )
    expect([other?.status, other?.body]).toEqual([one?.status, one?.body])
  }
  expect([...jobsRun()]).toEqual(
    expect.arrayContaining(['checkForm', 'checkSendable', 'checkAnswers']),
  )
})

test('a large post without a script is refused and stored', async () => {
  const slug = await published([...chain, ...padding])
  const long = padding.map(({ id }): [string, string] => [id, 'ä'.repeat(12)])
  const refused = await server.visitor().post(`/f/${slug}`, [['a', 'yes'], ...long])
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('ä'.repeat(12))
  const stored = await server.visitor().post(`/f/${slug}`, [['a', 'yes'], ['b', 'x'], ...long])
  expect(stored.status).toBe(303)
  expect(jobsRun()).toContain('readPost')
})

test('a small form is checked without a thread', async () => {
  jobs.mockClear()
  const slug = await published(chain)
  const body = { a: 'yes', b: 'x', c: '1' }
  await server.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body })
  await server.visitor().post(`/f/${slug}`, [['a', 'no']])
  expect(jobs).not.toHaveBeenCalled()
})

test('the thread returns what the serving thread computes, for random forms and answers', async () => {
  const value = fc.constantFrom('', 'a', 'b', 'é', '<1>', '12')
  const id = fc.constantFrom('f0', 'f1', 'f2', 'f3', '__proto__', 'constructor')
  const field = fc.record(
    {
      id,
      type: fc.constantFrom('text', 'number', 'email', 'checkbox', 'select'),
      label: value,
      required: fc.boolean(),
      options: fc.constant(['a', 'b']),
      validation: fc.record({ pattern: fc.constantFrom('a', 'constructor', '^b$') }),
      conditional: fc.record({
        dependsOn: id,
        condition: fc.constantFrom('equals', 'is_empty', 'is_not_empty'),
        value,
      }),
    },
    { requiredKeys: ['id', 'type', 'label'] },
  )
  const forms = fc.record({
    fields: fc.uniqueArray(field, { selector: (one) => one.id, maxLength: 6 }),
    settings: fc.record({ collectEmail: fc.boolean() }),
  })
  const answered = fc.array(fc.tuple(id, fc.oneof(value, fc.array(value))))
  await fc.assert(
    fc.asyncProperty(forms, answered, async (form, entries) => {
      const schema = form as FormSchema
      const json = JSON.stringify(schema)
      const answers = Object.fromEntries(entries)
      const here = checkWithVerdicts(schema, answers, german, [false])
      const { visible, pairs, ...checked } = await runFormJob('form', 'checkAnswers', {
        schema: json,
        answers,
        words: german,
        verdicts: [false],
      })
      const { visible: fields, ...rest } = here.checked
      expect(visible).toEqual(fields.map((one) => one.id))
      expect([checked, pairs]).toEqual([JSON.parse(JSON.stringify(rest)), here.pairs])

      const body = String(new URLSearchParams(entries.map(([name, one]) => [name, String(one)])))
      expect(await runFormJob('form', 'readPost', { query: '', schema: json, body })).toEqual(
        JSON.parse(JSON.stringify(readPost(body, '', schema))),
      )

      const refusals = [['constructor', 'Refused'] as const]
      const outcome = async (run: () => unknown) => {
        try {
          return await run()
        } catch (error) {
          return error
        }
      }
      expect(await outcome(() => runFormJob('o', 'checkForm', { schema: json, refusals }))).toEqual(
        await outcome(() => formJobs.checkForm({ schema: json, refusals })),
      )
      expect(await outcome(() => runFormJob('o', 'checkSendable', { schema: json }))).toEqual(
        await outcome(() => formJobs.checkSendable({ schema: json })),
      )
    }),
    { numRuns: 100 },
  )
})

test('an error in the thread fails the job, and the next job runs', async () => {
  await expect(runFormJob('form', 'checkSendable', { schema: 'no JSON' })).rejects.toThrow()
  const schema = JSON.stringify(aSchema([{ id: 'a' }]))
  expect(await runFormJob('form', 'checkSendable', { schema })).toBe(null)
})
