import { readdir } from 'node:fs/promises'
import { uploadsKey } from '@ramiform/fields/file/uploads-key'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clearOutRegularly } from '../clear-out.ts'
import { callNames, contractCall } from '../http/contract-call.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { sendFile } from '../testing/send-file.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { ownerCallBodies, ownerCallQueries } from '../testing/two-owners.ts'

const start = new Date('2026-11-21T12:00:00.000Z')
const dayMs = 24 * 60 * 60 * 1_000
const fileField = { id: 'cv', type: 'file', label: 'Your CV' }

onEveryDatabase(({ database, otherNode }) => {
  let node: TestApp
  let other: TestApp
  let now = start
  let owners = 0

  beforeAll(async () => {
    node = await buildTestApp({ database: database(), clock: () => now })
    // One process alone has an embedded database.
    const isShared = otherNode() !== database()
    other = isShared ? await buildTestApp({ database: otherNode(), clock: () => now }) : node
  })
  afterAll(async () => {
    await node.close()
    if (other !== node) await other.close()
  })

  async function anOwner() {
    now = start
    owners += 1
    return node.owner(`owner-${owners}@example.org`)
  }

  async function publish(owner: TestBrowser, name = 'Sign up', schema = aSchema()) {
    const created = await owner.call('POST', '/api/forms', { body: { name, schema } })
    const { id } = created.body.form
    const { slug } = (await owner.call('POST', `/api/forms/${id}/publish`)).body.form
    const path = `/api/forms/${id}`
    const submissions = `${path}/submissions`
    return {
      id,
      slug,
      path,
      submissions,
      submit: (body: object, on = node) =>
        on.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body }),
      list: async (query = '') =>
        (await owner.call('GET', `${submissions}${query}`)).body.submissions as { id: string }[],
      total: async () => (await owner.call('GET', `${submissions}/stats`)).body.total as number,
      remove: () => owner.call('DELETE', path),
      restore: () => owner.call('POST', `/api/bin/forms/${id}/restore`),
      removeForever: () => owner.call('DELETE', `/api/bin/forms/${id}`),
    }
  }

  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

  describe('a form in the bin', () => {
    test('is gone for respondents on every node at once, although its page was cached', async () => {
      const owner = await anOwner()
      const schema = aSchema(
        [{ id: 'name' }, fileField, { id: 'fee', type: 'payment', payment: { amount: 500 } }],
        { advanced: { autoSave: true }, payment: { enabled: true } },
      )
      const form = await publish(owner, 'Sign up', schema)
      const begun = await sendFile(node.app, {
        form: form.slug,
        field: 'cv',
        name: 'a.txt',
        content: Buffer.from('abc'),
        parts: 0,
      })
      const key = '0123456789abcdef0123456789abcdef'
      const attempts = (on: TestApp) =>
        Promise.all([
          on.visitor().call('GET', `/f/${form.slug}`),
          on.visitor().call('GET', `/f/${form.slug}?embed=true`),
          on.visitor().call('GET', `/api/public/forms/${form.slug}`),
          form.submit({ name: 'Bob' }, on),
          on.visitor().call('PUT', `/api/public/forms/${form.slug}/partials/${key}?revision=1`, {
            body: { name: 'B' },
          }),
          on.visitor().call('POST', `/api/public/forms/${form.slug}/payment-intents`, {
            body: { fieldId: 'fee', attempt: key.slice(0, 24), answers: { name: 'Bob' } },
          }),
          on.visitor().call('HEAD', `/api/public/uploads/${begun.id}`, {
            headers: { 'tus-resumable': '1.0.0' },
          }),
        ])
      const before = await attempts(node)
      expect(before.map(({ status }) => status)).toEqual(Array(7).fill(200))
      await other.visitor().call('GET', `/f/${form.slug}`)
      expect((await form.remove()).body).toEqual({ ok: true })
      for (const on of [node, other]) {
        expect((await attempts(on)).map(({ status }) => status)).toEqual(Array(7).fill(404))
      }
      const late = await sendFile(node.app, {
        form: form.slug,
        field: 'cv',
        name: 'b.txt',
        content: Buffer.from('abc'),
      })
      expect(late.status).toBe(404)
    })

    test('is not found by any call of its owner except those of the bin', async () => {
      const owner = await anOwner()
      const form = await publish(owner)
      await form.submit({ name: 'Bob' })
      const [submission] = await form.list()
      await form.remove()
      const names = callNames.filter((name) => {
        const { access, path } = contractCall(name)
        return access === 'owner' && path.startsWith('/api/forms/{id}')
      })
      expect(names.length).toBeGreaterThan(25)
      for (const name of names) {
        const { method, path, body } = contractCall(name)
        const address = `${path}${ownerCallQueries[name] ?? ''}`
          .replace('{id}', form.id)
          .replace('{version}', '1')
          .replace('{submissionId}', submission?.id ?? '')
          .replace(/\{\w+\}/, '01890000-0000-7000-8000-000000000000')
        const answer = await owner.call(
          method,
          address,
          body === undefined ? {} : { body: ownerCallBodies[name] },
        )
        expect([name, answer.status]).toEqual([name, 404])
      }
      expect((await owner.call('GET', `${form.submissions}.csv`)).status).toBe(404)
      expect((await owner.call('GET', '/api/forms')).body).toEqual({ forms: [] })
      const bin = await owner.call('GET', '/api/bin/submissions')
      expect(bin.body).toEqual({ submissions: [], total: 0, nextCursor: null })
    })

    test('is listed with its submissions, and comes back as a draft with everything it had', async () => {
      const owner = await anOwner()
      const form = await publish(owner, 'Workshop', aSchema(undefined, { collectEmail: true }))
      await form.submit({ name: 'Ann', submitterEmail: 'ann@example.org' })
      await form.submit({ name: 'Bob', submitterEmail: 'bob@example.org' })
      const [bob] = await form.list('?q=bob')
      await owner.call('DELETE', `${form.submissions}/${bob?.id}`)
      const before = (await owner.call('GET', form.path)).body.form
      const [list, statistics] = [await form.list(), await form.total()]

      now = new Date(start.getTime() + dayMs)
      await form.remove()
      expect((await owner.call('GET', '/api/bin/forms')).body).toMatchObject({
        forms: [
          {
            id: form.id,
            name: 'Workshop',
            slug: form.slug,
            submissionCount: 1,
            deletedAt: now.toISOString(),
          },
        ],
        total: 1,
        nextCursor: null,
      })
      const restored = await form.restore()
      expect(restored.body.form).toEqual({ ...before, isPublished: false })
      expect((await owner.call('GET', form.path)).body.form).toEqual(restored.body.form)
      expect([await form.list(), await form.total()]).toEqual([list, statistics])
      const bin = (await owner.call('GET', '/api/bin/submissions')).body.submissions
      expect(ids(bin)).toEqual([bob?.id])
      expect((await form.restore()).status).toBe(404)

      expect((await form.submit({ name: 'Eve' })).status).toBe(404)
      await owner.call('POST', `${form.path}/publish`)
      const again = { name: 'Eve', submitterEmail: 'eve@example.org' }
      expect((await form.submit(again, other)).status).toBe(200)
    })

    test('comes back with its unpublished changes: as a draft, or as it was before', async () => {
      const owner = await anOwner()
      const form = await publish(owner, 'Sign up', aSchema([{ id: 'one' }]))
      const workingCopy = `${form.path}/working-copy`
      const edit = { name: 'Edited', schema: aSchema([{ id: 'one' }, { id: 'two' }]) }
      await owner.call('PUT', workingCopy, { body: edit })
      const state = async () => [
        (await owner.call('GET', workingCopy)).body,
        (await owner.call('GET', '/api/forms')).body,
        (await owner.call('GET', `${form.path}/versions`)).body,
        (await other.visitor().call('GET', `/api/public/forms/${form.slug}`)).body,
      ]
      const before = await state()
      expect(before[0]).toMatchObject({ form: { ...edit, hasUnpublishedChanges: true } })

      now = new Date(start.getTime() + 1_000)
      await form.remove()
      const restored = await owner.call('POST', `/api/bin/forms/${form.id}/restore?as=before`)
      expect(restored.body.form).toMatchObject({ name: 'Sign up', version: 1, isPublished: true })
      expect(await state()).toEqual(before)
      expect((await form.submit({ one: 'Eve' })).status).toBe(200)

      await form.remove()
      expect((await owner.call('GET', '/api/bin/forms')).body.forms).toMatchObject([
        { name: 'Edited' },
      ])
      expect((await form.restore()).body.form).toMatchObject({ ...edit, isPublished: false })
      expect((await owner.call('GET', workingCopy)).body.form).toMatchObject({
        ...edit,
        live: null,
      })

      // A form that was not published is not published by this either.
      now = new Date(start.getTime() + 2_000)
      await form.remove()
      const draft = await owner.call('POST', `/api/bin/forms/${form.id}/restore?as=before`)
      expect(draft.body.form).toMatchObject({ ...edit, isPublished: false })
    })

    test('keeps its link for itself until it is deleted forever', async () => {
      const owner = await anOwner()
      const form = await publish(owner)
      await form.remove()
      const rival = await publish(owner)
      expect(rival.slug).not.toBe(form.slug)
      const take = () => owner.call('PUT', `${rival.path}/slug`, { body: { slug: form.slug } })
      expect((await take()).status).toBe(409)
      expect((await form.removeForever()).body).toEqual({ ok: true })
      expect((await take()).status).toBe(200)
      expect((await form.restore()).status).toBe(404)
    })

    test('is deleted forever only from the bin, and only by its owner', async () => {
      const owner = await anOwner()
      const form = await publish(owner)
      expect((await form.removeForever()).status).toBe(404)
      await form.remove()
      const stranger = await node.owner('stranger@example.org')
      for (const [method, path] of [
        ['DELETE', `/api/bin/forms/${form.id}`],
        ['POST', `/api/bin/forms/${form.id}/restore`],
      ] as const) {
        expect((await stranger.call(method, path)).status).toBe(404)
        expect((await node.visitor().call(method, path)).status).toBe(401)
      }
      await stranger.call('DELETE', '/api/bin')
      const seen = await stranger.call('GET', '/api/bin/forms')
      expect(seen.body).toEqual({ forms: [], total: 0, nextCursor: null })
      expect((await form.restore()).status).toBe(200)
    })
  })

  describe('submissions in the bin', () => {
    test('move together, and come back to the count, the list, the search and the CSV', async () => {
      const owner = await anOwner()
      const form = await publish(owner, 'Sign up', aSchema(undefined, { collectEmail: true }))
      for (const name of ['Ann', 'Bob', 'Eve']) {
        await form.submit({ name, submitterEmail: `${name}@example.org` })
      }
      const csv = async () => (await owner.call('GET', `${form.submissions}.csv`)).text
      const before = [await form.list(), await form.list('?q=eve'), await form.total(), await csv()]
      const all = ids(await form.list())
      const unknown = '01890000-0000-7000-8000-000000000000'
      const move = (how: 'delete' | 'restore') =>
        owner.call('POST', `${form.submissions}/${how}`, { body: { ids: [...all, unknown, 'x'] } })
      expect((await move('delete')).body.ids.toSorted()).toEqual(all.toSorted())
      expect((await move('delete')).body).toEqual({ ids: [] })
      expect([await form.list(), await form.total()]).toEqual([[], 0])
      expect((await csv()).trim().split('\n')).toHaveLength(1)
      expect((await move('restore')).body.ids).toHaveLength(3)
      expect((await move('restore')).body).toEqual({ ids: [] })
      expect([
        await form.list(),
        await form.list('?q=eve'),
        await form.total(),
        await csv(),
      ]).toEqual(before)
      const tooMany = { ids: Array.from({ length: 201 }, () => unknown) }
      const refused = await owner.call('POST', `${form.submissions}/delete`, { body: tooMany })
      expect(refused.status).toBe(400)
    })

    test('are listed page by page over all forms, and found by their answers', async () => {
      const owner = await anOwner()
      const forms = [await publish(owner, 'First'), await publish(owner, 'Second')]
      const deleted: string[] = []
      for (const [index, form] of forms.entries()) {
        for (const name of ['Ann', 'Bob', 'Eve']) await form.submit({ name })
        now = new Date(start.getTime() + (index + 1) * 1_000)
        const moved = ids(await form.list())
        await owner.call('POST', `${form.submissions}/delete`, { body: { ids: moved } })
        deleted.unshift(...moved)
      }
      const found: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const query: string = cursor === '' ? '' : `&cursor=${cursor}`
        const { body } = await owner.call('GET', `/api/bin/submissions?limit=2${query}`)
        expect(body.total).toBe(6)
        found.push(...ids(body.submissions))
        cursor = body.nextCursor
      }
      expect(found).toHaveLength(6)
      expect(found.toSorted()).toEqual(deleted.toSorted())
      const search = await owner.call('GET', '/api/bin/submissions?q=BOB')
      expect(search.body.nextCursor).toBeNull()
      expect(search.body.submissions).toMatchObject([
        { formName: 'Second', data: { name: 'Bob' } },
        { formName: 'First', data: { name: 'Bob' } },
      ])
      const [first] = forms
      const ofOne = await owner.call('GET', `/api/bin/submissions?form=${first?.id}`)
      expect(ofOne.body.total).toBe(3)
      const stranger = await node.owner('stranger@example.org')
      const foreign = await stranger.call('GET', `/api/bin/submissions?form=${first?.id}`)
      expect(foreign.status).toBe(404)
    })

    test('are deleted forever one by one or all at once', async () => {
      const owner = await anOwner()
      const form = await publish(owner)
      for (const name of ['Ann', 'Bob', 'Eve']) await form.submit({ name })
      const [one = '', two = '', three = ''] = ids(await form.list())
      const forever = (id: string) => owner.call('DELETE', `${form.submissions}/${id}/forever`)
      expect((await forever(one)).status).toBe(404)
      await owner.call('POST', `${form.submissions}/delete`, { body: { ids: [one, two] } })
      expect((await forever(one)).body).toEqual({ ok: true })
      expect((await forever(one)).status).toBe(404)
      const seen = now.toISOString()
      now = new Date(start.getTime() + 1_000)
      await owner.call('DELETE', `${form.submissions}/${three}`)
      await owner.call('DELETE', `/api/bin?before=${seen}`)
      const left = (await owner.call('GET', '/api/bin/submissions')).body.submissions
      expect(ids(left)).toEqual([three])
      await owner.call('DELETE', '/api/bin')
      expect((await owner.call('GET', '/api/bin/submissions')).body.total).toBe(0)
    })

    test('free the place of their sender, and take it again when they come back', async () => {
      const owner = await anOwner()
      const settings = { allowMultipleSubmissions: false, collectEmail: true }
      const form = await publish(owner, 'Vote', aSchema(undefined, settings))
      const answers = { name: 'Ann', submitterEmail: 'ann@example.org' }
      await form.submit(answers)
      expect((await form.submit(answers)).status).toBe(409)
      const [first] = await form.list()
      const claims = () =>
        database()
          .kysely.selectFrom('submission_claims')
          .where('form_id', '=', form.id)
          .where('kind', '=', 'email')
          .select('submission_id')
          .execute()
      const held = await claims()
      expect(held).toEqual([{ submission_id: first?.id }])
      await owner.call('DELETE', `${form.submissions}/${first?.id}`)
      expect(await claims()).toEqual([])
      await owner.call('POST', `${form.submissions}/${first?.id}/restore`)
      expect(await claims()).toEqual(held)
      expect((await form.submit(answers)).status).toBe(409)
    })

    test('come back to a form that has closed after its number of responses', async () => {
      const owner = await anOwner()
      const form = await publish(owner, 'Seats', aSchema(undefined, { closing: { responses: 1 } }))
      await form.submit({ name: 'Ann' })
      const [ann] = await form.list()
      await owner.call('DELETE', `${form.submissions}/${ann?.id}`)
      expect((await form.submit({ name: 'Bob' })).status).toBe(200)
      const restored = await owner.call('POST', `${form.submissions}/${ann?.id}/restore`)
      expect([restored.status, await form.total()]).toEqual([200, 2])
      expect((await form.submit({ name: 'Eve' })).status).toBe(410)
    })
  })

  test('after 30 days in the bin, forms, submissions, their files and links are deleted', async () => {
    const owner = await anOwner()
    const schema = aSchema([{ id: 'name' }, fileField])
    const [gone, stays] = [await publish(owner, 'A', schema), await publish(owner, 'B', schema)]
    const files: string[] = []
    for (const form of [gone, stays]) {
      const content = Buffer.from('abc')
      const file = { form: form.slug, field: 'cv', name: 'a.txt', content }
      const { id } = await sendFile(node.app, file)
      files.push(id)
      await form.submit({ cv: 'a.txt', [uploadsKey('cv')]: [id] })
    }
    const [submission] = await stays.list()
    const clock = createTestClock(start)
    await gone.remove()
    await owner.call('DELETE', `${stays.submissions}/${submission?.id}`)
    const { stores } = node.app
    // By the stores: the sessions end too.
    const inBin = async () => [
      (await stores.deletedForms.page(owner.userId, { limit: 1 })).total,
      (await stores.deletedSubmissions.page(owner.userId, undefined, { limit: 1 }))?.total,
    ]
    const stored = async () => {
      const names = await readdir(node.filesDir, { recursive: true })
      return files.filter((id) => names.some((name) => name.includes(id)))
    }
    const tidy = async () =>
      clearOutRegularly(node.app.stores, node.app.files, node.app.log, clock)()
    // The first round of a new clear-out runs at once, by the time of the clock.
    clock.advanceTo(new Date(start.getTime() + 30 * dayMs - 1_000))
    await tidy()
    expect([await inBin(), await stored()]).toEqual([[1, 1], files])
    clock.advance(2)
    await tidy()
    expect([await inBin(), await stored()]).toEqual([[0, 0], []])
    const renamed = await stores.forms.changeSlug(owner.userId, stays.id, gone.slug, clock.now())
    expect(renamed).toMatchObject({ slug: gone.slug })
    const left = database().kysely.selectFrom('submissions').where('form_id', '=', gone.id)
    expect(await left.select('id').execute()).toEqual([])
  })
})
