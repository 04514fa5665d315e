import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { basename } from 'node:path'
import type { Field } from '@ramiform/core/field'
import { uploadsKey } from '@ramiform/fields/file/uploads-key'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { sendFile } from '../testing/send-file.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { sweepUploads, unsubmittedMs } from './sweep-uploads.ts'
import { roomKeptMs } from './waiting-room.ts'

let server: TestApp
let owner: TestBrowser
let folder: string

beforeAll(async () => {
  server = await buildTestApp()
  owner = await server.owner()
  folder = server.filesDir
})
afterAll(() => server.close())

async function publish(upload: Field['upload'] = {}) {
  const schema = aSchema([{ id: 'name' }, { id: 'cv', type: 'file', label: 'Your CV', upload }])
  const created = await owner.call('POST', '/api/forms', { body: { name: 'Apply', schema } })
  const { id } = created.body.form
  const { body } = await owner.call('POST', `/api/forms/${id}/publish`)
  const { slug } = body.form
  return {
    id,
    send: (name: string, content: Buffer, options: { parts?: number; field?: string } = {}) =>
      sendFile(server.app, { form: slug, field: 'cv', name, content, ...options }),
    submit: (cv: unknown, uploads: readonly string[], headers: Record<string, string> = {}) =>
      server.visitor().call('POST', `/api/public/forms/${slug}/submit`, {
        body: { cv, [uploadsKey('cv')]: uploads },
        headers,
      }),
    async submissions() {
      const { body: list } = await owner.call('GET', `/api/forms/${id}/submissions`)
      return list.submissions
    },
    files: (submissionId: string, browser = owner) =>
      browser.call('GET', `/api/forms/${id}/submissions/${submissionId}/files`),
  }
}

/** One transparent dot. */
const png = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
const stored = () =>
  readdir(folder, { recursive: true }).then((all) => all.map((path) => basename(path)))

describe('a file that a visitor sends', () => {
  test('arrives in parts, belongs to the submission, and its owner fetches it as it was', async () => {
    const form = await publish()
    const content = randomBytes(300_000)
    const sent = await form.send('Lebenslauf Zoë.bin', content, { parts: 3 })
    expect(sent).toMatchObject({ status: 204 })
    expect(await form.submit('Lebenslauf Zoë.bin', [sent.id])).toMatchObject({ status: 200 })

    const [submission] = await form.submissions()
    expect(submission.data).toEqual({ cv: 'Lebenslauf Zoë.bin' })
    const { body } = await form.files(submission.id)
    expect(body.files).toEqual([
      { id: sent.id, fieldId: 'cv', name: 'Lebenslauf Zoë.bin', size: 300_000 },
    ])
    const path = `/api/forms/${form.id}/submissions/${submission.id}/files/${sent.id}`
    const { cookies } = owner
    const file = await server.app.inject({ url: path, headers: { cookie: cookies.header(path) } })
    expect(file.rawPayload.equals(content)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; .*Lebenslauf%20Zo%C3%AB\.bin$/),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test('is found by nobody but the owner of the form', async () => {
    const form = await publish()
    const sent = await form.send('cv.pdf', Buffer.from('%PDF-1.7'))
    await form.submit('cv.pdf', [sent.id])
    const [submission] = await form.submissions()
    const path = `/api/forms/${form.id}/submissions/${submission.id}/files`
    const eve = await server.owner('eve@example.org')
    expect(await eve.call('GET', path)).toMatchObject({ status: 404 })
    expect(await eve.call('GET', `${path}/${sent.id}`)).toMatchObject({ status: 404 })
    for (const unknown of [sent.id, form.id, 'nothing']) {
      const answer = await form.files(unknown)
      expect([answer.status, answer.body.code]).toEqual([404, 'submission_not_found'])
    }
    const other = await publish()
    expect(await other.files(submission.id)).toMatchObject({ status: 404 })
    expect(await eve.call('GET', `/api/forms/${form.id}/files.zip`)).toMatchObject({ status: 404 })
    expect(await server.visitor().call('GET', `${path}/${sent.id}`)).toMatchObject({ status: 401 })
    expect(await server.visitor().call('GET', `/api/public/uploads/${sent.id}`)).toMatchObject({
      status: 404,
    })
  })

  test('is no longer its sender’s once it is submitted', async () => {
    const form = await publish()
    const sent = await form.send('cv.pdf', Buffer.from('%PDF-1.7'))
    await form.submit('cv.pdf', [sent.id])
    const tus = { 'tus-resumable': '1.0.0' }
    const visitor = server.visitor()
    for (const method of ['HEAD', 'DELETE']) {
      const answer = await visitor.call(method, `/api/public/uploads/${sent.id}`, { headers: tus })
      expect(answer.status, method).toBe(404)
    }
    expect(await stored()).toContain(sent.id)
  })

  test('can be taken back before that', async () => {
    const form = await publish()
    const sent = await form.send('cv.pdf', Buffer.from('%PDF-1.7'))
    const answer = await server.visitor().call('DELETE', `/api/public/uploads/${sent.id}`, {
      headers: { 'tus-resumable': '1.0.0' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(await stored()).not.toContain(sent.id)
    // Its address is all that one needs to go on with it, or to take it back.
    expect(server.log()).not.toContain(sent.id)
    expect(await form.submit('cv.pdf', [sent.id])).toMatchObject({
      status: 422,
      body: { fieldErrors: { cv: expect.stringContaining('choose it again') } },
    })
  })
})

describe('a part that does not come whole', () => {
  /** Sends a part over a connection of its own; the status of the answer, or null where it broke the connection. */
  async function sendPart(id: string, offset: number, part: Buffer, announcedBytes: number) {
    const address = server.app.server.address()
    if (address === null || typeof address === 'string') throw new Error('not listening')
    const headers = {
      host: new URL(server.app.publicUrl).host,
      'tus-resumable': '1.0.0',
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': announcedBytes,
    }
    const path = `/api/public/uploads/${id}`
    const sending = request({
      host: '127.0.0.1',
      port: address.port,
      method: 'PATCH',
      path,
      headers,
    })
    if (part.length === announcedBytes) {
      sending.end(part)
      const [answer] = await once(sending, 'response')
      answer.resume()
      return answer.statusCode
    }
    sending.write(part, () => setTimeout(() => sending.destroy(), 100))
    await expect(once(sending, 'close')).rejects.toThrow('socket hang up')
    return null
  }
  const offsetOf = async (id: string) => {
    const headers = { 'tus-resumable': '1.0.0' }
    const answer = await server.visitor().call('HEAD', `/api/public/uploads/${id}`, { headers })
    return Number(answer.headers['upload-offset'])
  }
  beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }))

  test('is gone on with where its connection broke', async () => {
    const form = await publish()
    const content = randomBytes(900_000)
    const { id } = await form.send('cv.bin', content, { parts: 0 })
    await sendPart(id, 0, content.subarray(0, 400_000), content.length)
    await expect.poll(() => offsetOf(id)).toBe(400_000)
    const rest = content.subarray(400_000)
    expect(await sendPart(id, 400_000, rest, rest.length)).toBe(204)
    const kept = await server.app.files.storage.read(id)
    expect(Buffer.concat(await kept.toArray()).equals(content)).toBe(true)
  })

  test('and one that is larger than the file is refused and answered', async () => {
    const form = await publish()
    const { id } = await form.send('cv.bin', randomBytes(100_000), { parts: 0 })
    const part = randomBytes(300_000)
    expect(await sendPart(id, 0, part, part.length)).toBe(413)
    expect(await offsetOf(id)).toBe(0)
  })
})

describe('a file on its way to the storage', () => {
  const upload = (method: 'HEAD' | 'DELETE', id: string) =>
    server.visitor().call(method, `/api/public/uploads/${id}`, {
      headers: { 'tus-resumable': '1.0.0' },
    })
  /** Does something with each file that the storage is about to keep. */
  function beforeKeeping(act: (id: string, path: string) => Promise<void>) {
    const { storage } = server.app.files
    const keep = storage.keep.bind(storage)
    return vi.spyOn(storage, 'keep').mockImplementation(async (id, path) => {
      await act(id, path)
      await keep(id, path)
    })
  }

  test('is brought there once, however often its sender asks meanwhile', async () => {
    const form = await publish()
    const asked: Promise<{ status: number }>[] = []
    const keeping = beforeKeeping(async (id) => {
      asked.push(upload('HEAD', id))
      // Until that request is waiting too.
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    const sent = await form.send('a.txt', Buffer.from('a'))
    expect([sent.status, ...(await Promise.all(asked)).map(({ status }) => status)]).toEqual([
      204, 200,
    ])
    expect(keeping).toHaveBeenCalledTimes(1)
    keeping.mockRestore()
  })

  test('does not stay there when its sender takes it back at that moment', async () => {
    const form = await publish()
    const keeping = beforeKeeping(async (id, path) => {
      // A store that has begun to read it goes on reading.
      await copyFile(path, `${path}.read`)
      expect((await upload('DELETE', id)).status).toBe(204)
      await copyFile(`${path}.read`, path)
    })
    const sent = await form.send('a.txt', Buffer.from('a'))
    keeping.mockRestore()
    expect(sent.status).toBe(404)
    expect(await stored()).not.toContain(sent.id)
  })
})

describe('what a form does not take', () => {
  test('is refused before it is sent: too large, empty, of another kind', async () => {
    const form = await publish({ maxMegabytes: 1, kinds: ['image', 'pdf'] })
    expect(await form.send('large.png', Buffer.alloc(1_000_001))).toMatchObject({
      status: 422,
      error: '"large.png" is too large. The limit is 1 MB.',
    })
    expect(await form.send('empty.png', Buffer.alloc(0))).toMatchObject({ status: 422 })
    expect(await form.send('run.exe', Buffer.from('MZ'))).toMatchObject({
      status: 422,
      error: '"run.exe" can’t be uploaded. This file type isn’t accepted. Accepted: Pictures, PDF.',
    })
  })

  test('is known by its content, not by its name', async () => {
    const form = await publish({ kinds: ['image'] })
    const program = Buffer.concat([Buffer.from('MZ'), randomBytes(500)])
    const refused = await form.send('holiday.png', program)
    expect(refused).toMatchObject({ status: 422, error: expect.stringContaining('Pictures') })
    expect(await stored()).not.toContain(refused.id)
    expect(await form.submit('holiday.png', [refused.id])).toMatchObject({ status: 422 })
    expect(await form.send('holiday.png', png())).toMatchObject({ status: 204 })
  })

  test('is refused with JSON, as the OpenAPI document says', async () => {
    const form = await publish({ kinds: ['image'] })
    const { id } = await form.send('holiday.png', Buffer.from('MZ no picture'), { parts: 0 })
    const answer = await server.app.inject({
      method: 'PATCH',
      url: `/api/public/uploads/${id}`,
      headers: {
        host: new URL(server.app.publicUrl).host,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      payload: 'MZ no picture',
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      422,
      'application/json; charset=utf-8',
    ])
    expect(answer.json()).toMatchObject({ code: 'file_refused' })
  })

  test('is a name that reaches for another folder, or hides what it is', async () => {
    const form = await publish()
    const sent = await form.send('../../etc/\u202egnp.pass\u0000wd', Buffer.from('x'))
    await form.submit('../../etc/gnp.passwd', [sent.id])
    const [submission] = await form.submissions()
    expect(submission.data.cv).toBe('gnp.passwd')
  })

  test('is a file for a field that has none, or for a form that is not published', async () => {
    const form = await publish()
    expect(await form.send('a.txt', Buffer.from('a'), { field: 'name' })).toMatchObject({
      status: 404,
    })
    await owner.call('POST', `/api/forms/${form.id}/unpublish`)
    expect(await form.send('a.txt', Buffer.from('a'))).toMatchObject({ status: 404 })
  })
})

describe('a submission', () => {
  test('is refused with files of another form, unfinished ones, and ones that a submission has', async () => {
    const [form, other] = [await publish(), await publish()]
    const foreign = await other.send('a.txt', Buffer.from('a'))
    expect(await form.submit('a.txt', [foreign.id])).toMatchObject({ status: 422 })
    const half = await form.send('a.txt', Buffer.from('ab'), { parts: 0 })
    expect(await form.submit('a.txt', [half.id])).toMatchObject({ status: 422 })
    const sent = await form.send('a.txt', Buffer.from('a'))
    expect(await form.submit('a.txt', [sent.id])).toMatchObject({ status: 200 })
    expect(await form.submit('a.txt', [sent.id])).toMatchObject({ status: 422 })
    expect(await form.submissions()).toHaveLength(1)
  })

  test('that names more uploads than any form takes is refused like any other', async () => {
    const ids = Array.from({ length: 14 }, (_, index) => `file${index}`)
    const schema = aSchema(ids.map((id) => ({ id, type: 'file' })))
    const { body } = await owner.call('POST', '/api/forms', { body: { name: 'Many', schema } })
    const { slug } = (await owner.call('POST', `/api/forms/${body.form.id}/publish`)).body.form
    const many = Array.from({ length: 5_000 }, (_, index) => String(index))
    const answers = ids.flatMap((id) => [
      [id, 'a.txt'],
      [uploadsKey(id), many],
    ])
    const answer = await server.visitor().call('POST', `/api/public/forms/${slug}/submit`, {
      body: Object.fromEntries(answers),
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fieldErrors)).toEqual(ids)
  })

  test('sent again under its key is the one that is stored', async () => {
    const form = await publish()
    const sent = await form.send('a.txt', Buffer.from('a'))
    const key = { 'idempotency-key': 'the-same' }
    expect(await form.submit('a.txt', [sent.id], key)).toMatchObject({ status: 200 })
    expect(await form.submit('a.txt', [sent.id], key)).toMatchObject({ status: 200 })
    expect(await form.submissions()).toHaveLength(1)
  })

  test('of two at the same moment that bring one file, has it alone', async () => {
    const form = await publish()
    const sent = await form.send('a.txt', Buffer.from('a'))
    const answers = await Promise.all([1, 2, 3].map(() => form.submit('a.txt', [sent.id])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  test('has several files where the field takes several', async () => {
    const form = await publish({ maxFiles: 2 })
    const one = await form.send('a.txt', Buffer.from('1'))
    const two = await form.send('a.txt', Buffer.from('22'))
    expect(await form.submit(['a.txt', 'a.txt'], [one.id, two.id])).toMatchObject({ status: 200 })
    const [submission] = await form.submissions()
    expect(submission.data.cv).toEqual(['a.txt', 'a.txt'])
    const three = await form.send('b.txt', Buffer.from('3'))
    expect(await form.submit(['x', 'y', 'z'], [three.id])).toMatchObject({ status: 422 })
  })

  test('may name a file without sending it', async () => {
    const form = await publish()
    expect(await form.submit('cv.pdf', [])).toMatchObject({ status: 200 })
    const [submission] = await form.submissions()
    expect((await form.files(submission.id)).body.files).toEqual([])
  })
})

describe('the room of a form', () => {
  const large = 100_000_000
  async function announce(slug: string) {
    const about = { form: slug, field: 'cv', name: 'large.bin' }
    const metadata = Object.entries(about).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    )
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-length': String(large),
      'upload-metadata': metadata.join(','),
    }
    const { app } = server
    const answer = await app.inject({ method: 'POST', url: '/api/public/uploads', headers })
    return {
      status: answer.statusCode,
      id: String(answer.headers.location).split('/').at(-1) ?? '',
    }
  }
  /** The first bytes of a file. */
  const begin = (id: string) =>
    server.app.inject({
      method: 'PATCH',
      url: `/api/public/uploads/${id}`,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      payload: randomBytes(1_000),
    })
  const slugOf = async (id: string) => (await owner.call('GET', `/api/forms/${id}`)).body.form.slug

  test('is taken by announced files for some minutes, and then by what has come of them', async () => {
    // Rooms are kept by the time of day, and rate limits by a clock that is never set. Both go on.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    try {
      // The limits of earlier stories end.
      vi.advanceTimersByTime(roomKeptMs)
      const form = await publish({ maxMegabytes: 100 })
      const slug = await slugOf(form.id)
      const announced = []
      for (let count = 0; count < 50; count += 1) announced.push(await announce(slug))
      expect(announced.map(({ status }) => status)).toEqual(announced.map(() => 201))
      expect((await announce(slug)).status).toBe(429)
      vi.advanceTimersByTime(roomKeptMs + 1_000)
      const [late] = announced
      const again = []
      for (let count = 0; count < 50; count += 1) again.push(await announce(slug))
      expect(again.map(({ status }) => status)).toEqual(again.map(() => 201))
      // Its room is somebody else's now, until one of them goes.
      expect((await begin(late?.id ?? '')).statusCode).toBe(429)
      await server.visitor().call('DELETE', `/api/public/uploads/${again[0]?.id}`, {
        headers: { 'tus-resumable': '1.0.0' },
      })
      expect((await begin(late?.id ?? '')).statusCode).toBe(204)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('what nobody needs any more', () => {
  test('goes after some minutes where nothing came of an announced file', async () => {
    const form = await publish()
    const none = await form.send('none.bin', randomBytes(3_000_000), { parts: 0 })
    const whole = await form.send('whole.txt', Buffer.from('whole'))
    await sweep(roomKeptMs - 60_000)
    expect(await stored()).toContain(none.id)
    await sweep(roomKeptMs + 60_000)
    expect(await stored()).not.toContain(none.id)
    expect(await form.submit('whole.txt', [whole.id])).toMatchObject({ status: 200 })
  })

  const sweep = (later: number) => {
    const now = new Date(Date.now() + later)
    return sweepUploads(server.app.stores.uploads, server.app.files, now)
  }

  test('vanishes a day after it was sent, unless it was submitted', async () => {
    const form = await publish()
    const left = await form.send('left.txt', Buffer.from('left'))
    const kept = await form.send('kept.txt', Buffer.from('kept'))
    await form.submit('kept.txt', [kept.id])
    await sweep(unsubmittedMs - 60_000)
    expect(await stored()).toContain(left.id)
    await sweep(unsubmittedMs + 60_000)
    expect(await stored()).not.toContain(left.id)
    expect(await stored()).toContain(kept.id)
  })

  test('does not vanish from under a submission of that very moment', async () => {
    const form = await publish()
    const left = await form.send('left.txt', Buffer.from('left'))
    const { uploads } = server.app.stores
    const { incoming, storage } = server.app.files
    const answers: number[] = []
    const remove = async (id: string) => {
      if (id === left.id) answers.push((await form.submit('left.txt', [id])).status)
      await storage.remove(id)
    }
    const now = new Date(Date.now() + unsubmittedMs + 60_000)
    await sweepUploads(uploads, { incoming, storage: { ...storage, remove } }, now)
    expect(answers).toEqual([422])
    expect(await form.submissions()).toEqual([])
  })

  test('goes with its submission, once that cannot be brought back', async () => {
    const form = await publish()
    const sent = await form.send('a.txt', Buffer.from('a'))
    await form.submit('a.txt', [sent.id])
    const [submission] = await form.submissions()
    const path = `/api/forms/${form.id}/submissions/${submission.id}`
    await owner.call('DELETE', path)
    await sweep(0)
    expect(await stored()).toContain(sent.id)
    await owner.call('DELETE', `${path}/forever`)
    await sweep(0)
    expect(await stored()).not.toContain(sent.id)
  })

  test('goes with its form', async () => {
    const form = await publish()
    const sent = await form.send('a.txt', Buffer.from('a'))
    const waiting = await form.send('b.txt', Buffer.from('b'))
    await form.submit('a.txt', [sent.id])
    await owner.call('DELETE', `/api/forms/${form.id}`)
    await sweep(0)
    expect(await stored()).toContain(sent.id)
    await owner.call('DELETE', `/api/bin/forms/${form.id}`)
    await sweep(0)
    const left = await stored()
    expect(left.filter((name) => name.startsWith(sent.id) || name.startsWith(waiting.id))).toEqual(
      [],
    )
  })
})
