import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/marked-descriptions.json', import.meta.url), 'utf8'),
)

interface StoredForm {
  readonly form: { readonly schema: { readonly fields: readonly object[] } }
}

test('an owner turns emphasis on, sees it in the live preview, and undoes it', async () => {
  const owner = await home.window('desktop')
  const description = 'Read **all** of [the rules](https://example.org/rules).'
  const { id } = await home.editing(owner, 'Rules', [
    { id: 'name', type: 'text', label: 'Your name', description },
  ])
  await owner.getByRole('button', { name: 'Preview', exact: true }).first().click()
  const shown = owner.getByRole('region', { name: 'Live preview' }).frameLocator('iframe')
  await shown.getByText(description).waitFor()
  await owner.getByRole('button', { name: 'Edit Your name', exact: true }).click()
  await owner.getByRole('button', { name: /^More settings/ }).click()
  await owner.getByRole('switch', { name: 'Emphasis and links' }).click()
  await shown.getByRole('link', { name: 'the rules' }).waitFor()
  expect(await shown.locator('strong').textContent()).toBe('all')
  await expectAccessible(owner, 'the switch for emphasis')
  await owner.keyboard.press('Control+s')
  await expect
    .poll(async () => {
      const { form } = (await home.call('GET', `/api/forms/${id}`)) as StoredForm
      return form.schema.fields[0]
    })
    .toMatchObject({ markedDescription: true })
  await owner.keyboard.press('Control+z')
  await shown.getByText(description).waitFor()
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`a visitor sees emphasis, links and an answer, ${how} JavaScript`, async () => {
    const form = await home.publish('Rules', schema)
    const page = await home.window('phone', { javaScriptEnabled })
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    const link = page.getByRole('link', { name: 'the rules' })
    expect(await link.getAttribute('href')).toBe('https://example.org/rules')
    expect(await link.locator('em').textContent()).toBe('rules')
    await page.getByText('It looks like *12* [a].').waitFor()
    await page.getByLabel('Your name').fill('*Ada* [x](https://evil.example)')
    if (javaScriptEnabled) {
      await page.getByText(', *Ada* [x](https://evil.example).').waitFor()
      expect(await page.getByRole('link', { name: 'x', exact: true }).count()).toBe(0)
    }
    if (javaScriptEnabled) await expectAccessible(page, 'a description with emphasis')
    await page.getByText('Yes', { exact: true }).click()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Thank You!').waitFor()
  })
}
