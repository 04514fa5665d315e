import { createVisibility } from '@ramiform/core/conditions/visibility'
import { withoutSections } from '@ramiform/core/conditions/without-sections'
import type { FormSchema } from '@ramiform/core/form'
import { offeredAnswers } from '@ramiform/core/offered-answers'
import { unaskedAnswers, withUnasked } from '@ramiform/core/unasked-answers'
import type { ProvingContext } from '../proving-context.ts'
import { isEquivalent } from './equivalent-mutants.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import type { Expectation } from './run-scenario.ts'

export interface MutationScore {
  /** Mutants that at least one scenario finds. */
  readonly found: number
  /** Mutants that change no state of the form: nothing can find them. They do not count. */
  readonly equivalent: number
  /** Mutants that no scenario finds, and that are not proved to be equivalent. */
  readonly missed: readonly Mutant[]
  /** Percentage of mutants found, from 0 to 100. Null for a form without mutants. */
  readonly percent: number | null
}

/**
 * Measures scenarios: plants one small mistake after another in the logic, and counts the mistakes that make a scenario
 * fail. Core runs the scenarios; the prover takes out mistakes without an effect (decision 239).
 */
export function mutationScore(
  given: FormSchema,
  scenarios: readonly Expectation[],
  context: ProvingContext,
): MutationScore {
  const schema = withoutSections(given)
  const survivors: Mutant[] = []
  let found = 0
  for (const mutant of mutantsOf(schema)) {
    if (isFound(schema, mutant, scenarios, context)) found += 1
    else survivors.push(mutant)
  }
  const proved = survivors.length === 0 ? () => false : isEquivalent(schema, survivors, context)
  const missed = survivors.filter((mutant) => !proved(mutant))
  const counted = found + missed.length
  return {
    found,
    equivalent: survivors.length - missed.length,
    missed,
    percent: counted === 0 ? null : (100 * found) / counted,
  }
}

function isFound(
  schema: FormSchema,
  { fieldId, conditional }: Mutant,
  scenarios: readonly Expectation[],
  { fieldTypes }: ProvingContext,
): boolean {
  const fields = schema.fields.map((field) => {
    if (field.id !== fieldId) return field
    const { conditional: _original, ...rest } = field
    return conditional === undefined ? rest : { ...rest, conditional }
  })
  const changed = { ...schema, fields }
  const visibility = createVisibility(changed, fieldTypes)
  return scenarios.some(({ answers: typed, visible, unchecked = [] }) => {
    const answers = offeredAnswers(changed, typed, fieldTypes)
    const unasked = unaskedAnswers(changed, answers, fieldTypes)
    visibility.setAnswers(withUnasked(changed, answers, unasked))
    const shown = new Set(visibility.visible().filter((id) => !unchecked.includes(id)))
    return shown.size !== visible.length || visible.some((id) => !shown.has(id))
  })
}
