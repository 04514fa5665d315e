import { dayAfter, daysOnEarth } from '@ramiform/core/missed-day'
import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

const fixed = aSchema([
  { id: 'day', type: 'date', label: 'Arrival', earliest: '2027-05-03', latest: '2027-05-07' },
])

test('the server rejects a day beyond a fixed limit and names the limit', async () => {
  const { submit, stored } = await home.publish(fixed)
  const early = await submit({ day: '2027-05-02' })
  expect([early.status, early.body.fieldErrors]).toEqual([
    422,
    { day: 'Arrival must be May 3, 2027 or later' },
  ])
  const late = await submit({ day: '2027-05-08' })
  expect(late.body.fieldErrors).toEqual({ day: 'Arrival must be May 7, 2027 or earlier' })
  expect((await submit({ day: '2027-05-07' })).status).toBe(200)
  expect(await stored()).toEqual([{ day: '2027-05-07' }])
})

test('the server accepts a day more on both sides of today, for other time zones', async () => {
  const today = aSchema([{ id: 'day', type: 'date', label: 'Day', earliest: 0, latest: 0 }])
  const { submit } = await home.publish(today)
  const { first, last } = daysOnEarth(Date.now())
  for (const day of [first, last]) expect((await submit({ day })).status).toBe(200)
  for (const day of [dayAfter(first, -2), dayAfter(last, 2)])
    expect((await submit({ day })).status).toBe(422)
})

test('without JavaScript, the page has the message', async () => {
  const { slug, stored } = await home.publish(fixed)
  const refused = await home.visitor().post(`/f/${slug}`, [['day', '2027-05-09']])
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('"code":"too_late","limit":"May 7, 2027"')
  await home.visitor().post(`/f/${slug}`, [['day', '2027-05-04']])
  expect(await stored()).toEqual([{ day: '2027-05-04' }])
})

test('a visitor gets the day and the message in their language', async () => {
  const both = { ...fixed, settings: { language: 'visitor' as const } }
  const { slug } = await home.publish(both)
  const { body } = await home.visitor().call('POST', `/api/public/forms/${slug}/submit`, {
    headers: { 'accept-language': 'de' },
    body: { day: '2027-05-02' },
  })
  expect(body.fieldErrors).toEqual({ day: 'Arrival: frühestens 3. Mai 2027' })
})

test('the owner’s message replaces the built-in ones, in each language', async () => {
  const own = aSchema([
    {
      id: 'code',
      label: 'Code',
      required: true,
      validation: { max: 3 },
      errorText: 'See your card',
    },
  ])
  const schema = {
    ...own,
    settings: { ...own.settings, language: 'en' as const },
    translations: [
      {
        language: 'de' as const,
        texts: [{ place: 'code.errorText', source: 'See your card', text: 'Siehe Karte' }],
      },
    ],
  }
  const { slug, submit } = await home.publish(schema)
  for (const answers of [{}, { code: '12345' }])
    expect((await submit(answers)).body.fieldErrors).toEqual({ code: 'See your card' })
  const page = await home.visitor().post(`/f/${slug}?lang=de`, [
    ['code', ''],
    ['form.lang', 'de'],
  ])
  expect(page.text).toContain('Siehe Karte')
})
