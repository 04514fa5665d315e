import { limits } from '@ramiform/core/limits'
import { patternSize } from '@ramiform/core/validation/pattern-size'
import type { PatternEngine } from '@ramiform/core/validation/problem'
import { RE2JS, RE2JSException } from 're2js'
import { PatternRefused } from './pattern-refused.ts'
import { translate } from './translate.ts'

export { PatternRefused }

/** About 45 MB of compiled patterns: four forms with the largest patterns allowed, or thousands of usual ones. */
const usualCapacity = 4 * limits.patternsSize

/** A match remembers up to 8 MB of states for the next one. Beyond this it starts again. */
const keptStateBytes = 128 * 1024

interface Compiled {
  readonly regex: RE2JS | PatternRefused
  readonly size: number
}

/**
 * Runs owners' patterns in time that grows with the text alone, in browser and server alike (decision 14).
 * `capacity` is the number of instructions kept compiled; the least recently used patterns are dropped.
 */
export function createPatternEngine(capacity: number = usualCapacity): PatternEngine {
  const compiled = new Map<string, Compiled>()
  let used = 0

  function prepared(pattern: string): RE2JS | PatternRefused {
    const known = compiled.get(pattern)
    if (known !== undefined) {
      compiled.delete(pattern)
      compiled.set(pattern, known)
      return known.regex
    }
    const size = patternSize(pattern)
    for (const [oldest, { size: freed }] of compiled) {
      if (used + size <= capacity) break
      compiled.delete(oldest)
      used -= freed
    }
    const regex = compile(pattern)
    compiled.set(pattern, { regex, size })
    used += size
    return regex
  }

  return {
    matches(pattern, text) {
      const regex = prepared(pattern)
      if (regex instanceof PatternRefused) throw regex
      const isMatch = regex.test(text)
      forgetStates(regex)
      return isMatch
    },
    refusal(pattern) {
      const regex = prepared(pattern)
      return regex instanceof PatternRefused ? regex.message : null
    },
  }
}

function forgetStates(regex: RE2JS): void {
  const states: { stateBudget: number; memBudget: number; clearCache(): void } | null =
    regex.re2().lazyDFA
  if (states !== null && states.stateBudget - states.memBudget > keptStateBytes) states.clearCache()
}

/** Instructions compiled before the page gets a turn: a few milliseconds on a phone. */
const compiledAtOnce = 500

/** The work of one match in a browser, in instructions times characters. */
const stepsInBrowser = 500_000

/**
 * An engine for a page that must not freeze: compiles the patterns of its form in small parts and waits for `pause`
 * between them. It accepts every answer that would take long to check, which is then left to the server.
 */
export async function preparePatterns(
  patterns: Iterable<string>,
  pause: () => Promise<unknown>,
): Promise<PatternEngine> {
  const engine = createPatternEngine(limits.patternsSize)
  const sizes = new Map<string, number>()
  let total = 0
  let sincePause = 0
  for (const pattern of new Set(patterns)) {
    const size = patternSize(pattern)
    if (size > limits.patternSize || total + size > limits.patternsSize) continue
    if (sincePause + size > compiledAtOnce) {
      await pause()
      sincePause = 0
    }
    sincePause += size
    total += size
    if (engine.refusal(pattern) === null) sizes.set(pattern, size)
  }
  return {
    // Refused patterns were refused when the form was saved; they stop nobody here.
    refusal: () => null,
    matches(pattern, text) {
      const size = sizes.get(pattern)
      if (size === undefined || size * text.length > stepsInBrowser) return true
      return engine.matches(pattern, text)
    },
  }
}

function compile(pattern: string): RE2JS | PatternRefused {
  try {
    return RE2JS.compile(translate(pattern))
  } catch (error) {
    if (error instanceof PatternRefused) return error
    if (error instanceof RE2JSException) return new PatternRefused(explain(error))
    throw error
  }
}

/** The engine's "error parsing regexp: missing closing ]: `[a`" as a sentence about the pattern. */
function explain({ message }: Error): string {
  const reason = message.replace(/^error parsing regexp: /, '')
  return `The pattern cannot be read: ${reason}`
}
