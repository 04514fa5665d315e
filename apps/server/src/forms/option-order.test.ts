import type { FormSchema } from '@ramiform/core/form'
import { optionOrders } from '@ramiform/core/shuffled-options'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'
import type { TestResponse } from '../testing/test-browser.ts'
import { orderFor } from './option-order.ts'

const home = serverWithOwner()

const options = ['A', 'B', 'C', 'D', 'E', 'F']
const shuffled = { type: 'checkbox', label: 'Letters', options, shuffle: true }
const schema = aSchema([
  { id: 'letters', ...shuffled, other: 'Other' },
  { id: 'name', type: 'text', label: 'Name', required: true },
])
const plain = aSchema([{ id: 'letters', ...shuffled, shuffle: undefined }])

const orderIn = ({ text }: TestResponse): string => {
  const [, data = ''] = /id="form-data">(.*?)<\/script>/s.exec(text) ?? []
  return JSON.parse(data).form.schema.fields[0].options.join('')
}
const orderNumber = ({ text }: TestResponse) =>
  /name="form.order" form="ramiform" value="(\d+)"/.exec(text)?.[1]
const get = (slug: string, headers: Record<string, string> = {}) =>
  home.visitor().call('GET', `/f/${slug}`, { headers })

test('visitors see the options in different orders', async () => {
  const { slug } = await home.publish(schema)
  const seen = new Set<string>()
  for (let visit = 0; visit < 12; visit++) seen.add(orderIn(await get(slug)))
  expect(seen.size).toBeGreaterThan(3)
  for (const order of seen) {
    expect([...order].toSorted()).toEqual(options)
  }
})

test('a reload shows the same order, also after the form changed, and no cookie is set', async () => {
  const { id, slug } = await home.publish(schema)
  const first = await get(slug)
  const { etag = '' } = first.headers
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect((await get(slug, { 'if-none-match': etag })).status).toBe(304)

  const stored = await home.owner.call('GET', `/api/forms/${id}`)
  const fields = [...schema.fields, { id: 'more', type: 'text', label: 'More' }]
  await home.owner.call('PUT', `/api/forms/${id}`, {
    body: { name: 'Fair', schema: { ...schema, fields }, version: stored.body.form.version },
  })
  await home.owner.call('POST', `/api/forms/${id}/publish`)
  const changed = await get(slug, { 'if-none-match': etag })
  expect(changed.status).toBe(200)
  expect(changed.text).toContain('More')
  expect(orderIn(changed)).toBe(orderIn(first))
})

test('without JavaScript, a page that comes back has the same order, and answers are stored in the order of the form', async () => {
  const { slug, stored } = await home.publish(schema)
  const visitor = home.visitor()
  const first = await get(slug)
  const order = orderNumber(first) ?? ''
  const answers = [
    ['letters', 'F'],
    ['letters', 'B'],
    ['letters', 'A'],
    ['form.order', order],
  ] as const
  const again = await visitor.post(`/f/${slug}`, answers)
  expect(again.status).toBe(422)
  expect(orderIn(again)).toBe(orderIn(first))
  expect(orderNumber(again)).toBe(order)
  const sent = await visitor.post(`/f/${slug}`, [...answers, ['name', 'Mei']])
  expect(sent.status).toBe(303)
  expect(await stored()).toEqual([{ letters: ['A', 'B', 'F'], name: 'Mei' }])
})

test('a forged order counts as none', async () => {
  const { slug } = await home.publish(schema)
  for (const forged of [String(optionOrders), '999', '-1', '1e1', '', 'x'.repeat(2_000)]) {
    const again = await home.visitor().post(`/f/${slug}`, [['form.order', forged]])
    expect(again.status).toBe(422)
    expect(Number(orderNumber(again))).toBeLessThan(optionOrders)
    const page = await get(slug, { 'if-none-match': `W/"order-${forged}-x"` })
    expect([page.status, orderIn(page).length]).toEqual([200, 6])
  }
  const twice = await home.visitor().open(`/f/${slug}?form.order=1&form.order=2`)
  expect(twice.status).toBe(200)
})

test.each([
  ['a change of the language', { 'sec-fetch-site': 'same-origin', 'if-none-match': '"order-3-x"' }],
  ['a reload of a prefilled page', { 'sec-fetch-site': 'none', 'cache-control': 'max-age=0' }],
  ['an older browser', {}],
])('the order in the address decides after %s', async (_, headers) => {
  const { slug } = await home.publish(schema)
  for (let visit = 0; visit < 3; visit++) {
    expect(orderNumber(await get(`${slug}?form.order=17`, headers))).toBe('17')
  }
})

test('a copied address gives each visitor an order of their own, which a reload keeps', async () => {
  const { slug } = await home.publish(schema)
  const seen = new Set<string | undefined>()
  for (const site of ['none', 'cross-site', 'same-site']) {
    for (let visit = 0; visit < 4; visit++) {
      const page = await get(`${slug}?form.order=17`, { 'sec-fetch-site': site })
      seen.add(orderNumber(page))
      const headers = { 'sec-fetch-site': site, 'cache-control': 'max-age=0' }
      const known = { ...headers, 'if-none-match': `W/"order-${orderNumber(page)}-older"` }
      expect(orderNumber(await get(`${slug}?form.order=17`, known))).toBe(orderNumber(page))
    }
  }
  expect(seen.size).toBeGreaterThan(3)
})

test('a form whose page takes long to render has fewer orders', () => {
  const many = Array.from({ length: 600 }, (_, at) => String(at))
  const large = aSchema([{ id: 'a', ...shuffled, options: many }])
  const request = { query: {}, headers: {} } as unknown as FastifyRequest
  const drawn = (form: FormSchema) =>
    Array.from({ length: 300 }, () => orderFor(request, form) ?? 0)
  expect(Math.max(...drawn(large))).toBeLessThan(12)
  expect(Math.max(...drawn(schema))).toBeGreaterThan(12)
})

test('a form without shuffled options has one page for all visitors', async () => {
  const { slug } = await home.publish(plain)
  const page = await get(slug)
  expect([orderIn(page), orderNumber(page)]).toEqual(['ABCDEF', undefined])
  expect(page.headers['cache-control']).toBe('no-cache')
  expect(page.headers.etag).not.toContain('order')
})

test('partial answers are stored in the order of the form', async () => {
  const saved = { ...schema, settings: { ...schema.settings, advanced: { autoSave: true } } }
  const { id, slug } = await home.publish(saved)
  const key = 'a'.repeat(32)
  const put = await home
    .visitor()
    .call('PUT', `/api/public/forms/${slug}/partials/${key}?revision=1`, {
      body: { letters: ['My own', 'F', 'A'] },
    })
  expect(put.status).toBe(200)
  const { body } = await home.owner.call('GET', `/api/forms/${id}/partials`)
  expect(body.partials[0].data).toEqual({ letters: ['A', 'F', 'My own'] })
})

test('only choices can shuffle', async () => {
  const wrong = aSchema([{ id: 'name', type: 'text', label: 'Name', shuffle: true }])
  const { status, body } = await home.owner.call('POST', '/api/forms', {
    body: { name: 'Fair', schema: wrong },
  })
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('shuffle')])
})
