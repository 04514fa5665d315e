import { nameIn, whenIn } from './finding-words.ts'
import { mayOfferNothing, offersAt, type PlacedOffer } from './offers-of-form.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { ProvedFields } from './prove-fields.ts'
import { not } from './solver.ts'

/** Largest number of combinations of options to try. */
const mostCombinations = 2_000

/** Choices that some answers show with fewer options than an answer needs (decision 531). */
export function* offersOfTooFew({
  logic,
  clauses,
  reach,
  fields,
}: ProvedFields): Iterable<ProofFinding> {
  const { schema, dependencies } = logic
  for (const [position, field] of schema.fields.entries()) {
    const { minChoices = 0, other } = field
    const options = [...new Set(field.options)]
    const offers = offersAt(schema, field, dependencies.positions)
    const always = options.length - offers.length + (other === undefined ? 0 : 1)
    const needed = minChoices - always
    // Core reports more choices than all options together.
    if (needed <= 0 || needed > offers.length || fields[position]?.shown === 'never') continue
    const enough = combinations(offers, needed)
    if (enough === null) continue
    const { solver } = clauses
    const isTooFew = solver.variable()
    const isOffered = (offer: PlacedOffer) => clauses.visible[offer.position] ?? clauses.always
    for (const some of enough)
      solver.clause(not(isTooFew), ...some.map((one) => not(isOffered(one))))
    const goal = [clauses.visible[position] ?? clauses.always, isTooFew]
    // No option at all is a finding of its own, and asks for no answer.
    if (mayOfferNothing(field, offers)) solver.clause(not(isTooFew), ...offers.map(isOffered))
    const all = offers.map((one) => one.position)
    const reached = reach.smallestFor(goal, [position, ...all], (answers) => {
      const offered = all.filter((one) => reach.areShown([one], answers)).length
      const isSome = always + offered > 0
      return reach.areShown([position], answers) && isSome && always + offered < minChoices
    })
    if (reached.kind !== 'reached') continue
    yield {
      code: 'too_few_offered',
      severity: 'warning',
      fieldId: field.id,
      rules: [],
      conflict: [],
      witness: reached.witness,
      message: `${nameIn(schema, position)} asks for at least ${minChoices} choices, but offers fewer options ${whenIn(reached.witness)}.`,
    }
  }
}

/** All combinations of so many items; null when there are too many. */
function combinations<Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] | null {
  let found: (readonly Item[])[] = [[]]
  for (const item of items) {
    found = [...found, ...found.filter((some) => some.length < size).map((some) => [...some, item])]
    if (found.length > mostCombinations) return null
  }
  return found.filter((some) => some.length === size)
}
