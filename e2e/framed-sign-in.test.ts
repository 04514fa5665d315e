import { readFile } from 'node:fs/promises'
import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { house } from './support/house.ts'
import { blockThirdPartyCookies, otherSite } from './support/other-site.ts'

const site = await otherSite()
const home = house({ FRAME_ANCESTORS: site.origin })

const code = () => new URL(home.signInLink).searchParams.get('code') ?? ''

/** The owner's pages in a frame of another site, such as an intranet. */
async function framed(path: string, headers = {}): Promise<{ page: Page; frame: Frame }> {
  const page = await home.window('desktop')
  await blockThirdPartyCookies(page)
  await page.goto(
    site.page(
      `<iframe src="${home.url}${path}" title="Forms" width="1300" height="860"></iframe>`,
      { headers },
    ),
  )
  const [, frame] = page.frames()
  if (frame === undefined) throw new Error('there is no frame')
  return { page, frame }
}

const signIn = (frame: Frame) => frame.getByRole('button', { name: /^Continue with/ })

/** Types the code in the built-in provider's window. */
async function finish(popup: Page) {
  await popup.getByRole('textbox', { name: 'Start-up code' }).fill(code())
  await popup.getByRole('button').first().click()
}

test('an owner signs in from a frame through a window, and works there without cookies', async () => {
  const form = await home.publish('Framed', {
    fields: [
      { id: 'name', type: 'text', label: 'Name' },
      { id: 'cv', type: 'file', label: 'CV' },
    ],
    settings: {},
  })
  const visitor = await home.window('desktop')
  await visitor.goto(home.addressOf(form))
  await visitor
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('What I did') })
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await visitor.getByRole('heading', { name: 'Thank You!' }).waitFor()

  const { page, frame } = await framed('/login')
  const [popup] = await Promise.all([page.waitForEvent('popup'), signIn(frame).click()])
  await popup.waitForURL('**/oidc/**')
  const closed = popup.waitForEvent('close')
  await finish(popup)
  await closed
  await frame.waitForURL('**/dashboard')
  await frame.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await frame.getByText('Framed').first().waitFor()

  // The session belongs to the frame: a reload keeps it, and only its token identifies the user.
  await frame.goto(`${home.url}/forms/${form.id}/submissions?view=cards`)
  await frame.getByRole('heading', { name: 'Framed' }).waitFor()
  const token = await frame.evaluate(() => localStorage.getItem('ramiform.session'))
  await frame.getByRole('button', { name: 'View Details' }).first().click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    frame.getByRole('link', { name: 'cv.txt' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toBe('What I did')
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    frame.getByRole('button', { name: 'Download files' }).click(),
  ])
  expect(archive.suggestedFilename()).toBe('files.zip')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await frame.evaluate(() => document.cookie)).toBe('')
})

test('the start-up code is typed on the login page, and a wrong one is named on the next', async () => {
  const page = await home.window('phone')
  await page.goto(`${home.url}/login`)
  const box = page.getByRole('textbox', { name: 'Start-up code' })
  await box.fill('1234')
  await box.press('Enter')
  await page.waitForURL('**/oidc/**')
  await page.getByText('The code is wrong.').waitFor()

  await page.goto(`${home.url}/login`)
  await box.fill(
    code()
      .replace(/(?=(?:....)+$)/g, ' ')
      .trim(),
  )
  await page.getByRole('button', { name: /^Continue with/ }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
})

test('a closed or blocked window shows a message and another way to sign in', async () => {
  const { page, frame } = await framed('/login')
  const [popup] = await Promise.all([page.waitForEvent('popup'), signIn(frame).click()])
  await popup.waitForURL('**/oidc/**')
  await popup.close()
  await frame.getByText('The sign-in window was closed before you were signed in.').waitFor()

  // A page with an isolating opener policy blocks windows that could respond.
  const alone = await framed('/login', { 'cross-origin-opener-policy': 'same-origin' })
  await signIn(alone.frame).click()
  await alone.frame.getByText('Your browser did not open the sign-in window.').waitFor()
  const [tab] = await Promise.all([
    alone.page.context().waitForEvent('page'),
    alone.frame.getByRole('link', { name: 'sign in from a new tab' }).click(),
  ])
  // Isolated from the frame, the window itself is signed in.
  await tab.getByRole('heading', { name: 'Welcome back' }).waitFor()
})

test('if the browser opens no window, a link signs the frame in through a tab', async () => {
  const { page, frame } = await framed('/login')
  await frame.evaluate(() => {
    window.open = () => null
  })
  await signIn(frame).click()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'sign in from a new tab' }).click(),
  ])
  await tab.waitForURL('**/oidc/**')
  await finish(tab)
  await frame.waitForURL('**/dashboard')
  await frame.getByRole('heading', { name: /^Welcome/ }).waitFor()
})

test('another site that opens the window receives nothing', async () => {
  const page = await home.window('desktop')
  await page.goto(
    site.page(`<script>
      window.got = []
      addEventListener('message', ({ data }) => got.push(data))
    </script><button onclick="open('${home.url}/login?popup=local', 'w', 'popup')">Open</button>`),
  )
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open' }).click(),
  ])
  await popup.waitForURL('**/oidc/**')
  const closed = popup.waitForEvent('close')
  await finish(popup)
  await closed
  expect(await page.evaluate(() => (window as unknown as { got: unknown[] }).got)).toEqual([])
})
