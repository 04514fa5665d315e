import { editorDefaults } from '@ramiform/core/form'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

let server: TestApp
let owner: TestBrowser
let owners = 0

beforeAll(async () => {
  server = await buildTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  owners += 1
  owner = await server.owner(`owner-${owners}@example.org`)
})

async function create(body: object = { name: 'A form', schema: aSchema() }) {
  const answer = await owner.call('POST', '/api/forms', { body })
  expect(answer.status).toBe(200)
  return answer.body.form
}

describe('an owner', () => {
  test('creates a draft from a name alone, with the editor’s defaults', async () => {
    const form = await create({ name: 'Only a name' })
    expect(form).toMatchObject({
      name: 'Only a name',
      slug: null,
      isPublished: false,
      submissionCount: 0,
      version: 1,
      schema: { fields: [], settings: editorDefaults },
    })
    expect((await owner.call('GET', `/api/forms/${form.id}`)).body).toEqual({ form })
  })

  test('lists forms newest first, each with its shape and without its schema', async () => {
    await create({ name: 'First' })
    const conditional = { dependsOn: 'a', condition: 'is_not_empty', value: '' }
    await create({ name: 'Second', schema: aSchema([{ id: 'a' }, { id: 'b', conditional }]) })
    const { forms } = (await owner.call('GET', '/api/forms')).body
    expect(forms.map(({ name }: { name: string }) => name)).toEqual(['Second', 'First'])
    expect(forms[0].shape).toEqual({ total: 2, dependsOn: [[], [0]] })
    expect(forms[0].schema).toBeUndefined()
  })

  test('saves, and an edit of an older version gets 409 with what is stored', async () => {
    const form = await create()
    const save = (name: string, version?: number) =>
      owner.call('PUT', `/api/forms/${form.id}`, { body: { name, schema: aSchema(), version } })
    const first = await save('Mine', 1)
    expect([first.status, first.body.form.version]).toEqual([200, 2])
    const stale = await save('Theirs', 1)
    expect(stale.status).toBe(409)
    expect(stale.body).toEqual({
      error: 'This form was saved elsewhere after you opened it',
      code: 'stale_version',
      current: first.body.form,
    })
    expect((await owner.call('GET', `/api/forms/${form.id}`)).body.form.name).toBe('Mine')
    expect((await save('From the future', 99_999_999_999)).status).toBe(422)
    const last = await save('Last write wins')
    expect([last.status, last.body.form.version]).toEqual([200, 3])
  })

  test('finds the form as it was at each version', async () => {
    const form = await create({ name: 'One', schema: aSchema([{ id: 'a' }]) })
    await owner.call('PUT', `/api/forms/${form.id}`, {
      body: { name: 'Two', schema: aSchema([{ id: 'b' }]) },
    })
    const first = (await owner.call('GET', `/api/forms/${form.id}/versions/1`)).body
    expect([first.name, first.schema.fields[0].id]).toEqual(['One', 'a'])
    for (const version of ['3', '0', '-1', 'x', '1.5', '99999999999']) {
      const answer = await owner.call('GET', `/api/forms/${form.id}/versions/${version}`)
      expect([version, answer.status]).toEqual([version, 404])
    }
  })

  test('saves a form whose rules are not finished', async () => {
    const conditional = {
      operator: 'AND',
      rules: [{ id: '', fieldId: '', condition: '', value: '' }],
    }
    const schema = aSchema([{ id: 'a', conditional: conditional as never }])
    expect((await create({ name: 'Unfinished', schema })).schema.fields[0].conditional).toEqual({
      ...conditional,
      groups: [],
    })
  })

  test('duplicates a published form into a draft of its own, without submissions', async () => {
    const form = await create({ name: 'x'.repeat(500), schema: aSchema() })
    await owner.call('POST', `/api/forms/${form.id}/publish`)
    const copy = (await owner.call('POST', `/api/forms/${form.id}/duplicate`)).body.form
    expect(copy).toMatchObject({ isPublished: false, slug: null, submissionCount: 0, version: 1 })
    expect(copy.name).toBe(`${'x'.repeat(493)} (Copy)`)
    expect(copy.schema).toEqual(form.schema)
  })

  test('keeps scenarios and ignored findings through saves, versions, publishing and copies, and hides them from visitors', async () => {
    const scenario = {
      id: 's1',
      name: 'A secret example',
      pinned: true,
      answers: { a: 'private answer' },
      visible: ['a'],
    }
    const ignored = {
      code: 'gap',
      fieldId: 'a',
      rules: [1],
      reason: 'A secret reason',
      by: 'Ada Private',
      at: '2026-11-23T12:00:00.000Z',
    }
    const settings = { scenarios: [scenario], ignoredFindings: [ignored] }
    const schema = aSchema([{ id: 'a' }], settings)
    const form = await create({ name: 'Checked', schema })
    const path = `/api/forms/${form.id}`
    await owner.call('PUT', path, { body: { name: 'Again', schema } })
    const { slug } = (await owner.call('POST', `${path}/publish`)).body.form
    const copy = (await owner.call('POST', `${path}/duplicate`)).body.form
    for (const stored of [
      (await owner.call('GET', path)).body.form.schema,
      (await owner.call('GET', `${path}/versions/1`)).body.schema,
      copy.schema,
    ]) {
      expect(stored.settings).toMatchObject(settings)
    }
    const visitor = server.visitor()
    const publicJson = JSON.stringify((await visitor.call('GET', `/api/public/forms/${slug}`)).body)
    const { text } = await visitor.open(`/f/${slug}`)
    expect(publicJson).toContain('"fields"')
    for (const seen of [publicJson, text]) {
      expect(seen).not.toMatch(/scenarios|ignoredFindings|secret|private/i)
    }
  })

  test('cannot publish a form that nobody could ever send, and is told why', async () => {
    const none = await create({ name: 'Empty', schema: aSchema([]) })
    const refused = await owner.call('POST', `/api/forms/${none.id}/publish`)
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      code: 'form_unsendable',
      error:
        'This form cannot be published because it can never be sent. The form has no questions. Visitors would have nothing to send.',
    })
    const bounds = { min: 5, max: 1 }
    const schema = aSchema([
      { id: 'a' },
      { id: 'size', type: 'number', label: 'Team size', required: true, validation: bounds },
    ])
    const crossed = await create({ name: 'Crossed', schema })
    expect((await owner.call('POST', `/api/forms/${crossed.id}/publish`)).body.problems).toEqual([
      {
        path: 'schema.fields.1',
        fieldId: 'size',
        code: 'cannot_be_sent',
        message:
          'Team size is required but cannot be answered, because an answer must be at least 5 and at most 1, so visitors cannot send the form.',
      },
    ])
    expect((await owner.call('GET', `/api/forms/${crossed.id}`)).body.form.isPublished).toBe(false)
  })

  test('publishes a form with problems that some visitors can avoid', async () => {
    const conditional = { dependsOn: 'gone', condition: 'equals', value: '' }
    const { id } = await create({
      name: 'Loose',
      schema: aSchema([{ id: 'a' }, { id: 'b', conditional }]),
    })
    expect((await owner.call('POST', `/api/forms/${id}/publish`)).body.form.isPublished).toBe(true)
  })

  test('takes a form off and publishes it again under the same link', async () => {
    const form = await create()
    const published = (await owner.call('POST', `/api/forms/${form.id}/publish`)).body.form
    const off = (await owner.call('POST', `/api/forms/${form.id}/unpublish`)).body.form
    expect([off.isPublished, off.slug]).toEqual([false, published.slug])
    const again = (await owner.call('POST', `/api/forms/${form.id}/publish`)).body.form
    expect([again.isPublished, again.slug]).toEqual([true, published.slug])
  })

  test('deletes a form with its submissions and its link', async () => {
    const form = await create()
    const { slug } = (await owner.call('POST', `/api/forms/${form.id}/publish`)).body.form
    expect((await owner.call('DELETE', `/api/forms/${form.id}`)).body).toEqual({ ok: true })
    expect((await owner.call('GET', `/api/forms/${form.id}/submissions`)).status).toBe(404)
    expect((await server.visitor().call('GET', `/api/public/forms/${slug}`)).status).toBe(404)
    expect((await owner.call('DELETE', `/api/forms/${form.id}`)).status).toBe(404)
  })

  test('calls as well with a bearer token, from wherever', async () => {
    const { bearer } = await server.owner(`owner-${owners}@example.org`)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/forms',
      headers: { authorization: `Bearer ${bearer}`, 'sec-fetch-site': 'cross-site' },
      payload: { name: 'From a script' },
    })
    expect(answer.statusCode).toBe(200)
  })
})

describe('submissions', () => {
  test('are paged, searched and counted', async () => {
    const form = await create({
      name: 'Guests',
      schema: aSchema([{ id: 'name' }, { id: 'mail', type: 'email' }]),
    })
    const { slug } = (await owner.call('POST', `/api/forms/${form.id}/publish`)).body.form
    for (const [name, mail] of [
      ['Ada', 'ada@example.org'],
      ['Bob'],
      ['ÉCOLE 100%'],
      ['Dora', 'dora@example.org'],
    ]) {
      const body = { name, ...(mail === undefined ? {} : { mail }) }
      await server.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body })
    }
    const list = async (query: string) =>
      (await owner.call('GET', `/api/forms/${form.id}/submissions?${query}`)).body
    const names = (page: { submissions: { data: { name: string } }[] }) =>
      page.submissions.map(({ data }) => data.name)

    const first = await list('limit=3')
    const second = await list(`limit=3&cursor=${first.nextCursor}`)
    expect([names(first), names(second)]).toEqual([['Dora', 'ÉCOLE 100%', 'Bob'], ['Ada']])
    expect(second.nextCursor).toBeNull()
    expect(names(await list('q=école'))).toEqual(['ÉCOLE 100%'])
    expect(names(await list('q=%25'))).toEqual(['ÉCOLE 100%'])
    expect(names(await list('q=EXAMPLE.org'))).toEqual(['Dora', 'Ada'])
    const { body } = await owner.call('GET', `/api/forms/${form.id}/submissions/stats`)
    expect(body).toEqual({ total: 4, withEmail: 2, thisWeek: 4, averagePerDay: 4, heldBack: 0 })
    expect((await owner.call('GET', `/api/forms/${form.id}`)).body.form.submissionCount).toBe(4)
  })
})
