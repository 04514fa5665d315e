import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

const when = { dependsOn: 'meal', condition: 'equals', value: 'Lunch' }
const meal = { id: 'meal', type: 'radio', label: 'Meal', options: ['Lunch', 'Dinner'] }
const menu = {
  id: 'menu',
  type: 'radio',
  label: 'Menu',
  options: ['Fish', 'Vegan'],
  optionsWhen: [{ option: 'Vegan', when }],
}
const extras = { ...menu, id: 'extras', type: 'checkbox', label: 'Extras' }
const schema = aSchema([meal, menu, extras])

test('the server drops options that are not offered, as it drops answers of hidden fields', async () => {
  const { submit, stored } = await home.publish(schema)
  const answers = { menu: 'Vegan', extras: ['Fish', 'Vegan'] }
  expect((await submit({ meal: 'Lunch', ...answers })).status).toBe(200)
  expect((await submit({ meal: 'Dinner', ...answers })).status).toBe(200)
  expect((await submit({ meal: 'Dinner', menu: 'Soup' })).status).toBe(422)
  expect(await stored()).toEqual([
    { meal: 'Dinner', extras: ['Fish'] },
    { meal: 'Lunch', ...answers },
  ])
})

test('a required choice that loses its answer needs another one, also without JavaScript', async () => {
  const required = aSchema([meal, { ...menu, required: true }])
  const { slug, submit, stored } = await home.publish(required)
  const refused = await submit({ meal: 'Dinner', menu: 'Vegan' })
  expect([refused.status, refused.body.fieldErrors]).toEqual([422, { menu: 'Menu is required' }])
  const visitor = home.visitor()
  const posted = await visitor.post(`/f/${slug}`, [
    ['meal', 'Dinner'],
    ['menu', 'Vegan'],
  ])
  expect(posted.status).toBe(422)
  const sent = await visitor.post(`/f/${slug}`, [
    ['meal', 'Lunch'],
    ['menu', 'Vegan'],
  ])
  expect(sent.status).toBe(303)
  expect(await stored()).toEqual([{ meal: 'Lunch', menu: 'Vegan' }])
})

test('a form is stored as it came, and conditions that no choice can have are refused', async () => {
  const { id } = await home.publish(schema)
  const { body: read } = await home.owner.call('GET', `/api/forms/${id}`)
  expect(read.form.schema.fields).toEqual(schema.fields)
  const refusedFor = async (field: object, more: object = {}) => {
    const body = { name: 'Bad', schema: { ...aSchema([meal]), ...more, fields: [meal, field] } }
    return (await home.owner.call('POST', '/api/forms', { body })).status
  }
  const ended = { dependsOn: 'end', condition: 'is_empty', value: '' }
  expect(await refusedFor(menu)).toBe(200)
  expect(await refusedFor({ ...menu, type: 'text' })).toBe(422)
  expect(await refusedFor({ ...menu, optionsWhen: [{ option: 'Soup', when }] })).toBe(422)
  expect(
    await refusedFor({ ...menu, optionsWhen: [...menu.optionsWhen, ...menu.optionsWhen] }),
  ).toBe(422)
  expect(
    await refusedFor(
      { ...menu, optionsWhen: [{ option: 'Vegan', when: ended }] },
      { endings: [{ id: 'end', title: 'End' }] },
    ),
  ).toBe(422)
})
