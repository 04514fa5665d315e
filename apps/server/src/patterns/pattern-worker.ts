import { parentPort } from 'node:worker_threads'
import { createPatternEngine } from '@ramiform/patterns'

/** Patterns to compile and answers to match. Each answer names its pattern by index. */
export interface PatternJob {
  readonly patterns: readonly string[]
  readonly answers: readonly (readonly [pattern: number, text: string])[]
}

/** Result of a `PatternJob`. */
export interface PatternVerdict {
  /** Reason each pattern cannot run, or null. */
  readonly refusals: readonly (string | null)[]
  /** Match result of each answer; true if its pattern cannot run. */
  readonly matches: readonly boolean[]
}

const engine = createPatternEngine()

parentPort?.on('message', ({ patterns, answers }: PatternJob) => {
  const refusals = patterns.map((pattern) => engine.refusal(pattern))
  const matches = answers.map(([at, text]) => {
    const pattern = patterns[at]
    return pattern === undefined || refusals[at] !== null || engine.matches(pattern, text)
  })
  const verdict: PatternVerdict = { refusals, matches }
  parentPort?.postMessage(verdict)
})
