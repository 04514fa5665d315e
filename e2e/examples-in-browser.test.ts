import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './support/shared.ts'
import { serveSources } from './support/sources-in-browser.ts'

const folder = join(dirname(import.meta.dirname), 'examples')
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

let page: Page
let sources: Awaited<ReturnType<typeof serveSources>>

beforeAll(async () => {
  sources = await serveSources()
  page = await (await sharedBrowser()).newPage()
  await page.goto(sources.url)
  await page.waitForFunction(() => 'runExample' in window)
})
afterAll(async () => {
  await page?.close()
  await sources?.stop()
})

test.each(files)('%s has the same result in a browser', async (file) => {
  const example: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const differences = await page.evaluate(
    (given) => Reflect.get(window, 'runExample')(given),
    example,
  )
  expect(differences).toEqual([])
})
