import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

const schema = aSchema([
  { id: 'reply', type: 'radio', label: 'Reply', options: ['Email', 'Phone'] },
  {
    id: 'phone',
    label: 'Phone',
    requiredWhen: { dependsOn: 'reply', condition: 'equals', value: 'Phone' },
  },
])

test('the server requires an answer only while its logic holds', async () => {
  const { submit, stored } = await home.publish(schema)
  expect((await submit({ reply: 'Phone' })).status).toBe(422)
  expect((await submit({ reply: 'Phone', phone: '  ' })).status).toBe(422)
  expect((await submit({ reply: 'Email' })).status).toBe(200)
  expect((await submit({ reply: 'Phone', phone: '555 0100' })).status).toBe(200)
  expect(await stored()).toEqual([{ reply: 'Phone', phone: '555 0100' }, { reply: 'Email' }])
})

test('without JavaScript, the page asks for the answer that became required', async () => {
  const { slug, stored } = await home.publish(schema)
  const visitor = home.visitor()
  const refused = await visitor.post(`/f/${slug}`, [['reply', 'Phone']])
  expect(refused.status).toBe(422)
  const sent = await visitor.post(`/f/${slug}`, [
    ['reply', 'Phone'],
    ['phone', '555 0100'],
  ])
  expect(sent.status).toBe(303)
  expect(await stored()).toEqual([{ reply: 'Phone', phone: '555 0100' }])
})

test('a form is stored with the logic as it came, and a rule may not read an ending', async () => {
  const { id } = await home.publish(schema)
  const { body: read } = await home.owner.call('GET', `/api/forms/${id}`)
  expect(read.form.schema.fields[1].requiredWhen).toEqual(schema.fields[1]?.requiredWhen)
  const ended = { ...schema, endings: [{ id: 'reply2', title: 'End' }] }
  const reading = {
    ...ended,
    fields: ended.fields.map((field) =>
      field.requiredWhen
        ? { ...field, requiredWhen: { dependsOn: 'reply2', condition: 'equals', value: 'x' } }
        : field,
    ),
  }
  const body = { name: 'Bad', schema: reading }
  expect((await home.owner.call('POST', '/api/forms', { body })).status).toBe(422)
})
