import type { FormSchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

const answer = (id: string) => ({ kind: 'answer', id }) as const
const schema: FormSchema = {
  ...aSchema([
    { id: 'guests', type: 'number', label: 'Guests', required: true },
    {
      id: 'invoice',
      label: 'Invoice',
      conditional: { dependsOn: 'total', condition: 'greater_than', value: '100' },
    },
    { id: 'thanks', label: 'Pay {{total|nothing}}' },
  ]),
  values: [
    {
      id: 'total',
      name: 'Total',
      type: 'number',
      formula: { kind: 'product', of: [answer('guests'), { kind: 'number', value: 12.5 }] },
    },
    {
      id: 'size',
      name: 'Size',
      type: 'text',
      formula: {
        kind: 'if',
        when: { dependsOn: 'total', condition: 'greater_than', value: '100' },
        yes: { kind: 'text', value: 'large' },
        no: { kind: 'text', value: 'small' },
      },
    },
  ],
  endings: [
    {
      id: 'vip',
      title: 'You pay {{total}}',
      conditional: { dependsOn: 'size', condition: 'equals', value: 'large' },
    },
  ],
}

const publish = () => home.publish(schema)

test('the server computes values from the checked answers, and ignores those that are sent', async () => {
  const { submit, stored } = await publish()
  expect(
    (await submit({ guests: '2', total: '0.01', size: 'large', invoice: 'x' })).body.title,
  ).toBeUndefined()
  expect((await submit({ guests: '9', total: '0.01', invoice: 'ACME' })).body.title).toBe(
    'You pay 112.5',
  )
  expect(await stored()).toEqual([
    { guests: '9', invoice: 'ACME', total: '112.5', size: 'large' },
    { guests: '2', total: '25', size: 'small' },
  ])
})

test('a refused submission is refused by the values of the server', async () => {
  const { submit, stored } = await publish()
  expect((await submit({ guests: 'many', total: '200' })).status).toBe(422)
  expect(await stored()).toEqual([])
})

test('without JavaScript, the page shows values and the questions that they show', async () => {
  const { slug, stored } = await publish()
  const visitor = home.visitor()
  const refused = await visitor.post(`/f/${slug}`, [
    ['guests', ''],
    ['total', '500'],
  ])
  expect(refused.status).toBe(422)
  const sent = await visitor.post(`/f/${slug}`, [
    ['guests', '10'],
    ['invoice', 'ACME'],
    ['total', '1'],
  ])
  expect(sent.status).toBe(303)
  expect(await stored()).toEqual([{ guests: '10', invoice: 'ACME', total: '125', size: 'large' }])
})

test('without JavaScript, the page that comes back starts with its values', async () => {
  const required = schema.fields.map((one) =>
    one.id === 'invoice' ? { ...one, required: true } : one,
  )
  const { slug } = await home.publish({ ...schema, fields: required })
  const refused = await home.visitor().post(`/f/${slug}`, [
    ['guests', '9'],
    ['invoice', ''],
  ])
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('"answers":{"guests":"9","total":"112.5","size":"large"}')
  expect(refused.text).toContain('"problems":[{"fieldId":"invoice","code":"required"}]')
})

test('without JavaScript, a problem behind a value of a hidden default is shown', async () => {
  const { slug } = await home.publish({
    ...aSchema([
      { id: 'name' },
      {
        id: 'company',
        label: 'Company',
        required: true,
        conditional: { dependsOn: 'offer', condition: 'equals', value: 'pro' },
      },
    ]),
    hiddenFields: [{ id: 'h', name: 'plan', value: 'pro' }],
    values: [{ id: 'offer', name: 'Offer', type: 'text', formula: answer('h') }],
  })
  const refused = await home.visitor().post(`/f/${slug}`, [['company', '']])
  expect(refused.status).toBe(422)
  // A problem is shown at a question that shows with the answers of the page.
  expect(refused.text).toMatch(/"answers":\{[^}]*"offer":"pro"/)
  expect(refused.text).toContain('"problems":[{"fieldId":"company","code":"required"}]')
})

test('exports, filters and search have the values, also of a deleted one', async () => {
  const { id, submit } = await publish()
  await submit({ guests: '2' })
  await submit({ guests: '9' })
  const list = async (query: string) =>
    (await home.owner.call('GET', `/api/forms/${id}/submissions?${query}`)).body.submissions.map(
      ({ data }: { data: { guests: string } }) => data.guests,
    )
  expect(await list('q=large')).toEqual(['9'])
  const filters = JSON.stringify([{ field: 'total', condition: 'greater_than', value: '30' }])
  expect(await list(`filters=${encodeURIComponent(filters)}`)).toEqual(['9'])
  const csv = async () => (await home.owner.call('GET', `/api/forms/${id}/submissions.csv`)).text
  expect(await csv()).toContain(',Total,Size\r\n')
  expect(await csv()).toContain(',112.5,large\r\n')
  const { values: _, endings: __, ...without } = schema
  await home.owner.call('PUT', `/api/forms/${id}`, { body: { name: 'Fair', schema: without } })
  expect(await csv()).toContain(',Total,Size\r\n')
})

test('a form with a loop through values can be saved, and the value stays empty', async () => {
  const looping: FormSchema = {
    ...schema,
    values: [
      {
        id: 'total',
        name: 'Total',
        type: 'number',
        formula: { kind: 'sum', of: [answer('size')] },
      },
      { id: 'size', name: 'Size', type: 'number', formula: { kind: 'sum', of: [answer('total')] } },
    ],
  }
  const created = await home.owner.call('POST', '/api/forms', {
    body: { name: 'L', schema: looping },
  })
  expect(created.status).toBe(200)
  const { body } = await home.owner.call('POST', `/api/forms/${created.body.form.id}/publish`)
  const { id, slug } = body.form as { id: string; slug: string }
  await home.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body: { guests: '1' } })
  const { submissions } = (await home.owner.call('GET', `/api/forms/${id}/submissions`)).body
  expect(submissions.map(({ data }: { data: object }) => data)).toEqual([{ guests: '1' }])
})

/** A formula of parts in parts. */
const nested = (depth: number): object =>
  depth === 0 ? answer('guests') : { kind: 'sum', of: [nested(depth - 1)] }
const value = { id: 'v', name: 'V', type: 'number', formula: answer('guests') }

test.each([
  [[{ ...value, id: 'guests' }], 'a field and a value have the id "guests"'],
  [[value, value], 'two values have the id "v"'],
  [[{ ...value, name: ' ' }], 'must not be empty'],
  [[{ ...value, formula: { kind: 'sum', of: [] } }], 'values.0.formula'],
  [[{ ...value, formula: { kind: 'number', value: 1e15 } }], 'values.0.formula'],
  [[{ ...value, formula: { kind: 'eval', code: '1' } }], 'values.0.formula'],
  [[{ ...value, formula: nested(13) }], 'is too large or nested too deeply'],
  [[{ ...value, id: 'submitterEmail' }], 'must not be'],
])('%j is refused', async (values, message) => {
  const { status, body } = await home.owner.call('POST', '/api/forms', {
    body: { name: 'Fair', schema: { ...schema, endings: [], values } },
  })
  expect([status, JSON.stringify(body)]).toEqual([
    422,
    expect.stringContaining(message.replaceAll('"', '\\"')),
  ])
})
