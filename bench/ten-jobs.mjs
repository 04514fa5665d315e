import { findChromium } from '../scripts/shared/find-programs.mjs'
import { printMachine, printTable } from './shared/report.mjs'
import before from './ten-jobs/before.json' with { type: 'json' }
import { jobs } from './ten-jobs/jobs.mjs'
import { runJobs } from './ten-jobs/run-jobs.mjs'

// Ten jobs of an owner's day in a real browser: clicks, typed texts and seconds, beside the figures of an earlier version
// (decision 302). Budget: at most 60 % of the earlier clicks, or five. `--steps` prints each step. Needs `npm run build`.

const budget = { share: 0.6, clicks: 5 }

printMachine('Ten jobs of an owner')
const found = await findChromium()
if (!found.path) {
  console.log(`Did not run: ${found.missing}`)
  process.exit(1)
}
const results = await runJobs(jobs, found.path)
const rows = results.map((now) => {
  const then = before.jobs.find(({ name }) => name === now.name)
  const isKept = now.clicks <= Math.max(budget.clicks, Math.floor(budget.share * then.clicks))
  return { now, then, isKept }
})
printTable(
  rows.map(({ now, then, isKept }) => ({
    job: now.name,
    'clicks before': then.clicks,
    now: now.clicks,
    'texts before': then.fields,
    'now ': now.fields,
    'seconds before': then.seconds,
    'now  ': now.seconds,
    'of that, waiting': now.waited.toFixed(1),
    budget: isKept ? 'kept' : 'exceeded',
  })),
)
console.log(`\nBefore: commit ${before.commit}, ${before.date}. Seconds of a practiced person.`)
for (const { then } of rows) {
  if (then.unfinished !== undefined) console.log(`${then.name}: ${then.unfinished}`)
}
if (process.argv.includes('--steps')) {
  for (const { now, then } of rows) {
    console.log(`\n${now.name}`)
    console.log(`  before: ${then.steps.join(' > ')}`)
    console.log(`  now:    ${now.steps.join(' > ')}`)
  }
}
process.exitCode = rows.every(({ isKept }) => isKept) ? 0 : 1
