import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Wrong codes that a source may enter before it has to wait. */
const freeTries = 5
const firstWaitMs = 60_000
const longestWaitMs = 60 * 60_000
/** Milliseconds after its last wrong code until a source is forgotten. */
const rememberedMs = 24 * 60 * 60_000
/** Maximum number of sources in memory. When full, the least recent source is dropped. */
const maxSources = 20_000

/** Result of checking a start-up code. `wait` has the seconds until the next allowed try. */
export type StartCodeCheck =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }

/** Start-up code: twelve digits on the server's console, for sign-in without an external account. */
export interface StartCode {
  readonly value: string
  /**
   * Checks a code from `source`, an IP address. After five wrong codes the source has to wait. The wait grows with each
   * further wrong code, to at most 30 tries a day. Other sources are not affected, so an attacker cannot lock out the
   * owner. With 10^12 codes, guessing from 100,000 addresses takes about 450 years.
   */
  check(given: string, source: string): StartCodeCheck
}

interface Tries {
  wrong: number
  lastAt: number
  waitUntil: number
}

export function createStartCode(now: () => number = Date.now): StartCode {
  const value = sixDigits() + sixDigits()
  const sources = new Map<string, Tries>()

  function triesOf(source: string): Tries {
    const known = sources.get(source)
    sources.delete(source)
    const [oldest] = sources.keys()
    if (sources.size >= maxSources && oldest !== undefined) sources.delete(oldest)
    const isKnown = known !== undefined && now() - known.lastAt < rememberedMs
    const tries = isKnown ? known : { wrong: 0, lastAt: now(), waitUntil: 0 }
    sources.set(source, tries)
    return tries
  }

  return {
    value,
    check(given, source) {
      const tries = triesOf(source)
      const time = now()
      if (time < tries.waitUntil) {
        return { kind: 'wait', seconds: Math.ceil((tries.waitUntil - time) / 1_000) }
      }
      if (sameText(given.replaceAll(/[\s-]/g, ''), value)) {
        sources.delete(source)
        return { kind: 'right' }
      }
      tries.wrong += 1
      tries.lastAt = time
      const over = tries.wrong - freeTries
      if (over >= 0) tries.waitUntil = time + Math.min(firstWaitMs * 2 ** over, longestWaitMs)
      return { kind: 'wrong' }
    },
  }
}

function sixDigits(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}

/** Constant-time comparison: its duration reveals nothing about the code. */
function sameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
