import { expect, test } from 'vitest'
import { seriousFindings } from './support/axe.ts'
import { expectAccessible, expectContrast } from './support/browser.ts'
import { house } from './support/house.ts'

// The checks of accessibility have to find these, or they prove nothing.
const home = house()

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Planted</title>
  <style>
    button { font: 16px sans-serif; color: #000; background: #fff }
    @media (prefers-color-scheme: dark) { .dark { color: #bbb } }
  </style><main><h1>Planted</h1>${body}</main></html>`

test('a button without a name is found, on the page and in a frame without a URL', async () => {
  const shown = await home.window('desktop')
  const nameless = '<button></button>'
  await shown.setContent(page(nameless))
  await expect(expectAccessible(shown, 'a page')).rejects.toThrow(/button-name: button/)
  expect(await seriousFindings(shown, ['button-name'], 'h1')).toEqual([])

  await shown.setContent(page('<iframe title="Inside"></iframe>'))
  await shown.frames()[1]?.setContent(page(nameless))
  expect(await seriousFindings(shown, ['button-name'])).toEqual(['button-name: iframe button'])
})

test('a color that is too light in dark mode only is found after a change of scheme', async () => {
  const shown = await home.window('desktop')
  await shown.setContent(page('<button class="dark">Send</button>'))
  await expectAccessible(shown, 'in the light')
  await shown.emulateMedia({ colorScheme: 'dark' })
  await expect(expectContrast(shown, 'in the dark')).rejects.toThrow(/color-contrast: button/)
})
