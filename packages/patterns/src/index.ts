import type { PatternEngine } from '@ramiform/core/validation/problem'
import { RE2JS, RE2JSException } from 're2js'
import { PatternRefused } from './pattern-refused.ts'
import { translate } from './translate.ts'

export { PatternRefused }

/** Patterns kept ready to run. Owners write them, so a server that runs for months must not keep them all. */
const keptPatterns = 1_000

/** Runs owners' patterns in time that grows with the text alone, in browser and server alike (decision 14). */
export function createPatternEngine(): PatternEngine {
  const compiled = new Map<string, RE2JS | PatternRefused>()

  function prepared(pattern: string): RE2JS | PatternRefused {
    const known = compiled.get(pattern)
    if (known !== undefined) return known
    const [oldest] = compiled.keys()
    if (compiled.size >= keptPatterns && oldest !== undefined) compiled.delete(oldest)
    const ready = compile(pattern)
    compiled.set(pattern, ready)
    return ready
  }

  return {
    matches(pattern, text) {
      const ready = prepared(pattern)
      if (ready instanceof PatternRefused) throw ready
      return ready.matcher(text).find()
    },
    refusal(pattern) {
      const ready = prepared(pattern)
      return ready instanceof PatternRefused ? ready.message : null
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
