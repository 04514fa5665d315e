import type { ProblemCode } from '@ramiform/core/validation/problem'

/**
 * Effect on one question: it would be asked, would not be asked, its stored answer would be hidden, its question is
 * removed, its stored answer is no longer offered, or another problem of its stored answer.
 */
export type FieldEffect =
  | 'asked'
  | 'not_asked'
  | 'hidden'
  | 'removed'
  | 'not_an_option'
  | ProblemCode

export interface FieldChange {
  readonly fieldId: string
  readonly label: string
  readonly effect: FieldEffect
}

/** The record that answers were stored in. */
export interface StoredRecord {
  readonly id: string
  /** Time of the submission, or of the last change of unfinished answers, as ISO 8601. */
  readonly at: string
  readonly email?: string | undefined
}

/** One kind of impact on stored answers. */
export interface ImpactKind {
  /** Number of submissions. */
  readonly count: number
  /** The first submissions of this kind, in the order they were replayed. */
  readonly examples: readonly (StoredRecord & { readonly changes: readonly FieldChange[] })[]
  /** Number of submissions for each changed question, highest first. */
  readonly fields: readonly (FieldChange & { readonly count: number })[]
}

/** Result of replaying stored answers on another version. Add the reports of batches with `addReports`. */
export interface ImpactReport {
  /** Number of replayed submissions. */
  readonly submissions: number
  /** Other questions would be asked. */
  readonly otherQuestions: ImpactKind
  /** A stored answer would no longer be accepted. */
  readonly notAccepted: ImpactKind
  /** A stored answer belongs to a question that would be hidden or no longer exists. */
  readonly orphaned: ImpactKind
  /** Number of replayed unfinished answers. */
  readonly unfinished: number
  /** Unfinished answers with any of these changes. */
  readonly unfinishedChanged: ImpactKind
}

export const impactLimits = {
  /** Examples of each kind. */
  examples: 100,
  /** Changes named in one example. */
  changes: 5,
  /** Changed questions of each kind in a finished report. */
  fields: 50,
} as const

const none: ImpactKind = { count: 0, examples: [], fields: [] }

export const emptyReport: ImpactReport = {
  submissions: 0,
  otherQuestions: none,
  notAccepted: none,
  orphaned: none,
  unfinished: 0,
  unfinishedChanged: none,
}

/** Adds the reports of two batches. The order of examples follows the order of the arguments. */
export function addReports(one: ImpactReport, other: ImpactReport): ImpactReport {
  return {
    submissions: one.submissions + other.submissions,
    otherQuestions: addKinds(one.otherQuestions, other.otherQuestions),
    notAccepted: addKinds(one.notAccepted, other.notAccepted),
    orphaned: addKinds(one.orphaned, other.orphaned),
    unfinished: one.unfinished + other.unfinished,
    unfinishedChanged: addKinds(one.unfinishedChanged, other.unfinishedChanged),
  }
}

function addKinds(one: ImpactKind, other: ImpactKind): ImpactKind {
  if (one.count === 0) return other
  if (other.count === 0) return one
  const fields = new Map(one.fields.map((field) => [keyOf(field), field]))
  for (const field of other.fields) {
    const key = keyOf(field)
    fields.set(key, { ...field, count: field.count + (fields.get(key)?.count ?? 0) })
  }
  return {
    count: one.count + other.count,
    examples: [...one.examples, ...other.examples].slice(0, impactLimits.examples),
    fields: mostFirst([...fields.values()]),
  }
}

/** The report to show: the questions of each kind are limited to the most frequent ones. */
export function finishedReport(report: ImpactReport): ImpactReport {
  return mapKinds(report, (kind) => ({
    ...kind,
    fields: kind.fields.slice(0, impactLimits.fields),
  }))
}

/** The report without examples, for progress lines: examples would make them long. */
export function withoutExamples(report: ImpactReport): ImpactReport {
  return mapKinds(report, (kind) => ({ ...kind, examples: [] }))
}

function mapKinds(report: ImpactReport, change: (kind: ImpactKind) => ImpactKind): ImpactReport {
  return {
    ...report,
    otherQuestions: change(report.otherQuestions),
    notAccepted: change(report.notAccepted),
    orphaned: change(report.orphaned),
    unfinishedChanged: change(report.unfinishedChanged),
  }
}

export function keyOf({ fieldId, effect }: FieldChange): string {
  return `${effect} ${fieldId}`
}

export function mostFirst(fields: readonly ImpactKind['fields'][number][]): ImpactKind['fields'] {
  return fields.toSorted((one, other) => other.count - one.count)
}
