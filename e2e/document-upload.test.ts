import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encryptedPdf, pdfOf } from '../packages/formats/src/documents/testing/pdfs.ts'
import { expectAccessible, type WindowOptions } from './support/browser.ts'
import { expectFocused, expectHeld } from './support/focus.ts'
import { keyboard, mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()

const samples = new URL('../packages/formats/src/documents/', import.meta.url)
const sample = (path: string) => readFileSync(new URL(path, samples))

/** An owner of an empty form with the document panel open. */
async function uploading(size: 'desktop' | 'phone' = 'desktop', options: WindowOptions = {}) {
  const page = await home.window(size, options)
  const grace = owner(page, mouse(page))
  await home.editing(page, 'Uploaded')
  if (size === 'phone') {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Upload Doc' }).click()
  } else await page.getByRole('button', { name: 'Upload Doc' }).click()
  const panel = page.getByRole('dialog', { name: 'Import fields' })
  const choose = (name: string, buffer: Buffer) =>
    panel
      .getByLabel('File to import')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  return { page, grace, panel, choose }
}

test('documents of all five types are reviewed and added in one step', async () => {
  const { page, grace, panel, choose } = await uploading()
  const sent: string[] = []
  page.on('request', (request) => {
    // The editor saves the form automatically; a document must not be part of it.
    const isOwnSave = request.url().endsWith('/working-copy')
    if (request.method() !== 'GET' && !isOwnSave) sent.push(request.url())
  })
  for (const [file, found] of [
    ['doc/samples/school-trip.doc', /^10 fields/],
    ['pdf/samples/acro-generated.pdf', /^11 fields/],
    ['xls/samples/vendor-form.xls', /^15 fields/],
    ['xlsx/samples/vendor-form.xlsx', /^15 fields/],
    ['docx/samples/school-trip.docx', /^10 fields/],
  ] as const) {
    await choose(file.split('/').at(-1) ?? '', sample(file))
    await panel.getByRole('heading', { name: found }).waitFor()
    await panel.getByText(file.split('/').at(-1) ?? '').waitFor()
  }
  expect(sent).toEqual([])
  await expectAccessible(page, 'what a document holds')

  // It is still there after closing and reopening.
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await page.keyboard.press('u')
  await panel.getByRole('checkbox', { name: /^Class/ }).click()
  await panel.getByRole('button', { name: 'Add 9 fields' }).click()
  await panel.getByText('Successfully extracted 9 form fields from school-trip.docx').waitFor()
  await panel.waitFor({ state: 'hidden' })
  const questions = await grace.questions()
  expect(questions).toHaveLength(9)
  expect(questions[0]).toMatch(/Child's name/)
  await page.keyboard.press('Control+Z')
  await expect.poll(() => grace.questions()).toEqual([])
})

test('an unreadable document shows the reason, and the next one is read', async () => {
  const { panel, choose } = await uploading('phone')
  await choose('picture.png', Buffer.from('x'))
  await panel.getByText('Please upload a PDF, Word document, or Excel file.').waitFor()
  await choose('large.pdf', Buffer.alloc(10 * 1024 * 1024))
  await panel.getByText('File size must be less than 10MB.').waitFor()
  await choose('locked.pdf', Buffer.from(encryptedPdf()))
  await panel.getByText(/^This PDF is protected with a password/).waitFor()
  await choose(
    'prose.pdf',
    Buffer.from(pdfOf(['The meeting was held on Monday, and that is all.'])),
  )
  await panel.getByText('No form fields could be extracted from this document.').waitFor()
  await choose('short.pdf', Buffer.from(pdfOf(['Full name: ________'])))
  await panel.getByRole('heading', { name: /^1 field/ }).waitFor()
})

test('a long document shows its progress, and Cancel stops it at once', async () => {
  const { panel, choose } = await uploading()
  const page = 'Name: ________ '.repeat(4_000)
  const cancelled = panel.evaluate(cancelAtSomePage)
  await choose('long.pdf', Buffer.from(pdfOf(Array(100).fill(page))))
  expect(await cancelled).toMatch(/^Page \d+ of 100$/)
  await panel.getByRole('progressbar').waitFor({ state: 'hidden', timeout: 2_000 })
  await panel.getByText('Drop a file here, or paste it').waitFor()
})

/** Presses Cancel from inside the page, because a hundred pages are read before an outside click. */
function cancelAtSomePage(dialog: Element): Promise<string> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const [page] = /Page \d+ of 100/.exec((dialog as HTMLElement).innerText) ?? []
      const cancel = [...dialog.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Cancel',
      )
      if (page === undefined || cancel === undefined) return
      observer.disconnect()
      cancel.click()
      resolve(page)
    })
    observer.observe(dialog, { subtree: true, childList: true, characterData: true })
  })
}

test('a document can be pasted', async () => {
  const { page, panel } = await uploading()
  await panel.getByText('Drop a file here, or paste it').waitFor()
  await page.evaluate(
    (bytes) => {
      const pasted = new DataTransfer()
      pasted.items.add(new File([Uint8Array.from(bytes)], 'pasted.docx'))
      const event = new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true })
      document.activeElement?.dispatchEvent(event)
    },
    [...sample('docx/samples/tax-form.docx')],
  )
  await panel.getByRole('heading', { name: /^15 field/ }).waitFor()
})

test('a reader that fails to load shows an error', async () => {
  // A window with options is not shared, so its cache has no reader yet.
  const { page, panel, choose } = await uploading('desktop', { colorScheme: 'light' })
  // A new worker may load before it notices that the window is offline.
  const worker = '**/document-worker*'
  await page.route(worker, (route) => route.abort('internetdisconnected'))
  await choose('form.docx', sample('docx/samples/school-trip.docx'))
  await panel.getByText(/Could not load the file reader\. Check your connection/).waitFor()
  await page.unroute(worker)
  await choose('form.docx', sample('docx/samples/school-trip.docx'))
  await panel.getByRole('heading', { name: /^10 field/ }).waitFor()
})

test('by keyboard: a document is chosen, reviewed and added, and the focus stays in the panel', async () => {
  const page = await home.window('desktop')
  const hands = keyboard(page)
  const grace = owner(page, hands)
  await home.editing(page, 'Uploaded by keyboard')
  const way = page.getByRole('button', { name: 'Upload Doc' })
  await hands.press(way)
  const panel = page.getByRole('dialog', { name: 'Import fields' })
  await panel.waitFor()
  const choosing = page.waitForEvent('filechooser')
  await hands.press(panel.getByRole('button', { name: 'Choose a file' }))
  await (await choosing).setFiles({
    name: 'school-trip.docx',
    mimeType: 'application/octet-stream',
    buffer: sample('docx/samples/school-trip.docx'),
  })
  await panel.getByRole('heading', { name: /^10 field/ }).waitFor()
  await expectHeld(page, panel)
  await page.keyboard.press('Escape')
  await expectFocused(way)
  await page.keyboard.press('Enter')
  await hands.flip(panel.getByRole('checkbox', { name: /^Class/ }))
  await hands.press(panel.getByRole('button', { name: 'Add 9 fields' }))
  await panel.getByText(/^Successfully extracted 9 form fields/).waitFor()
  await expectFocused(panel.getByRole('button', { name: 'Close' }).last())
  await panel.waitFor({ state: 'hidden' })
  expect(await grace.questions()).toHaveLength(9)
  await expectFocused(way)
})
