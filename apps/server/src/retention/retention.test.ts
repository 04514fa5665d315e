import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { filledForm } from '../testing/two-owners.ts'

onEveryDatabase(({ database }) => {
  let server: TestApp
  beforeAll(async () => {
    server = await buildTestApp({ database: database() })
  })
  afterAll(() => server.close())

  const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000)

  test('submissions are deleted after the days of their form, and the count follows', async () => {
    const owner = await server.owner()
    const form = await filledForm(server, owner)
    const other = await filledForm(server, owner)
    const path = `/api/forms/${form.id}/retention`
    expect((await owner.call('GET', path)).body).toEqual({ days: null, expired: 0 })
    const { retention } = server.app.stores
    await retention.removeExpired(later(400))

    expect(await owner.call('PUT', path, { body: { days: 0 } })).toMatchObject({ status: 400 })
    expect((await owner.call('PUT', path, { body: { days: 30 } })).body).toEqual({ days: 30 })
    const submissions = async (id: string) =>
      (await owner.call('GET', `/api/forms/${id}/submissions`)).body.submissions.length
    const held = async (id: string) =>
      (await owner.call('GET', `/api/forms/${id}/held`)).body.held.length
    await retention.removeExpired(later(29))
    expect([await submissions(form.id), await held(form.id)]).toEqual([1, 1])

    await retention.removeExpired(later(31))
    expect([await submissions(form.id), await held(form.id)]).toEqual([0, 0])
    expect((await owner.call('GET', `/api/forms/${form.id}/submissions/stats`)).body.total).toBe(0)
    expect([await submissions(other.id), await held(other.id)]).toEqual([1, 1])
  })

  test('the count of expired submissions is known before the rule is saved', async () => {
    const owner = await server.owner()
    const form = await filledForm(server, owner)
    const { retention } = server.app.stores
    expect(await retention.countBefore(form.id, later(1))).toBe(1)
    const asked = await owner.call('GET', `/api/forms/${form.id}/retention?days=7`)
    expect(asked.body).toEqual({ days: null, expired: 0 })
  })
})
