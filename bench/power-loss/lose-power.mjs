import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomNumbers } from '../shared/random-numbers.mjs'
import { checkImage } from './check-image.mjs'
import { readJournal } from './disk-journal.ts'
import { recordLoad } from './record-load.mjs'
import { differences } from './same-folders.mjs'
import { SimulatedDisk } from './simulated-disk.ts'

/** Power failures of each load on a disk that flushes nothing, to prove that losses are found. */
const plantedPerLoad = 2

/** Loads that are recorded at most until one is complete. */
const attempts = 5

/**
 * Loses power `count` times at random moments of a recorded load, and starts the database on what the disk has then.
 * @param options of `recordLoad`
 * @param onResult receives each result, and whether it is of the control, a disk that ignores fsync
 */
export async function losePower(count, seed, { options, onResult }) {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-power-'))
  try {
    const load = await recordCompletely(folder, seed, options)
    for await (const result of losePowerIn(load, numbers(seed, plantedPerLoad), true)) {
      onResult(result, true)
    }
    for await (const result of losePowerIn(load, numbers(seed, count), false)) {
      onResult(result, false)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Records loads until the journal of one has every change, which means that the replayed disk equals the real one. It
 * lacks one if a kill comes after a change and before its entry.
 */
async function recordCompletely(folder, seed, options) {
  for (let attempt = 1; ; attempt += 1) {
    const place = join(folder, `${attempt}`)
    mkdirSync(place)
    const load = await recordLoad(place, randomNumbers(seed), options)
    const image = join(place, 'image')
    const disk = new SimulatedDisk(load.dataDir, load.base)
    for (const { change, data } of readJournal(readFileSync(load.journal))) disk.apply(change, data)
    disk.snapshot(image)
    const unrecorded = differences(load.dataDir, image, ['postgres', 'files'])
    if (unrecorded.length === 0) return load
    const problem = `Changes that were not recorded: ${unrecorded.join(', ')}`
    if (attempt === attempts) throw new Error(problem)
    console.error(`${problem}. The load is recorded again.`)
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
