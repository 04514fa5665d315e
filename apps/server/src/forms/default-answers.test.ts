import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

const schema = aSchema([
  { id: 'country', type: 'radio', label: 'Country', options: ['PT', 'ES'], defaultAnswer: 'PT' },
  {
    id: 'city',
    label: 'City',
    defaultAnswer: 'Lisboa',
    conditional: { dependsOn: 'country', condition: 'equals', value: 'PT' },
  },
  { id: 'name', label: 'Name', required: true },
])

test('the page of the server has the default answers', async () => {
  const { slug } = await home.publish(schema)
  const { text } = await home.visitor().open(`/f/${slug}`)
  expect(text).toContain('"answers":{"country":"PT","city":"Lisboa"}')
  expect(text).toContain('<input name="city" value="Lisboa">')
})

test('a posted page keeps what the visitor changed, and an answer that was cleared stays away', async () => {
  const { slug, stored } = await home.publish(schema)
  const visitor = home.visitor()
  const refused = await visitor.post(`/f/${slug}`, [
    ['country', 'PT'],
    ['city', ''],
  ])
  expect(refused.status).toBe(422)
  expect(refused.text).not.toContain('value="Lisboa"')
  await visitor.post(`/f/${slug}`, [
    ['country', 'ES'],
    ['city', 'Lisboa'],
    ['name', 'Mei'],
  ])
  expect(await stored()).toEqual([{ country: 'ES', name: 'Mei' }])
})

test('default answers are no answers of a submission without them', async () => {
  const { submit, stored } = await home.publish(schema)
  expect((await submit({ name: 'Ada' })).status).toBe(200)
  expect(await stored()).toEqual([{ name: 'Ada' }])
})

test('default answers alone are no begun form', async () => {
  const saved = { ...schema, settings: { ...schema.settings, advanced: { autoSave: true } } }
  const { id, slug } = await home.publish(saved)
  const put = (key: string, body: object) =>
    home
      .visitor()
      .call('PUT', `/api/public/forms/${slug}/partials/${key.repeat(32)}?revision=1`, { body })
  await put('a', { country: 'PT', city: 'Lisboa' })
  await put('b', { country: 'PT', city: 'Porto' })
  const { body } = await home.owner.call('GET', `/api/forms/${id}/partials`)
  expect(body.partials.map(({ data }: { data: object }) => data)).toEqual([
    { country: 'PT', city: 'Porto' },
  ])
})

test('a form without default answers has a page without initial answers', async () => {
  const plain = aSchema([{ id: 'name', label: 'Name' }])
  const { slug } = await home.publish(plain)
  const { text } = await home.visitor().open(`/f/${slug}`)
  expect(text).not.toContain('"answers":')
})
