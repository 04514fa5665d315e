import { trapName } from '@ramiform/contract/trap'
import { uploadsKey } from '@ramiform/fields/file/uploads-key'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepUploads } from '../../files/sweep-uploads.ts'
import { aSchema } from '../../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { sendFile } from '../../testing/send-file.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let server: TestApp
let owner: TestBrowser
beforeAll(async () => {
  server = await buildTestApp()
  owner = await server.owner()
})
afterAll(() => server.close())

const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000)
const sweep = (now: Date) => sweepUploads(server.app.stores.uploads, server.app.files, now)

/** A form with one file that was held back with its sender's answers. */
async function heldWithFile() {
  const schema = aSchema([{ id: 'cv', type: 'file', upload: {} }])
  const created = await owner.call('POST', '/api/forms', { body: { name: 'Apply', schema } })
  const { id } = created.body.form
  const { slug } = (await owner.call('POST', `/api/forms/${id}/publish`)).body.form
  const file = await sendFile(server.app, {
    form: slug,
    field: 'cv',
    name: 'cv.txt',
    content: Buffer.from('Ada'),
  })
  const submit = (trap: string) =>
    server.visitor().call('POST', `/api/public/forms/${slug}/submit`, {
      body: { cv: ['cv.txt'], [uploadsKey('cv')]: [file.id], [trapName]: trap },
      headers: { 'idempotency-key': `of-${slug}` },
    })
  expect((await submit('x')).status).toBe(200)
  // Its answer was lost on the way.
  expect((await submit('x')).status).toBe(200)
  const [held] = (await owner.call('GET', `/api/forms/${id}/held`)).body.held
  const download = () =>
    owner.call('GET', `/api/forms/${id}/submissions/${held.id}/files/${file.id}`)
  return { submit, held, download, address: `/api/forms/${id}/held/${held.id}` }
}

test('a file stays with what was held back, and comes with it when that is released', async () => {
  const { download, address } = await heldWithFile()
  await sweep(days(10))
  expect((await download()).status).toBe(404)
  expect((await owner.call('POST', `${address}/release`)).status).toBe(200)
  await sweep(days(20))
  expect(await download()).toMatchObject({ status: 200, text: 'Ada' })
})

test('sent again without a mark, what was held back with a file stays where it is, and is thanked for', async () => {
  const { submit, download, address } = await heldWithFile()
  expect((await submit('')).status).toBe(200)
  expect((await owner.call('POST', `${address}/release`)).status).toBe(200)
  expect(await download()).toMatchObject({ status: 200, text: 'Ada' })
})

test('it goes with what was deleted, or forgotten after thirty days', async () => {
  const { address } = await heldWithFile()
  const { uploads, held } = server.app.stores
  await heldWithFile()
  await owner.call('DELETE', address)
  await held.purge(days(1))
  expect(await uploads.abandoned(days(-1), 10)).toHaveLength(1)
  await sweep(days(1))
  await held.purge(days(31))
  expect(await uploads.abandoned(days(-1), 10)).toHaveLength(1)
})
