import { limits } from '@ramiform/core/limits'
import { patternSize } from '@ramiform/core/validation/pattern-size'
import type { PatternEngine } from '@ramiform/core/validation/problem'
import { RE2JS, RE2JSException } from 're2js'
import { PatternRefused } from './pattern-refused.ts'
import { translate } from './translate.ts'

export { PatternRefused }

/**
 * Cache size in instructions, about 45 MB of compiled patterns: four forms with the largest patterns allowed, or
 * thousands of typical ones.
 */
const usualCapacity = 4 * limits.patternsSize

/**
 * Limit of cached match states per pattern. A match can cache up to 8 MB for the next one; above this limit the cache
 * is cleared.
 */
const maxCachedStateBytes = 128 * 1024

interface Compiled {
  readonly regex: RE2JS | PatternRefused
  readonly size: number
}

/**
 * Creates an engine for owners' patterns, used in browser and server. Its run time grows only linearly with the text
 * (decision 14).
 * @param capacity number of instructions to keep compiled; the least recently used patterns are dropped first
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
  if (states !== null && states.stateBudget - states.memBudget > maxCachedStateBytes)
    states.clearCache()
}

/** Instructions to compile before a pause: a few milliseconds on a phone. */
const compiledAtOnce = 500

/** Limit of one match in a browser, in instructions times characters. */
const stepsInBrowser = 500_000

/**
 * Creates an engine for a page that must stay responsive. It compiles the patterns of the form in small parts and
 * waits for `pause` between them. Answers that would take long to check are accepted, and the server checks them.
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
    // Unsupported patterns were rejected when the form was saved, so they block no visitor.
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

/** Turns the engine's "error parsing regexp: missing closing ]: `[a`" into a sentence about the pattern. */
function explain({ message }: Error): string {
  const reason = message.replace(/^error parsing regexp: /, '')
  return `The pattern cannot be read: ${reason}`
}
