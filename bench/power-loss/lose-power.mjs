import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomNumbers } from '../shared/random-numbers.mjs'
import { checkImage } from './check-image.mjs'
import { readJournal } from './disk-journal.ts'
import { recordLoad } from './record-load.mjs'
import { differences } from './same-folders.mjs'
import { SimulatedDisk } from './simulated-disk.ts'

/** Power failures in one recorded load. */
const failuresPerLoad = 100

/** Power failures of each load on a disk that flushes nothing, to prove that losses are found. */
const plantedPerLoad = 2

/**
 * Loses power `count` times at random moments of recorded loads, and starts the database on what the disk has then.
 * @param options of `recordLoad`
 * @param onResult receives each result, and whether it is of the control, a disk that ignores fsync
 */
export async function losePower(count, seed, { options, onResult }) {
  for (let begun = 0; begun < count; begun += failuresPerLoad) {
    const first = seed + begun
    const seeds = numbers(first, Math.min(failuresPerLoad, count - begun))
    const folder = mkdtempSync(join(tmpdir(), 'ramiform-power-'))
    try {
      const load = await recordLoad(folder, randomNumbers(first), options)
      for await (const result of losePowerIn(load, numbers(first, plantedPerLoad), true)) {
        onResult(result, true)
      }
      for await (const result of losePowerIn(load, seeds, false)) onResult(result, false)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function numbers(first, count) {
  return Array.from({ length: count }, (_none, index) => first + index)
}

export function isBad({ lost, wrong, failure }) {
  return lost + wrong > 0 || failure !== null
}

export function sumsOf(results) {
  const sum = (name) => results.reduce((total, result) => total + result[name], 0)
  return {
    'power failures': results.length,
    acknowledged: sum('acknowledged'),
    'acknowledged and lost': sum('lost'),
    'otherwise wrong': sum('wrong'),
    'starts that failed': results.filter(({ failure }) => failure !== null).length,
  }
}

/** Loses power once for each seed in a recorded load. Yields a result for each, in the order of the moments. */
async function* losePowerIn(load, seeds, ignoresFsync) {
  const { dataDir, base, journal, acknowledged } = load
  const entries = readJournal(readFileSync(journal))
  const disk = new SimulatedDisk(dataDir, base, { ignoresFsync })
  const image = join(dataDir, '..', 'image')
  const moments = seeds
    .map((seed) => ({ seed, random: randomNumbers(seed * 7919) }))
    .map((one) => ({ ...one, at: momentOf(entries, acknowledged, one.random) }))
    .sort((a, b) => a.at - b.at)
  let done = 0
  const replayTo = (at) => {
    for (; done < at; done += 1) disk.apply(entries[done].change, entries[done].data)
  }
  for (const { seed, random, at } of moments) {
    replayTo(at)
    const length = entries[at - 1].end
    const known = acknowledged.filter((one) => one.at <= length)
    disk.crash(image, random)
    const result = await checkImage(image, known)
    yield { seed, entry: at, of: entries.length, acknowledged: known.length, ...result }
  }
  replayTo(entries.length)
  // Proves that the journal has every change: the replayed disk equals the real one.
  disk.snapshot(image)
  const unrecorded = differences(dataDir, image, ['postgres', 'files'])
  if (unrecorded.length > 0) {
    throw new Error(`Changes that were not recorded: ${unrecorded.join(', ')}`)
  }
}

/**
 * Number of entries before the failure: at any moment, next to a change of a name or a flush, or just after an
 * acknowledgment.
 */
function momentOf(entries, acknowledged, random) {
  const choice = random()
  const any = 1 + Math.floor(random() * (entries.length - 1))
  if (choice < 0.3) return any
  const isAfter = (one) => entries.findIndex(({ end }) => end > one.at)
  const found =
    choice < 0.6
      ? entries.findIndex(({ change }, index) => index >= any && change.do !== 'write')
      : isAfter(acknowledged[Math.floor(random() * acknowledged.length)])
  return found === -1 ? entries.length : Math.max(1, found + (random() < 0.5 ? 0 : 1))
}
