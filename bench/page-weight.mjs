import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Downloads and requests of a form with 12 fields and 4 conditions. Budget: 28.5 kB of script with its styles
// (the site says 29 kB), 4 kB of styles in the page (gzip), 2 requests until the page works: the script of the form is
// held back until a conditional field has shown.

const budget = { script: 28_500, style: 4_000, requests: 2 }

/** Script of one further kind of field, with what only such scripts share. Their loader counts once, with the base. */
const kindBudget = 3_000
const loaderBudget = 1_000
const build = new URL('../apps/web/dist/public-form/client/', import.meta.url)
const further = 'src/public-form/further/'
/** Scripts that are more than one kind: sections with pages, and a signature with its upload. */
const largerBudgets = { 'sections.ts': 4_200, 'signature.ts': 6_000 }
const notKinds = ['file.ts', 'payment.tsx', 'further-input.ts']
const loader = 'further-inputs.ts'

/** Weights of the scripts that a page loads for one further kind, besides the script of every form. */
function kindWeights() {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', build), 'utf8'))
  const kinds = readdirSync(new URL(`../apps/web/${further}`, import.meta.url)).filter(
    (name) => !notKinds.includes(name),
  )
  return kinds.map((name) => {
    const names = new Set([`${further}${name}`])
    for (const one of names) for (const each of manifest[one].imports ?? []) names.add(each)
    for (const name of ['entry-client.ts', 'take-over.tsx']) names.delete(`src/public-form/${name}`)
    if (name !== loader) names.delete(`${further}${loader}`)
    const sizes = [...names].map((one) => {
      const script = readFileSync(new URL(manifest[one].file, build))
      return gzipSync(script, { level: 9 }).length
    })
    const figure = sizes.reduce((sum, size) => sum + size, 0)
    const largest = name === loader ? loaderBudget : kindBudget
    return { what: name, figure, budget: largerBudgets[name] ?? largest }
  })
}

printMachine('What a public form weighs')
const found = await findChromium()
if (!found.path) {
  console.log(`Did not run: ${found.missing}`)
  process.exit(1)
}
const server = await startServer()
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
try {
  const form = await publishForm(await signIn(server), 'Contact', contactForm)
  const page = await (await browser.newContext()).newPage()
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const transferred = new Map()
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transferred.set(requestId, encodedDataLength)
  })
  const types = new Map()
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    // The browser's built-in images are not requests.
    if (response.url.startsWith('data:')) return
    types.set(requestId, { type, path: new URL(response.url).pathname })
  })
  let document = ''
  let scriptBytes = 0
  page.on('response', async (response) => {
    const type = response.request().resourceType()
    if (type === 'document') document += await response.text()
    if (type === 'script') scriptBytes += gzipSync(await response.body(), { level: 9 }).length
  })
  const { promise: hasReacted, resolve: goOn } = Promise.withResolvers()
  await page.route('**/take-over-*', async (route) => {
    await hasReacted
    await route.continue()
  })
  await page.goto(`${server.url}/f/${form.slug}`, { waitUntil: 'commit' })
  await page.getByLabel('By phone').check({ force: true })
  await page.getByLabel('Best day to call').waitFor()
  const beforeItWorks = [...types.values()].filter(({ type }) => type !== 'Font').length
  goOn()
  await page.waitForLoadState('networkidle')

  const style = [...document.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text]) => text)
    .join('')
  const weights = {
    script: scriptBytes,
    style: gzipSync(style, { level: 9 }).length,
    requests: beforeItWorks,
  }
  printTable([
    { what: 'script, gzip', figure: weights.script, budget: budget.script },
    { what: 'style, gzip, inlined', figure: weights.style, budget: budget.style },
    { what: 'page, gzip', figure: gzipSync(document, { level: 9 }).length, budget: '' },
    { what: 'requests before it works', figure: weights.requests, budget: budget.requests },
  ])
  console.log('\nOver the wire, as the server compresses:')
  for (const [id, { type, path }] of types) {
    console.log(`  ${type.padEnd(10)} ${String(transferred.get(id) ?? '?').padStart(7)}  ${path}`)
  }
  console.log('\nScripts of further kinds of field, gzip:')
  const kinds = kindWeights()
  printTable(kinds)
  const isLight =
    Object.keys(budget).every((key) => weights[key] <= budget[key]) &&
    kinds.every(({ figure, budget: largest }) => figure <= largest)
  process.exitCode = isLight ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
