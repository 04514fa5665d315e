import { type Answer, type Answers, answerTo, isEmpty } from '@ramiform/core/answers'
import { withOffersAsFields } from '@ramiform/core/conditions/offer-fields'
import { offerOfId } from '@ramiform/core/conditions/offer-ids'
import { readAnswer } from '@ramiform/core/conditions/reading'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { offeredAnswers } from '@ramiform/core/offered-answers'
import { unaskedAnswers, withUnasked } from '@ramiform/core/unasked-answers'
import { classesOfAnswers } from './classes-of-answers.ts'
import { type Atom, formLogic } from './form-logic.ts'
import type { ProvingContext } from './proving-context.ts'
import { smallestModel } from './smallest-model.ts'
import { coneOf, type TypedClass, versionClauses } from './version-clauses.ts'

/** The fewest answers to change so that a field shows. */
export interface SmallestChange {
  /** in form order; empty when the field shows already. An answer of undefined is to be removed */
  readonly changes: readonly { readonly fieldId: string; readonly answer: Answer | undefined }[]
  /** ids of other fields that the change shows, in form order */
  readonly alsoShown: readonly string[]
  /** ids of other fields that the change hides, in form order */
  readonly alsoHidden: readonly string[]
}

/** steps for one field, a fraction of a second */
const mostSteps = 1_000_000

/**
 * Finds the smallest change to the present answers that shows a field. A typed answer to a hidden field counts again
 * once the field shows, so it needs no change.
 *
 * @returns null when no answers show the field, or the search found none
 */
export function smallestChange(
  form: FormSchema,
  given: Answers,
  fieldId: string,
  context: ProvingContext,
): SmallestChange | null {
  const schema = withOffersAsFields(withHiddenFields(form))
  const typed = offeredAnswers(form, given, context.fieldTypes)
  const answers = withUnasked(form, typed, unaskedAnswers(form, typed, context.fieldTypes))
  const logic = formLogic(schema)
  const position = logic.dependencies.positions.get(fieldId)
  if (position === undefined) return null
  const visibility = createVisibility(schema, context.fieldTypes, answers)
  if (visibility.isVisible(fieldId)) return { changes: [], alsoShown: [], alsoHidden: [] }

  const cone = coneOf(logic, [position])
  // No answer is a value.
  if ([...cone].some((at) => schema.fields[at]?.formula)) return null

  const { solver, always, visible, questions, certain, choices } = versionClauses(
    [logic],
    [cone],
    (id) => {
      const at = logic.dependencies.positions.get(id) ?? -1
      const field = schema.fields[at]
      const atoms = logic.atomsOf[at] ?? []
      if (field === undefined) return { classes: [], isShared: false }
      return {
        classes: presentFirst(field, atoms, answerTo(answers, id), context),
        isShared: false,
      }
    },
    context,
    mostSteps,
  )
  const goal = [certain, visible[0]?.[position] ?? always]
  const first = solver.search(goal, choices, mostSteps)
  if (first.kind !== 'model') return null
  const model = smallestModel(
    solver,
    first,
    questions.map(({ classes }) => {
      const [present, ...others] = classes
      return { free: present?.literal ?? always, others: others.map(({ literal }) => literal) }
    }),
    (literals, steps = mostSteps) => solver.search([...goal, ...literals], choices, steps),
  )
  const changes = questions.flatMap(({ fieldId: id, classes }) => {
    const at = classes.findIndex(({ literal }) => model.holds(literal))
    return at > 0 ? [{ fieldId: id, answer: classes[at]?.example }] : []
  })
  const shownNow = () => visibility.visible().filter((id) => offerOfId(id) === undefined)
  const before = new Set(shownNow())
  const changed = new Map(changes.map(({ fieldId: id, answer }) => [id, answer]))
  const next = { ...answers, ...Object.fromEntries(changed) }
  // The search does not know every answer that loses an option.
  visibility.setAnswers(offeredAnswers(form, next, context.fieldTypes))
  // A claim that core does not confirm is never made.
  if (!visibility.isVisible(fieldId)) return null
  const after = new Set(shownNow())
  return {
    changes,
    alsoShown: [...after].filter((id) => id !== fieldId && !before.has(id)),
    alsoHidden: [...before].filter((id) => !after.has(id)),
  }
}

/** The present answer, then the answers that rules read differently: the most ordinary first, and no answer last. */
function presentFirst(
  field: Field,
  atoms: readonly Atom[],
  answer: Answer | undefined,
  context: ProvingContext,
): readonly TypedClass[] {
  const seen = readAnswer(answer)
  const truth = atoms.map(({ rule }) => ruleHolds(rule, seen, field, context.fieldTypes))
  const [empty, ...others] = classesOfAnswers(field, atoms, context)
  const present = { example: answer, truth, isCertain: true }
  const changed = [...others, ...(isEmpty(answer) || empty === undefined ? [] : [empty])]
  return [
    present,
    ...changed.filter((one) => one.isCertain && one.truth.some((value, at) => value !== truth[at])),
  ].map((one) => ({ ...one, truth: [one.truth] }))
}
