import type { Page } from 'playwright-core'
import type { WindowName } from './browser.ts'
import type { madeForms } from './made-forms.ts'
import { type Screen, sendNothing } from './screens/screen.ts'

/** Opens a screen of the signed-in owner and brings it into its state. */
export async function openScreen(
  page: Page,
  window: WindowName,
  screen: Screen,
  { address, forms }: { address: string; forms: ReturnType<typeof madeForms> },
): Promise<void> {
  // Discards unsaved changes of the previous screen.
  await sendNothing(page)
  await page.goto(`${address}/favicon.svg`)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  // The previous screen may save until it is left.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Screens share their forms, so only those that must save change them.
  if (!screen.saves) await withoutSaving(page)
  await screen.meanwhile?.(page)
  await page.goto(address + (await pathOf(screen, forms)))
  await settled(page, screen)
  await screen.before?.(page, window)
  await settled(page, screen)
}

/** Leaves changes of the form unsaved, without an error. */
function withoutSaving(page: Page) {
  return page.route('**/api/forms/*/working-copy', (route) =>
    route.request().method() === 'PUT' ? undefined : route.fallback(),
  )
}

/** Waits until no loading placeholder is left, or until one shows if the screen is one that loads. */
async function settled(page: Page, { isLoading = false }: Screen): Promise<void> {
  await page.locator('main').first().waitFor()
  await page.waitForFunction(
    (isWanted) => (document.querySelector('[data-waiting]') !== null) === isWanted,
    isLoading,
  )
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
