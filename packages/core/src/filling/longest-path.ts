import { compileForm, type Next, type Step } from '../conditions/compile.ts'
import { nothing, type Reading, readAnswer } from '../conditions/reading.ts'
import { type AnswerRulesOf, fieldTypeOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import type { Filling } from './filling.ts'

/** Bits of an outcome: a rule or conditional may be false, may be true, or both. */
const maybeFalse = 1
const maybeTrue = 2

/**
 * Choices with more options than this are not split by option. The bound is then slightly higher but fast to compute.
 */
const splitOptions = 60

export interface LongestPath {
  /** Upper bound of the total number of questions that this visitor may see. */
  readonly bound: number
  /** True when no open answer can change which questions show. */
  readonly isSettled: boolean
}

/**
 * Computes an upper bound without trying all combinations of open answers. A question counts if it may show.
 * Questions that need different options of one choice count only for the option with the most.
 * @param isOpen true for a field that may still be answered; other answers are fixed
 */
export function longestPath(
  schema: FormSchema,
  fieldTypes: AnswerRulesOf,
  filling: Filling,
  isOpen: (fieldId: string) => boolean,
): LongestPath {
  const { ids, starts } = compileForm(schema, fieldTypes)
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  /** Possible visibility of each slot, as bits. */
  const shows: number[] = [maybeFalse]
  /** Readings that rules may see, by slot; null for any. Fields without an answer read as `nothing`. */
  const readings: (readonly Reading[] | null)[] = [[nothing]]
  /** Questions that each slot counts as: none for a statement. */
  const counts: number[] = []
  /** True for choices whose open answer is exactly one of the readings. */
  const isChoice: boolean[] = [false]

  for (let slot = 1; slot < ids.length; slot += 1) {
    const id = ids[slot] ?? ''
    const field = fields.get(id)
    const shown = outcome(starts[slot] ?? true)
    shows[slot] = shown
    const rules = field && fieldTypeOf(fieldTypes, field.type)
    const open = rules?.answerKind !== 'none' && isOpen(id)
    const options = rules?.hasOptions ? (field?.options ?? []) : null
    const isList = rules?.answerKind === 'list'
    if (rules?.answerKind === 'none') counts[slot] = 0
    isChoice[slot] = open && options !== null && !isList && options.length <= splitOptions
    if (shown === maybeFalse) readings[slot] = [nothing]
    else if (!open) {
      const reading = readAnswer(filling.answer(id))
      readings[slot] = shown === maybeTrue ? [reading] : [nothing, reading]
    } else {
      readings[slot] = options && [
        nothing,
        ...options.map((option) => readAnswer(isList ? [option] : option)),
        ...(isList ? [readAnswer(options)] : []),
      ]
    }
  }

  function outcomeOfStep(step: Step, fixed?: Fixed): number {
    const seen = step.source === fixed?.slot ? [fixed.reading] : readings[step.source]
    if (!seen) return maybeFalse | maybeTrue
    let found = 0
    for (const reading of seen) {
      found |= step.holds(reading, step.value, step.asNumbers) ? maybeTrue : maybeFalse
      if (found === (maybeFalse | maybeTrue)) break
    }
    return found
  }

  /** Possible outcomes of a conditional, optionally with one source fixed to a reading. */
  function outcome(start: Next, fixed?: Fixed): number {
    let found = 0
    const waiting: Next[] = [start]
    const met = new Set<Next>()
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === true) found |= maybeTrue
      else if (next === false) found |= maybeFalse
      else if (!met.has(next)) {
        met.add(next)
        const outcomes = outcomeOfStep(next, fixed)
        if (outcomes & maybeTrue) waiting.push(next.yes)
        if (outcomes & maybeFalse) waiting.push(next.no)
      }
    }
    return found
  }

  /**
   * Finds a source that the field needs in order to show, so that the field counts only together with it. If there are
   * several, it picks the one with the highest slot. For a choice it also returns the readings that let the field show.
   */
  function parentOf(slot: number): Parent | null {
    const start = starts[slot] ?? true
    for (const source of sourcesIn(start)) {
      const seen = readings[source]
      if (seen?.length === 1) continue
      const needsAnswer = !(outcome(start, { slot: source, reading: nothing }) & maybeTrue)
      if (isChoice[source] && (needsAnswer || shows[source] === maybeTrue)) {
        const letting = seen?.flatMap((reading, index) =>
          outcome(start, { slot: source, reading }) & maybeTrue ? [index] : [],
        )
        if (letting && letting.length < (seen?.length ?? 0)) return { source, letting }
      } else if (needsAnswer) return { source, letting: null }
    }
    return null
  }

  // Dependents have higher slots, so each field's own dependents are counted before it.
  let bound = filling.fields.length - schema.fields.length
  let isSettled = true
  /** Number of questions that each field's answer may add: for any answer, or by the reading of a choice. */
  const added = ids.map(() => 0)
  const addedBy: number[][] = ids.map(() => [])
  for (let slot = ids.length - 1; slot > 0; slot -= 1) {
    const shown = shows[slot] ?? maybeFalse
    if (shown === maybeFalse) continue
    const count =
      (counts[slot] ?? 1) +
      (added[slot] ?? 0) +
      (addedBy[slot] ?? []).reduce((a, b) => Math.max(a, b), 0)
    const parent = shown === maybeTrue ? null : parentOf(slot)
    if (shown !== maybeTrue) isSettled = false
    if (parent === null) bound += count
    else if (parent.letting === null) added[parent.source] = (added[parent.source] ?? 0) + count
    else {
      const by = addedBy[parent.source] ?? []
      for (const index of parent.letting) by[index] = (by[index] ?? 0) + count
    }
  }
  return { bound, isSettled }
}

interface Fixed {
  readonly slot: number
  readonly reading: Reading
}

interface Parent {
  readonly source: number
  /** Indices into the readings of a choice; null when any answer may let the field show. */
  readonly letting: readonly number[] | null
}

/** Slots that a conditional reads, in descending order. */
function sourcesIn(start: Next): readonly number[] {
  const met = new Set<Next>()
  const sources = new Set<number>()
  const waiting: Next[] = [start]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'boolean' || met.has(next)) continue
    met.add(next)
    sources.add(next.source)
    waiting.push(next.yes, next.no)
  }
  return [...sources].sort((a, b) => b - a)
}
