import type { Answers } from '@ramiform/core/answers'
import { offersOf } from '@ramiform/core/conditions/offers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { proveFields } from '../prove-fields.ts'
import { bruteForce } from './brute-force.ts'
import { answersOf, moreAnswersOf } from './random-forms.ts'

/** Differences between the prover and brute force; null for a form with too many combinations. */
export function disagreements(
  schema: FormSchema,
  most = 20_000,
  answers = answersOf,
): readonly string[] | null {
  const seen = bruteForce(schema, most, answers)
  if (seen === null) return null
  const found: string[] = []
  const proofs = proveFields(schema, { fieldTypes, patterns: null }).fields
  const places = new Map(schema.fields.map(({ id }, at) => [id, at]))
  for (const { fieldId, shown, witness, hiddenWitness, sendable } of proofs) {
    const at = places.get(fieldId)
    // A requirement or the condition of an option is no field of the form.
    if (at === undefined) continue
    const {
      shownBy,
      hiddenBy,
      sendable: canBeSent,
    } = seen[at] ?? { shownBy: null, hiddenBy: null, sendable: false }
    const expected = shownBy === null ? 'never' : hiddenBy === null ? 'always' : 'sometimes'
    if (shown !== expected && shown !== 'undecided')
      found.push(`${fieldId} is ${expected}, not ${shown}`)
    if (sendable !== canBeSent && sendable !== 'undecided')
      found.push(`${fieldId} sendable is ${canBeSent}, not ${sendable}`)
    for (const [given, fewest, isVisible] of [
      [witness, shownBy, true],
      [hiddenWitness, hiddenBy, false],
    ] as const) {
      if (given === null) continue
      if (!replays(schema, given, fieldId, isVisible))
        found.push(`${fieldId}: the witness does not hold`)
      if (fewest !== null && Object.keys(given).length > fewest) {
        found.push(`${fieldId}: ${Object.keys(given).length} answers, not ${fewest}`)
      }
    }
  }
  return found
}

export function undecidedIn(schema: FormSchema): number {
  return proveFields(schema, { fieldTypes, patterns: null }).fields.filter(
    ({ shown, sendable }) => shown === 'undecided' || sendable === 'undecided',
  ).length
}

function replays(
  schema: FormSchema,
  answers: Answers,
  fieldId: string,
  isVisible: boolean,
): boolean {
  const seen = offersOf(schema, fieldTypes)?.settle(answers).answers ?? answers
  return createVisibility(schema, fieldTypes, seen).isVisible(fieldId) === isVisible
}

/** A state that the prover says cannot be; null for a form with too many combinations. Brute force may miss states. */
export function deniedStates(schema: FormSchema, most = 20_000): readonly string[] | null {
  const seen = bruteForce(schema, most, moreAnswersOf)
  if (seen === null) return null
  const proofs = proveFields(schema, { fieldTypes, patterns: null }).fields
  return proofs.flatMap(({ fieldId, shown, sendable }) => {
    const at = schema.fields.findIndex(({ id }) => id === fieldId)
    const { shownBy, hiddenBy, sendable: canBeSent } = seen[at] ?? {}
    return [
      ...(shown === 'never' && shownBy != null ? [`${fieldId} can be shown`] : []),
      ...(shown === 'always' && hiddenBy != null ? [`${fieldId} can be hidden`] : []),
      ...(sendable === false && canBeSent ? [`${fieldId} can be sent`] : []),
    ]
  })
}
