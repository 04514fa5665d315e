import { expect, test } from 'vitest'
import { seriousFindings } from './support/axe.ts'
import { expectAccessible, expectContrast } from './support/browser.ts'
import { house } from './support/house.ts'

// The checks of accessibility have to find these, or they prove nothing.
const home = house()

const htmlOf = (body: string) =>
  `<!doctype html><html lang="en"><title>Planted</title>
  <style>
    button { font: 16px sans-serif; color: #000; background: #fff }
    @media (prefers-color-scheme: dark) { .dark { color: #bbb } }
  </style><main><h1>Planted</h1>${body}</main></html>`

async function emptyPage() {
  const page = await home.window('desktop')
  await page.goto('about:blank')
  return page
}

test('a button without a name is found, on the page and in a frame without a URL', async () => {
  const page = await emptyPage()
  const nameless = '<button></button>'
  await page.setContent(htmlOf(nameless))
  await expect(expectAccessible(page, 'a page')).rejects.toThrow(/button-name: button/)
  expect(await seriousFindings(page, ['button-name'], 'h1')).toEqual([])

  await page.setContent(htmlOf('<iframe title="Inside"></iframe>'))
  await page.frames()[1]?.setContent(htmlOf(nameless))
  expect(await seriousFindings(page, ['button-name'])).toEqual(['button-name: iframe button'])
})

test('a color that is too light in dark mode only is found after a change of scheme', async () => {
  const page = await emptyPage()
  await page.setContent(htmlOf('<button class="dark">Send</button>'))
  await expectAccessible(page, 'in the light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(expectContrast(page, 'in the dark')).rejects.toThrow(/color-contrast: button/)
})
