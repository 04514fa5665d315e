import { randomUUID } from 'node:crypto'
import { trapName } from '@ramiform/contract/trap'
import { uploadsKey } from '@ramiform/fields/file/uploads-key'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { sendFile } from '../testing/send-file.ts'

onEveryDatabase(({ database }) => {
  let server: TestApp
  beforeAll(async () => {
    server = await buildTestApp({ database: database() })
  })
  afterAll(() => server.close())

  const newOwner = () => server.owner(`owner-${randomUUID()}@example.org`)
  type Owner = Awaited<ReturnType<typeof newOwner>>

  async function publish(owner: Owner, settings = {}) {
    const schema = aSchema(
      [
        { id: 'name', required: true },
        { id: 'mail', type: 'email' },
        { id: 'cv', type: 'file' },
      ],
      settings,
    )
    const created = await owner.call('POST', '/api/forms', { body: { name: 'Apply', schema } })
    const { id } = created.body.form
    const { body } = await owner.call('POST', `/api/forms/${id}/publish`)
    return { id, slug: body.form.slug as string }
  }
  async function submit(slug: string, body: object) {
    const sent = await server.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body })
    expect(sent.status).toBe(200)
  }
  const read = (owner: Owner, address: string) =>
    owner.call('POST', '/api/account/respondents/read', { body: { address } })
  const erase = (owner: Owner, address: string) =>
    owner.call('POST', '/api/account/respondents/erase', { body: { address } })

  test('all answers of one address are read and erased across forms, and nothing of others', async () => {
    const owner = await newOwner()
    const [form, second] = [await publish(owner), await publish(owner, { collectEmail: true })]
    const stranger = await newOwner()
    const foreign = await publish(stranger)
    const content = Buffer.from('%PDF-1.7 a CV')
    const file = await sendFile(server.app, {
      form: form.slug,
      field: 'cv',
      name: 'cv.pdf',
      content,
    })
    await submit(form.slug, {
      name: 'Ada',
      mail: 'Ada@Example.org',
      cv: 'cv.pdf',
      [uploadsKey('cv')]: [file.id],
    })
    await submit(form.slug, { name: 'Ada in the bin', mail: 'ada@example.org' })
    await submit(form.slug, { name: 'Robot', mail: 'ada@example.org', [trapName]: 'x' })
    await submit(form.slug, { name: 'Nada', mail: 'nada@example.org' })
    await submit(form.slug, { name: 'Ask ada@example.org about it' })
    await submit(second.slug, {
      name: 'Ada again',
      mail: 'ada@example.org',
      submitterEmail: 'ada@example.org',
    })
    await submit(foreign.slug, { name: 'Ada elsewhere', mail: 'ada@example.org' })
    const listed = await owner.call('GET', `/api/forms/${form.id}/submissions`)
    const binned = listed.body.submissions.find(
      ({ data }: { data: { name: string } }) => data.name === 'Ada in the bin',
    )
    await owner.call('DELETE', `/api/forms/${form.id}/submissions/${binned.id}`)

    const found = await read(owner, ' ADA@example.org ')
    expect(found.status).toBe(200)
    const names = found.body.answers.map(
      ({ state, data }: { state: string; data: { name: string } }) => `${state}: ${data.name}`,
    )
    expect(names).toEqual([
      'received: Ada',
      'deleted: Ada in the bin',
      'held: Robot',
      'received: Ada again',
    ])
    expect((await erase(owner, 'ada@example.org')).body).toEqual({ erased: 4 })
    expect((await read(owner, 'ada@example.org')).body).toEqual({ answers: [] })

    const left = await owner.call('GET', `/api/forms/${form.id}/submissions`)
    expect(left.body.submissions).toHaveLength(2)
    expect((await owner.call('GET', '/api/account')).body.contents.submissions).toBe(2)
    expect((await read(stranger, 'ada@example.org')).body.answers).toHaveLength(1)
    expect(await server.app.stores.uploads.abandoned(new Date(0), 10)).toContain(file.id)
  })

  test('an address that is none is refused', async () => {
    const owner = await newOwner()
    for (const address of ['', 'ada', '%@example.org, other@example.org']) {
      expect((await erase(owner, address)).status).toBe(400)
    }
  })
})
