import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isBad, losePower, sumsOf } from './power-loss/lose-power.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Power failures of a server with the embedded database. A load is recorded: every write, flush and renaming of a file. For
// each seed, the power fails at a moment of it: unflushed writes are dropped, torn at 512 bytes or reordered, and so are
// new names. The database then starts on that disk. Acknowledged submissions must be there, with their files, messages
// and counts. A disk that ignores fsync is the control, and must fail: `node bench/power-loss.mjs [failures] [seed]`. Exits
// with 1 if something is lost, a start fails, or the control passes. Every 50 failures have a load of their own.
// `--small` records one short load without a backup.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'boolean', default: false } },
})
const [count = 50, seed = 1] = positionals.map(Number)
const failuresPerProcess = 50
const results = []
const planted = []

if (process.send !== undefined) {
  await losePower(count, seed, { onResult: (result, control) => process.send({ result, control }) })
  process.disconnect()
} else {
  printMachine(`Power failures: ${count}, seed ${seed}`)
  if (values.small) {
    const options = { submissions: 30, events: ['stop', 'kill'] }
    await losePower(count, seed, { options, onResult: add })
  } else await inProcesses()
  const bad = results.filter(isBad)
  for (const one of bad.slice(0, 20)) console.log(JSON.stringify(one))
  printTable([
    { disk: 'flushes', ...sumsOf(results) },
    { disk: 'ignores fsync', ...sumsOf(planted) },
  ])
  process.exit(bad.length > 0 || !planted.some(isBad) ? 1 : 0)
}

/** Each core loses power in one process after the other, because V8 fails after hundreds of databases in one process. */
async function inProcesses() {
  const blocks = Array.from({ length: Math.ceil(count / failuresPerProcess) }, (_none, index) => ({
    first: index * failuresPerProcess,
    part: Math.min(failuresPerProcess, count - index * failuresPerProcess),
  }))
  const cores = Array.from({ length: availableParallelism() }, async () => {
    for (let block = blocks.shift(); block !== undefined; block = blocks.shift()) {
      const { first, part } = block
      const child = fork(import.meta.filename, [String(part), String(seed + first)])
      child.on('message', ({ result, control }) => add(result, control))
      const [code] = await once(child, 'exit')
      if (code !== 0) throw new Error(`A process ended with ${code}`)
    }
  })
  await Promise.all(cores)
}

function add(result, control) {
  ;(control ? planted : results).push(result)
  if (!control && results.length % 10 === 0) console.log(JSON.stringify(sumsOf(results)))
}
