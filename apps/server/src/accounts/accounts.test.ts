import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { trapName } from '@ramiform/contract/trap'
import { uploadsKey } from '@ramiform/fields/file/uploads-key'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { sendFile } from '../testing/send-file.ts'
import { unzip } from '../testing/unzip.ts'
import { createZipStream } from './zip-stream.ts'

const daysMs = (days: number) => days * 24 * 60 * 60 * 1_000

onEveryDatabase(({ database }) => {
  let server: TestApp
  beforeAll(async () => {
    server = await buildTestApp({ database: database() })
  })
  afterAll(() => server.close())

  const schema = aSchema([
    { id: 'name', required: true },
    { id: 'cv', type: 'file' },
  ])
  const newOwner = () => server.owner(`owner-${randomUUID()}@example.org`)
  type Owner = Awaited<ReturnType<typeof newOwner>>

  async function publish(owner: Owner, name: string, asked = schema) {
    const created = await owner.call('POST', '/api/forms', { body: { name, schema: asked } })
    const { id } = created.body.form
    const { body } = await owner.call('POST', `/api/forms/${id}/publish`)
    return { id, slug: body.form.slug as string }
  }

  const submit = (slug: string, body: object) =>
    server.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body })

  async function download(owner: Owner) {
    const answer = await server.app.inject({
      url: '/api/account/export.zip',
      headers: { authorization: `Bearer ${owner.bearer}` },
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    return unzip(answer.rawPayload)
  }

  test('an export has every form, answer and file, also those in the bin, and nothing of others', async () => {
    const owner = await newOwner()
    const form = await publish(owner, 'Job / application')
    const other = await newOwner()
    await submit((await publish(other, 'Of another')).slug, { name: 'Secret' })
    const content = Buffer.from('%PDF-1.7 a CV')
    const sent = await sendFile(server.app, {
      form: form.slug,
      field: 'cv',
      name: 'cv.pdf',
      content,
    })
    const answers = { name: 'Zoë', cv: 'cv.pdf', [uploadsKey('cv')]: [sent.id] }
    expect(await submit(form.slug, answers)).toMatchObject({ status: 200 })
    await submit(form.slug, { name: 'Robot', [trapName]: 'x' })
    await owner.call('PUT', `/api/forms/${form.id}/working-copy`, {
      body: { name: 'Job / application', schema: aSchema([{ id: 'renamed' }]) },
    })
    const gone = await publish(owner, 'In the bin')
    await submit(gone.slug, { name: 'Deleted' })
    await owner.call('DELETE', `/api/forms/${gone.id}`)

    const files = await download(owner)
    const text = (path: string) => files.get(path)?.toString() ?? `${path} is missing`
    const stored = [...files.keys()].filter((path) => path.endsWith('/cv.pdf'))
    expect(files.get(stored[0] ?? '')?.toString()).toBe(content.toString())
    expect([...files.keys()].filter((path) => !stored.includes(path)).toSorted()).toEqual([
      'account.json',
      'bin/In the bin/form.json',
      'bin/In the bin/submissions.jsonl',
      'forms/Job _ application/form.json',
      'forms/Job _ application/submissions.csv',
      'forms/Job _ application/submissions.jsonl',
      'forms/Job _ application/unpublished-changes.json',
    ])
    expect(JSON.parse(text('account.json')).email).toMatch(/^owner-/)
    const folder = 'forms/Job _ application'
    expect(JSON.parse(text(`${folder}/form.json`))).toMatchObject({ ramiform: 1, schema })
    expect(text(`${folder}/submissions.csv`)).toContain('Zoë')
    const rows = text(`${folder}/submissions.jsonl`).trim().split('\n')
    expect(rows.map((row) => JSON.parse(row)).map(({ state, data }) => [state, data.name])).toEqual(
      [
        ['received', 'Zoë'],
        ['held', 'Robot'],
      ],
    )
    expect(text('bin/In the bin/submissions.jsonl')).toContain('Deleted')
    expect([...files.values()].some((file) => file.includes('Secret'))).toBe(false)
  })

  test('an export tells questions that were not asked from skipped ones, in each version of a form', async () => {
    const owner = await newOwner()
    const asks = (limit: string) =>
      aSchema([
        { id: 'cost', type: 'number' },
        {
          id: 'approval',
          conditional: { dependsOn: 'cost', condition: 'greater_than', value: limit },
        },
        { id: 'note' },
      ])
    const form = await publish(owner, 'Purchases', asks('500'))
    await submit(form.slug, { cost: '400', note: 'Desk' })
    await submit(form.slug, { cost: '800' })
    await submit(form.slug, { cost: '400', [trapName]: 'x' })
    await owner.call('PUT', `/api/forms/${form.id}`, {
      body: { name: 'Purchases', schema: asks('900') },
    })
    await submit(form.slug, { cost: '800' })

    const files = await download(owner)
    const text = (name: string) => files.get(`forms/Purchases/${name}`)?.toString() ?? ''
    const cells = text('submissions.csv').trim().split('\r\n').slice(1)
    expect(cells.map((line) => line.split(',').slice(3).join(',')).toSorted()).toEqual([
      '400,Not asked,Desk',
      '800,,',
      '800,Not asked,',
    ])
    const lines = text('submissions.jsonl').trim().split('\n')
    expect(
      lines
        .map((line) => JSON.parse(line))
        .map(({ state, formVersion, data, notAsked }) => [state, formVersion, data.cost, notAsked]),
    ).toEqual([
      ['received', 1, '400', ['approval']],
      ['received', 1, '800', []],
      ['received', 2, '800', ['approval']],
      ['held', 1, '400', ['approval']],
    ])
  })

  test('a deleted account closes its forms at once, and signing in keeps it', async () => {
    const owner = await newOwner()
    const form = await publish(owner, 'Open')
    const email = (await owner.call('GET', '/api/account')).body.email
    const deleteIt = (confirm: string) =>
      owner.call('POST', '/api/account/delete', { body: { confirm } })
    expect(await deleteIt('someone@example.org')).toMatchObject({ status: 422 })
    expect(await submit(form.slug, { name: 'Bob' })).toMatchObject({ status: 200 })

    const { status, body } = await deleteIt(` ${email.toUpperCase()} `)
    expect([status, typeof body.restorableUntil]).toEqual([200, 'string'])
    expect(await submit(form.slug, { name: 'Late' })).toMatchObject({ status: 404 })
    expect(await owner.call('GET', '/api/forms')).toMatchObject({ status: 401 })
    const { accounts } = server.app.stores
    await accounts.purge(new Date(Date.now() - daysMs(30)))

    expect(await accounts.keep(owner.userId)).toBe(true)
    const again = await server.owner(email)
    expect(again.userId).toBe(owner.userId)
    await accounts.purge(new Date(Date.now() + daysMs(1)))
    const bin = await again.call('GET', '/api/bin/forms')
    expect(bin.body.forms).toMatchObject([{ name: 'Open', submissionCount: 1 }])
  })

  test('an account goes with everything after its days, or at once if its owner wants that', async () => {
    const { accounts } = server.app.stores
    const later = await newOwner()
    const atOnce = await newOwner()
    const kept = await newOwner()
    for (const owner of [later, atOnce, kept]) await publish(owner, 'A form')
    const deleteIt = async (owner: Owner, forever: boolean) => {
      const { body } = await owner.call('GET', '/api/account')
      return owner.call('POST', '/api/account/delete', { body: { confirm: body.email, forever } })
    }
    expect((await deleteIt(atOnce, true)).body.restorableUntil).toBeNull()
    expect((await accounts.contents(atOnce.userId)).forms).toBe(0)
    expect(await server.app.stores.users.read(atOnce.userId)).toBeNull()
    await deleteIt(later, false)
    expect((await accounts.contents(later.userId)).forms).toBe(1)
    await accounts.purge(new Date(Date.now() + 1_000))
    expect(await server.app.stores.users.read(later.userId)).toBeNull()
    expect((await accounts.contents(kept.userId)).forms).toBe(1)
  })
})

test('an archive whose reader leaves closes its file and stops the writer', async () => {
  const zip = createZipStream()
  const stuck = new Readable({ read() {} })
  const options = { mtime: new Date(), compress: false }
  const added = zip.add('a.txt', options, () => stuck)
  await once(zip.output, 'readable')
  zip.output.destroy()
  await expect(added).rejects.toThrow('has left')
  expect(stuck.destroyed).toBe(true)
  await expect(zip.add('b.txt', options, () => stuck)).rejects.toThrow('has left')
})
