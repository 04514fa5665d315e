import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { connect } from '../../apps/server/src/database/connect.ts'
import { signIn } from '../../scripts/shared/owner-client.ts'
import { startServer } from '../../scripts/shared/running-server.ts'
import { countingHand } from './hand.mjs'
import { ageHalf, createForms, createHundred } from './owner-of-forms.mjs'

/**
 * Does the jobs one after another in a browser, as one owner, and returns the figures of each. The first job finds an
 * owner without forms; the job `of: 'hundred'` comes last. Throws if a job does not reach its goal.
 */
export async function runJobs(jobs, chromiumPath) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ramiform-ten-jobs-'))
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const results = []
  let server = await startServer({ dataDir })
  let owner = await signIn(server)
  const run = async (job, forms) => {
    results.push(await runJob(job, { browser, server, owner, forms }))
  }
  try {
    const first = jobs.filter(({ of }) => of === 'nothing')
    const last = jobs.filter(({ of }) => of === 'hundred')
    for (const job of first) await run(job, {})
    const forms = await createForms(owner)
    await server.stop()
    const database = await connect({
      dataDir,
      log: { info() {}, warn() {}, error: console.error },
    })
    await database.prepared({ name: '', text: ageHalf }, [forms.workshop.id])
    await database.close()
    server = await startServer({ dataDir })
    owner = await signIn(server)
    for (const job of jobs.filter(({ of }) => of === undefined)) await run(job, forms)
    if (last.length > 0) await createHundred(owner)
    for (const job of last) await run(job, forms)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return jobs.map(({ name }) => results.find((one) => one.name === name))
}

async function runJob(job, { browser, server, owner, forms }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(60_000)
  await context.addCookies(owner.cookies().map((one) => ({ ...one, url: server.url })))
  const page = await context.newPage()
  const world = { page, owner, forms, url: server.url }
  await page.goto(`${server.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await job.start?.(world)
  const hand = countingHand(page)
  const begun = performance.now()
  try {
    await job.run(hand, world)
  } catch (error) {
    if (process.env.SHOW_FAILURE) await page.screenshot({ path: process.env.SHOW_FAILURE })
    throw new Error(`"${job.name}" stopped after: ${hand.figures().steps.join(' > ')}`, {
      cause: error,
    })
  }
  const waited = (performance.now() - begun) / 1_000
  await context.close()
  return { name: job.name, ...hand.figures(), waited }
}
