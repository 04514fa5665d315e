import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { house } from './support/house.ts'

const home = house()
const { schema } = JSON.parse(readFileSync(new URL('../examples/languages.json', import.meta.url), 'utf8'))
const all = ['fr', 'es', 'pt', 'it', 'nl', 'ja', 'he'].map((language) => ({ language, texts: [] }))

test('shots', async () => {
  const one = await home.publish('Lunch', schema)
  const many = await home.publish('Lunch', { ...schema, translations: [...schema.translations, ...all], settings: { ...schema.settings, displayStyle: 'single-card' } })
  for (const kind of ['desktop', 'phone'] as const) {
    const page = await home.window(kind)
    await page.setViewportSize(kind === 'desktop' ? { width: 1440, height: 900 } : { width: 390, height: 844 })
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(home.addressOf(one) + '?lang=de', { waitUntil: 'networkidle' })
      await page.screenshot({ path: `/tmp/x/form-${kind}-${scheme}.png` })
      await page.goto(home.addressOf(many) + '?lang=ar', { waitUntil: 'networkidle' })
      await page.screenshot({ path: `/tmp/x/card-${kind}-${scheme}.png` })
      await page.goto(`${home.url}/forms/${one.id}`, { waitUntil: 'networkidle' })
      await page.evaluate(() => {})
      await page.keyboard.press('Control+,').catch(() => {})
      const direct = page.getByRole('button', { name: 'Settings', exact: true })
      if (await direct.isVisible().catch(() => false)) await direct.click()
      else {
        await page.getByRole('button', { name: 'More', exact: true }).first().click()
        await page.getByRole('menuitem', { name: 'Settings' }).click()
      }
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/x/settings-${kind}-${scheme}.png` })
      await page.getByRole('button', { name: 'Translations...' }).click()
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/x/dialog-${kind}-${scheme}.png` })
      await page.getByLabel('Language', { exact: true }).selectOption('ar')
      await page.waitForTimeout(300)
      await page.screenshot({ path: `/tmp/x/dialog-ar-${kind}-${scheme}.png` })
    }
  }
}, 240_000)
