import { readFileSync } from 'node:fs'

// The ten jobs of an owner's day, by the shortest way that the screens offer. Each begins on the dashboard, unless it
// says so, and checks that its goal was reached.

const button = (within, name) => within.getByRole('button', { name, exact: true })
const dialog = (page, name) => page.getByRole('dialog', { name })
const card = (page, name) => page.getByRole('article', { name, exact: true })
/** The heading of the canvas shows the title if the form has one. */
const heading = (page) => page.getByRole('textbox', { name: /^Form (name|title)$/ }).first()
const inEditor = async (page) => {
  await page.waitForURL(/\/forms\/[^/]+\/edit/)
  await heading(page).waitFor()
}

/** The paper form of the Word file. */
const tripPaper = {
  name: 'school-trip.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: readFileSync(
    new URL('../../packages/formats/src/documents/docx/samples/school-trip.docx', import.meta.url),
  ),
}

export const jobs = [
  {
    name: 'First form live',
    of: 'nothing',
    async run(hand, { page }) {
      await hand.click(button(page, 'Smart Form Generator'))
      const start = dialog(page, 'Smart Form Generator')
      await hand.type(
        start.getByRole('textbox', { name: 'Description' }),
        'Ask for name, email and attendance (in person or online).',
      )
      await hand.click(button(start, 'Create with 3 fields'))
      await inEditor(page)
      await publish(hand, page)
    },
  },
  {
    name: 'A nested rule on three fields',
    start: ({ page, forms, url }) => page.goto(`${url}/forms/${forms.trip.id}/edit`),
    async run(hand, { page }) {
      await hand.click(button(page, 'Edit Lunch'))
      await hand.click(button(page, 'Edit Badge'), { modifiers: ['Shift'] })
      const panel = page.getByRole('complementary', { name: 'Logic' })
      await hand.type(
        panel.getByLabel('Or say it'),
        'attendance is in person and either session is full day or team size is more than 4',
      )
      await hand.key('Enter')
      await panel.getByText('Use this').waitFor()
      await hand.key('Enter')
      await panel.getByText('All 3 have the same rule.').waitFor()
    },
  },
  {
    name: 'Find and export last week\'s answers with "In person"',
    async run(hand, { page }) {
      await hand.click(card(page, 'Workshop sign-up').getByRole('link', { name: /submissions$/ }))
      await hand.click(page.getByRole('button', { name: /This Week/ }))
      await hand.type(page.getByRole('searchbox', { name: 'Search submissions' }), 'In person')
      await page.getByText('8 submissions match your search.').waitFor()
      await hand.click(button(page, 'Export CSV'))
      await exported(page, 8, () =>
        hand.click(page.getByRole('menuitem', { name: 'Only search results' })),
      )
    },
  },
  {
    name: 'Change the look',
    async run(hand, { page }) {
      await hand.click(card(page, 'Workshop sign-up').getByRole('link', { name: /^Edit/ }))
      await hand.click(button(page, 'Design'))
      await hand.click(page.getByRole('radio', { name: 'Clay', exact: true }).first(), {
        force: true,
      })
      await hand.click(button(page, 'Publish changes'))
      await page
        .getByText(/^Published version/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'Share on a site',
    async run(hand, { page }) {
      await hand.click(button(card(page, 'Workshop sign-up'), 'Embed'))
      const guide = dialog(page, 'Embed Guide')
      await hand.click(guide.getByRole('tab', { name: 'Script' }))
      await hand.click(guide.getByRole('button', { name: /^Copy the code/ }).last())
      await page.waitForFunction(async () =>
        (await navigator.clipboard.readText()).includes('<script'),
      )
    },
  },
  {
    name: 'Find form 87 of 100',
    of: 'hundred',
    async run(hand, { page }) {
      await hand.type(page.getByRole('searchbox', { name: 'Search forms' }), '087')
      await hand.click(page.getByRole('link', { name: 'Form 087', exact: true }))
      await inEditor(page)
    },
  },
  {
    name: 'Undo a wrong import',
    async start({ page, forms, url }) {
      await page.goto(`${url}/forms/${forms.orders.id}/edit`)
      await heading(page).waitFor()
      await page.keyboard.press('u')
      const panel = dialog(page, 'Import fields')
      await panel.getByLabel('File to import').setInputFiles(tripPaper)
      await page.getByRole('button', { name: /^Add \d+ fields$/ }).click()
      await button(page, 'Edit Class').waitFor()
    },
    async run(hand, { page }) {
      await hand.click(page.getByRole('button', { name: /^Undo/ }).last())
      await button(page, 'Edit Class').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'Why was she not asked for VAT?',
    async run(hand, { page }) {
      await hand.click(card(page, 'Orders').getByRole('link', { name: /submissions$/ }))
      await hand.click(page.getByRole('row', { name: /Mary Somerville/ }))
      await page
        .getByText(/Asked when/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'Duplicate and adapt a form',
    async run(hand, { page }) {
      await hand.click(button(card(page, 'Orders'), 'More actions for Orders'))
      await hand.click(page.getByRole('menuitem', { name: 'Duplicate' }))
      await inEditor(page)
      await hand.type(heading(page), 'Orders in autumn')
      await hand.click(button(page, 'Edit VAT number'))
      await hand.type(page.getByRole('textbox', { name: 'Label' }).first(), 'VAT identification')
      await publish(hand, page)
    },
  },
  {
    name: 'Turn a Word file into a live form',
    async run(hand, { page }) {
      await hand.drop(page.getByRole('main'), tripPaper)
      await hand.click(dialog(page, 'New form').getByRole('button', { name: /^Create with/ }))
      await inEditor(page)
      await publish(hand, page)
    },
  },
]

async function publish(hand, page) {
  await hand.click(button(page, 'Publish'))
  await page.locator('[data-toast]').getByText('Published', { exact: true }).waitFor()
}

/** Downloads a CSV file, and checks its number of rows. */
async function exported(page, rows, way) {
  const [download] = await Promise.all([page.waitForEvent('download'), way()])
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n').length
  if (lines !== rows + 1) throw new Error(`The file has ${lines - 1} rows instead of ${rows}`)
}
