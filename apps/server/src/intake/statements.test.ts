import type { FormSchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

const schema: FormSchema = aSchema([
  { id: 'name', label: 'Name', required: true },
  { id: 'note', type: 'statement', label: 'Note', description: 'Bring **boots**.' },
  { id: 'why', conditional: { dependsOn: 'note', condition: 'is_not_empty', value: '' } },
])

const publish = (of = schema) => home.publish(of)

test('a forged answer to a statement is never stored, and shows nothing', async () => {
  const { submit, stored } = await publish()
  expect((await submit({ name: 'Ada', note: 'forged', why: 'forged' })).status).toBe(200)
  expect((await submit({ name: 'Bob', note: ['forged'] })).status).toBe(200)
  expect((await submit({ name: 'Eve', note: { status: 'succeeded' } })).status).toBe(200)
  expect(await stored()).toEqual([{ name: 'Eve' }, { name: 'Bob' }, { name: 'Ada' }])
})

test('without JavaScript, a posted answer to a statement is dropped', async () => {
  const { slug, stored } = await publish()
  const visitor = home.visitor()
  const posted = await visitor.post(`/f/${slug}`, [
    ['name', 'Ada'],
    ['note', 'forged'],
  ])
  expect(posted.status).toBe(303)
  expect(await stored()).toEqual([{ name: 'Ada' }])
})

test('exports have no column of a statement, and keep that of a question that became one', async () => {
  const { id, submit } = await publish({
    ...schema,
    fields: schema.fields.map((field) =>
      field.id === 'note' ? { id: 'note', type: 'text', label: 'Your note' } : field,
    ),
  })
  await submit({ name: 'Ada', note: 'By train', why: 'Fun' })
  const csv = async () => (await home.owner.call('GET', `/api/forms/${id}/submissions.csv`)).text
  const head = async () => (await csv()).split('\r\n')[0]
  expect(await head()).toContain('Email,Name,Your note,why')
  const saved = await home.owner.call('PUT', `/api/forms/${id}`, { body: { name: 'Trip', schema } })
  expect(saved.status).toBe(200)
  expect(await head()).toContain('Email,Name,why,Your note')
  expect(await csv()).toContain('Ada,Fun,By train')

  const other = await publish()
  await other.submit({ name: 'Bob' })
  const { text } = await home.owner.call('GET', `/api/forms/${other.id}/submissions.csv`)
  expect(text.split('\r\n')[0]).toMatch(/Email,Name,why$/)
})

test('a hidden statement is not among the questions that were not asked', async () => {
  const when = { conditional: { dependsOn: 'name', condition: 'equals', value: 'Eve' } }
  const { id, submit } = await publish({
    ...schema,
    fields: schema.fields.map((field) =>
      field.id === 'name' ? field : { ...field, ...when, label: `${field.id}, only for Eve` },
    ),
  })
  await submit({ name: 'Ada' })
  const csv = await home.owner.call('GET', `/api/forms/${id}/submissions.csv?unasked=words`)
  expect(csv.text).toContain('Ada,Not asked\r\n')
})

test('a required statement is refused with the reason', async () => {
  const fields = [{ id: 'note', type: 'statement', label: 'Note', required: true }]
  const { status, body } = await home.owner.call('POST', '/api/forms', {
    body: { name: 'Trip', schema: { fields, settings: {} } },
  })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain('fields of this type take no answer')
})
