import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Lighthouse scores of the public pages on a phone: performance at least 95, all others 100. Lighthouse has 176 MB
// and is not a dependency: npx downloads it. Its performance score is lower on a busy machine.

const lighthouse = 'lighthouse@13.5.0'
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const run = promisify(execFile)

printMachine(`What ${lighthouse} says`)
const found = await findChromium()
if (!found.path) {
  console.log(`Did not run: ${found.missing}`)
  process.exit(1)
}
const server = await startServer()
const folder = mkdtempSync(join(tmpdir(), 'ramiform-lighthouse-'))
try {
  const form = await publishForm(await signIn(server), 'Contact', contactForm)
  const pages = ['/', '/pricing', '/documentation', `/f/${form.slug}`]
  const rows = []
  for (const path of pages) {
    const { scores, wrong } = await judge(`${server.url}${path}`)
    rows.push({ page: path, ...scores })
    for (const title of wrong) console.log(`${path}: ${title}`)
    if (Object.entries(least).some(([name, score]) => scores[name] < score)) process.exitCode = 1
  }
  printTable([...rows, { page: 'at least', ...least }])
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Scores out of 100, and the titles of failed audits outside of performance. */
async function judge(address) {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(least).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: found.path }, maxBuffer: 2 ** 28 },
  )
  const { categories, audits } = JSON.parse(stdout)
  const scores = Object.fromEntries(
    Object.keys(least).map((name) => [name, Math.round(categories[name].score * 100)]),
  )
  const wrong = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => audits[id].title)
  return { scores, wrong: [...new Set(wrong)] }
}
