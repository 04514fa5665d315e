import { parseArgs } from 'node:util'
import { isBad, losePower, sumsOf } from './power-loss/lose-power.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Power failures of a server with the embedded database. A load is recorded: every write, flush and renaming of a file. For
// each seed, the power fails at a moment of it: unflushed writes are dropped, torn at 512 bytes or reordered, and so are
// new names. The database then starts on that disk. Acknowledged submissions must be there, with their files, messages
// and counts. A disk that ignores fsync is the control, and must fail: `node bench/power-loss.mjs [failures] [seed]`. Exits
// with 1 if something is lost, a start fails, or the control passes. `--small` records a short load without a backup.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'boolean', default: false } },
})
const [count = 50, seed = 1] = positionals.map(Number)
printMachine(`Power failures: ${count}, seed ${seed}`)
const { results, planted } = await losePower(count, seed, {
  options: values.small ? { submissions: 30, events: ['stop', 'kill'] } : {},
  onProgress(results) {
    if (results.length % 10 === 0) console.log(JSON.stringify(sumsOf(results)))
  },
})
const bad = results.filter(isBad)
for (const one of bad.slice(0, 20)) console.log(JSON.stringify(one))
printTable([
  { disk: 'flushes', ...sumsOf(results) },
  { disk: 'ignores fsync', ...sumsOf(planted) },
])
process.exit(bad.length > 0 || !planted.some(isBad) ? 1 : 0)
