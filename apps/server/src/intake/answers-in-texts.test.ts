import type { FormSchema } from '@ramiform/core/form'
import { describe, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

const schema: FormSchema = {
  ...aSchema(
    [
      { id: 'name', label: 'Name' },
      { id: 'colors', type: 'checkbox', label: 'Colors', options: ['Red', 'Green', 'Blue'] },
      { id: 'email', type: 'email', label: '{{name|You}}, where do we write?', required: true },
      {
        id: 'secret',
        label: 'Secret',
        conditional: { dependsOn: 'name', condition: 'equals', value: 'Bob' },
      },
    ],
    {
      successMessage:
        'Thank you, {{name|friend}}: {{colors|no color}}. {{secret|nothing}}{{gone|x}}',
      redirectUrl: 'https://example.org/{{name|nobody}}?colors={{colors|}}',
    },
  ),
  hiddenFields: [{ id: 'from', name: 'from' }],
  endings: [
    {
      id: 'fair',
      title: 'See you, {{name|friend}}',
      message: 'From {{from|nowhere}}',
      conditional: { dependsOn: 'from', condition: 'contains', value: 'fair' },
    },
  ],
}

async function publish(given: FormSchema = schema) {
  const created = await home.owner.call('POST', '/api/forms', {
    body: { name: 'Hello', schema: given },
  })
  const { body } = await home.owner.call('POST', `/api/forms/${created.body.form.id}/publish`)
  const { slug } = body.form as { slug: string }
  const submit = async (answers: object) =>
    (await home.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body: answers })).body
  return { id: created.body.form.id as string, slug, submit }
}

const email = 'ada@example.org'

describe('the thank-you', () => {
  test('shows answers, and fallbacks of missing and hidden ones', async () => {
    const { submit } = await publish()
    expect(await submit({ name: 'Ada', colors: ['Red', 'Green'], email, secret: 'x' })).toEqual({
      message: 'Thank you, Ada: Red and Green. nothing{{gone|x}}',
      redirectUrl: 'https://example.org/Ada?colors=Red%20and%20Green',
    })
    expect(await submit({ email })).toEqual({
      message: 'Thank you, friend: no color. nothing{{gone|x}}',
      redirectUrl: 'https://example.org/nobody?colors=',
    })
  })

  test('shows answers in endings, with values of hidden fields', async () => {
    const { submit } = await publish()
    expect(await submit({ name: 'Ada', email, from: 'the fair' })).toEqual({
      title: 'See you, Ada',
      message: 'From the fair',
    })
  })

  test('never lets an answer change where a redirect leads', async () => {
    const { submit } = await publish()
    const name = '../..//evil.org/?a=b&colors=Pink#x'
    const { redirectUrl } = (await submit({ name, email })) as { redirectUrl: string }
    const { host, pathname, searchParams, hash } = new URL(redirectUrl)
    expect([host, searchParams.get('colors'), hash]).toEqual(['example.org', '', ''])
    expect(decodeURIComponent(pathname)).toBe(`/${name}`)
    const dots = (await submit({ name: '..', email })) as { redirectUrl: string }
    expect(dots.redirectUrl).toBe('https://example.org/nobody?colors=')
  })

  test('without JavaScript, has the answers sealed in its address', async () => {
    const { slug } = await publish()
    const visitor = home.visitor()
    const sent = await visitor.post(`/f/${slug}`, [
      ['name', '<script>alert(1)</script>'],
      ['email', email],
    ])
    expect(sent.status).toBe(303)
    const location = String(sent.headers.location)
    expect(decodeURIComponent(location)).not.toContain('script')
    const { text } = await visitor.open(location)
    expect(text).toContain('Thank you, &lt;script>alert(1)&lt;/script>: no color.')
    expect(text).not.toContain('<script>alert(1)')
    expect(text).toContain('url=https://example.org/%3Cscript%3Ealert(1)%3C%2Fscript%3E?colors=')
    const forged = await visitor.open(`/f/${slug}/thanks?answers=${'A'.repeat(80)}`)
    expect(forged.text).toContain('Thank you, friend: no color.')
    const other = await publish()
    const moved = await visitor.open(location.replace(slug, other.slug))
    expect(moved.text).toContain('Thank you, friend: no color.')
  })
})

test('a problem names the question as the visitor saw it', async () => {
  const { submit } = await publish()
  expect(await submit({ name: 'Ada' })).toMatchObject({
    fieldErrors: { email: 'Ada, where do we write? is required' },
  })
})

test('a form without such texts is stored as it came', async () => {
  const plain: FormSchema = {
    fields: [{ id: 'a', type: 'text', label: 'Use {{b}} and {{ c }}' }],
    settings: { successMessage: 'Thanks {{name|you}}' },
  }
  const { id, submit } = await publish(plain)
  const { body } = await home.owner.call('GET', `/api/forms/${id}`)
  expect(JSON.stringify(body.form.schema)).toBe(JSON.stringify(plain))
  expect(await submit({ a: 'x' })).toEqual({ message: 'Thanks {{name|you}}' })
})

test('exports name the fields instead', async () => {
  const { id, submit } = await publish()
  await submit({ name: 'Ada', email })
  const { text } = await home.owner.call('GET', `/api/forms/${id}/submissions.csv`)
  expect(text.split('\r\n')[0]).toContain('"[Name], where do we write?"')
})
