import { trapName } from '@ramiform/contract/trap'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { aSubmission } from '../testing/stored-form.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

const plan = { id: 'plan', label: 'Plan', type: 'radio', options: ['Free', 'Pro'] }
const seats = { id: 'seats', type: 'number' }
const whenPro = { conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' } }
const schema = aSchema([plan, { ...seats, ...whenPro }])

onEveryDatabase(({ database }) => {
  let server: TestApp
  let owner: TestBrowser
  let formId: string
  let slug: string

  beforeAll(async () => {
    server = await buildTestApp({ database: database() })
    owner = await server.owner()
    const created = await owner.call('POST', '/api/forms', { body: { name: 'x', schema } })
    formId = created.body.form.id
    slug = (await owner.call('POST', `/api/forms/${formId}/publish`)).body.form.slug
  })
  afterAll(() => server.close())

  const submit = (body: object) =>
    server.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body })
  const read = async (query = '') =>
    (await owner.call('GET', `/api/forms/${formId}/coverage${query}`)).body

  /** The coverage of a count from the beginning. */
  async function recount() {
    const { kysely } = database()
    await kysely.deleteFrom('coverage_days').where('form_id', '=', formId).execute()
    await kysely.deleteFrom('coverage_states').where('form_id', '=', formId).execute()
    return read()
  }

  const ids = async () => {
    const { body } = await owner.call('GET', `/api/forms/${formId}/submissions`)
    return body.submissions.map(({ id }: { id: string }) => id)
  }

  test('a form without submissions has counts of zero', async () => {
    expect(await read()).toEqual({
      total: 0,
      counted: 0,
      isCounting: false,
      firstDay: null,
      fields: [
        {
          fieldId: 'plan',
          asked: 0,
          answered: 0,
          options: [
            { value: 'Free', count: 0, offered: true },
            { value: 'Pro', count: 0, offered: true },
          ],
          rules: [],
          groups: [],
        },
        {
          fieldId: 'seats',
          asked: 0,
          answered: 0,
          options: null,
          rules: [{ number: 1, asked: 0, held: 0, decided: { whenTrue: 0, whenFalse: 0 } }],
          groups: [],
        },
      ],
    })
  })

  test('sums follow new submissions, deletion, restoring, released spam and new versions', async () => {
    await submit({ plan: 'Pro', seats: '4' })
    await submit({ plan: 'Free' })
    expect(await read()).toMatchObject({
      total: 2,
      counted: 2,
      fields: [
        { asked: 2, answered: 2, options: [{ count: 1 }, { count: 1 }] },
        {
          asked: 1,
          answered: 1,
          rules: [{ asked: 2, held: 1, decided: { whenTrue: 1, whenFalse: 1 } }],
        },
      ],
    })

    await submit({ plan: 'Pro' })
    const [newest] = await ids()
    expect((await read()).fields[1]).toMatchObject({ asked: 2, answered: 1 })
    await owner.call('DELETE', `/api/forms/${formId}/submissions/${newest}`)
    // The numbers of submissions are as before; only the ids tell the days apart.
    await submit({ plan: 'Free' })
    expect((await read()).fields[1]).toMatchObject({ asked: 1, answered: 1 })
    await owner.call('POST', `/api/forms/${formId}/submissions/${newest}/restore`)
    expect((await read()).fields[1]).toMatchObject({ asked: 2, answered: 1 })

    await submit({ plan: 'Pro', seats: '9', [trapName]: 'x' })
    const held = await owner.call('GET', `/api/forms/${formId}/held`)
    expect((await read()).counted).toBe(4)
    await owner.call('POST', `/api/forms/${formId}/held/${held.body.held[0].id}/release`)
    expect((await read()).fields[1]).toMatchObject({ asked: 3, answered: 2 })

    const changed = aSchema([{ ...plan, options: ['Pro', 'Team'] }, seats])
    await owner.call('PUT', `/api/forms/${formId}`, { body: { name: 'x', schema: changed } })
    await submit({ plan: 'Team', seats: '1' })
    const latest = await read()
    expect(latest).toMatchObject({
      counted: 6,
      fields: [
        {
          asked: 6,
          options: [
            { value: 'Pro', count: 3 },
            { value: 'Team', count: 1 },
            { value: 'Free', count: 2, offered: false },
          ],
        },
        { asked: 4, answered: 3, rules: [] },
      ],
    })
    expect(await read('?fromVersion=2')).toMatchObject({ total: 6, counted: 1 })
    expect(await recount()).toEqual(latest)
  })

  test('older submissions that appear later are counted too, and a period leaves them out', async () => {
    const old = aSubmission(formId, {
      submittedAt: new Date('2026-01-05T12:00:00Z'),
      data: { plan: 'Pro' },
    })
    await server.app.stores.intake.add(old)
    const all = await read()
    expect(all).toMatchObject({ counted: 7, firstDay: '2026-01-05' })
    expect(await read('?since=2026-02-01')).toMatchObject({ total: 7, counted: 6 })
    expect(await recount()).toEqual(all)
  })

  test('any order of changes gives the sums of a full count', async () => {
    let seed = 41_385
    const pick = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      return (seed >>> 8) % below
    }
    const deleted: string[] = []
    for (let round = 0; round < 4; round += 1) {
      for (let step = 0; step < 6; step += 1) {
        const present: string[] = await ids()
        const action = pick(4)
        const one = present[pick(present.length)]
        if (action === 0 && one !== undefined) {
          await owner.call('DELETE', `/api/forms/${formId}/submissions/${one}`)
          deleted.push(one)
        } else if (action === 1 && deleted.length > 0) {
          const back = deleted.splice(pick(deleted.length), 1)
          await owner.call('POST', `/api/forms/${formId}/submissions/restore`, {
            body: { ids: back },
          })
        } else await submit(pick(2) === 0 ? { plan: 'Pro' } : { plan: 'Team', seats: '2' })
        if (pick(2) === 0) await server.app.coverage.updateOutdated()
      }
      const kept = await read()
      expect(kept.counted).toBe((await ids()).length)
      expect(await recount()).toEqual(kept)
    }
  })

  test('the background count brings opened forms up to date, and only these', async () => {
    await read()
    const before = await database()
      .kysely.selectFrom('coverage_days')
      .select(({ fn }) => fn.sum('submissions').as('sum'))
      .where('form_id', '=', formId)
      .executeTakeFirstOrThrow()
    await submit({ plan: 'Pro' })
    await server.app.coverage.updateOutdated()
    const after = await database()
      .kysely.selectFrom('coverage_days')
      .select(({ fn }) => fn.sum('submissions').as('sum'))
      .where('form_id', '=', formId)
      .executeTakeFirstOrThrow()
    expect(Number(after.sum)).toBe(Number(before.sum) + 1)

    const other = await owner.call('POST', '/api/forms', { body: { name: 'y', schema } })
    await server.app.coverage.updateOutdated()
    const states = await database().kysely.selectFrom('coverage_states').selectAll().execute()
    expect(states.map(({ form_id }) => form_id)).not.toContain(other.body.form.id)
  })

  test('a form that is deleted forever takes its sums along', async () => {
    await owner.call('DELETE', `/api/forms/${formId}`)
    expect((await owner.call('GET', `/api/forms/${formId}/coverage`)).status).toBe(404)
    await owner.call('DELETE', `/api/bin/forms/${formId}`)
    const rows = await database().kysely.selectFrom('coverage_days').selectAll().execute()
    expect(rows.filter(({ form_id }) => form_id === formId)).toEqual([])
  })
})
