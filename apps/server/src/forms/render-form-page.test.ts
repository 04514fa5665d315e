import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { english } from '@ramiform/core/built-in-texts/en'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { buildTestPublicForm } from '../testing/build-test-public-form.ts'
import { loadPublicFormBuild, type PublicFormBuild } from './public-form-build.ts'
import { type FormPage, formPageHtml, renderFormPage } from './render-form-page.ts'

let folder: string
let server: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-large-page-'))
  server = await buildTestApp()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const fieldsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `f${at}`, label: `Frage ${at} – ü` }))

test('a large form is rendered in another thread, and its page is the same', async () => {
  const build = await loadPublicFormBuild(await buildTestPublicForm(folder))
  if (build === null) throw new Error('the public form was not built')
  const fields = fieldsOf(2_000).map((field) => ({ type: 'text', ...field }))
  const page: FormPage = {
    title: 'Large',
    words: english,
    form: { id: 'it', name: 'Large', slug: 'large', version: 1, schema: { fields, settings: {} } },
    start: { answers: { f0: '<Ada>' }, problems: [{ fieldId: 'f1', code: 'required' }] },
  }
  let rendered = 0
  const watched: PublicFormBuild = {
    ...build,
    renderForm(input) {
      rendered += 1
      return build.renderForm(input)
    },
  }
  expect(String(await renderFormPage(watched, page))).toBe(formPageHtml(build, page))
  expect(rendered).toBe(0)
})

test('a large form is opened, refused and taken without a script', async () => {
  const owner = await server.owner()
  const [first, ...fields] = fieldsOf(600)
  const schema = aSchema([{ id: 'f0', ...first, required: true }, ...fields])
  const { body } = await owner.call('POST', '/api/forms', { body: { name: 'Large', schema } })
  const published = await owner.call('POST', `/api/forms/${body.form.id}/publish`)
  const address = `/f/${published.body.form.slug}`
  const visits = await Promise.all([1, 2, 3].map(() => server.visitor().open(address)))
  expect(visits.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(visits[0]?.text).toContain('<label>Frage 599 – ü<')
  const refused = await server.visitor().post(address, [['f1', 'kept']])
  expect([refused.status, refused.headers['content-type']]).toEqual([
    422,
    'text/html; charset=utf-8',
  ])
  expect(refused.text).toContain('value="kept"')
  expect((await server.visitor().post(address, [['f0', 'Ada']])).status).toBe(303)
})
