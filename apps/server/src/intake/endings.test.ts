import type { FormSchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

const when = (dependsOn: string, value: string) => ({
  conditional: { dependsOn, condition: 'equals', value },
})
const schema: FormSchema = {
  ...aSchema(
    [
      { id: 'plan', type: 'radio', options: ['Free', 'Pro', 'Other'], required: true },
      { id: 'seats', ...when('plan', 'Pro') },
    ],
    { successMessage: 'Done.', redirectUrl: 'https://example.org/done' },
  ),
  hiddenFields: [{ id: 'from', name: 'from' }],
  endings: [
    { id: 'no', title: 'Sorry', message: 'Secret code: 17', ...when('plan', 'Free') },
    { id: 'go', redirectUrl: 'https://example.org/pro', ...when('seats', '9') },
    { id: 'fair', message: 'See you at the fair', ...when('from', 'fair') },
  ],
}

async function publish(given: FormSchema = schema) {
  const created = await home.owner.call('POST', '/api/forms', {
    body: { name: 'Fair', schema: given },
  })
  const { body } = await home.owner.call('POST', `/api/forms/${created.body.form.id}/publish`)
  const { slug } = body.form as { slug: string }
  const submit = async (answers: object) =>
    (await home.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body: answers })).body
  return { slug, submit }
}

test('the server answers with the first ending that fits, else with the success message', async () => {
  const { submit } = await publish()
  expect(await submit({ plan: 'Free' })).toEqual({ title: 'Sorry', message: 'Secret code: 17' })
  expect(await submit({ plan: 'Pro', seats: '9', from: 'fair' })).toEqual({
    message: 'Your submission has been received successfully.',
    redirectUrl: 'https://example.org/pro',
  })
  expect(await submit({ plan: 'Other', from: 'fair' })).toEqual({ message: 'See you at the fair' })
  expect(await submit({ plan: 'Other' })).toEqual({
    message: 'Done.',
    redirectUrl: 'https://example.org/done',
  })
})

test('an answer to a hidden question leads nowhere', async () => {
  const { submit } = await publish()
  expect(await submit({ plan: 'Other', seats: '9' })).toMatchObject({ message: 'Done.' })
})

test('without JavaScript, the page after the post shows the ending', async () => {
  const { slug } = await publish()
  const visitor = home.visitor()
  const sent = await visitor.post(`/f/${slug}`, [['plan', 'Free']])
  expect(sent.status).toBe(303)
  const { text } = await visitor.open(String(sent.headers.location))
  expect(text).toContain('Secret code: 17')
  const done = await visitor.post(`/f/${slug}`, [['plan', 'Other']])
  expect(done.headers.location).toBe(`/f/${slug}/thanks`)
  expect((await visitor.open(`/f/${slug}/thanks`)).text).toContain('Done.')
})

test('nobody opens an ending that their answers did not lead to', async () => {
  const { slug } = await publish()
  const other = await publish()
  const sent = await home.visitor().post(`/f/${other.slug}`, [['plan', 'Free']])
  const token = String(sent.headers.location).split('=')[1] ?? ''
  expect(token).not.toBe('')
  for (const forged of ['no', 'none.no.x', token, token.replace('.no.', '.fair.'), '']) {
    const { status, text } = await home.visitor().open(`/f/${slug}/thanks?ending=${forged}`)
    expect([status, text.includes('Secret'), text.includes('Done.')]).toEqual([200, false, true])
  }
  // The token of an ending is no receipt of the form.
  const page = await home.visitor().open(`/f/${other.slug}/thanks?ending=${token}&ending=x`)
  expect(page.text).not.toContain('Secret')
})

test('the public form does not tell the endings', async () => {
  const { slug } = await publish()
  const { text } = await home.visitor().open(`/f/${slug}`)
  const read = await home.visitor().call('GET', `/api/public/forms/${slug}`)
  expect(text + read.text).not.toMatch(/Secret|example\.org\/pro/)
})

test.each([
  [{ id: 'x', redirectUrl: 'javascript:alert(1)' }, 'http'],
  [{ id: 'x', redirectUrl: 'https://user:word@example.org' }, 'http'],
  [{ id: 'x', message: 'm'.repeat(5_001) }, '5,000 characters'],
  [{ id: 'plan' }, 'have the id'],
  [{ id: 'x', ...when('no', '1') }, 'a rule reads the ending'],
  [{ id: 'x', other: 1 }, 'other'],
])('an ending like %j is refused', async (ending, message) => {
  const { status, body } = await home.owner.call('POST', '/api/forms', {
    body: { name: 'Fair', schema: { ...schema, endings: [...(schema.endings ?? []), ending] } },
  })
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(message)])
})
