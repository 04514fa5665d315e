import { type Answer, type Answers, answerTo, isList } from './answers.ts'

/**
 * A named set of answers with the fields that must show. Stored in the form's settings for its owner; visitors never
 * get it (decision 237).
 */
export interface Scenario {
  readonly id: string
  readonly name: string
  /** True for a scenario that must pass before publishing. */
  readonly pinned: boolean
  readonly answers: Answers
  /** Ids of the fields that must show, in form order. All other fields must be hidden. */
  readonly visible: readonly string[]
  /** Ids of fields that were added later. Nothing is expected of them yet. */
  readonly unchecked?: readonly string[] | undefined
}

/** Limits of scenarios in one form. */
export const scenarioLimits = { perForm: 200, nameCharacters: 120 } as const

/** Returns a scenario with other field ids, for imported fields that got new ids. */
export function renameInScenario(scenario: Scenario, idOf: (fieldId: string) => string): Scenario {
  const { answers, visible, unchecked } = scenario
  return {
    ...scenario,
    answers: Object.fromEntries(Object.entries(answers).map(([id, answer]) => [idOf(id), answer])),
    visible: visible.map(idOf),
    ...(unchecked !== undefined && { unchecked: unchecked.map(idOf) }),
  }
}

/** Changes of a form that its scenarios follow. */
export interface FormChange {
  /** Ids of the fields that exist now. */
  readonly ids: ReadonlySet<string>
  /** Ids of fields that were added. */
  readonly added: readonly string[]
  /** Options that were renamed, by field: old name to new. */
  readonly renamed: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/**
 * Returns the scenario after a change of the form, as rules follow it (decision 210): without deleted fields, with
 * renamed options, and without an expectation for added fields. The same object when nothing changes.
 */
export function followForm(scenario: Scenario, { ids, added, renamed }: FormChange): Scenario {
  const { answers, visible, unchecked = [] } = scenario
  const entries = Object.entries(answers)
  const kept = entries.flatMap(([id, answer]): [string, Answer | undefined][] =>
    ids.has(id) ? [[id, renamedAnswer(answer, renamed.get(id))]] : [],
  )
  const stillVisible = visible.filter((id) => ids.has(id))
  const isNew = (id: string) => !visible.includes(id) && !unchecked.includes(id)
  const stillUnchecked = [...unchecked.filter((id) => ids.has(id)), ...added.filter(isNew)]
  const isSame =
    kept.length === entries.length &&
    kept.every(([id, answer]) => answer === answerTo(answers, id)) &&
    stillVisible.length === visible.length &&
    stillUnchecked.every((id, at) => id === unchecked[at]) &&
    stillUnchecked.length === unchecked.length
  if (isSame) return scenario
  const { unchecked: _before, ...rest } = scenario
  return {
    ...rest,
    answers: Object.fromEntries(kept),
    visible: stillVisible,
    ...(stillUnchecked.length > 0 && { unchecked: stillUnchecked }),
  }
}

function renamedAnswer(
  answer: Answer | undefined,
  names: ReadonlyMap<string, string> | undefined,
): Answer | undefined {
  if (names === undefined || answer === undefined) return answer
  if (typeof answer === 'string') return names.get(answer) ?? answer
  if (!isList(answer) || !answer.some((item) => names.has(item))) return answer
  return answer.map((item) => names.get(item) ?? item)
}
