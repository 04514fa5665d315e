import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, type WindowName } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const application = (name: string) =>
  home.publish(name, {
    fields: [
      { id: 'name', type: 'text', label: 'Your name' },
      {
        id: 'cv',
        type: 'file',
        label: 'CV and certificates',
        required: true,
        upload: { maxFiles: 3, maxMegabytes: 5, kinds: ['pdf', 'image'] },
      },
    ],
    settings: {},
  })

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)])

async function openForm(form: { slug: string }, window: WindowName = 'desktop'): Promise<Page> {
  const page = await home.window(window)
  await page.goto(home.addressOf(form))
  // The script has hydrated the page when its own step shows.
  await page.waitForLoadState('networkidle')
  return page
}

const choose = (page: Page, ...files: { name: string; buffer: Buffer }[]) =>
  page
    .getByLabel('CV and certificates')
    .setInputFiles(files.map((file) => ({ mimeType: 'application/octet-stream', ...file })))

const rows = (page: Page) => page.getByRole('listitem')
const spoken = (page: Page, words: string) =>
  page.locator('[aria-live]').getByText(words).waitFor({ state: 'attached' })

test('files upload when chosen, survive a lost connection and a reload, and reach the owner intact', async () => {
  const form = await application('Apply')
  const page = await openForm(form)
  const large = pdf(3_400_000)
  // The connection fails during the second part, for a moment.
  let parts = 0
  await page.route('**/api/public/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    parts += 1
    if (parts === 2) {
      await page.context().setOffline(true)
      return route.abort('internetdisconnected')
    }
    return route.continue()
  })
  await choose(page, { name: 'cv.pdf', buffer: large })
  await spoken(page, 'Uploading cv.pdf')
  await page.locator('.rf-file').getByText('Uploading...').waitFor()
  await rows(page).getByText('continues when you are back online.').waitFor()
  await expectAccessible(page, 'a form whose file waits')
  await page.context().setOffline(false)
  await rows(page).getByText('3.4 MB', { exact: true }).waitFor()
  await spoken(page, 'cv.pdf is uploaded.')

  await page.getByLabel('Your name').fill('Ada')
  await page.reload()
  await rows(page).getByText('cv.pdf').waitFor()
  await choose(page, { name: 'exam.pdf', buffer: pdf(10) })
  await page.getByText('19 bytes').waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()

  const owner = await home.window('desktop')
  await home.signedIn(owner)
  await owner.goto(`${home.url}/forms/${form.id}/submissions?view=cards`)
  await owner.getByRole('button', { name: /^View Details/ }).click()
  const link = owner.getByRole('link', { name: 'cv.pdf' })
  const [download] = await Promise.all([owner.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('cv.pdf')
  expect((await readFile(await download.path())).equals(large)).toBe(true)
  const [archive] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: 'Download files' }).click(),
  ])
  expect(archive.suggestedFilename()).toMatch(/\.zip$/)
  expect((await readFile(await archive.path())).includes(large.subarray(0, 1_000))).toBe(true)
  await expectAccessible(owner, 'a submission with files')
})

test('a rejected file shows the reason at its field, and nothing else is lost', async () => {
  const form = await application('Refused')
  const page = await openForm(form, 'phone')
  await page.getByLabel('Your name').fill('Ada')
  await choose(page, { name: 'cv.pdf', buffer: pdf(10) })
  await page.getByText('19 bytes').waitFor()
  await choose(
    page,
    { name: 'large.pdf', buffer: pdf(5_000_001) },
    { name: 'run.exe', buffer: Buffer.from('MZ') },
  )
  await rows(page).getByText('"large.pdf" is too large. The limit is 5 MB.').waitFor()
  await rows(page).getByText('"run.exe" can’t be uploaded.').waitFor()
  // Only the content reveals the type.
  await choose(page, { name: 'photo.png', buffer: Buffer.from('MZ, a program') })
  await rows(page).getByText('"photo.png" can’t be uploaded.').waitFor()
  await spoken(page, '"photo.png" can’t be uploaded.')
  await expectAccessible(page, 'a form with refused files')
  await page.getByRole('button', { name: 'Remove photo.png' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  const [submission] = await home.submissions(form)
  expect(submission?.data).toEqual({ name: 'Ada', cv: ['cv.pdf'] })
})

test('a required file that was removed is required again', async () => {
  const form = await application('Required')
  const page = await openForm(form)
  await choose(page, { name: 'cv.pdf', buffer: pdf(10) })
  await page.getByRole('button', { name: 'Remove cv.pdf' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
    .toBe('file')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('CV and certificates is required').first().waitFor()
  expect(await home.submissions(form)).toEqual([])
})

test('an image is pasted into the focused field', async () => {
  const form = await application('Pasted')
  const page = await openForm(form)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4, 4)
    canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
    const picture = await canvas.convertToBlob({ type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  })
  await page.getByLabel('CV and certificates').focus()
  await page.keyboard.press('ControlOrMeta+V')
  await spoken(page, 'image.png is uploaded.')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  const [submission] = await home.submissions(form)
  expect(submission?.data).toEqual({ name: 'Ada', cv: ['image.png'] })
})

test('a phone offers camera and files for image fields', async () => {
  const form = await home.publish('Camera', {
    fields: [
      { id: 'photo', type: 'file', label: 'Photo', upload: { kinds: ['image'] } },
      { id: 'either', type: 'file', label: 'Photo or PDF', upload: { kinds: ['image', 'pdf'] } },
      { id: 'paper', type: 'file', label: 'Paper', upload: { kinds: ['pdf'] } },
      { id: 'any', type: 'file', label: 'Anything' },
    ],
    settings: {},
  })
  const page = await openForm(form, 'phone')
  // Long before the tap, because the browser learns of it by a message of its own.
  const choosing = page.waitForEvent('filechooser')
  const control = (label: string) => page.getByLabel(label, { exact: true })
  const accepts = (label: string) => control(label).getAttribute('accept')
  expect(await accepts('Photo')).toBe('image/*')
  expect(await accepts('Photo or PDF')).toBe('image/*,.pdf')
  expect(await accepts('Paper')).toBe('.pdf')
  expect(await accepts('Anything')).toBeNull()
  // With `capture`, a phone opens the camera and offers no existing images.
  expect(await page.locator('[capture]').count()).toBe(0)
  await control('Photo').tap()
  const chooser = await choosing
  const picture = await page.screenshot({ type: 'jpeg' })
  await chooser.setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: picture })
  await spoken(page, 'IMG_0001.jpg is uploaded.')
})
