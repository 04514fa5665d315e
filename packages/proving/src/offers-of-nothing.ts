import { nameIn, whenIn } from './finding-words.ts'
import { mayOfferNothing, offersAt } from './offers-of-form.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { ProvedFields } from './prove-fields.ts'
import { not } from './solver.ts'

/** Choices that some answers show without any option (decision 651). */
export function* offersOfNothing({
  logic,
  clauses,
  reach,
  fields,
}: ProvedFields): Iterable<ProofFinding> {
  const { schema, dependencies } = logic
  for (const [position, field] of schema.fields.entries()) {
    const offers = offersAt(schema, field, dependencies.positions)
    if (!mayOfferNothing(field, offers) || fields[position]?.shown === 'never') continue
    const shows = clauses.visible[position] ?? clauses.always
    const all = offers.map((one) => one.position)
    const none = all.map((one) => not(clauses.visible[one] ?? clauses.always))
    const reached = reach.smallestFor(
      [shows, ...none],
      [position, ...all],
      (answers) =>
        reach.areShown([position], answers) && all.every((one) => !reach.areShown([one], answers)),
    )
    if (reached.kind !== 'reached') continue
    const name = nameIn(schema, position)
    yield {
      code: 'nothing_offered',
      severity: 'warning',
      fieldId: field.id,
      rules: [],
      conflict: [],
      witness: reached.witness,
      message: `${name} offers no option ${whenIn(reached.witness)}, so visitors see it without anything to choose.`,
    }
  }
}
