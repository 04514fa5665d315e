import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerMailLimits, takeOwnerMail } from '../notifications/email/owner-limit.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { sendFile } from '../testing/send-file.ts'

const unlimited = { forms: null, submissions: null, fileBytes: null, mailsPerDay: null }

onEveryDatabase(({ database }) => {
  let server: TestApp
  beforeAll(async () => {
    server = await buildTestApp({ database: database() })
  })
  afterAll(() => server.close())

  async function ownerWith(quotas: object) {
    const owner = await server.owner(`owner-${randomUUID()}@example.org`)
    const { body } = await owner.call('GET', '/api/users/me')
    await server.app.stores.quotas.save(body.id, { ...unlimited, ...quotas })
    const create = () =>
      owner.call('POST', '/api/forms', {
        body: { name: 'Apply', schema: aSchema([{ id: 'name' }, { id: 'cv', type: 'file' }]) },
      })
    return { owner, id: body.id as string, create }
  }

  test('forms above the limit are refused with the limit, also copies', async () => {
    const { owner, create } = await ownerWith({ forms: 2 })
    const { id } = (await create()).body.form
    expect((await create()).status).toBe(200)
    const refused = await create()
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_forms'])
    expect(refused.body.error).toContain('Your account can have 2 forms')
    expect((await owner.call('POST', `/api/forms/${id}/duplicate`)).status).toBe(409)
    await owner.call('DELETE', `/api/forms/${id}`)
    expect((await create()).status).toBe(409)
    await owner.call('DELETE', `/api/bin/forms/${id}`)
    expect((await create()).status).toBe(200)
  })

  test('submissions and files above the limit are refused, and a retry is not', async () => {
    const { owner, create } = await ownerWith({ submissions: 2, fileBytes: 20 })
    const { id } = (await create()).body.form
    const { slug } = (await owner.call('POST', `/api/forms/${id}/publish`)).body.form
    const submit = (key: string) =>
      server.visitor().call('POST', `/api/public/forms/${slug}/submit`, {
        body: { name: 'Ada' },
        headers: { 'idempotency-key': key },
      })
    expect((await submit('one')).status).toBe(200)
    expect((await submit('two')).status).toBe(200)
    expect(await submit('three')).toMatchObject({ status: 410, body: { code: 'form_closed' } })
    expect((await submit('two')).status).toBe(200)

    const file = { form: slug, field: 'cv', name: 'a.txt' }
    const send = async (bytes: number) => {
      const sent = await sendFile(server.app, { ...file, content: Buffer.alloc(bytes, 'a') })
      return sent.status
    }
    expect([await send(15), await send(6), await send(5)]).toEqual([204, 429, 204])
  })

  test('the limit of emails of one owner replaces the one of the server', async () => {
    const { id, create } = await ownerWith({ mailsPerDay: 1 })
    const form = { id: (await create()).body.form.id as string, ownerId: id }
    const { sendRates: rates, jobs, quotas } = server.app.stores
    const ownerLimits = ownerMailLimits(quotas, { perHour: 300, perDay: 2_000 })
    const parts = { rates, jobs, ownerLimits, now: () => new Date() }
    expect(await takeOwnerMail(parts, form)).toBe(true)
    expect(await takeOwnerMail(parts, form)).toBe(false)
  })
})
