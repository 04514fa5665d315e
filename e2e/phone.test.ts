import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { house } from './support/house.ts'

const home = house()

/** The editor of a published form. */
async function published(page: Page) {
  const fields = [{ id: 'name', type: 'text', label: 'Your name' }]
  const form = await home.publish('Winter workshop sign-up', { fields, settings: {} })
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByLabel('Form name').waitFor()
}

test('content wider than a phone does not move the bottom bar', async () => {
  const page = await home.window('phone')
  await home.editing(page, 'On the way')
  // A phone would zoom out to show it, and change the layout.
  await page.evaluate(() => {
    const wide = document.createElement('div')
    wide.style.cssText = 'position: absolute; top: 0; left: 0; width: 406px; height: 10px'
    document.body.append(wide)
  })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([390, 844])
  await page
    .getByRole('navigation', { name: 'Editor' })
    .getByRole('button', { name: 'Add field' })
    .click()
  await page.getByRole('complementary', { name: 'Add a field' }).waitFor()
})

test.each([1_024, 780])(
  'in a window of %i px, every button of a published form is reachable and its name readable',
  async (width) => {
    const page = await home.window('desktop')
    await published(page)
    await page.setViewportSize({ width, height: 768 })
    await page.getByLabel('Form description').fill('Two days')
    const bar = page.getByRole('banner')
    await bar
      .getByText(/^Unpublished changes/)
      .first()
      .waitFor()
    await expect
      .poll(async () => {
        const boxes = await Promise.all(
          (await bar.getByRole('button').all()).map((one) => one.boundingBox()),
        )
        return Math.max(...boxes.map((box) => (box === null ? width : box.x + box.width)))
      })
      .toBeLessThan(width)
    const name = await bar.getByText('Winter workshop sign-up').boundingBox()
    expect(name?.width).toBeGreaterThan(60)
  },
)

test('the save status is not cut off, and the buttons keep their places', async () => {
  const page = await home.window('phone')
  await published(page)
  const bar = page.getByRole('banner')
  const standing = bar.getByRole('button', { name: /^Form menu/ }).locator('small')
  const placesOfButtons = async () =>
    Promise.all(['Undo', 'More'].map((name) => placeOf(bar, new RegExp(`^${name}`))))
  const places = await placesOfButtons()

  await page.getByLabel('Form description').fill('Two days')
  const says = () => expect.poll(() => standing.textContent())
  await says().toMatch(/^Unpublished changes · (Unsaved changes|Saving...|Saved \d)/)
  expect(await isCut(standing)).toBe(false)
  expect(await placesOfButtons()).toEqual(places)

  const answers = [422, 503].map((status) => ({ status, json: { error: 'Not now.' } }))
  for (const [at, said] of ['Not saved', 'Not saved, retrying'].entries()) {
    await page.route('**/api/forms/*/working-copy', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(answers[at]) : route.fallback(),
    )
    await page.getByLabel('Form description').fill(said)
    await page.keyboard.press('Control+S')
    await says().toBe(`Unpublished changes · ${said}`)
    expect(await isCut(standing)).toBe(false)
    expect(await placesOfButtons()).toEqual(places)
  }
})

const placeOf = (bar: Locator, name: RegExp) => bar.getByRole('button', { name }).boundingBox()

/** Returns true if part of the text is cut off on the right or below the bar. */
const isCut = (text: Locator) =>
  text.evaluate((element) => {
    const bar = element.closest('header')?.getBoundingClientRect()
    const boxes = [element, ...element.querySelectorAll('*')]
    return (
      element.getBoundingClientRect().bottom > (bar?.bottom ?? 0) ||
      boxes.some(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    )
  })
