import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDeletedFormStore } from '../bin/deleted-form-store.ts'
import { createFormStore } from '../forms/form-store.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { secondsLater, storedForm, testTime } from '../testing/stored-form.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { createImageStore } from './image-store.ts'

const png = (rest: string) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(rest)])

describe('an owner’s image', () => {
  let server: TestApp
  let owner: TestBrowser
  beforeAll(async () => {
    server = await buildTestApp()
    owner = await server.owner()
  })
  afterAll(() => server.close())

  const store = (content: Buffer | string) =>
    owner.call('POST', '/api/images', {
      body: { content: typeof content === 'string' ? content : content.toString('base64') },
    })

  test.each([
    ['image/png', png('x')],
    ['image/jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['image/webp', Buffer.from('RIFF\0\x01\xff\nWEBPVP8 ', 'latin1')],
  ])('of type %s is served to everybody, for ever, and can do nothing', async (type, content) => {
    const { status, body } = await store(content)
    expect([status, body.id]).toEqual([200, createHash('sha256').update(content).digest('hex')])
    const response = await server.app.inject(`/images/${body.id}`)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.equals(content)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const headers = { 'if-none-match': String(response.headers.etag) }
    const again = await server.app.inject({ url: `/images/${body.id}`, headers })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('is the same one, whoever stores it', async () => {
    const other = await server.owner('eve@example.org')
    const content = png('shared').toString('base64')
    const ids = await Promise.all(
      [owner, other].map((one) => one.call('POST', '/api/images', { body: { content } })),
    )
    expect(new Set(ids.map(({ body }) => body.id)).size).toBe(1)
  })

  test.each([
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PNG'],
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 'PNG'],
    ['a GIF', Buffer.from('GIF89a'), 'PNG'],
    ['nothing', Buffer.alloc(0), 'PNG'],
    ['text that is no Base64', 'not base64!', 'Base64'],
    ['Base64 of half a byte', 'iVBORw0KGgo', 'Base64'],
    ['more than 700 kB', png('x'.repeat(700_000)), '700 kB'],
  ])('that is %s is refused, and it is said why', async (_what, content, reason) => {
    const { status, body } = await store(content)
    expect([status, body.code]).toEqual([422, 'image_refused'])
    expect(body.problems).toEqual([{ path: 'content', message: expect.stringContaining(reason) }])
  })

  test('that nobody stored is not found', async () => {
    for (const id of ['0'.repeat(64), 'x', '..%2f', '__proto__', 'A'.repeat(64)]) {
      expect([id, (await server.visitor().call('GET', `/images/${id}`)).status]).toEqual([id, 404])
    }
  })

  test('is shown on a public form', async () => {
    const { body } = await store(png('cover'))
    const style = {
      cover: body.id,
      logo: body.id,
      accent: '#1f7a4d',
      font: 'lora',
      roundness: 20,
    } as const
    const created = await owner.call('POST', '/api/forms', {
      body: { name: 'Styled', schema: aSchema([{ id: 'name' }], { style }) },
    })
    const { slug } = (await owner.call('POST', `/api/forms/${created.body.form.id}/publish`)).body
      .form
    const shown = await server.visitor().call('GET', `/api/public/forms/${slug}`)
    expect(shown.body.form.schema.settings.style).toEqual(style)
  })
})

test('no more images a minute than somebody tries on', async () => {
  const server = await buildTestApp({ environment: { RATE_LIMIT: 'on' } })
  const owner = await server.owner()
  const other = await server.owner('eve@example.org')
  const content = png('x').toString('base64')
  const statuses = new Set<number>()
  for (let tries = 0; tries < 21; tries += 1) {
    statuses.add((await owner.call('POST', '/api/images', { body: { content } })).status)
  }
  expect([...statuses]).toEqual([200, 429])
  expect((await other.call('POST', '/api/images', { body: { content } })).status).toBe(200)
  await server.close()
})

onEveryDatabase(({ database }) => {
  test('an image goes when no version of a form refers to it and it was stored long ago', async () => {
    const images = createImageStore(database())
    const add = (rest: string, at = testTime) =>
      images.add({ type: 'image/png', content: png(rest) }, at)
    const names = [
      ...['unused', 'used', 'shared', 'former', 'again'],
      ...['inText', 'inOption', 'inStatement', 'inQuestion', 'inFrench'],
    ]
    const stored = await Promise.all(names.map((rest) => add(rest)))
    const [, used, shared, former, , inText, inOption, inStatement, inQuestion, inFrench] = stored
    await add('again', secondsLater(60))
    const forms = createFormStore(database())
    const sections = [{ id: 's', text: `![A tree](/images/${inText})` }]
    await storedForm(database(), { ...aSchema(), sections })
    const fields = [
      { id: 'a', type: 'statement', description: `![A tree](/images/${inStatement})` },
      // Shown as it is written, so it is no picture.
      { id: 'b', description: `![A tree](/images/${inQuestion})` },
    ]
    const french = { place: 'a.description', source: '', text: `![Un arbre](/images/${inFrench})` }
    await storedForm(database(), {
      ...aSchema(fields),
      translations: [{ language: 'fr', texts: [french] }],
    })
    const pictures = [{ option: 'A', image: inOption ?? '' }]
    await storedForm(database(), aSchema([{ id: 'a', type: 'radio', options: ['A'], pictures }]))
    await storedForm(database(), aSchema([], { style: { cover: used } }))
    await storedForm(database(), aSchema([], { linkPreview: { image: shared } }))
    const changed = await storedForm(database(), aSchema([], { style: { cover: former } }))
    const edit = { name: 'x', schema: aSchema(), now: testTime }
    await forms.save(changed.ownerId, changed.formId, edit)

    await images.removeUnused(secondsLater(1))
    const found = await Promise.all(
      stored.map(async (id) => (await images.find(id ?? '')) !== null),
    )
    expect(found).toEqual([false, true, true, true, true, true, true, true, false, true])
    await forms.remove(changed.ownerId, changed.formId, testTime)
    await images.removeUnused(secondsLater(1))
    expect(await images.find(former ?? '')).not.toBeNull()
    await createDeletedFormStore(database()).removeForever(changed.ownerId, changed.formId)
    await images.removeUnused(secondsLater(1))
    expect(await images.find(former ?? '')).toBeNull()
  })
})
