import type { FormSchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

const schema: FormSchema = {
  ...aSchema([
    { id: 'name', required: true },
    { id: 'code', conditional: { dependsOn: 'h1', condition: 'equals', value: 'letter' } },
  ]),
  hiddenFields: [
    { id: 'h1', name: 'utm_source' },
    { id: 'h2', name: 'plan', value: 'free' },
  ],
}

const publish = () => home.publish(schema)

test('hidden values are stored beside the answers, and undeclared ones are not', async () => {
  const { submit, stored } = await publish()
  const sent = { name: 'Ada', h1: 'letter', code: '7', utm_source: 'x', h3: 'forged' }
  expect((await submit(sent)).status).toBe(200)
  expect(await stored()).toEqual([{ name: 'Ada', h1: 'letter', code: '7', h2: 'free' }])
})

test('forged values are cut, and other kinds of answers are no values', async () => {
  const { submit, stored } = await publish()
  expect((await submit({ name: 'Ada', h1: `${'a'.repeat(499)}😀b` })).status).toBe(200)
  expect((await submit({ name: 'Bob', h1: ['letter'], h2: { status: 'succeeded' } })).status).toBe(
    200,
  )
  expect(await stored()).toEqual([
    { name: 'Bob', h2: 'free' },
    { name: 'Ada', h1: 'a'.repeat(499), h2: 'free' },
  ])
})

test('without JavaScript, the address brings the values, also after a refused post', async () => {
  const { slug, stored } = await publish()
  const visitor = home.visitor()
  const address = `/f/${slug}?utm_source=letter&other=x&h2=forged&plan=a%00b`
  const refused = await visitor.post(address, [['code', '7']])
  expect(refused.status).toBe(422)
  const sent = await visitor.post(address, [
    ['name', 'Ada'],
    ['code', '7'],
    ['h1', 'forged'],
  ])
  expect(sent.status).toBe(303)
  expect(await stored()).toEqual([{ name: 'Ada', code: '7', h1: 'letter', h2: 'ab' }])
})

test('exports, filters and search have the values, also of a removed hidden field', async () => {
  const { id, submit } = await publish()
  await submit({ name: 'Ada', h1: '=1+1' })
  await submit({ name: 'Bob', h1: 'fair' })
  const list = async (query: string) =>
    (await home.owner.call('GET', `/api/forms/${id}/submissions?${query}`)).body.submissions.map(
      ({ data }: { data: { name: string } }) => data.name,
    )
  expect(await list('q=fair')).toEqual(['Bob'])
  const filters = JSON.stringify([{ field: 'h1', condition: 'equals', value: 'fair' }])
  expect(await list(`filters=${encodeURIComponent(filters)}`)).toEqual(['Bob'])
  const csv = async () => (await home.owner.call('GET', `/api/forms/${id}/submissions.csv`)).text
  expect(await csv()).toContain('name,code,utm_source,plan\r\n')
  expect(await csv()).toContain(",Ada,,'=1+1,free")

  const { hiddenFields: _, ...without } = schema
  await home.owner.call('PUT', `/api/forms/${id}`, { body: { name: 'Fair', schema: without } })
  expect(await csv()).toContain('name,code,utm_source,plan\r\n')
})

test('the public form names the hidden fields, and no page shows them', async () => {
  const { slug } = await publish()
  const { text } = await home.visitor().open(`/f/${slug}?utm_source=letter`)
  const [visible = ''] = text.split('<script')
  expect(visible.slice(visible.indexOf('<body'))).not.toMatch(/utm_source|letter/)
})

test.each([
  [{ hiddenFields: [{ id: 'name', name: 'a' }] }, 'a field and a hidden field have the id "name"'],
  [
    {
      hiddenFields: [
        { id: 'h1', name: 'a' },
        { id: 'h2', name: 'a' },
      ],
    },
    'two hidden fields have the name "a"',
  ],
  [{ hiddenFields: [{ id: 'h1', name: 'a b' }] }, 'letters, digits'],
  [{ hiddenFields: [{ id: 'h1', name: 'submitterEmail' }] }, 'must not be'],
  [{ hiddenFields: [{ id: 'h1', name: 'a', value: 'x'.repeat(501) }] }, '500 characters'],
])('%j is refused', async (change, message) => {
  const { status, body } = await home.owner.call('POST', '/api/forms', {
    body: {
      name: 'Fair',
      schema: { ...aSchema(), ...change, fields: [{ id: 'name', type: 'text', label: 'Name' }] },
    },
  })
  expect([status, JSON.stringify(body)]).toEqual([
    422,
    expect.stringContaining(message.replaceAll('"', '\\"')),
  ])
})
