import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()
const schema = { fields: [{ id: 'name', type: 'text', label: 'Name' }], settings: {} }

/** A hundred forms, `Form 001` to `Form 100`; every third one is in the folder Events, and 30 are published. */
beforeAll(async () => {
  const { folder } = (await home.call('POST', '/api/folders', { name: 'Events' })) as {
    folder: { id: string }
  }
  await home.call('POST', '/api/folders', { name: 'Clinic' })
  const ids: string[] = []
  for (let number = 1; number <= 100; number += 1) {
    const name = `Form ${String(number).padStart(3, '0')}`
    const { form } = (await home.call('POST', '/api/forms', { name, schema })) as {
      form: { id: string }
    }
    ids.push(form.id)
  }
  await Promise.all(ids.slice(0, 30).map((id) => home.call('POST', `/api/forms/${id}/publish`)))
  const inEvents = ids.filter((_, index) => (index + 1) % 3 === 0)
  await home.call('POST', '/api/folders/move', { ids: inEvents, folderId: folder.id })
})

async function atDashboard(window: Parameters<typeof home.window>[0] = 'desktop', search = '') {
  const page = await home.window(window)
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard${search}`)
  await page.locator('[data-form]').first().waitFor()
  return page
}

const row = (page: Page, number: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `Form ${number}`, exact: true }) })
const box = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: `Select Form ${number}`, exact: true })
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected forms' })
const rail = (page: Page) => page.getByRole('navigation', { name: 'Folders' })
const toast = (page: Page, text: string | RegExp) => page.locator('[data-toast]').getByText(text)
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).last()
const names = (page: Page) => page.locator('[data-form-link]').allInnerTexts()
const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.closest('[data-form]')?.querySelector('[data-form-link]')
        ?.textContent,
  )
/** The folder of a form on the server. */
async function folderOf(name: string) {
  const { forms } = (await home.call('GET', '/api/forms')) as {
    forms: { name: string; folderId?: string }[]
  }
  const { folders } = (await home.call('GET', '/api/folders')) as {
    folders: { id: string; name: string }[]
  }
  const id = forms.find((form) => form.name === name)?.folderId
  return folders.find((folder) => folder.id === id)?.name
}

test('form 87 of 100 is found by search and by its folder, and figures filter', async () => {
  const page = await atDashboard()
  await expectAccessible(page, 'the dashboard with a hundred forms')
  await page.keyboard.press('/')
  await page.keyboard.type('087')
  await expect.poll(() => names(page)).toEqual(['Form 087'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/edit')

  await page.goto(`${home.url}/dashboard`)
  await rail(page).getByRole('link', { name: 'Events 33' }).click()
  // All forms stay listed until those of the folder are rendered.
  await page.getByRole('button', { name: '33 Total Forms' }).waitFor()
  await expect.poll(() => names(page)).toContain('Form 087')
  expect(await names(page)).not.toContain('Form 088')
  await page.reload()
  await page.getByRole('button', { name: '33 Total Forms' }).waitFor()
  await page.getByRole('button', { name: '10 Published' }).click()
  await expect.poll(async () => (await names(page)).length).toBe(10)
  await page.getByText('10 of 33').waitFor()
})

test('selected forms move to a folder, and Undo moves them back', async () => {
  const page = await atDashboard('desktop', '?q=04')
  await box(page, '041').click()
  await box(page, '044').click({ modifiers: ['Shift'] })
  await bar(page).getByText('4 selected').waitFor()
  await bar(page).getByRole('button', { name: 'Move to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move 4 forms' })
  await expectAccessible(page, 'the choice of a folder')
  await dialog.getByRole('button', { name: 'Clinic' }).click()
  await toast(page, '4 forms moved to Clinic').waitFor()
  await row(page, '041').getByText('Clinic').waitFor()
  expect(await folderOf('Form 042')).toBe('Clinic')
  await undo(page).click()
  await toast(page, '4 forms moved back').waitFor()
  await rail(page).getByRole('link', { name: 'Clinic 0' }).waitFor()
  expect(await folderOf('Form 042')).toBe('Events')
})

test('a bulk action reports the forms that failed, and Undo covers the others', async () => {
  const page = await atDashboard('desktop', '?q=05')
  await box(page, '051').click()
  await box(page, '053').click({ modifiers: ['Shift'] })
  let failures = 1
  await page.route('**/api/forms/*', (route) => {
    if (route.request().method() !== 'DELETE' || failures === 0) return route.fallback()
    failures -= 1
    return route.abort()
  })
  await page.keyboard.press('Delete')
  const dialog = page.getByRole('alertdialog', { name: 'Delete 3 forms?' })
  await dialog.getByText('You can restore them from the bin for 30 days.').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await toast(page, /^2 of 3 forms moved to the bin\. Not moved to the bin: Form 05\d\./).waitFor()
  await expect.poll(async () => (await names(page)).length).toBe(9)
  await undo(page).click()
  await toast(page, '2 forms restored').waitFor()
  await expect.poll(async () => (await names(page)).length).toBe(11)
})

test('selected forms are exported as one archive, duplicated and unpublished', async () => {
  const page = await atDashboard('desktop', '?q=01')
  await box(page, '011').click()
  await box(page, '012').click()
  const download = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('forms.zip')
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')

  await bar(page).getByRole('button', { name: 'Unpublish' }).click()
  await toast(page, '2 forms unpublished').waitFor()
  await row(page, '011').getByText('Draft').waitFor()
  await undo(page).click()
  await row(page, '011').getByText('Published').waitFor()

  await bar(page).getByRole('button', { name: 'Duplicate' }).click()
  await toast(page, '2 forms duplicated').waitFor()
  await page.getByRole('link', { name: 'Form 011 (Copy)', exact: true }).waitFor()
  await undo(page).click()
  await page.getByRole('link', { name: 'Form 011 (Copy)' }).waitFor({ state: 'detached' })
})

test('the list works by keyboard: move, select, edit, and Escape in two steps', async () => {
  const page = await atDashboard('desktop', '?q=06')
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await page.locator('[data-form-link]').first().focus()
  const [first, second, third] = await names(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe(second)
  await page.keyboard.press('x')
  await bar(page).getByText('1 selected').waitFor()
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(() => focused(page)).toBe(third)
  await bar(page).getByText('2 selected').waitFor()
  await page.keyboard.press('Control+a')
  await bar(page).getByText('11 selected').waitFor()
  await page.keyboard.press('Escape')
  await bar(page).waitFor({ state: 'detached' })
  expect((await names(page)).length).toBe(11)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(11)

  await page.goto(`${home.url}/dashboard?q=${first}`)
  await page.locator('[data-form-link]').first().focus()
  await page.keyboard.press('e')
  await page.waitForURL('**/edit')
  await page.goBack()
  await page.locator('[data-form-link]').first().focus()
  await page.keyboard.press('v')
  await page.waitForURL(/forms\/[^/]+$/)
})

test('rows that scroll below the pointer show no actions, and the one that stays there does', async () => {
  const page = await atDashboard()
  await page.mouse.move(700, 600)
  await page.evaluate(() => {
    const counts = { shown: 0, rests: 0 }
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.matches('[data-action=edit]')) counts.shown += 1
      }
    }).observe(document.body, { subtree: true, childList: true })
    // On a busy machine, the list rests between two turns of the wheel.
    let last = performance.now()
    document.addEventListener('scroll', () => {
      if (performance.now() - last > 100) counts.rests += 1
      last = performance.now()
    })
    Object.assign(window, { counts })
  })
  for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 120)
  await page.locator('[data-form]:hover').locator('[data-action=edit]').waitFor()
  const { shown, rests } = await page.evaluate(
    () => (window as never as { counts: { shown: number; rests: number } }).counts,
  )
  expect(shown).toBeLessThanOrEqual(rests + 1)
})

test('a folder is created, takes a dragged row, is renamed, and its deletion is undone', async () => {
  const page = await atDashboard('desktop', '?q=07')
  await rail(page).getByRole('button', { name: 'New folder' }).click()
  const dialog = page.getByRole('dialog', { name: 'New folder' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('events')
  await page.keyboard.press('Enter')
  await dialog.getByText('Another folder already has this name.').waitFor()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Courses')
  await page.keyboard.press('Enter')
  await row(page, '071').dragTo(rail(page).getByRole('link', { name: 'Courses 0' }))
  await toast(page, 'Form 071 moved to Courses').waitFor()
  // Under the pointer, the menu of a folder takes the place of its count.
  await page.mouse.move(700, 20)
  await rail(page).getByRole('link', { name: 'Courses 1' }).waitFor()

  const menu = rail(page).getByRole('button', { name: 'Actions for the folder Courses' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename Courses' })
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Classes')
  await page.keyboard.press('Enter')
  await rail(page).getByRole('link', { name: 'Classes 1' }).waitFor()
  await rail(page).getByRole('button', { name: 'Actions for the folder Classes' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete folder' }).click()
  await rail(page)
    .getByRole('link', { name: /^Classes/ })
    .waitFor({ state: 'detached' })
  await undo(page).click()
  await rail(page).getByRole('link', { name: 'Classes 1' }).waitFor()
})

test('on a phone, the dots open all actions, a long press selects, and folders are in a sheet', async () => {
  const page = await atDashboard('phone')
  await expectAccessible(page, 'the list on a phone')
  const [first = '', second = ''] = await names(page)
  await page.getByRole('button', { name: `More actions for ${first}` }).tap()
  await page.getByRole('menuitem', { name: 'Logic' }).waitFor()
  await page.getByRole('menuitem', { name: 'Move to…' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menuitem', { name: 'Logic' }).waitFor({ state: 'detached' })

  const { x = 0, y = 0 } =
    (await page.getByRole('link', { name: first, exact: true }).boundingBox()) ?? {}
  const touch = await page.context().newCDPSession(page)
  const point = [{ x: x + 20, y: y + 5 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point })
  await bar(page).getByText('1 selected').waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.getByRole('link', { name: second, exact: true }).tap()
  await bar(page).getByText('2 selected').waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await bar(page).getByRole('button', { name: 'Clear selection' }).tap()

  await page.getByRole('button', { name: 'Folders and bin' }).tap()
  await page
    .getByRole('dialog', { name: 'Folders and bin' })
    .getByRole('link', { name: 'Events 33' })
    .tap()
  await page.getByRole('button', { name: '33 Total Forms' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a choice of cards stays, also for many forms', async () => {
  const page = await atDashboard()
  await page.getByRole('button', { name: 'Grid' }).click()
  await page.getByRole('article').first().waitFor()
  await page.reload()
  await page.getByRole('article').first().waitFor()
  expect(await page.locator('[data-form]').count()).toBeLessThan(60)
})

test('the bin survives a reload', async () => {
  const page = await atDashboard()
  await rail(page).getByRole('link', { name: /^Bin/ }).click()
  await page.waitForURL('**/bin')
  const reloaded = await page.reload()
  expect(reloaded?.status()).toBe(200)
  await page.getByRole('heading', { name: 'Bin', exact: true }).waitFor()
})
