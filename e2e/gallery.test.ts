import { type ChildProcess, spawn } from 'node:child_process'
import { globSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../scripts/shared/running-server.ts'
import {
  expectAccessible,
  expectContrast,
  openWindow,
  type WindowName,
  windows,
} from './support/browser.ts'
import { sharedBrowser } from './support/shared.ts'

const root = dirname(import.meta.dirname)
const web = join(root, 'apps/web')
const pictures = join(root, 'screenshots/gallery')

/** All shared components. */
const shared = globSync('src/{ui,shell,clipboard}/*.tsx', { cwd: web, exclude: ['**/*.test.tsx'] })
  .map((file) => basename(file, '.tsx'))
  .toSorted()

let development: ChildProcess
let browser: Browser
let address: string

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true })
  const port = await freePort()
  address = `http://localhost:${port}/dev/gallery`
  development = spawn(join(root, 'node_modules/.bin/react-router'), ['dev', '--port', `${port}`], {
    cwd: web,
    stdio: 'ignore',
    // It starts a child process, so the whole group is stopped.
    detached: true,
    env: { PATH: process.env.PATH, NODE_ENV: 'development' },
  })
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeout(100)
  browser = await sharedBrowser()
  // The development server may reload the first visit, so it is repeated.
  const { page, context } = await openGalleryWindow('desktop')
  const heading = page.getByRole('heading', { name: 'Gallery' })
  const shown = () =>
    heading.waitFor({ timeout: 60_000 }).then(
      () => true,
      () => false,
    )
  do await page.goto(address, { waitUntil: 'commit' })
  while (!(await shown()))
  await page.waitForLoadState('networkidle')
  await context.close()
})
afterAll(async () => {
  if (development?.pid !== undefined) process.kill(-development.pid)
})

const toastMs = 6_000
const overThePage = '[role=dialog], [role=alertdialog], [role=menu]'

const schemes = [
  { colorScheme: 'light', check: expectAccessible },
  // Only colors differ in dark mode.
  { colorScheme: 'dark', check: expectContrast },
] as const

describe.each(Object.keys(windows) as WindowName[])('on a %s', (window) => {
  test('every state of every shared component is shown and accessible, in light and dark mode', async () => {
    const { page, context } = await openGalleryWindow(window)
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    /** Takes a screenshot and checks accessibility. */
    const show = async (
      what: string,
      { fullPage = false, part }: { fullPage?: boolean; part?: string } = {},
    ) => {
      for (const { colorScheme, check } of schemes) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: picture(what, colorScheme), fullPage })
        await check(page, `${what}, ${colorScheme}`, part)
      }
    }
    const picture = (what: string, colorScheme: string) =>
      join(pictures, `${what.replaceAll(' ', '-')}-${window}-${colorScheme}.png`)
    const showButton = async (how: string) => {
      for (const { colorScheme } of schemes) {
        await page.emulateMedia({ colorScheme })
        await page.locator('#Button').screenshot({ path: picture(`button-${how}`, colorScheme) })
      }
    }
    await page.goto(address, { waitUntil: 'networkidle' })
    const sections = page.locator('[data-component]')
    await sections.first().waitFor()

    expect(await sections.evaluateAll((all) => all.map(({ id }) => id).toSorted())).toEqual(shared)
    const empty = await sections.evaluateAll((all) =>
      all.filter((section) => !section.querySelector('h3 + div > *')).map(({ id }) => id),
    )
    expect(empty).toEqual([])
    await show('all', { fullPage: true })
    const button = page.locator('#Button button').first()
    await button.hover()
    await showButton('pointed-at')
    await button.press('Shift')
    await showButton('focused')

    for (const trigger of await page.getByRole('button', { name: /^Open / }).all()) {
      const what = (await trigger.innerText()).slice('Open '.length)
      await trigger.click()
      const over = page.locator(overThePage).last()
      await over.waitFor()
      await show(what, { part: overThePage })
      await page.keyboard.press('Escape')
      await over.waitFor({ state: 'detached' })
      expect(await trigger.evaluate((element) => element === document.activeElement), what).toBe(
        true,
      )
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('toasts queue, stay while hovered, and busy buttons keep their size', async () => {
  const { page, context } = await openGalleryWindow('desktop')
  await page.clock.install()
  await page.goto(address)
  const press = (name: string) => page.locator('#Toast').getByRole('button', { name }).click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await press('Under way')
  await page.getByRole('progressbar', { name: 'Exporting 4,000 of 12,000' }).waitFor()
  await press('Done')
  await page.getByText('Form saved').first().waitFor()
  await press('With Undo')
  await page.getByText('Form saved').first().waitFor({ state: 'detached' })
  await undo.hover()
  await page.screenshot({ path: join(pictures, 'toasts-desktop-light.png') })
  await expectAccessible(page, 'toasts', '[role=region]')
  await page.clock.runFor(toastMs + 1_000)
  await undo.click()
  await page.getByText('Lunch is back').first().waitFor()
  await page.mouse.move(10, 10)
  await page.clock.runFor(toastMs + 1_000)
  await page.getByText('Lunch is back').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('progressbar', { name: /^Exporting 4/ }).waitFor({ state: 'detached' })
  await context.close()
})

test('the build does not include the gallery', () => {
  expect(globSync('build/client/assets/GalleryPage*', { cwd: web })).toEqual([])
  expect(globSync('build/client/assets/LandingPage*.js', { cwd: web })).not.toEqual([])
})

/** The development server has no API, so a user is mocked. */
async function openGalleryWindow(name: WindowName) {
  const window = await openWindow(browser, name)
  // On a busy machine, the server prepares modules for longer than one step may take. The test's own limit ends it.
  window.page.setDefaultNavigationTimeout(0)
  await window.page.route('**/api/users/me', (route) =>
    route.fulfill({
      json: { id: 'u1', email: 'mara@example.org', providerUserData: { name: 'Mara Ellwood' } },
    }),
  )
  return window
}
