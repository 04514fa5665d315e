import { mkdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { house } from './support/house.ts'

const home = house()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/choices-and-numbers.json', import.meta.url), 'utf8'),
)
mkdirSync('/tmp/shots', { recursive: true })
test('shots', { timeout: 200_000 }, async () => {
  const fields = schema.fields.map((field: object) => ({ ...field, conditional: undefined }))
  const form = await home.publish('Fair', {
    fields,
    settings: { ...schema.settings, style: { dark: true } },
  })
  for (const name of ['desktop', 'phone'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await home.window(name, { colorScheme })
      await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
      await page.getByText('Baking', { exact: true }).click()
      await page.getByText('Lunch (+').click()
      await page.locator('.rf-measure input').first().fill('1.3')
      await page.getByRole('button', { name: 'Submit', exact: true }).click()
      await page.locator('.rf-problem').first().waitFor()
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/shots/form-${name}-${colorScheme}.png`, fullPage: true })
    }
  for (const colorScheme of ['light', 'dark'] as const) {
    const owner = await home.window('desktop', { colorScheme })
    await home.editing(owner, 'Fair', fields, { settings: schema.settings })
    await owner.waitForTimeout(800)
    await owner.screenshot({ path: `/tmp/shots/editor-${colorScheme}.png`, fullPage: true })
    await owner.getByRole('button', { name: 'Edit Which extras do you need?', exact: true }).click()
    await owner.getByRole('button', { name: 'More settings' }).click()
    await owner.getByLabel('Most choices').scrollIntoViewIfNeeded()
    await owner.waitForTimeout(800)
    await owner.screenshot({ path: `/tmp/shots/settings-${colorScheme}.png` })
    await owner.getByText('Prices of options').last().scrollIntoViewIfNeeded()
    await owner.screenshot({ path: `/tmp/shots/settings2-${colorScheme}.png` })
  }
  const phone = await home.window('phone')
  const made = await home.editing(phone, 'Fair', fields.slice(3, 4), { settings: schema.settings })
  await phone.getByRole('button', { name: 'Edit How much clay do you need?', exact: true }).click()
  await phone.getByRole('button', { name: 'More settings' }).click()
  await phone.waitForTimeout(800)
  await phone.screenshot({ path: '/tmp/shots/settings-phone.png', fullPage: true })
  await phone.goto(`${home.url}/forms/${made.id}/print`)
  await phone.waitForTimeout(1500)
  await phone.screenshot({ path: '/tmp/shots/print.png', fullPage: true })
})
