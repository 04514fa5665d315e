import type { FormSchema } from '@ramiform/core/form'
import { patternSize } from '@ramiform/core/validation/pattern-size'
import type { PatternEngine } from '@ramiform/core/validation/problem'
import type { RefusalCode } from '../errors.ts'
import { createThreadLane } from '../threads/thread-lane.ts'
import type { PatternJob, PatternVerdict } from './pattern-worker.ts'

/** Owners' patterns are compiled and matched in threads, never in the thread that serves requests (decision 188). */

/** Cost of compiling one instruction, as the number of characters that cost the same to match. */
const compilingCharacters = 160

/** Work limit of the light lane, in steps (instructions times characters): at most 100 ms. */
const lightSteps = 2_000_000

const deadlineMs = 5_000

/** Steps that are estimated to take half the deadline. If less work times out, the server is overloaded. */
const overloadSteps = (lightSteps * deadlineMs) / 2 / 100

/** Compiles and matches patterns in threads. */
export interface PatternChecks {
  /**
   * Compiles a form's patterns in a thread.
   * @param key id of the owner who saves the form
   * @returns an engine that reports which patterns cannot be compiled
   * @throws Refusal unavailable when the server is overloaded; the sizes of patterns were checked before
   */
  compilePatterns(schema: FormSchema, key: string): Promise<Pick<PatternEngine, 'refusal'>>
  /**
   * Matches answers against patterns. A pattern that cannot be compiled matches every answer.
   * @returns one result per pair, in the same order
   * @throws Refusal unavailable when the server is overloaded, patterns_too_slow for very large patterns
   */
  matchPatterns(
    pairs: readonly (readonly [pattern: string, text: string])[],
    key: string,
  ): Promise<readonly boolean[]>
}

export function createPatternChecks(deadline: number = deadlineMs): PatternChecks {
  // Long answers to large patterns use a separate thread, so that usual forms never wait for them.
  const light = createLane(deadline)
  const heavy = createLane(deadline)

  function run(key: string, job: PatternJob, tooSlow: RefusalCode) {
    const lane = stepsOf(job) <= lightSteps ? light : heavy
    return lane.run(key, job, tooSlow)
  }

  return {
    async compilePatterns({ fields }, key) {
      const patterns = [...new Set(fields.flatMap(({ validation }) => validation?.pattern || []))]
      if (patterns.length === 0) return { refusal: () => null }
      const { refusals } = await run(key, { patterns, answers: [] }, 'unavailable')
      const byPattern = new Map(patterns.map((pattern, at) => [pattern, refusals[at] ?? null]))
      return { refusal: (pattern) => byPattern.get(pattern) ?? null }
    },

    async matchPatterns(pairs, key) {
      const places = new Map<string, number>()
      const answers = pairs.map(([pattern, text]) => {
        const at = places.get(pattern) ?? places.size
        places.set(pattern, at)
        return [at, text] as const
      })
      const job = { patterns: [...places.keys()], answers }
      const isUsual = stepsOf(job) <= overloadSteps
      const { matches } = await run(key, job, isUsual ? 'unavailable' : 'patterns_too_slow')
      return matches
    },
  }
}

export const { compilePatterns, matchPatterns } = createPatternChecks()

function createLane(deadline: number) {
  return createThreadLane<PatternJob, PatternVerdict>({
    script: new URL('./pattern-worker.ts', import.meta.url),
    deadlineMs: deadline,
  })
}

/** Estimated work in steps: compiling all patterns, then matching each answer. */
function stepsOf({ patterns, answers }: PatternJob): number {
  const sizes = patterns.map(patternSize)
  let steps = compilingCharacters * sizes.reduce((sum, size) => sum + size, 0)
  for (const [at, text] of answers) steps += (sizes[at] ?? 0) * text.length
  return steps
}
