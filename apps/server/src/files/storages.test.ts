import { randomBytes } from 'node:crypto'
import { uploadsKey } from '@ramiform/fields/file/uploads-key'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { openS3Store } from '../testing/s3-store.ts'
import { sendFile } from '../testing/send-file.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { unzip } from '../testing/unzip.ts'
import { sweepUploads, unsubmittedMs } from './sweep-uploads.ts'

/** Every place where files can lie, each for real. */
const storages = {
  'a local folder': async () => ({ environment: {}, close: async () => {} }),
  'an S3-compatible store': openS3Store,
}

describe.each(Object.entries(storages))('files in %s', (_name, open) => {
  let storage: Awaited<ReturnType<typeof open>>
  let server: TestApp
  let owner: TestBrowser
  let form: { id: string; slug: string }

  beforeAll(async () => {
    storage = await open()
    server = await buildTestApp({ environment: storage.environment })
    owner = await server.owner()
    const schema = aSchema([
      { id: 'files', type: 'file', upload: { maxMegabytes: 20, maxFiles: 5 } },
    ])
    const { body } = await owner.call('POST', '/api/forms', { body: { name: 'Files', schema } })
    form = (await owner.call('POST', `/api/forms/${body.form.id}/publish`)).body.form
  })
  afterAll(async () => {
    await server.close()
    await storage.close()
  })

  const send = (name: string, content: Buffer, parts?: number) =>
    sendFile(server.app, {
      form: form.slug,
      field: 'files',
      name,
      content,
      ...(parts === undefined ? {} : { parts }),
    })

  test('are put together from their parts, read as they were, fetched as an archive, and removed', async () => {
    const large = randomBytes(7_300_000)
    const small = Buffer.from('a note')
    const sent = [await send('scan.tif', large, 5), await send('note.txt', small)]
    expect(sent.map(({ status }) => status)).toEqual([204, 204])
    const submitted = await server.visitor().call('POST', `/api/public/forms/${form.slug}/submit`, {
      body: {
        files: ['scan.tif', 'note.txt'],
        [uploadsKey('files')]: sent.map(({ id }) => id),
      },
    })
    expect(submitted.status).toBe(200)

    const path = `/api/forms/${form.id}/files.zip`
    const archive = await server.app.inject({
      url: path,
      headers: { cookie: owner.cookies.header(path) },
    })
    expect(archive.headers['content-type']).toBe('application/zip')
    const found = await unzip(archive.rawPayload)
    const names = [...found.keys()]
    expect(names.map((name) => name.replace(/^.*\//, ''))).toEqual(['scan.tif', 'note.txt'])
    expect(new Set(names.map((name) => name.replace(/\/.*$/, ''))).size).toBe(1)
    expect(found.get(names[0] ?? '')?.equals(large)).toBe(true)
    expect(found.get(names[1] ?? '')?.equals(small)).toBe(true)

    await owner.call('DELETE', `/api/forms/${form.id}`)
    await owner.call('DELETE', `/api/bin/forms/${form.id}`)
    await sweep(server, 0)
    for (const { id } of sent) await expect(readAll(server, id)).rejects.toThrow()
  })

  test('that were begun and given up are removed', async () => {
    const schema = aSchema([{ id: 'files', type: 'file', upload: { maxMegabytes: 20 } }])
    const { body } = await owner.call('POST', '/api/forms', { body: { name: 'Again', schema } })
    form = (await owner.call('POST', `/api/forms/${body.form.id}/publish`)).body.form
    const half = await send('half.bin', randomBytes(1_000), 0)
    const whole = await send('whole.bin', randomBytes(1_000))
    await sweep(server, unsubmittedMs + 60_000)
    for (const { id } of [half, whole]) {
      const answer = await server.visitor().call('HEAD', `/api/public/uploads/${id}`, {
        headers: { 'tus-resumable': '1.0.0' },
      })
      expect(answer.status).toBe(404)
      await expect(readAll(server, id)).rejects.toThrow()
    }
  })
})

function sweep({ app }: TestApp, later: number): Promise<void> {
  return sweepUploads(app.stores.uploads, app.files, new Date(Date.now() + later))
}

async function readAll({ app }: TestApp, id: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await app.files.storage.read(id)) parts.push(part)
  return Buffer.concat(parts)
}
