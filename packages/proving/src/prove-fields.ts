import type { Answers } from '@ramiform/core/answers'
import { withOffersAsFields } from '@ramiform/core/conditions/offer-fields'
import { withRequirementsAsFields } from '@ramiform/core/conditions/requirement-fields'
import type { FormSchema } from '@ramiform/core/form'
import { withAmountsAsFields } from './amounts-as-fields.ts'
import type { AnswerClass } from './answer-class.ts'
import { classesOfForm, type FormClauses, formClauses } from './clauses.ts'
import { type FormLogic, formLogic } from './form-logic.ts'
import type { ProvingContext } from './proving-context.ts'
import { createReachability, type Reachability } from './reachability.ts'
import { proveSending, type Sendable, type Sending } from './sending.ts'

export type Shown = 'always' | 'sometimes' | 'never' | 'undecided'

export interface FieldProof {
  readonly fieldId: string
  readonly shown: Shown
  /** the fewest answers that show the field; null where none were found */
  readonly witness: Answers | null
  /** the fewest answers that hide it */
  readonly hiddenWitness: Answers | null
  readonly sendable: Sendable
}

/** What later steps share about one form. */
export interface ProvedFields {
  readonly logic: FormLogic
  readonly classes: readonly (readonly AnswerClass[])[]
  readonly clauses: FormClauses
  readonly reach: Reachability
  readonly sending: Sending
  /** in form order */
  readonly fields: readonly FieldProof[]
}

/** Steps for a whole form, about a second of work at most. */
const stepsOfForm = 5_000_000

/**
 * Proves when each field shows and whether it can be sent.
 *
 * @param unanswerable ids of required fields that accept no answer for a reason outside their own settings, such as a
 *   payment without an amount
 */
export function proveFields(
  given: FormSchema,
  context: ProvingContext,
  steps: number = stepsOfForm,
  unanswerable: ReadonlySet<string> = new Set(),
): ProvedFields {
  const schema = withAmountsAsFields(withRequirementsAsFields(withOffersAsFields(given)))
  const logic = formLogic(schema, context)
  const classes = classesOfForm(logic, context)
  const clauses = formClauses(logic, classes, { steps })
  const reach = createReachability(logic, clauses, context)
  const visibility = schema.fields.map((_, position) => {
    if (logic.conditions[position] === null) {
      return { shown: 'always', witness: {}, hiddenWitness: null } as const
    }
    const [visible, hidden] = [reach.smallest(position, true), reach.smallest(position, false)]
    return {
      shown: shownBy(visible.kind, hidden.kind),
      witness: visible.kind === 'reached' ? visible.witness : null,
      hiddenWitness: hidden.kind === 'reached' ? hidden.witness : null,
    }
  })
  const sending = proveSending(logic, clauses, reach, context, unanswerable)
  const fields = schema.fields.map(({ id }, position): FieldProof => {
    const { shown = 'undecided', witness = null, hiddenWitness = null } = visibility[position] ?? {}
    const sendable = shown === 'never' ? false : (sending.sendable[position] ?? 'undecided')
    return { fieldId: id, shown, witness, hiddenWitness, sendable }
  })
  return { logic, classes, clauses, reach, sending, fields }
}

type Kind = 'reached' | 'unreachable' | 'undecided'

function shownBy(visible: Kind, hidden: Kind): Shown {
  if (visible === 'unreachable') return 'never'
  if (hidden === 'unreachable') return 'always'
  return visible === 'reached' && hidden === 'reached' ? 'sometimes' : 'undecided'
}
