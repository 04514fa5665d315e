import type { FormSchema } from '@ramiform/core/form'
import { patternSize } from '@ramiform/core/validation/pattern-size'
import type { PatternEngine } from '@ramiform/core/validation/problem'
import { createThreadLane } from '../threads/thread-lane.ts'
import type { PatternJob, PatternVerdict } from './pattern-worker.ts'

/** Owners' patterns never compile or run on the thread that answers requests (decision 188). */

/** Compiling an instruction takes as long as matching it against this many characters. */
const compilingCharacters = 160

/** Steps, instructions times characters: at most 100 ms of work. */
const lightSteps = 2_000_000

const deadlineMs = 5_000

// Long answers to large patterns use a thread of their own, so that usual forms never wait for them.
const light = createLane()
const heavy = createLane()

/** An engine that says which of a form's patterns cannot be compiled. `key` is the owner who saves it. */
export async function compilePatterns(
  { fields }: FormSchema,
  key: string,
): Promise<Pick<PatternEngine, 'refusal'>> {
  const patterns = [...new Set(fields.flatMap(({ validation }) => validation?.pattern || []))]
  if (patterns.length === 0) return { refusal: () => null }
  const { refusals } = await laneFor(patterns, []).run(key, { patterns, answers: [] })
  const byPattern = new Map(patterns.map((pattern, at) => [pattern, refusals[at] ?? null]))
  return { refusal: (pattern) => byPattern.get(pattern) ?? null }
}

/** For each pair of pattern and answer: whether they match. A pattern that cannot be compiled matches every answer. */
export async function matchPatterns(
  pairs: readonly (readonly [pattern: string, text: string])[],
  key: string,
): Promise<readonly boolean[]> {
  const places = new Map<string, number>()
  const answers = pairs.map(([pattern, text]) => {
    const at = places.get(pattern) ?? places.size
    places.set(pattern, at)
    return [at, text] as const
  })
  const patterns = [...places.keys()]
  const { matches } = await laneFor(patterns, answers).run(key, { patterns, answers })
  return matches
}

function createLane() {
  return createThreadLane<PatternJob, PatternVerdict>({
    script: new URL('./pattern-worker.ts', import.meta.url),
    deadlineMs,
    tooSlow: 'patterns_too_slow',
  })
}

function laneFor(
  patterns: readonly string[],
  answers: readonly (readonly [pattern: number, text: string])[],
) {
  const sizes = patterns.map(patternSize)
  let steps = compilingCharacters * sizes.reduce((sum, size) => sum + size, 0)
  for (const [at, text] of answers) steps += (sizes[at] ?? 0) * text.length
  return steps <= lightSteps ? light : heavy
}
