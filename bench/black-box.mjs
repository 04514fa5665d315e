import { spawnSync } from 'node:child_process'
import { findPostgres } from '../scripts/shared/find-programs.mjs'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'
import { explained } from './black-box/explained.mjs'
import { judge } from './black-box/judge.ts'
import { printMachine, printTable } from './shared/report.mjs'

// Programs that know nothing of this project scan the built server: wapiti, sqlmap, slowhttptest, Prism, pa11y, testssl.
// Each also scans something with a known defect, to prove that it looks. `node bench/black-box.mjs [tool ...]` exits
// with 1 on a finding that bench/black-box/explained.mjs does not explain, and with 2 if a program is not installed.
// Needs `npm run build`. npx downloads Prism and pa11y.

const tools = {
  wapiti: () => import('./black-box/wapiti.mjs'),
  sqlmap: () => import('./black-box/sqlmap.mjs'),
  slowhttptest: () => import('./black-box/slowhttptest.mjs'),
  prism: () => import('./black-box/prism.mjs'),
  pa11y: () => import('./black-box/pa11y.mjs'),
  testssl: () => import('./black-box/testssl.mjs'),
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(tools)
const unknown = wanted.filter((name) => !Object.hasOwn(tools, name))
if (unknown.length > 0) {
  console.error(
    `There is no tool ${unknown.join(', ')}. There are: ${Object.keys(tools).join(', ')}.`,
  )
  process.exit(1)
}
const found = await findPostgres()
if (!found.path) {
  console.error(`Did not run: ${found.missing}`)
  process.exit(2)
}

printMachine(`Black box: ${wanted.join(', ')}`)
const postgres = await startPostgres(found.path)
const databaseUrl = (name) => postgres.createDatabase(name)
const rows = []
let [failed, notRun] = [false, false]
try {
  for (const name of wanted) await run(name)
} finally {
  await postgres.stop()
}
printTable(rows)
if (failed) console.log('\nFailed: findings without an explanation, or a tool that did not look')
if (notRun) console.log('\nNot complete: some tools did not run')
process.exit(failed ? 1 : notRun ? 2 : 0)

async function run(name) {
  const { programs, scan } = await tools[name]()
  const missing = Object.keys(programs).filter(
    (program) => spawnSync('which', [program]).status !== 0,
  )
  if (missing.length > 0) {
    const packages = missing.map((program) => programs[program]).join(' ')
    console.log(`${name} did not run: install it (Debian: apt-get install ${packages})\n`)
    rows.push(rowOf({ tool: name, control: 'did not run' }))
    notRun = true
    return
  }
  const begun = performance.now()
  let result
  try {
    result = await scan({ databaseUrl })
  } catch (error) {
    console.log(`${name} failed: ${error.stack}\n`)
    rows.push(rowOf({ tool: name, control: 'failed' }))
    failed = true
    return
  }
  const { scanned, findings, control } = result
  const judged = judge(name, findings, explained)
  console.log(`${name}: ${scanned}`)
  console.log(`  control: ${control.passed ? 'seen' : 'NOT SEEN'}: ${control.what}`)
  for (const { reason, findings } of judged.explained) {
    console.log(`  explained, ${findings.length} times: ${inShort(findings[0])}\n    ${reason}`)
  }
  for (const { what } of judged.stale) console.log(`  explanation without a finding: ${what}`)
  for (const finding of judged.unexplained) console.log(`  FINDING: ${inShort(finding)}`)
  console.log('')
  if (judged.unexplained.length > 0 || !control.passed) failed = true
  const explainedCount = findings.length - judged.unexplained.length
  rows.push(
    rowOf({
      tool: name,
      findings: judged.unexplained.length,
      explained: explainedCount,
      stale: judged.stale.length,
      control: control.passed ? 'seen' : 'not seen',
      minutes: ((performance.now() - begun) / 60_000).toFixed(1),
    }),
  )
}

function rowOf({ tool, findings = '-', explained = '-', stale = '-', control, minutes = '-' }) {
  return { tool, findings, explained, 'stale explanations': stale, control, minutes }
}

function inShort({ where, what }) {
  return `${where}: ${what}`.slice(0, 400)
}
