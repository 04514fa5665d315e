import { randomBytes } from 'node:crypto'
import type { FormSchema } from '@ramiform/core/form'
import { beforeAll, describe, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'

const dayMs = 24 * 60 * 60 * 1_000
const open = aSchema([{ id: 'name', required: true }])
const fee = (amount: number) => ({
  id: 'fee',
  type: 'payment',
  required: true,
  payment: { amount },
})
const paying = (amount: number) =>
  aSchema([{ id: 'name', required: true }, fee(amount)], { payment: { enabled: true } })

onEveryDatabase(({ database }) => {
  let now = Date.now()
  let server: TestApp
  let owner: Awaited<ReturnType<TestApp['owner']>>
  beforeAll(async () => {
    server = await buildTestApp({ database: database(), clock: () => new Date(now) })
    owner = await server.owner()
    return () => server.close()
  })

  async function draft(schema: FormSchema) {
    const created = await owner.call('POST', '/api/forms', { body: { name: 'A form', schema } })
    const { id } = created.body.form as { id: string }
    let slug = ''
    return {
      id,
      async publish() {
        slug = (await owner.call('POST', `/api/forms/${id}/publish`)).body.form.slug
      },
      unpublish: () => owner.call('POST', `/api/forms/${id}/unpublish`),
      save: (changed: FormSchema) =>
        owner.call('PUT', `/api/forms/${id}`, { body: { name: 'A form', schema: changed } }),
      submit: (version: number, answers: object, headers = {}) =>
        server.visitor().call('POST', `/api/public/forms/${slug}/submit`, {
          body: answers,
          headers: { 'form-version': String(version), ...headers },
        }),
      post: (version: number, fields: Readonly<Record<string, string>>) =>
        server
          .visitor()
          .post(`/f/${slug}`, [['form.version', String(version)], ...Object.entries(fields)]),
      begin: (version: number, attempt = randomBytes(12).toString('hex')) =>
        server.visitor().call('POST', `/api/public/forms/${slug}/payment-intents`, {
          body: { fieldId: 'fee', attempt, answers: { name: 'Bob' } },
          headers: { 'form-version': String(version) },
        }),
      savePartial: (version: number, answers: object) =>
        server
          .visitor()
          .call(
            'PUT',
            `/api/public/forms/${slug}/partials/${randomBytes(16).toString('hex')}?revision=1&formVersion=${version}`,
            { body: answers },
          ),
      async stored() {
        return (await owner.call('GET', `/api/forms/${id}/submissions`)).body.submissions
      },
    }
  }

  async function published(schema: FormSchema) {
    const form = await draft(schema)
    await form.publish()
    return form
  }

  describe('a version that was never live', () => {
    test('does not count: a draft without the payment stores nothing', async () => {
      const form = await draft(open)
      await form.save(paying(5_000))
      await form.publish()
      const sent = await form.submit(1, { name: 'Eve' })
      expect([sent.status, Object.keys(sent.body.fieldErrors)]).toEqual([422, ['fee']])
      expect((await form.post(1, { name: 'Eve' })).status).toBe(422)
      expect(await form.stored()).toEqual([])
    })

    test('tells nothing about its questions', async () => {
      const form = await draft(aSchema([{ id: 'a', label: 'Secret plan', required: true }]))
      await form.save(open)
      await form.publish()
      await form.unpublish()
      await form.save(aSchema([{ id: 'b', label: 'Secret draft', required: true }]))
      await form.save(open)
      await form.publish()
      for (const version of [1, 2, 3, 4, 5]) {
        const refused = await form.submit(version, {})
        expect(refused.text).not.toContain('Secret')
        expect((await form.post(version, {})).text).not.toContain('Secret')
      }
    })

    test('is not stored with unfinished answers', async () => {
      const settings = { advanced: { autoSave: true } }
      const form = await draft(aSchema([{ id: 'secret' }], settings))
      await form.save(aSchema([{ id: 'name' }], settings))
      await form.publish()
      await form.savePartial(1, { name: 'Bob', secret: 'x' })
      const { partials } = (await owner.call('GET', `/api/forms/${form.id}/partials`)).body
      expect(partials).toMatchObject([{ formVersion: 2, data: { name: 'Bob' } }])
    })
  })

  describe('a version that was live', () => {
    const longer = aSchema([{ id: 'name' }, { id: 'age', required: true }])

    test('counts for 24 hours after it was replaced, however long it was live', async () => {
      const form = await published(open)
      now = Date.now() + 3 * dayMs
      await form.save(longer)
      now = Date.now() + dayMs - 60_000
      expect((await form.submit(1, { name: 'Bob' })).status).toBe(200)
      expect(await form.stored()).toMatchObject([{ formVersion: 1 }])
      now = Date.now() + dayMs + 60_000
      expect((await form.submit(1, { name: 'Bob' })).status).toBe(422)
      now = Date.now()
    })

    test('counts for 24 hours after the form was unpublished, also when another is live now', async () => {
      const form = await published(open)
      await form.unpublish()
      await form.save(longer)
      expect((await form.submit(1, { name: 'Bob' })).status).toBe(404)
      await form.publish()
      expect((await form.submit(1, { name: 'Bob' })).status).toBe(200)
      expect((await form.submit(2, { name: 'Bob' })).status).toBe(422)
    })

    test('is live again when the form is published again unchanged', async () => {
      const form = await published(open)
      await form.unpublish()
      await form.publish()
      const times = await database()
        .kysely.selectFrom('form_versions')
        .where('form_id', '=', form.id)
        .select(['live_since', 'live_until'])
        .execute()
      expect(times).toEqual([{ live_since: expect.any(Date), live_until: null }])
    })

    test('is posted without JavaScript with the questions that it had', async () => {
      const form = await published(aSchema([{ id: 'name' }, { id: 'city' }]))
      await form.save(aSchema([{ id: 'name' }]))
      await form.post(1, { name: 'Bob', city: 'Graz' })
      expect(await form.stored()).toMatchObject([{ data: { name: 'Bob', city: 'Graz' } }])
    })
  })

  describe('rules that follow the current version', () => {
    const changed: readonly [string, FormSchema, FormSchema, string, string][] = [
      [
        'a payment that is required now',
        open,
        paying(5_000),
        'payment',
        'The payment or a price in this form has changed.',
      ],
      [
        'a price that was raised',
        paying(100),
        paying(50_000),
        'payment',
        'The payment or a price in this form has changed.',
      ],
      [
        'an email address that is collected now',
        open,
        aSchema([{ id: 'name' }], { collectEmail: true }),
        'emailRequired',
        'This form now asks for your email address.',
      ],
      [
        'one submission per person',
        open,
        aSchema([{ id: 'name' }], { allowMultipleSubmissions: false }),
        'onlyOnce',
        'This form now accepts one submission per person.',
      ],
    ]

    test.each(changed)('%s: 409 with the current form', async (_what, before, after, rule, why) => {
      const form = await published(before)
      await form.save(after)
      const refused = await form.submit(1, { name: 'Eve' })
      expect([refused.status, refused.body.code, refused.body.changes]).toEqual([
        409,
        'form_changed',
        [rule],
      ])
      expect(refused.body.error).toBe(`${why} Please check your answers and send them again.`)
      expect(refused.body.form).toMatchObject({ version: 2, schema: { fields: after.fields } })
      expect(await form.stored()).toEqual([])
    })

    test.each(changed)('%s: the page comes back without JavaScript', async (...row) => {
      const [, before, after, , why] = row
      const form = await published(before)
      await form.save(after)
      const page = await form.post(1, { name: 'Eve Adams' })
      expect(page.status).toBe(409)
      expect(page.text).toContain(why)
      expect(page.text).toContain('value="Eve Adams"')
      expect(page.text).toContain('"version":2')
      expect(await form.stored()).toEqual([])
    })

    test('a payment begins by the current price only', async () => {
      const form = await published(paying(100))
      await form.save(paying(50_000))
      const refused = await form.begin(1)
      expect([refused.status, refused.body.code, refused.body.form.version]).toEqual([
        409,
        'form_changed',
        2,
      ])
      expect((await form.begin(2)).body.amount).toBe(50_000)
    })

    test('a payment begun before the change counts, and only when it was paid', async () => {
      const form = await published(paying(100))
      const { clientSecret } = (await form.begin(1)).body
      await form.save(paying(50_000))
      const answers = { name: 'Bob', fee: { clientSecret } }
      expect((await form.submit(1, answers)).status).toBe(422)
      const body = { clientSecret, card: '4242 4242 4242 4242' }
      await server.visitor().call('POST', '/api/public/test-payments/confirm', { body })
      expect((await form.submit(1, answers)).status).toBe(200)
      expect(await form.stored()).toMatchObject([{ data: { fee: { amount: 100 } } }])
    })

    test('a payment begun before the change pays for nothing else', async () => {
      const plan = { id: 'plan', type: 'radio', options: ['Free', 'Pro'], required: true }
      const conditional = { dependsOn: 'plan', condition: 'equals', value: 'Pro' } as const
      const settings = { payment: { enabled: true } }
      const form = await published(aSchema([plan, { ...fee(100), conditional }], settings))
      const begun = await server
        .visitor()
        .call('POST', `/api/public/forms/${await slugOf(form.id)}/payment-intents`, {
          body: {
            fieldId: 'fee',
            attempt: randomBytes(12).toString('hex'),
            answers: { plan: 'Pro' },
          },
        })
      expect(begun.status).toBe(200)
      await form.save(aSchema([plan, fee(50_000)], settings))
      const { clientSecret } = begun.body
      const refused = await form.submit(1, { plan: 'Free', fee: { clientSecret } })
      expect([refused.status, refused.body.code]).toEqual([409, 'form_changed'])
      expect(await form.stored()).toEqual([])
    })

    test('answers that are stored already are acknowledged again', async () => {
      const form = await published(open)
      const key = { 'idempotency-key': 'the-same-key-again' }
      expect((await form.submit(1, { name: 'Bob' }, key)).status).toBe(200)
      await form.save(paying(5_000))
      expect((await form.submit(1, { name: 'Bob' }, key)).status).toBe(200)
      expect(await form.stored()).toHaveLength(1)
    })

    test('what else changed asks nobody to send again', async () => {
      const form = await published(paying(100))
      const { clientSecret } = (await form.begin(1)).body
      const body = { clientSecret, card: '4242 4242 4242 4242' }
      await server.visitor().call('POST', '/api/public/test-payments/confirm', { body })
      const [name, payment] = paying(100).fields
      if (name === undefined || payment === undefined) throw new Error('two fields')
      const settings = { payment: { enabled: true }, title: 'Another title' }
      await form.save({ fields: [{ ...payment, label: 'Your fee' }, name], settings })
      expect((await form.submit(1, { name: 'Bob', fee: { clientSecret } })).status).toBe(200)
    })

    async function slugOf(id: string): Promise<string> {
      return (await owner.call('GET', `/api/forms/${id}`)).body.form.slug
    }
  })
})
