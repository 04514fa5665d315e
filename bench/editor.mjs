import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/shared/find-programs.mjs'
import { middle } from './shared/in-turns.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Speed of the editor with many fields. Budgets: 16 ms from adding a field to the painted frame, and with 500 fields
// at most 1.5 times as long as with none; 8 ms for a key in a label; 250 ms to open 500 fields.
//
// `node bench/editor.mjs ../before` measures another checkout too, in turns with this one, and prints how much longer
// this one takes. A figure within 5 % counts as unchanged.

const rounds = Number(process.env.ROUNDS ?? 5)
// A form has at most 1,000 fields, including the ten that are added.
const counts = [0, 100, 500, 990]
const budget = { add: 16, ratio: 1.5, key: 8, open: 250 }

printMachine('How quick the editor is')
const found = await findChromium()
if (!found.path) {
  console.log(`Did not run: ${found.missing}`)
  process.exit(1)
}
const [before] = process.argv.slice(2)
const pages = await Promise.all(
  [`${import.meta.dirname}/..`, ...(before === undefined ? [] : [resolve(before)])].map(pageOf),
)
const browser = await chromium.launch({
  executablePath: found.path,
  // Without vsync, a frame is painted at once, so its wait is not measured.
  args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
})
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const n of counts) {
      for (const page of pages) await visit(page.url, n, page.figures.get(n))
    }
  }
  const [own, other] = pages.map(({ figures }) => mediansOf(figures))
  printFigures(own)
  const kept = [
    ['adding with 500, ms', own(500, 'add'), budget.add],
    ['adding with 500 to adding with none', own(500, 'add') / own(0, 'add'), budget.ratio],
    ['a key with 500, ms', own(500, 'key'), budget.key],
    ['opening 500, ms', own(500, 'open'), budget.open],
  ]
  console.log('')
  printTable(
    kept.map(([what, figure, most]) => ({ what, figure: figure.toFixed(1), budget: most })),
  )
  process.exitCode = kept.every(([, figure, most]) => figure <= most) ? 0 : 1
  if (other !== undefined) {
    console.log(`\n${before}`)
    printFigures(other)
    console.log('\nLonger than there, %')
    const longer = (n, what) => ((own(n, what) / other(n, what) - 1) * 100).toFixed(1)
    printTable(
      counts.map((n) => ({
        'fields present': n,
        open: longer(n, 'open'),
        'add: to the frame': longer(n, 'add'),
        'key: to the end': n === 0 ? '-' : longer(n, 'key'),
      })),
    )
  }
} finally {
  await browser.close()
  for (const { stop } of pages) stop()
}

/** Serves the page of a checkout, built with what is installed there. */
async function pageOf(checkout) {
  const { servePage } = await import(pathToFileURL(`${checkout}/bench/shared/serve-page.mjs`))
  const figures = new Map(counts.map((n) => [n, { open: [], work: [], add: [], key: [] }]))
  return { ...(await servePage(`${checkout}/bench/editor`)), figures }
}

function mediansOf(figures) {
  return (n, what) => middle(figures.get(n)[what])
}

function printFigures(median) {
  printTable(
    counts.map((n) => ({
      'fields present': n,
      'open, ms': median(n, 'open').toFixed(0),
      'add: work, ms': median(n, 'work').toFixed(1),
      'add: to the frame, ms': median(n, 'add').toFixed(1),
      'key: to the end, ms': n === 0 ? '-' : median(n, 'key').toFixed(1),
    })),
  )
}

/** Opens a form of `n` fields on a new page, adds ten fields and types ten letters into a label. */
async function visit(url, n, figures) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}?n=${n}&kind=mixed`)
  await page.waitForFunction(() => window.__bench)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(200)
  figures.open.push(await page.evaluate(open))
  await page.waitForTimeout(800)
  if (n > 0) {
    await page
      .locator('[data-field]')
      .nth(Math.floor(n / 2))
      .locator('button')
      .first()
      .click()
    await page.waitForTimeout(300)
  }
  // The pointer is over the button, as for a click.
  await page.locator('aside button', { hasText: /^Text Input$/ }).hover()
  for (let time = 0; time < 10; time += 1) {
    const { work, frame } = await page.evaluate(add)
    // Warm up: owners wait for the first compilation only once.
    if (time > 1) {
      figures.work.push(work)
      figures.add.push(frame)
    }
    await page.waitForTimeout(350)
  }
  if (n > 0) {
    for (let time = 0; time < 10; time += 1) {
      figures.key.push(await page.evaluate(typeLetter))
      await page.waitForTimeout(60)
    }
  }
  await context.close()
}

/** Time from the call to the frame with the fields. Runs in the page. */
async function open() {
  const start = performance.now()
  window.__bench.mount()
  while (document.querySelector('[aria-label="Form name"]') === null) {
    await new Promise((resolve) => setTimeout(resolve))
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - start
}

/** Time of a click in the palette until its handlers end, and until the frame is painted. */
async function add() {
  const before = window.__bench.count()
  window.__bench.press()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const start = performance.now()
  window.__bench.add()
  await Promise.resolve()
  const work = performance.now() - start
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const frame = performance.now() - start
  if (window.__bench.count() !== before + 1) throw new Error('No field was added')
  return { work, frame }
}

/** Time of one letter in the label of the selected field until its handlers end. */
async function typeLetter() {
  const input = document.querySelector('[aria-label="Label"]')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const start = performance.now()
  write.call(input, `${input.value}a`)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await Promise.resolve()
  return performance.now() - start
}
