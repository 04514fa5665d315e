import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Scripts and styles that a browser without cache loads for pages of the site and screens of the app, each gzipped as
// it travels. Budgets: 130 kB of script for a site page, 300 kB of script and 20 kB of styles for a screen of the
// app. Most of a site page is React and its router.

const site = { script: 130_000, style: 20_000 }
const app = { script: 300_000, style: 20_000 }

printMachine('What the site and the app weigh')
const found = await findChromium()
if (!found.path) {
  console.log(`Did not run: ${found.missing}`)
  process.exit(1)
}
const server = await startServer()
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
try {
  const owner = await signIn(server)
  const form = await publishForm(owner, 'Contact', contactForm)
  const pages = [
    { path: '/', budget: site },
    { path: '/templates', budget: site },
    { path: '/pricing', budget: site },
    { path: '/documentation', budget: site },
    { path: '/dashboard', budget: app, isOwners: true },
    { path: `/forms/${form.id}/edit`, name: '/forms/{id}/edit', budget: app, isOwners: true },
  ]
  const rows = []
  for (const { path, name = path, budget, isOwners = false } of pages) {
    const weight = await weigh(path, isOwners ? owner.cookies() : [])
    rows.push({
      page: name,
      'script, gzip': weight.script,
      budget: budget.script,
      files: weight.scripts,
      'style, gzip': weight.style,
      'its budget': budget.style,
      'page, gzip': weight.document,
    })
    if (weight.script > budget.script || weight.style > budget.style) process.exitCode = 1
  }
  printTable(rows)
} finally {
  await browser.close()
  await server.stop()
}

async function weigh(path, cookies) {
  const context = await browser.newContext()
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.url })))
  const page = await context.newPage()
  const weight = { script: 0, scripts: 0, style: 0, document: 0 }
  const reading = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    const isScript = type === 'script' || response.url().endsWith('.js')
    const kind = isScript ? 'script' : { stylesheet: 'style', document: 'document' }[type]
    if (kind === undefined) return
    if (isScript) weight.scripts += 1
    reading.push(
      response.body().then((body) => {
        weight[kind] += gzipSync(body, { level: 9 }).length
      }),
    )
  })
  const answer = await page.goto(server.url + path, { waitUntil: 'networkidle' })
  await Promise.all(reading)
  await context.close()
  if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`)
  return weight
}
