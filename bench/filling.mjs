import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { serveHtmlOnly } from './filling/html-only.mjs'
import { visitOnSlowPhone } from './filling/on-a-slow-phone.mjs'
import { matrix, visitMatrix } from './filling/with-a-matrix.mjs'
import { pairs, visitManyFields } from './filling/with-many-fields.mjs'
import { contactForm } from './shared/form.mjs'
import { inTurns, middle } from './shared/in-turns.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Speed of filling in a form, relative to the same fields in plain HTML in the same run. Budgets on a slow phone:
// 1.15 times to the first paint and to the first usable field, 1.5 times until a conditional field reacts. With 1,000
// and 5,000 fields: 1.5 and 1.3 times to the first frame with all fields, 1 ms per key, 3 ms until a dependent field
// shows. With a matrix of 50 rows and 7 columns: 1.3 times to the first frame. Without JavaScript, the whole form shows and can be sent.

const rounds = Number(process.env.ROUNDS ?? 7)
const sizes = [1_000, 5_000]

printMachine(`How quick filling in is: ${rounds} rounds`)
const found = await findChromium()
if (!found.path) {
  console.log(`Did not run: ${found.missing}`)
  process.exit(1)
}
const contact = { ...contactForm, title: 'Contact' }
const many = new Map(sizes.map((n) => [n, pairs(n)]))
const [server, html] = await Promise.all([
  startServer(),
  serveHtmlOnly({
    contact,
    matrix,
    ...Object.fromEntries([...many].map(([n, form]) => [n, form])),
  }),
])
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu'],
})
const checked = []
try {
  const owner = await signIn(server)
  const publish = async ({ title, ...schema }) =>
    `${server.url}/f/${(await publishForm(owner, title, schema)).slug}`

  await onSlowPhone(await publish(contact))
  for (const n of sizes) await withManyFields(n, await publish(many.get(n)))
  await withAMatrix(await publish(matrix))
  await withoutJavaScript(await publish(contact))
  console.log('')
  printTable(
    checked.map(({ what, figure, most, wanted = most }) => ({
      what,
      figure: most === undefined ? figure : figure.toFixed(2),
      budget: wanted,
    })),
  )
} finally {
  await browser.close()
  await server.stop()
  html.stop()
}
const holds = ({ figure, most, wanted }) =>
  most === undefined ? figure === wanted : figure <= most
process.exitCode = checked.every(holds) ? 0 : 1

async function onSlowPhone(address) {
  const entries = { 'plain HTML': html.addressOf('contact'), Ramiform: address }
  const visits = await inTurns(entries, rounds, (each) => visitOnSlowPhone(browser, each))
  const median = (name, what) => middle(visits[name].map((visit) => visit[what]))
  printTable(
    Object.keys(entries).map((name) => ({
      '12 fields, slow phone': name,
      'first paint, ms': median(name, 'paint').toFixed(0),
      'typing, ms': median(name, 'typed').toFixed(0),
      'reaction, ms': median(name, 'reacted').toFixed(0),
    })),
  )
  const ratio = (what) => median('Ramiform', what) / median('plain HTML', what)
  check('first paint, of plain HTML', ratio('paint'), 1.15)
  check('first field takes typing, of plain HTML', ratio('typed'), 1.15)
  check('conditional field reacts, of plain HTML', ratio('reacted'), 1.5)
}

async function withManyFields(n, address) {
  const entries = { 'plain HTML': html.addressOf(n), Ramiform: address }
  const visits = await inTurns(entries, rounds, (each) => visitManyFields(browser, each, n))
  const median = (name, what) => middle(visits[name].flatMap((visit) => visit[what]))
  console.log('')
  printTable(
    Object.keys(entries).map((name) => ({
      [`${n} fields`]: name,
      'first frame, ms': median(name, 'render').toFixed(0),
      'key: handlers, ms': median(name, 'keys').toFixed(2),
      'key: all work, ms': median(name, 'work').toFixed(1),
      'one appears, ms': median(name, 'appear').toFixed(2),
    })),
  )
  const ratio = median('Ramiform', 'render') / median('plain HTML', 'render')
  check(`${n} fields: first frame, of plain HTML`, ratio, n === 1_000 ? 1.5 : 1.3)
  check(`${n} fields: key, ms`, median('Ramiform', 'keys'), 1)
  check(`${n} fields: one appears, ms`, median('Ramiform', 'appear'), 3)
}

async function withAMatrix(address) {
  const entries = { 'plain HTML': html.addressOf('matrix'), Ramiform: address }
  const visits = await inTurns(entries, rounds, (each) => visitMatrix(browser, each))
  const median = (name) => middle(visits[name])
  console.log('')
  printTable(
    Object.keys(entries).map((name) => ({
      'matrix of 50 x 7': name,
      'first frame, ms': median(name).toFixed(1),
    })),
  )
  const ratio = median('Ramiform') / median('plain HTML')
  check('matrix: first frame, of plain HTML', ratio, 1.3)
}

/** Checks that every field shows and that the server accepts the form. */
async function withoutJavaScript(address) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(address)
    const shown = await page
      .locator('.rf-field')
      .evaluateAll((fields) => fields.filter((field) => field.checkVisibility()).length)
    await page.getByLabel('Full name').fill('Ada')
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByLabel('By e-mail').check({ force: true })
    await page.getByLabel('Message').fill('The looms stopped.')
    await page.getByRole('button', { name: 'Submit' }).click()
    const thanks = page.getByRole('heading', { name: 'Thank You!' })
    const isTaken = await thanks.waitFor().then(
      () => true,
      () => false,
    )
    checked.push(
      {
        what: 'without JavaScript: fields that show',
        figure: shown,
        wanted: contactForm.fields.length,
      },
      { what: 'without JavaScript: sent', figure: isTaken ? 'yes' : 'no', wanted: 'yes' },
    )
  } finally {
    await context.close()
  }
}

function check(what, figure, most) {
  checked.push({ what, figure, most })
}
