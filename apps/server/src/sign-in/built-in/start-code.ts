import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Wrong codes that a source may enter before it has to wait. */
const freeTries = 5
const firstWaitMs = 60_000
const longestWaitMs = 60 * 60_000
/** Milliseconds after its last wrong code until a source is forgotten. */
export const rememberedMs = 24 * 60 * 60_000
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
  check(given: string, source: string): Promise<StartCodeCheck>
}

/** Counts tries by source, in this process or for all nodes. */
export interface TryCounter {
  /**
   * Counts a try as wrong, in one step, so that parallel tries count too.
   * @returns 0, or the milliseconds that the source has to wait; then the try is not counted
   */
  begin(source: string): Promise<number>
  /** Forgets the tries of a source, after a right code. */
  forget(source: string): Promise<void>
}

/** Milliseconds that a source waits after this many wrong codes. 0 for the free ones. */
export function waitAfter(wrong: number): number {
  return wrong < freeTries ? 0 : Math.min(firstWaitMs * 2 ** (wrong - freeTries), longestWaitMs)
}

/** Creates a start-up code. By default it is random, and this process counts its tries. */
export function createStartCode({
  value = newCode(),
  tries = countHere(Date.now),
}: {
  readonly value?: string
  readonly tries?: TryCounter
} = {}): StartCode {
  return {
    value,
    async check(given, source) {
      const waitMs = await tries.begin(source)
      if (waitMs > 0) return { kind: 'wait', seconds: Math.ceil(waitMs / 1_000) }
      if (!sameText(given.replaceAll(/[\s-]/g, ''), value)) return { kind: 'wrong' }
      await tries.forget(source)
      return { kind: 'right' }
    },
  }
}

/** Counts tries in this process, for the most recent sources. */
export function countHere(now: () => number): TryCounter {
  const sources = new Map<string, { wrong: number; lastAt: number; waitUntil: number }>()
  return {
    async begin(source) {
      const known = sources.get(source)
      const isKnown = known !== undefined && now() - known.lastAt < rememberedMs
      if (isKnown && known.waitUntil > now()) return known.waitUntil - now()
      const wrong = (isKnown ? known.wrong : 0) + 1
      sources.delete(source)
      const [oldest] = sources.keys()
      if (sources.size >= maxSources && oldest !== undefined) sources.delete(oldest)
      sources.set(source, { wrong, lastAt: now(), waitUntil: now() + waitAfter(wrong) })
      return 0
    },
    forget: async (source) => {
      sources.delete(source)
    },
  }
}

/** Twelve random digits. */
export function newCode(): string {
  return sixDigits() + sixDigits()
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
