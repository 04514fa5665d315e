/** Stages of the animated generation (spec section 4). */
export type Stage =
  | 'idle'
  | 'analyzing'
  | 'tree_building'
  | 'tree_complete'
  | 'form_generating'
  | 'form_complete'
  | 'preview_ready'

/** Durations in milliseconds (spec section 4). */
export const pace = {
  analyzing: 1_500,
  line: 150,
  branchLine: 300,
  treeComplete: 500,
  formGenerating: 1_500,
  formComplete: 2_500,
} as const

export interface Generation {
  readonly stage: Stage
  /** time at which the stage, or the last shown line of the tree, began */
  readonly since: number
  /** all lines of the tree; null while it is being read */
  readonly lines: readonly string[] | null
  /** number of lines shown */
  readonly shown: number
  /** skips the animation, on request or with reduced motion */
  readonly isAtOnce: boolean
  /** id of the created form */
  readonly formId: string | null
}

export const idle: Generation = {
  stage: 'idle',
  since: 0,
  lines: null,
  shown: 0,
  isAtOnce: false,
  formId: null,
}

export function start(now: number, isAtOnce: boolean): Generation {
  return { ...idle, stage: 'analyzing', since: now, isAtOnce }
}

/** Adds the lines of the tree, which take a moment to read if it is long. */
export function treeRead(
  generation: Generation,
  lines: readonly string[],
  now: number,
): Generation {
  return generation.stage === 'analyzing' ? advance({ ...generation, lines }, now) : generation
}

export function showAtOnce(generation: Generation, now: number): Generation {
  return generation.stage === 'idle' ? generation : advance({ ...generation, isAtOnce: true }, now)
}

export function created(generation: Generation, formId: string): Generation {
  return generation.stage === 'form_complete'
    ? { ...generation, stage: 'preview_ready', formId }
    : generation
}

/**
 * The state at the given time. Catches up after long gaps, because browsers slow timers in background tabs to one a
 * minute.
 */
export function advance(generation: Generation, now: number): Generation {
  if (generation.isAtOnce) return whole(generation, now)
  let current = generation
  for (let at = nextAt(current); at !== null && at <= now; at = nextAt(current)) {
    current = next(current, at)
  }
  return current
}

/** Time of the next change; null while waiting for the user or for the tree. */
export function nextAt({ stage, since, lines, shown, isAtOnce }: Generation): number | null {
  if (lines === null || isAtOnce) return null
  switch (stage) {
    case 'analyzing':
      return since + pace.analyzing
    case 'tree_building': {
      const line = lines[shown]
      return since + (line === undefined ? pace.treeComplete : lineMs(line))
    }
    case 'tree_complete':
      return since + pace.formGenerating
    case 'form_generating':
      return since + pace.formComplete
    default:
      return null
  }
}

function next(generation: Generation, at: number): Generation {
  const { stage, lines, shown } = generation
  switch (stage) {
    case 'analyzing':
      return { ...generation, stage: 'tree_building', since: at }
    case 'tree_building':
      return shown < (lines?.length ?? 0)
        ? { ...generation, since: at, shown: shown + 1 }
        : { ...generation, stage: 'tree_complete', since: at }
    case 'tree_complete':
      return { ...generation, stage: 'form_generating', since: at }
    case 'form_generating':
      return { ...generation, stage: 'form_complete', since: at }
    default:
      return generation
  }
}

function whole(generation: Generation, now: number): Generation {
  const { stage, lines } = generation
  if (lines === null || stage === 'idle' || stage === 'preview_ready') return generation
  if (stage === 'form_complete') return generation
  return { ...generation, stage: 'form_complete', since: now, shown: lines.length }
}

const branch = /[\u251c\u2514\u2523\u2517\u2560\u255a\u256f\u2570]|^[\s|]*[|+`\\]-|→|->/u

function lineMs(line: string): number {
  return branch.test(line) ? pace.branchLine : pace.line
}

/** The four steps of the progress display (spec section 2), with their stages. */
export const steps = [
  { name: 'Analysis', stages: ['analyzing'] },
  { name: 'Tree Building', stages: ['tree_building', 'tree_complete'] },
  { name: 'Form Generation', stages: ['form_generating'] },
  { name: 'Ready', stages: ['form_complete', 'preview_ready'] },
] as const satisfies readonly { name: string; stages: readonly Stage[] }[]

/** Index of the step of a stage; -1 before the first step. */
export function stepOf(stage: Stage): number {
  return steps.findIndex(({ stages }) => (stages as readonly Stage[]).includes(stage))
}
