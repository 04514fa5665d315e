import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

const isBefore = { dependsOn: 'end', condition: 'less_than', value: '', valueFrom: 'start' }
const schema = aSchema([
  { id: 'start', type: 'date', label: 'Start' },
  { id: 'end', type: 'date', label: 'End' },
  { id: 'reason', label: 'Reason', required: true, conditional: isBefore },
])
const early = { start: '2026-06-10', end: '2026-06-09' }

test('the server compares the answers itself', async () => {
  const { submit, stored } = await home.publish(schema)
  expect((await submit(early)).status).toBe(422)
  const forged = { ...early, end: early.start, reason: 'forged' }
  expect((await submit(forged)).status).toBe(200)
  expect((await submit({ ...early, reason: 'Night train' })).status).toBe(200)
  expect(await stored()).toEqual([
    { ...early, reason: 'Night train' },
    { ...early, end: early.start },
  ])
})

test('a form is stored with the rule as it came, and a rule may not compare with an ending', async () => {
  const { id } = await home.publish(schema)
  const { body: read } = await home.owner.call('GET', `/api/forms/${id}`)
  expect(read.form.schema.fields[2].conditional).toEqual(isBefore)
  const status = async (valueFrom: unknown) => {
    const fields = schema.fields.map((field) =>
      field.id === 'reason' ? { ...field, conditional: { ...isBefore, valueFrom } } : field,
    )
    const ended = { ...schema, fields, endings: [{ id: 'over', title: 'End' }] }
    const { status: code } = await home.owner.call('POST', '/api/forms', {
      body: { name: 'Other', schema: ended },
    })
    return code
  }
  expect(await status('start')).toBe(200)
  expect(await status('')).toBe(200)
  expect(await status('over')).toBe(422)
  expect(await status(5)).toBe(422)
  expect(await status('not an id')).toBe(422)
})
