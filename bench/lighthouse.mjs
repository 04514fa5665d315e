import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { freePort, startServer } from '../scripts/shared/running-server.ts'
import { contactAnswers, contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Lighthouse scores on a phone: performance at least 95 and all others 100 for public pages. Screens of owners are not for
// search engines, and their weight has budgets of its own, so they need 100 for accessibility and best practices.
// Lighthouse has 176 MB and is not a dependency: npx downloads it. Its performance score is lower on a busy machine.

const lighthouse = 'lighthouse@13.5.0'
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const leastOfOwners = { accessibility: 100, 'best-practices': 100 }
// The browser logs the 401 that says that nobody is signed in (decision 18). That costs four points.
const leastOfLogin = { ...leastOfOwners, 'best-practices': 96 }
const run = promisify(execFile)

printMachine(`What ${lighthouse} says`)
const found = await findChromium()
if (!found.path) {
  console.log(`Did not run: ${found.missing}`)
  process.exit(1)
}
const server = await startServer()
const folder = mkdtempSync(join(tmpdir(), 'ramiform-lighthouse-'))
const port = await freePort()
const profile = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
try {
  const owner = await signIn(server)
  const form = await publishForm(owner, 'Contact', contactForm)
  await owner.call('POST', `/api/public/forms/${form.slug}/submit`, contactAnswers)
  const ofForm = (path) => `/forms/${form.id}${path}`
  const ofOwners = [
    ...['/dashboard', '/bin', ofForm('/edit'), ofForm('/edit?view=design')],
    ...[ofForm('/edit?view=flow'), ofForm('/logic'), ofForm('/share'), ofForm('/submissions')],
  ]
  const rows = []
  const check = async (path, needed) => {
    const { scores, wrong } = await judge(`${server.url}${path}`, needed)
    rows.push({ page: path.replace(form.id, ':id').replace(form.slug, ':slug'), ...scores })
    for (const title of wrong) console.log(`${path}: ${title}`)
    if (Object.entries(needed).some(([name, score]) => scores[name] < score)) process.exitCode = 1
  }
  for (const path of [
    '/',
    '/templates',
    '/pricing',
    '/documentation',
    `/f/${form.slug}`,
    '/login',
  ]) {
    await check(path, path === '/login' ? leastOfLogin : least)
  }
  await profile.addCookies(owner.cookies().map((one) => ({ ...one, url: server.url })))
  for (const path of ofOwners) await check(path, leastOfOwners)
  printTable([
    ...rows,
    { page: 'at least', ...least },
    { page: 'at least, /login', ...inAll(leastOfLogin) },
    { page: 'at least, owners', ...inAll(leastOfOwners) },
  ])
} finally {
  await profile.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** A dash for each category without a score. */
function inAll(scores) {
  return Object.fromEntries(Object.keys(least).map((name) => [name, scores[name] ?? '–']))
}

/** Scores out of 100, and the titles of failed audits outside of performance. */
async function judge(address, needed) {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(needed).join(',')}`,
      // The browser that has the session of the owner.
      `--port=${port}`,
      '--disable-storage-reset',
    ],
    { cwd: folder, maxBuffer: 2 ** 28 },
  )
  const { categories, audits, finalDisplayedUrl } = JSON.parse(stdout)
  if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`)
  const scores = Object.fromEntries(
    Object.keys(needed).map((name) => [name, Math.round(categories[name].score * 100)]),
  )
  const wrong = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => audits[id].title)
  return { scores: inAll(scores), wrong: [...new Set(wrong)] }
}
