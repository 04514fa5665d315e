import { randomUUID } from 'node:crypto'
import type { FormSchema } from '@ramiform/core/form'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

async function publish(schema: FormSchema) {
  const created = await home.owner.call('POST', '/api/forms', { body: { name: 'A form', schema } })
  const { body } = await home.owner.call('POST', `/api/forms/${created.body.form.id}/publish`)
  const { id, slug } = body.form
  return {
    id,
    slug,
    submit: (answers: object, headers: Record<string, string> = {}, visitor = home.visitor()) =>
      visitor.call('POST', `/api/public/forms/${slug}/submit`, { body: answers, headers }),
    save: (changed: FormSchema) =>
      home.owner.call('PUT', `/api/forms/${id}`, { body: { name: 'A form', schema: changed } }),
    async stored() {
      const answer = await home.owner.call('GET', `/api/forms/${id}/submissions`)
      return answer.body.submissions
    },
  }
}

const withCompany = aSchema([
  { id: 'plan', type: 'radio', options: ['Free', 'Pro'], required: true },
  {
    id: 'company',
    required: true,
    conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' },
  },
])

describe('a submission', () => {
  test('is stored with what was visible, and nothing else', async () => {
    const form = await publish(withCompany)
    const sent = await form.submit({ plan: 'Free', company: 'left over', other: 'x' })
    expect(sent.body).toEqual({ message: 'Your submission has been received successfully.' })
    expect(await form.stored()).toMatchObject([{ data: { plan: 'Free' }, formVersion: 1 }])
  })

  test('to a form without a visible question is refused', async () => {
    const shownByItself = {
      id: 'b',
      conditional: { dependsOn: 'a', condition: 'equals', value: 'x' },
    }
    const hidden = { id: 'a', conditional: { dependsOn: 'none', condition: 'equals', value: 'x' } }
    for (const schema of [aSchema([]), aSchema([hidden, shownByItself])]) {
      const form = await publish(aSchema())
      // Publishing refuses such a form. Forms from before that rule are still stored.
      await sql`update forms set schema = ${JSON.stringify(schema)} where id = ${form.id}`.execute(
        home.server.database.kysely,
      )
      const { status, body } = await form.submit({ a: 'x' })
      expect([status, body]).toEqual([
        422,
        { error: 'This form has no questions yet.', code: 'no_questions' },
      ])
      const posted = await home.visitor().post(`/f/${form.slug}`, [])
      expect(posted.status).toBe(422)
      expect(await form.stored()).toEqual([])
    }
    const asksEmail = await publish(aSchema([], { collectEmail: true }))
    expect((await asksEmail.submit({ submitterEmail: 'ada@example.org' })).status).toBe(200)
  })

  test('is refused with a message for each field, and nothing is stored', async () => {
    const form = await publish(withCompany)
    const refused = await form.submit({ plan: 'Pro' })
    expect(refused.status).toBe(422)
    expect(refused.body.fieldErrors).toEqual({ company: 'company is required' })
    const outside = await form.submit({ plan: 'Gold' })
    expect(outside.body.fieldErrors).toEqual({ plan: 'plan format is invalid' })
    expect(await form.stored()).toEqual([])
  })

  test('is told in the shorter words of a one-question-at-a-time form', async () => {
    const form = await publish(
      aSchema([{ id: 'name', required: true }], { displayStyle: 'single-card' }),
    )
    expect((await form.submit({})).body.fieldErrors).toEqual({ name: 'This field is required' })
  })

  test('is answered with the owner’s words and the address to go to', async () => {
    const form = await publish(
      aSchema([{ id: 'a' }], {
        successMessage: 'See you there!',
        redirectUrl: 'https://example.org/next',
      }),
    )
    expect((await form.submit({})).body).toEqual({
      message: 'See you there!',
      redirectUrl: 'https://example.org/next',
    })
  })

  test('keeps the address that the form asked for first', async () => {
    const form = await publish(aSchema([{ id: 'name' }], { collectEmail: true }))
    const without = await form.submit({ name: 'Bob' })
    expect(without.body.fieldErrors).toEqual({ submitterEmail: 'Email Address is required' })
    await form.submit({ name: 'Bob', submitterEmail: 'bob@example.org' })
    expect(await form.stored()).toMatchObject([
      { submitterEmail: 'bob@example.org', data: { name: 'Bob' } },
    ])
  })

  test('of a form that is a draft, was taken off or never was is refused alike', async () => {
    const form = await publish(aSchema())
    await home.owner.call('POST', `/api/forms/${form.id}/unpublish`)
    const off = await form.submit({ name: 'late' })
    const never = await home
      .visitor()
      .call('POST', '/api/public/forms/never-was/submit', { body: { name: 'x' } })
    expect([off.status, off.body]).toEqual([404, never.body])
    expect(off.body.error).toBe('Form not found or not published')
  })

  test('of a payment that nobody confirmed is refused', async () => {
    const form = await publish(aSchema([{ id: 'fee', type: 'payment', required: true }]))
    const claimed = await form.submit({ fee: { status: 'succeeded' } })
    expect(claimed.status).toBe(422)
    expect(await form.stored()).toEqual([])
  })
})

describe('sending again', () => {
  test('under the same key stores once and answers the same, at the same moment too', async () => {
    const form = await publish(aSchema([{ id: 'name' }], { successMessage: 'Got it' }))
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => form.submit({ name: 'Bob' }, { 'idempotency-key': key })),
    )
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      Array.from({ length: 5 }, () => [200, 'Got it']),
    )
    expect(await form.stored()).toHaveLength(1)
  })

  test('under the same key to another form is a submission of its own', async () => {
    const [one, other] = [
      await publish(aSchema([{ id: 'a' }])),
      await publish(aSchema([{ id: 'a' }])),
    ]
    const headers = { 'idempotency-key': randomUUID() }
    await one.submit({ a: '1' }, headers)
    await other.submit({ a: '2' }, headers)
    expect(await one.stored()).toMatchObject([{ data: { a: '1' } }])
    expect(await other.stored()).toMatchObject([{ data: { a: '2' } }])
  })

  test.each(['x'.repeat(256), 'has spaces in the key'])(
    'under the key "%s" is refused',
    async (key) => {
      const form = await publish(aSchema([{ id: 'a' }]))
      const answer = await form.submit({}, { 'idempotency-key': key })
      expect([answer.status, answer.body.code]).toEqual([400, 'bad_idempotency_key'])
    },
  )
})

describe('a form that was saved while a visitor had it open', () => {
  const before = aSchema([{ id: 'name', required: true }])
  const after = aSchema([{ id: 'name' }, { id: 'age', required: true }])

  test('is checked as the visitor saw it, if that was less than a day ago', async () => {
    const form = await publish(before)
    await form.save(after)
    expect((await form.submit({ name: 'Bob' })).status).toBe(422)
    expect((await form.submit({ name: 'Bob' }, { 'form-version': '1' })).status).toBe(200)
    expect(await form.stored()).toMatchObject([{ formVersion: 1, data: { name: 'Bob' } }])
  })

  test('is checked as it is now when it was open for longer, or names no version there is', async () => {
    const form = await publish(before)
    await form.save(after)
    for (const version of ['7', 'x', '-1', '99999999999']) {
      const answer = await form.submit({ name: 'Bob' }, { 'form-version': version })
      expect([version, answer.status]).toEqual([version, 422])
    }
    await sql`update form_versions set live_until = live_until - interval '25 hours' where form_id = ${form.id}`.execute(
      home.server.database.kysely,
    )
    expect((await form.submit({ name: 'Bob' }, { 'form-version': '1' })).status).toBe(422)
  })
})

describe('a form that takes one submission from each', () => {
  const once = aSchema([{ id: 'vote' }], { allowMultipleSubmissions: false })

  test('takes the first from a browser and refuses the second', async () => {
    const form = await publish(once)
    const visitor = home.visitor()
    expect((await form.submit({ vote: 'yes' }, {}, visitor)).status).toBe(200)
    const second = await form.submit({ vote: 'no' }, {}, visitor)
    expect([second.status, second.body]).toEqual([
      409,
      { error: 'You have already answered this form', code: 'already_submitted' },
    ])
    expect((await form.submit({ vote: 'no' }, {}, home.visitor())).status).toBe(200)
    expect(await form.stored()).toHaveLength(2)
  })

  test('shows a browser that has answered a page that says so instead of the form', async () => {
    const form = await publish(once)
    const [visitor, other] = [home.visitor(), home.visitor()]
    const load = (browser = visitor, headers = {}) =>
      browser.call('GET', `/f/${form.slug}`, { headers })
    const before = await load()
    expect(before.text).toContain('name="vote"')
    await form.submit({ vote: 'yes' }, {}, visitor)

    // Also a browser that asks whether its copy of the form is still right.
    for (const headers of [{}, { 'if-none-match': String(before.headers.etag) }]) {
      const after = await load(visitor, headers)
      expect([after.status, after.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(after.text).toContain('Already answered')
      expect(after.text).not.toContain('name="vote"')
      expect(after.text).not.toContain('<script')
    }
    // The page of everybody else is as it was.
    const same = await load(other, { 'if-none-match': String(before.headers.etag) })
    expect(same.status).toBe(304)
    visitor.cookies.set(`answered-${form.id}`, 'none.x.y')
    expect((await load()).text).toContain('name="vote"')
  })

  test('shows the form again once the owner has deleted the submission', async () => {
    const form = await publish(once)
    const visitor = home.visitor()
    await form.submit({ vote: 'yes' }, {}, visitor)
    const [first] = await form.stored()
    await home.owner.call('DELETE', `/api/forms/${form.id}/submissions/${first?.id}`)
    expect((await visitor.open(`/f/${form.slug}`)).text).toContain('name="vote"')
  })

  test('answers a retry of the first as it answered the first', async () => {
    const form = await publish(once)
    const visitor = home.visitor()
    const headers = { 'idempotency-key': randomUUID() }
    await form.submit({ vote: 'yes' }, headers, visitor)
    expect((await form.submit({ vote: 'yes' }, headers, visitor)).status).toBe(200)
    expect(await form.stored()).toHaveLength(1)
  })

  test('is not fooled by a receipt for another form or of one’s own making', async () => {
    const [form, other] = [await publish(once), await publish(once)]
    const visitor = home.visitor()
    await other.submit({ vote: 'yes' }, {}, visitor)
    const receipt = visitor.cookies.find(`answered-${other.id}`)?.value ?? ''
    for (const forged of [receipt, 'none.', 'x.y', 'x.y.z', `none.${randomUUID()}.z`]) {
      visitor.cookies.set(`answered-${form.id}`, forged)
      expect((await form.submit({ vote: 'yes' }, {}, visitor)).status).toBe(200)
    }
  })

  test('takes one from each e-mail address, at the same moment too', async () => {
    const form = await publish(aSchema([{ id: 'vote' }], { ...once.settings, collectEmail: true }))
    const answers = await Promise.all(
      ['bob@example.org', 'Bob@Example.org', 'eve@example.org'].map((submitterEmail) =>
        form.submit({ vote: 'yes', submitterEmail }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
    expect(await form.stored()).toHaveLength(2)
  })

  test('takes another when the owner has deleted the first, and holds to it when that is restored', async () => {
    const asksEmail = aSchema([{ id: 'vote' }], { ...once.settings, collectEmail: true })
    for (const [schema, submitterEmail] of [
      [once, undefined],
      [asksEmail, 'bob@example.org'],
    ] as const) {
      const form = await publish(schema)
      const visitor = home.visitor()
      // The address is known whatever the browser, the browser whatever the address.
      const submit = () =>
        form.submit({ vote: 'yes', submitterEmail }, {}, submitterEmail ? home.visitor() : visitor)
      await submit()
      const [first] = await form.stored()
      const address = `/api/forms/${form.id}/submissions/${first?.id}`
      await home.owner.call('DELETE', address)
      await home.owner.call('POST', `${address}/restore`)
      expect((await submit()).status).toBe(409)
      await home.owner.call('DELETE', address)
      expect((await submit()).status).toBe(200)
      expect((await submit()).status).toBe(409)
      await home.owner.call('POST', `${address}/restore`)
      expect(await form.stored()).toHaveLength(2)
    }
  })
})

test('a version that is saved is public at once', async () => {
  const form = await publish(aSchema([{ id: 'a' }]))
  for (let version = 2; version < 6; version += 1) {
    await form.save(aSchema([{ id: `a${version}` }]))
    const read = await home.visitor().call('GET', `/api/public/forms/${form.slug}`)
    expect(read.body.form.schema.fields[0].id).toBe(`a${version}`)
  }
})

test('what is public is named member by member', async () => {
  const form = await publish(
    aSchema([{ id: 'a' }], {
      title: 'T',
      notifications: { email: 'secret@example.org', webhook: 'https://93.184.215.14/secret' },
      redirectUrl: 'https://example.org/after',
      payment: {
        enabled: true,
        publishableKey: 'pk_test_1',
        successUrl: 'https://example.org/paid',
      },
    }),
  )
  const read = await home.visitor().call('GET', `/api/public/forms/${form.slug}`)
  expect(read.body.form).toEqual({
    id: form.id,
    name: 'A form',
    slug: form.slug,
    version: 1,
    schema: {
      fields: [{ id: 'a', type: 'text', label: 'a' }],
      settings: { title: 'T', payment: { enabled: true, publishableKey: 'pk_test_1' } },
    },
  })
  const page = await home.visitor().open(`/f/${form.slug}`)
  expect(page.text).not.toContain('secret')
})

test('answers are not logged', async () => {
  const form = await publish(aSchema([{ id: 'a' }, { id: 'mail', type: 'email' }]))
  await form.submit({ a: 'a very private answer', mail: 'private@example.org' })
  await home.owner.call('GET', `/api/forms/${form.id}/submissions?q=private`)
  expect(home.server.log()).not.toContain('private')
})

test('a form with ids that JavaScript knows receives answers', async () => {
  const ids = [
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'then',
    'length',
  ]
  const { body } = await home.owner.call('POST', '/api/forms', {
    body: {
      name: 'Form',
      schema: {
        ...aSchema(ids.map((id) => ({ id, required: true, section: 'toJSON' }))),
        sections: [{ id: 'toJSON', title: 'About' }],
      },
    },
  })
  const { id } = body.form
  const { body: published } = await home.owner.call('POST', `/api/forms/${id}/publish`)
  const data = Object.fromEntries(ids.map((one) => [one, `of ${one}`]))
  const path = `/api/public/forms/${published.form.slug}/submit`
  const sent = await home.visitor().call('POST', path, { body: data })
  expect(sent.status).toBe(200)
  const { body: stored } = await home.owner.call('GET', `/api/forms/${id}/submissions`)
  expect(stored.submissions[0].data).toEqual(data)
})

test.each(['fields', 'sections', 'tables', 'hiddenFields', 'values', 'endings'])(
  '__proto__ is no id in %s, because no body of JSON can have it as a key',
  async (part) => {
    const named = { id: '__proto__', type: 'text', label: 'A', name: 'a', formula: '1' }
    const { status, body } = await home.owner.call('POST', '/api/forms', {
      body: { name: 'Form', schema: { ...aSchema([{ id: 'a' }]), [part]: [named] } },
    })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('and not __proto__')
  },
)
