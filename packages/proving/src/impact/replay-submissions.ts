import { type Answers, answerTo, isBlank, isEmpty } from '@ramiform/core/answers'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { answersToQuestions } from '@ramiform/core/answers-to-questions'
import { type NotOffered, offersOf } from '@ramiform/core/conditions/offers'
import {
  requirementsOf,
  type SeenAnswer,
  seenAnswers,
} from '@ramiform/core/conditions/requirements'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import { takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { settleOffers } from '@ramiform/core/offered-answers'
import { fixedPriceOf, withFixedPrices } from '@ramiform/core/payments/fixed-price'
import { askedFields } from '@ramiform/core/payments/takes-payments'
import { unaskedAnswers, withUnasked } from '@ramiform/core/unasked-answers'
import { type CheckContext, checkAnswer } from '@ramiform/core/validation/check-answer'
import {
  type FieldChange,
  type FieldEffect,
  type ImpactKind,
  type ImpactReport,
  impactLimits,
  keyOf,
  mostFirst,
  type StoredRecord,
} from './impact-report.ts'

/** Answers of a submission, or unfinished ones. */
export interface StoredAnswers extends StoredRecord {
  readonly data: Answers
}

/** Stored answers that are added one by one, in batches of any size. */
export interface Replay {
  /** @param filled the version that the submission was filled in on */
  addSubmission(submission: StoredAnswers, filled: FormSchema): void
  /** @param filled the version that the unfinished answers were last saved on */
  addUnfinished(unfinished: StoredAnswers, filled: FormSchema): void
  report(): ImpactReport
}

/**
 * Replays stored answers on another version of their form (decision 241). A blank answer counts as not accepted only in
 * a question that was asked before and is required now.
 *
 * @param after the version to replay on
 * @param current the version that `after` replaces. Its effects on older submissions are left out, so that the report
 *   has only what the change itself causes. Null compares with the version of each submission alone.
 */
export function createReplay(
  after: FormSchema,
  current: FormSchema | null,
  context: CheckContext,
): Replay {
  const versions = new Map<FormSchema, Version>()
  const otherQuestions = createTally()
  const notAccepted = createTally()
  const orphaned = createTally()
  const unfinishedChanged = createTally()
  let submissions = 0
  let unfinished = 0

  function versionOf(schema: FormSchema): Version {
    const known = versions.get(schema) ?? openVersion(schema, context)
    versions.set(schema, known)
    return known
  }

  const changesOf = (data: Answers, filled: FormSchema, isFinished: boolean) => {
    const before = versionOf(filled)
    before.setAnswers(data)
    const changes = changesOn(versionOf(after), before, data, isFinished, context)
    if (changes.length === 0 || current === null || current === filled) return changes
    const known = new Set(
      changesOn(versionOf(current), before, data, isFinished, context).map(keyOf),
    )
    return changes.filter((change) => !known.has(keyOf(change)))
  }

  return {
    addSubmission(submission, filled) {
      const { data } = submission
      submissions += 1
      const changes = changesOf(data, filled, true)
      otherQuestions.add(submission, changes.filter(isOtherQuestion))
      orphaned.add(submission, changes.filter(isOrphan))
      notAccepted.add(
        submission,
        changes.filter((change) => !isOtherQuestion(change) && !isOrphan(change)),
      )
    },
    addUnfinished(answers, filled) {
      unfinished += 1
      unfinishedChanged.add(answers, changesOf(answers.data, filled, false))
    },
    report: () => ({
      submissions,
      otherQuestions: otherQuestions.result(),
      notAccepted: notAccepted.result(),
      orphaned: orphaned.result(),
      unfinished,
      unfinishedChanged: unfinishedChanged.result(),
    }),
  }
}

const isOtherQuestion = ({ effect }: FieldChange) => effect === 'asked' || effect === 'not_asked'
const isOrphan = ({ effect }: FieldChange) => effect === 'hidden' || effect === 'removed'

/** A version of a form with the answers that are being replayed. */
interface Version {
  readonly fields: readonly Field[]
  readonly byId: ReadonlyMap<string, Field>
  setAnswers(data: Answers): void
  isAsked(fieldId: string): boolean
  /** The field, required and with options as it is for the answers that were set last. */
  now(field: Field): Field
}

function openVersion(schema: FormSchema, { fieldTypes }: CheckContext): Version {
  // A question that becomes a statement is asked no longer, like a removed one.
  const fields = askedFields(withHiddenFields(withNamesInTexts(schema))).filter((field) =>
    takesAnswer(field, fieldTypes),
  )
  const byId = new Map(fields.map((field) => [field.id, field]))
  const { setAnswers, isVisible } = createVisibility(schema, fieldTypes)
  const requirements = requirementsOf(schema, fieldTypes)
  const offers = offersOf(schema, fieldTypes)
  let seen: SeenAnswer = () => undefined
  let notOffered: NotOffered = new Map()
  return {
    fields,
    byId,
    setAnswers(given) {
      const settled = settleOffers(schema, given, fieldTypes)
      const data = settled?.answers ?? answersToQuestions(schema, given, fieldTypes)
      notOffered = settled?.notOffered ?? new Map()
      // Stored values are those of another version.
      const answers =
        schema.values === undefined
          ? data
          : withUnasked(schema, data, unaskedAnswers(schema, data, fieldTypes))
      setAnswers(answers)
      if (requirements !== null) seen = seenAnswers(withFixedPrices(fields, answers), isVisible)
    },
    isAsked: (id) => byId.has(id) && isVisible(id),
    now(field) {
      const offering = offers?.decide([field], notOffered)[0] ?? field
      return requirements?.decide([offering], seen)[0] ?? offering
    },
  }
}

function changesOn(
  after: Version,
  before: Version,
  data: Answers,
  isFinished: boolean,
  context: CheckContext,
): readonly FieldChange[] {
  if (after === before) return []
  after.setAnswers(data)
  const changes: FieldChange[] = []
  const note = ({ id: fieldId, label }: Field, effect: FieldEffect) =>
    changes.push({ fieldId, label, effect })

  for (const field of after.fields) {
    const { id } = field
    // Nobody is asked, and every value is accepted.
    if (field.hidden) continue
    const wasAsked = before.isAsked(id)
    const answer = answerTo(data, id)
    if (!after.isAsked(id)) {
      if (wasAsked) note(field, 'not_asked')
      // An answer to a question that was hidden already is no effect of the new version.
      if ((wasAsked || !before.byId.has(id)) && hasAnswer(field, data)) note(field, 'hidden')
      continue
    }
    if (!wasAsked) note(field, 'asked')
    const isMissing = answer === undefined || isBlank(answer)
    if (isMissing && !(wasAsked && isFinished)) continue
    const problem = checkAnswer(after.now(field), answer, context)
    if (problem === null) continue
    const former = before.byId.get(id)
    // A problem that the answer already had is no effect of the new version.
    if (former !== undefined && checkAnswer(before.now(former), answer, context) !== null) continue
    // The answer to a question of another type may still be an option.
    const isSameType = former === undefined || former.type === field.type
    const isNoOption = problem.code === 'format' && isSameType && field.options !== undefined
    note(field, isNoOption ? 'not_an_option' : problem.code)
  }
  for (const field of before.fields) {
    if (after.byId.has(field.id)) continue
    if (!field.hidden && before.isAsked(field.id)) note(field, 'not_asked')
    if (hasAnswer(field, data)) note(field, 'removed')
  }
  return changes
}

/** False for a fixed price, which the owner set and nobody answered. */
function hasAnswer(field: Field, data: Answers): boolean {
  return fixedPriceOf(field) === undefined && !isEmpty(answerTo(data, field.id))
}

function createTally() {
  let count = 0
  const examples: ImpactKind['examples'][number][] = []
  const fields = new Map<string, FieldChange & { count: number }>()
  return {
    add({ id, at, email }: StoredRecord, changes: readonly FieldChange[]) {
      if (changes.length === 0) return
      count += 1
      if (examples.length < impactLimits.examples) {
        const stored = email === undefined ? { id, at } : { id, at, email }
        examples.push({ ...stored, changes: changes.slice(0, impactLimits.changes) })
      }
      for (const change of changes) {
        const key = keyOf(change)
        const known = fields.get(key)
        if (known === undefined) fields.set(key, { ...change, count: 1 })
        else known.count += 1
      }
    },
    result: (): ImpactKind => ({ count, examples, fields: mostFirst([...fields.values()]) }),
  }
}
