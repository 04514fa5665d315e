/** How long a form is guarded after the last moment at which it was flooded. */
export const guardMs = 10 * 60_000

const tickMs = 10_000
const ticksPerMinute = 6
/** The watch remembers five minutes. */
const ticks = 30
/** The usual rate follows the last hour or so. */
const learning = 1 / 360

/** A flood: this many a minute and ten times the usual rate, from this many addresses. */
const flood = { perMinute: 120, timesUsual: 10, addresses: 20 }
/** Bots: this many marked submissions in five minutes, from this many addresses, and at least half of all. */
const programs = { marked: 20, addresses: 5 }

const maxForms = 2_000
const maxAddresses = 64

/**
 * Detects attacks on a form from the submissions that arrive. A single address is never an attack; rate limits handle
 * it. The caller shares the result with other nodes. `share-attempts.ts` shares the attempts too.
 */
export interface FloodWatch {
  /** Counts an attempt, whether or not it is stored. */
  sent(formId: string, address: string, now: Date): void
  /** Counts a submission with the marks of a bot. */
  marked(formId: string, address: string, now: Date): void
  /** End of the form's guard as far as this process knows; null when the form is not guarded. */
  guardedUntil(formId: string, now: Date): Date | null
}

interface Watched {
  tick: number
  readonly sent: number[]
  readonly marked: number[]
  /** The tick of each address's last attempt. */
  readonly senders: Map<string, number>
  readonly markedSenders: Map<string, number>
  usualPerMinute: number
  guardedUntil: number
}

/** @param onFlood called when a flood begins, and once a minute while it lasts */
export function createFloodWatch(onFlood: (formId: string, until: Date) => void): FloodWatch {
  const forms = new Map<string, Watched>()

  function watched(formId: string, now: Date): Watched {
    const tick = Math.floor(now.getTime() / tickMs)
    const form = forms.get(formId) ?? notYet(tick)
    passTime(form, tick)
    setLast(forms, formId, form, maxForms)
    return form
  }

  function guard(formId: string, form: Watched, now: Date) {
    const until = now.getTime() + guardMs
    if (until - form.guardedUntil < 60_000) return
    form.guardedUntil = until
    onFlood(formId, new Date(until))
  }

  return {
    sent(formId, address, now) {
      const form = watched(formId, now)
      add(form.sent, form.tick)
      note(form.senders, address, form.tick)
      if (isFlooded(form)) guard(formId, form, now)
    },
    marked(formId, address, now) {
      const form = watched(formId, now)
      add(form.marked, form.tick)
      note(form.markedSenders, address, form.tick)
      if (isWorkedByPrograms(form)) guard(formId, form, now)
    },
    guardedUntil(formId, now) {
      const until = forms.get(formId)?.guardedUntil ?? 0
      return until > now.getTime() ? new Date(until) : null
    },
  }
}

function notYet(tick: number): Watched {
  return {
    tick,
    sent: new Array(ticks).fill(0),
    marked: new Array(ticks).fill(0),
    senders: new Map(),
    markedSenders: new Map(),
    usualPerMinute: 0,
    guardedUntil: 0,
  }
}

/** Drops old counts and updates the usual rate from minutes without a flood. */
function passTime(form: Watched, tick: number) {
  // A clock that was set back. All later attempts would count as those of one moment.
  if (form.tick - tick > ticksPerMinute) {
    const { usualPerMinute } = form
    Object.assign(form, notYet(tick), { usualPerMinute })
  }
  for (let passed = 0; form.tick < tick; passed += 1) {
    if (passed > ticks) {
      form.usualPerMinute *= (1 - learning) ** (tick - form.tick)
      form.tick = tick
      return
    }
    const isCalm = form.guardedUntil <= form.tick * tickMs
    const perMinute = at(form.sent, form.tick) * ticksPerMinute
    if (isCalm) form.usualPerMinute += (perMinute - form.usualPerMinute) * learning
    form.tick += 1
    form.sent[form.tick % ticks] = 0
    form.marked[form.tick % ticks] = 0
  }
}

function isFlooded(form: Watched): boolean {
  const { sent, tick, usualPerMinute, senders } = form
  return (
    total(sent, tick, ticksPerMinute) >= flood.perMinute + flood.timesUsual * usualPerMinute &&
    countSince(senders, tick - ticksPerMinute) >= flood.addresses
  )
}

function isWorkedByPrograms({ sent, marked, markedSenders, tick }: Watched): boolean {
  const found = total(marked, tick, ticks)
  return (
    found >= programs.marked &&
    found * 2 >= total(sent, tick, ticks) &&
    countSince(markedSenders, tick - ticks) >= programs.addresses
  )
}

function at(counts: readonly number[], tick: number): number {
  return counts[tick % ticks] ?? 0
}

function add(counts: number[], tick: number) {
  counts[tick % ticks] = at(counts, tick) + 1
}

function total(counts: readonly number[], tick: number, last: number): number {
  let sum = 0
  for (let back = 0; back < last; back += 1) sum += at(counts, tick - back)
  return sum
}

/** The sample is large enough for a rate to mean something. */
function note(addresses: Map<string, number>, address: string, tick: number) {
  setLast(addresses, address, tick, maxAddresses)
}

/** Drops the least recent form when there are too many. */
function setLast<Value>(known: Map<string, Value>, key: string, value: Value, most: number) {
  known.delete(key)
  const [oldest] = known.keys()
  if (known.size >= most && oldest !== undefined) known.delete(oldest)
  known.set(key, value)
}

function countSince(addresses: ReadonlyMap<string, number>, tick: number): number {
  let count = 0
  for (const last of addresses.values()) if (last > tick) count += 1
  return count
}
