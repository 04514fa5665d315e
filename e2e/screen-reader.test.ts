import { expect, test } from 'vitest'
import { house } from './support/house.ts'

const home = house()

const fields = [
  { id: 'name', type: 'text', label: 'Your name', required: true, description: 'As on the badge.' },
  { id: 'way', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
  {
    id: 'meal',
    type: 'checkbox',
    label: 'Meals',
    options: ['Lunch', 'Dinner'],
    conditional: { dependsOn: 'way', condition: 'equals', value: 'In person' },
  },
]

async function opened(displayStyle: 'standard' | 'single-card') {
  const form = await home.publish('Annual meeting', { fields, settings: { displayStyle } })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const tree = () => page.locator('main').ariaSnapshot()
  return { page, tree }
}

test('the accessibility tree of a standard form', async () => {
  const { page, tree } = await opened('standard')
  expect(await tree()).toContain('heading "Annual meeting" [level=1]')
  expect(await tree()).toMatch(/textbox "Your name required"/)
  expect(await tree()).toMatch(
    /radiogroup "Attendance"[\s\S]*radio "In person"[\s\S]*radio "Online"/,
  )
  expect(await tree()).not.toContain('Meals')
  const name = page.getByRole('textbox', { name: 'Your name' })
  expect(
    await name.evaluate((box) => box.ariaDescribedByElements?.map((one) => one.textContent)),
  ).toEqual(['As on the badge.'])

  // New questions are announced, and the focus stays.
  await page.getByRole('radio', { name: 'In person' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(tree).toMatch(/group "Meals"[\s\S]*checkbox "Lunch"/)
  await expect.poll(tree).toContain('New question: Meals')
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
    .toBe('In person')

  await page.getByRole('button', { name: 'Submit' }).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(tree)
    .toMatch(
      /alert[\s\S]*heading "One question needs your attention"[\s\S]*link "Your name is required"/,
    )
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
    .toBe('alert')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => name.evaluate((box) => box === document.activeElement)).toBe(true)
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
})

test('the accessibility tree of a single card form', async () => {
  const { page, tree } = await opened('single-card')
  expect(await tree()).toMatch(/progressbar "Progress"/)
  expect(await tree()).toMatch(/status: Question 1/)
  expect(await tree()).not.toContain('Attendance')
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(tree).toMatch(/alert: This field is required/)
  const name = page.getByRole('textbox', { name: 'Your name' })
  await expect.poll(() => name.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')
  await expect.poll(tree).toMatch(/status: Question 2/)
  await expect.poll(tree).toMatch(/radiogroup "Attendance"/)
  expect(await tree()).not.toContain('Your name')
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
    .toBe('In person')
  await page.keyboard.press('a')
  await expect.poll(tree).toMatch(/status: 2 of 3/)
})
