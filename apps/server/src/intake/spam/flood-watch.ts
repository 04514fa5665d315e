/** How long a form is guarded after the last moment at which it was flooded. */
export const guardMs = 10 * 60_000

const tickMs = 10_000
const ticksPerMinute = 6
/** what is remembered: five minutes */
const ticks = 30
/** What is usual follows what comes within about an hour. */
const learning = 1 / 360

/** A flood: so many a minute beside ten times what is usual, from so many addresses. */
const flood = { perMinute: 120, timesUsual: 10, addresses: 20 }
/** Programs at work: so many marked ones in five minutes, from so many addresses, and half of all that come. */
const programs = { marked: 20, addresses: 5 }

const maxForms = 2_000
const maxAddresses = 64

/**
 * Tells from what comes in whether a form is under attack. One address alone is none: that is for the limits. Counts
 * in this process: of several nodes each sees its share, and notices a flood so much later. What is found is for the
 * caller to share.
 */
export interface FloodWatch {
  /** Somebody sends; whatever becomes of it. */
  sent(formId: string, address: string, now: Date): void
  /** What was sent bears the mark of a program. */
  marked(formId: string, address: string, now: Date): void
  /** Until when this form needs guarding, as far as is known here; null when it does not. */
  guardedUntil(formId: string, now: Date): Date | null
}

interface Watched {
  tick: number
  readonly sent: number[]
  readonly marked: number[]
  /** the tick in which each address sent last */
  readonly senders: Map<string, number>
  readonly markedSenders: Map<string, number>
  usualPerMinute: number
  guardedUntil: number
}

/** @param onFlood told when a flood begins, and once a minute while it lasts */
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

/** Forgets what is too long ago, and learns what is usual from what was not a flood. */
function passTime(form: Watched, tick: number) {
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

/** Enough of them are there to tell many from few. */
function note(addresses: Map<string, number>, address: string, tick: number) {
  setLast(addresses, address, tick, maxAddresses)
}

/** The least recent is forgotten where there are too many. */
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
