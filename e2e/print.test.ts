import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'
import { rule, workshopFields } from './support/workshop.ts'

const home = house()

const schema = {
  fields: [
    ...workshopFields,
    {
      id: 'badge',
      type: 'text',
      label: 'Name on the badge',
      conditional: {
        operator: 'AND',
        rules: [rule('attendance', 'equals', 'Online'), rule('session', 'equals', 'Half a day')],
        groups: [],
      },
    },
  ],
  settings: {
    scenarios: [
      {
        id: 'online',
        name: 'Takes part online',
        pinned: true,
        answers: { attendance: 'Online' },
        visible: ['name', 'attendance', 'session', 'team', 'zone', 'remarks'],
      },
      {
        id: 'lunch',
        name: 'Online with lunch',
        pinned: false,
        answers: { attendance: 'Online' },
        visible: ['name', 'attendance', 'session', 'team', 'lunch', 'zone', 'remarks'],
      },
    ],
  },
}

test('an owner prints a form with its rules in words, its problems and its scenarios', async () => {
  const form = await home.publish('Workshop', schema)
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: /^Form menu/ }).click()
  await page.getByRole('menuitem', { name: 'Print Form' }).click()

  await page.getByRole('heading', { level: 1, name: 'Workshop' }).waitFor()
  const question = page.getByRole('listitem').filter({ hasText: 'Time zone' }).first()
  await expect.poll(() => question.textContent()).toContain('Shown when Attendance is Online')
  await page
    .getByText('needs Session to be “Half a day”, but Session offers only Full day and Morning.')
    .waitFor()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.poll(() => row('Takes part online').textContent()).toContain('Time zonePasses')
  await expect.poll(() => row('Online with lunch').textContent()).toContain('Fails')
  await expectAccessible(page, 'a printed form')

  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false)
  const pdf = await page.pdf()
  expect(pdf.subarray(0, 4).toString()).toBe('%PDF')
})
