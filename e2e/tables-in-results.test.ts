import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/tables.json', import.meta.url), 'utf8'),
)
const food = 'How was each part? Food'

test('the table, a submission, the summary and the CSV file name a row with its matrix', async () => {
  const form = await home.publish('Supper', schema)
  await home.call('POST', `/api/public/forms/${form.slug}/submit`, {
    drinks: 'No',
    welcome: 'Good',
    food: 'Excellent',
    saturday: ['Morning'],
  })
  const page = await home.window('desktop')
  await home.signedIn(page)
  const results = `${home.url}/forms/${form.id}/submissions`
  await page.goto(results)
  await page.getByRole('columnheader', { name: food }).waitFor()
  await page.getByRole('columnheader', { name: 'Did you have wine?' }).waitFor()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('option', { name: food }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'results of a matrix')

  const [submission] = await home.submissions(form)
  await page.goto(`${results}/${submission?.id}`)
  await page.getByRole('term').filter({ hasText: food }).waitFor()
  await page.getByText('Asked when Did you have wine? is Yes').waitFor()
  await page.getByRole('complementary').getByText('How was each part? Wine').waitFor()

  await page.goto(`${results}?view=summary`)
  await page.getByRole('heading', { name: food }).waitFor()
  await page.getByRole('heading', { name: 'When could you help next time? Saturday' }).waitFor()

  const address = `${home.url}/api/forms/${form.id}/submissions.csv`
  const csv = await page.evaluate(async (from) => (await fetch(from)).text(), address)
  expect(csv.split('\r\n')[0]).toContain(`,${food},`)
})
