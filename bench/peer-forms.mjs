import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { serveHtmlOnly } from './filling/html-only.mjs'
import { visitOnSlowPhone } from './filling/on-a-slow-phone.mjs'
import { servePeer } from './peer-forms/serve-peer.mjs'
import { contactForm } from './shared/form.mjs'
import { inTurns, middle } from './shared/in-turns.mjs'
import { installPeers, versionOf } from './shared/peers.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// The comparison on the landing page: the form with 12 fields and 4 conditions in Ramiform and in four libraries, each
// as small as it comes. Times count from the request on a slow phone, relative to plain HTML in the same run. Not a
// check: it has no budgets.

const rounds = Number(process.env.ROUNDS ?? 7)
const peers = [
  { name: 'JSON Forms', script: 'json-forms.jsx', package: '@jsonforms/react' },
  { name: 'react-jsonschema-form', script: 'rjsf.jsx', package: '@rjsf/core' },
  { name: 'SurveyJS', script: 'surveyjs.jsx', package: 'survey-react-ui' },
  { name: 'Form.io', script: 'form-io.js', package: '@formio/js' },
]

printMachine(`A public form beside other libraries: ${rounds} rounds`)
const found = await findChromium()
if (!found.path) {
  console.log(`Did not run: ${found.missing}`)
  process.exit(1)
}
installPeers()
const contact = { ...contactForm, title: 'Contact' }
const server = await startServer()
const html = await serveHtmlOnly({ contact })
const pages = []
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const { title, ...schema } = contact
  const { slug } = await publishForm(await signIn(server), title, schema)
  const entries = { 'plain HTML': html.addressOf('contact'), Ramiform: `${server.url}/f/${slug}` }
  for (const { name, script } of peers) {
    const page = await servePeer(script)
    pages.push(page)
    entries[name] = page.url
  }
  const weights = {}
  for (const [name, address] of Object.entries(entries)) weights[name] = await weigh(address)
  const visits = await inTurns(entries, rounds, (each) => visitOnSlowPhone(browser, each))
  const reaction = (name) => middle(visits[name].map(({ reacted }) => reacted))
  printTable(
    Object.keys(entries).map((name) => {
      const peer = peers.find((one) => one.name === name)
      return {
        [`Chromium ${browser.version()}`]: name,
        version: peer === undefined ? '' : versionOf(peer.package),
        'script, gzip, bytes': weights[name].script,
        'everything, Brotli, bytes': weights[name].everything,
        'reaction, ms': reaction(name).toFixed(0),
        'of plain HTML': (reaction(name) / reaction('plain HTML')).toFixed(2),
      }
    }),
  )
} finally {
  await browser.close()
  await server.stop()
  html.stop()
  for (const page of pages) page.stop()
}

/** Bytes of one visit until a conditional field shows: all scripts with gzip, and everything as it travels. */
async function weigh(address) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    const weight = { script: 0, everything: 0 }
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
      weight.everything += encodedDataLength
    })
    const reading = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      reading.push(
        response.body().then((body) => {
          weight.script += gzipSync(body, { level: 9 }).length
        }),
      )
    })
    await page.goto(address)
    await page.getByLabel('By phone').check({ force: true })
    await page.getByLabel('Best day to call').waitFor()
    await page.waitForLoadState('networkidle')
    await Promise.all(reading)
    return weight
  } finally {
    await context.close()
  }
}
