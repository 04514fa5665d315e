import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { connect } from '../apps/server/src/database/connect.ts'
import { equipmentLoan } from '../apps/web/src/forms/examples/equipment-loan.ts'
import { visitorFeedback } from '../apps/web/src/forms/examples/visitor-feedback.ts'
import { workshopSignUp } from '../apps/web/src/forms/examples/workshop-sign-up.ts'
import { findChromium } from '../scripts/shared/find-programs.mjs'
import { signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { printMachine, printTable } from './shared/report.mjs'
import { seedForms } from './shared/seed-forms.mjs'

// The dashboard with few and with many forms, on the embedded database: the call that lists them, and the frames while
// the list scrolls by wheel. Budgets: 250 ms for the list of 5,000, and 60 frames a second. A frame counts as late from
// 25 ms, because a display of 60 Hz skips it then. The busy time of a frame has its painting, which no graphics card
// helps with here. Needs `npm run build`.

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 5_000]
const budget = { list: 250, frames: 60 }
/** Timers of frames differ by a fraction of a millisecond, so 59 frames in a measured second are 60. */
const tolerance = 1
const lateMs = 25
const calls = 15
const scrolledFrames = 240
const wheelPx = 90
const wheelTurns = 36

printMachine('The dashboard with many forms')
const found = await findChromium()
if (!found.path) {
  console.log(`Did not run: ${found.missing}`)
  process.exit(1)
}
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu'],
})
const rows = []
try {
  for (const count of counts) rows.push(await measured(count))
} finally {
  await browser.close()
}
printTable(rows.map(({ row }) => row))
process.exitCode = rows.every(({ isKept }) => isKept) ? 0 : 1

async function measured(count) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ramiform-dashboard-'))
  try {
    const first = await startServer({ dataDir })
    const owner = await signIn(first)
    for (const { name, schema } of [workshopSignUp, visitorFeedback, equipmentLoan]) {
      await owner.call('POST', '/api/forms', { name, schema })
    }
    await first.stop()
    const database = await connect({
      dataDir,
      log: { info() {}, warn() {}, error: console.error },
    })
    await seedForms((text, parameters) => database.prepared({ name: '', text }, parameters), count)
    await database.close()
    const server = await startServer({ dataDir, env: { LOG_LEVEL: 'warn' } })
    try {
      return await figures(count, server)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function figures(count, server) {
  const owner = await signIn(server)
  const times = []
  let bytes = 0
  for (let one = 0; one < calls; one += 1) {
    const begun = performance.now()
    bytes = (await (await owner.open('/api/forms')).text()).length
    times.push(performance.now() - begun)
  }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(owner.cookies().map((one) => ({ ...one, url: server.url })))
  const page = await context.newPage()
  const begun = performance.now()
  await page.goto(`${server.url}/dashboard`)
  await page.locator('[data-form]').first().waitFor()
  const shown = performance.now() - begun
  const { busy, intervals, blank } = await scroll(page)
  await context.close()
  const list = percentile(times, 50)
  const rate = (intervals.length * 1_000) / intervals.reduce((sum, time) => sum + time, 0)
  const row = {
    forms: count,
    'list call, ms': list.toFixed(0),
    'list call, kB': (bytes / 1_000).toFixed(0),
    'until rows show, ms': shown.toFixed(0),
    'busy per frame, median ms': percentile(busy, 50).toFixed(1),
    '95 %, ms': percentile(busy, 95).toFixed(1),
    'longest, ms': Math.max(...busy).toFixed(1),
    'frames a second': rate.toFixed(1),
    'late frames': `${intervals.filter((time) => time > lateMs).length} of ${intervals.length}`,
    'frames without rows': blank,
  }
  return { row, isKept: list <= budget.list && rate >= budget.frames - tolerance }
}

/** Scrolls the list with the pointer over it. The busy time of a frame is from its start until layout and paint are done. */
async function scroll(page) {
  await page.mouse.move(700, 600)
  await page.evaluate((most) => {
    window.scrolledFrames = new Promise((resolve) => {
      const busy = []
      const intervals = []
      let blank = 0
      let last
      const channel = new MessageChannel()
      let began = 0
      // The message arrives after the frame was painted, when asking for an element needs no layout.
      channel.port1.onmessage = () => {
        busy.push(performance.now() - began)
        const middle = document.elementFromPoint(700, 600)
        if (middle?.closest('[data-form]') === null) blank += 1
      }
      const frame = (now) => {
        began = now
        if (last !== undefined) intervals.push(now - last)
        last = now
        channel.port2.postMessage(null)
        if (intervals.length < most) requestAnimationFrame(frame)
        else setTimeout(() => resolve({ busy, intervals, blank }), 50)
      }
      requestAnimationFrame(frame)
    })
  }, scrolledFrames)
  let isOver = false
  const result = page
    .evaluate(() => window.scrolledFrames)
    .finally(() => {
      isOver = true
    })
  // Down and up again, so that a short list scrolls for as long as a long one.
  for (let turn = 0; !isOver; turn += 1) {
    await page.mouse.wheel(0, turn % (2 * wheelTurns) < wheelTurns ? wheelPx : -wheelPx)
  }
  return await result
}

function percentile(values, percent) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))]
}
