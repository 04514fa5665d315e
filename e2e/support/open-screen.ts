import type { Page } from 'playwright-core'
import type { WindowName } from './browser.ts'
import type { madeForms } from './made-forms.ts'
import type { Screen } from './screens.ts'

/** Goes to a screen of the owner's who is signed in on this page, and brings it into its state. */
export async function openScreen(
  page: Page,
  window: WindowName,
  screen: Screen,
  { address, forms }: { address: string; forms: ReturnType<typeof madeForms> },
): Promise<void> {
  // What was left unsaved on the screen before is not offered again on this one.
  await page.goto(`${address}/favicon.svg`)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  await screen.meanwhile?.(page)
  await page.goto(address + (await pathOf(screen, forms)))
  await settled(page)
  await screen.before?.(page, window)
  await settled(page)
}

/** Nothing on the screen stands for what is still to come. */
async function settled(page: Page): Promise<void> {
  await page.locator('main').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

async function pathOf(
  { form, path, isVisitors }: Screen,
  forms: ReturnType<typeof madeForms>,
): Promise<string> {
  if (form === undefined) return path
  const { id, slug } = await forms(form)
  if (path.startsWith('/dashboard')) return path
  if (path.startsWith('/logic-chat')) return `${path}?form=${id}`
  return isVisitors ? `/f/${slug}${path}` : `/forms/${id}${path}`
}
