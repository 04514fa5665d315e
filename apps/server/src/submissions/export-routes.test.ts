import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Submission } from '@ramiform/contract/calls'
import { submissionsToCsv, withFormerFields } from '@ramiform/core/csv/submissions-csv'
import { searchText } from '@ramiform/core/submissions/search'
import { fieldTypes } from '@ramiform/fields'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '../database/new-id.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

let server: TestApp
let owner: TestBrowser & { readonly bearer: string }
let address: string

beforeAll(async () => {
  server = await buildTestApp()
  owner = await server.owner()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const older = aSchema([{ id: 'gone', label: 'Old question' }, { id: 'name' }, { id: 'tags' }])
const newer = aSchema([
  { id: 'name', label: '=Full name' },
  { id: 'tags', type: 'checkbox', options: ['a', 'b'] },
])

async function aForm(name = 'Übung: für Ängstliche'): Promise<string> {
  const { body } = await owner.call('POST', '/api/forms', { body: { name, schema: older } })
  return body.form.id
}

async function add(formId: string, data: Submission['data'], formVersion = 1, email?: string) {
  const submittedAt = new Date()
  await server.app.stores.intake.add({
    id: newId(submittedAt.getTime()),
    formId,
    formVersion,
    submittedAt,
    submitterEmail: email,
    data,
    searchText: searchText(data, email, older, fieldTypes),
  })
}

const csvOf = (formId: string, query = '') =>
  owner.call('GET', `/api/forms/${formId}/submissions.csv${query}`)

test('the file is the one that a browser makes, with the columns that the form has lost', async () => {
  const formId = await aForm()
  await add(formId, { gone: 'yes, "it" was', name: '=1+1' }, 1, 'ada@example.org')
  await owner.call('PUT', `/api/forms/${formId}`, {
    body: { name: 'Übung: für Ängstliche', schema: newer },
  })
  await add(formId, { name: 'Zoë\nNuñez', tags: ['a', 'b'] }, 2)
  const { body } = await owner.call('GET', `/api/forms/${formId}/submissions`)
  const fields = withFormerFields(newer, [older], fieldTypes)

  const file = await csvOf(formId)
  expect(file.text).toBe(
    submissionsToCsv({ ...newer, fields }, body.submissions, fieldTypes, { bom: true }),
  )
  expect(file.text).toContain("Submission ID,Submitted At,Email,'=Full name,tags,Old question\r\n")
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-total-rows': '2',
    'content-disposition': `attachment; filename="Ubung-fur-Angstliche-submissions.csv"; filename*=UTF-8''${encodeURIComponent('Übung-für-Ängstliche-submissions.csv')}`,
  })
})

test('a field that no submission was asked is no column', async () => {
  const formId = await aForm()
  await owner.call('PUT', `/api/forms/${formId}`, { body: { name: 'x', schema: newer } })
  await add(formId, { name: 'Bob' }, 2)
  expect((await csvOf(formId)).text).not.toContain('Old question')
})

test('a search exports what it finds', async () => {
  const formId = await aForm()
  for (const name of ['Ada', 'Bob', 'Adam']) await add(formId, { name })
  const file = await csvOf(formId, '?q=%20ADA')
  expect(file.headers['x-total-rows']).toBe('2')
  expect(
    file.text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[4]),
  ).toEqual(['Adam', 'Ada'])
  expect((await csvOf(formId, '?q=nobody')).headers['x-total-rows']).toBe('0')
})

test('rows that take too long to count are exported without their number, with the columns of all versions', async () => {
  const formId = await aForm()
  await add(formId, { name: 'Ada' })
  await owner.call('PUT', `/api/forms/${formId}`, { body: { name: 'x', schema: newer } })
  await add(formId, { name: 'Adam' }, 2)
  const { submissions } = server.app.stores
  const count = vi.spyOn(submissions, 'countVersions')
  onTestFinished(() => count.mockRestore())
  count.mockResolvedValue({ counts: new Map([[2, 1]]), complete: false })
  const file = await csvOf(formId, '?q=ada')
  expect(file.headers['x-total-rows']).toBeUndefined()
  expect(file.text.split('\r\n')).toHaveLength(4)
  expect(file.text).toContain('Old question')
})

test('a download may send nothing for longer than other responses', async () => {
  const formId = await aForm()
  const limits: (number | undefined)[] = []
  const { submissions } = server.app.stores
  const read = submissions.pages
  const pages = vi.spyOn(submissions, 'pages')
  onTestFinished(() => pages.mockRestore())
  let socket: Socket | undefined
  server.app.server.once('connection', (one) => {
    socket = one
  })
  pages.mockImplementation(async (...args) => {
    const all = await read(...args)
    return (async function* () {
      limits.push(socket?.timeout)
      yield* all ?? []
    })()
  })
  const headers = { authorization: `Bearer ${owner.bearer}`, connection: 'close' }
  const [response] = await once(
    get(`${address}/api/forms/${formId}/submissions.csv`, { headers }),
    'response',
  )
  response.resume()
  await once(response, 'end')
  expect(limits).toEqual([600_000])
})

test.each(['csv', 'xlsx'])(
  'more than 1,000 selected submissions are exported as %s',
  async (ending) => {
    const formId = await aForm()
    for (let number = 0; number < 1_205; number += 1) await add(formId, { name: String(number) })
    const all: Submission[] = []
    let cursor = ''
    do {
      const query = cursor === '' ? '' : `?cursor=${cursor}`
      const { body } = await owner.call('GET', `/api/forms/${formId}/submissions${query}`)
      all.push(...body.submissions)
      cursor = body.nextCursor ?? ''
    } while (cursor !== '')
    const selected = all.filter((_, index) => index !== 3)
    const numbers = async (sort: 'newest' | 'oldest') => {
      const file = await server.app.inject({
        method: 'POST',
        url: `/api/forms/${formId}/submissions.${ending}`,
        headers: { authorization: `Bearer ${owner.bearer}` },
        // In any order, and one of them twice.
        payload: {
          ids: [...selected.toReversed(), ...selected.slice(0, 1)].map(({ id }) => id),
          sort,
        },
      })
      expect(file.headers['x-total-rows']).toBe('1204')
      if (ending === 'csv') {
        return file.payload
          .split('\r\n')
          .slice(1, -1)
          .map((line) => Number(line.split(',')[4]))
      }
      const rows = (await readXlsx(file.rawPayload)).sheets[0]?.rows ?? []
      return rows.slice(1).map((row) => Number(row[4]))
    }
    const newest = selected.map(({ data }) => Number(data.name))
    expect(await numbers('newest')).toEqual(newest)
    expect(await numbers('oldest')).toEqual(newest.toReversed())
  },
)

test('it is for the form’s owner alone', async () => {
  const formId = await aForm()
  const address = `/api/forms/${formId}/submissions.csv`
  const eve = await server.owner('eve@example.org')
  expect((await server.visitor().call('GET', address)).status).toBe(401)
  for (const id of [formId, newId(), 'x']) {
    const answer = await eve.call('GET', address.replace(formId, id))
    expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'form_not_found'])
  }
  const refused = await csvOf(formId, `?q=${'x'.repeat(501)}`)
  expect([refused.status, refused.body.problems[0].path]).toEqual([400, 'q'])
})

test('the workbook has the rows of the CSV file, with numbers and days as such and the header frozen', async () => {
  const schema = aSchema([
    { id: 'name', label: '=Name' },
    { id: 'seats', type: 'number' },
    {
      id: 'day',
      type: 'date',
      conditional: { dependsOn: 'seats', condition: 'equals', value: '2' },
    },
    { id: 'cost', type: 'price' },
  ])
  const settings = { ...schema.settings, payment: { enabled: false, currency: 'gbp' } }
  const { body } = await owner.call('POST', '/api/forms', {
    body: { name: 'Übung', schema: { ...schema, settings } },
  })
  const { id } = body.form
  await add(id, { name: '=HYPERLINK("x")', seats: '2.0', day: '2026-01-02' }, 1, 'ada@example.org')
  await add(id, { name: 'a\r\nb', seats: '007', cost: '12.5' })
  const file = await server.app.inject({
    method: 'POST',
    url: `/api/forms/${id}/submissions.xlsx`,
    headers: { authorization: `Bearer ${owner.bearer}` },
    payload: { unasked: 'words', sort: 'oldest' },
  })
  expect(file.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'x-total-rows': '2',
    'content-disposition': expect.stringContaining('Ubung-submissions.xlsx'),
  })
  const sheet = (await readXlsx(file.rawPayload, { readStyles: true })).sheets[0]
  expect(sheet?.freezePane).toMatchObject({ rows: 1 })
  const [header, ...rows] = sheet?.rows ?? []
  expect(header).toEqual([
    'Submission ID',
    'Submitted At (UTC)',
    'Email',
    '=Name',
    'seats',
    'day',
    'cost',
  ])
  expect(rows.map((row) => row.slice(2))).toEqual([
    ['ada@example.org', '=HYPERLINK("x")', 2, new Date('2026-01-02'), null],
    [null, 'a\nb', 7, 'Not asked', 12.5],
  ])
  expect(sheet?.cells?.get('2,6')?.style?.numFmt).toBe('#,##0.00 "GBP"')
  expect(rows[0]?.[1]).toBeInstanceOf(Date)
})

test.each(['csv', 'xlsx'])(
  'of a large export as %s only what the reader takes is read, and nothing once they have gone',
  async (ending) => {
    const formId = await aForm()
    // Random texts, because the pages of a workbook are compressed.
    const name = () => randomBytes(6_700).toString('base64')
    await Promise.all(Array.from({ length: 3_000 }, () => add(formId, { name: name() })))
    const { pages } = server.app.stores.submissions
    let [read, ended] = [0, false]
    onTestFinished(() => {
      Object.assign(server.app.stores.submissions, { pages })
    })
    Object.assign(server.app.stores.submissions, {
      pages: async (...asked: Parameters<typeof pages>) => {
        const all = await pages(...asked)
        if (all === null) return null
        return (async function* () {
          try {
            for await (const page of all) {
              read += page.length
              yield page
            }
          } finally {
            ended = true
          }
        })()
      },
    })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { authorization: `Bearer ${owner.bearer}` }
      get(`${address}/api/forms/${formId}/submissions.${ending}`, { headers }, resolve).on(
        'error',
        reject,
      )
    })
    expect(response.headers['x-total-rows']).toBe('3000')
    response.pause()
    let before = -1
    while (before !== read) {
      before = read
      await wait(300)
    }
    // What lies in the buffers of both ends is some megabytes; the file has 27.
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(2_000)

    response.destroy()
    await expect.poll(() => ended).toBe(true)
    const taken = read
    await wait(300)
    expect(read).toBe(taken)
  },
)
