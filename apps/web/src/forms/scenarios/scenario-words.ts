import type { FormSchema } from '@ramiform/core/form'
import { nameIn } from '@ramiform/proving/scenarios/difference-words'
import type { Difference, ScenarioResult } from '@ramiform/proving/scenarios/run-scenario'

/** `12 scenarios, 1 fails`; `12 scenarios, all pass`. */
export function titleInWords(count: number, failing: number): string {
  const scenarios = count === 1 ? '1 scenario' : `${count} scenarios`
  if (failing === 0) return `${scenarios}, ${count === 1 ? 'passes' : 'all pass'}`
  return `${scenarios}, ${failing} ${failing === 1 ? 'fails' : 'fail'}`
}

/** Result at the end of a row: `17 show`, or `Lunch is hidden`. */
export function resultInWords(schema: FormSchema, result: ScenarioResult): string {
  const [first] = result.differences
  if (first === undefined) return `${result.visible.length} show`
  const more = result.differences.length - 1
  const words = `${nameIn(schema, first.fieldId)} ${first.is === 'shown' ? 'shows' : `is ${first.is}`}`
  return more === 0 ? words : `${words}, ${more} more`
}

/** Heading of a failing scenario: `Lunch no longer shows`. */
export function failureInWords(schema: FormSchema, { fieldId, is }: Difference): string {
  if (is === 'gone') return 'A question is not in the form any more'
  return `${nameIn(schema, fieldId)} ${is === 'shown' ? 'shows now' : 'no longer shows'}`
}

/** Button that accepts a difference. */
export function acceptInWords({ is }: Difference): string {
  if (is === 'gone') return 'Remove it from this scenario'
  return `Expect it ${is === 'shown' ? 'shown' : 'hidden'} from now on`
}

/** `46 of 48 rules covered`. */
export function coverageInWords(covered: number, rules: number): string {
  return `${covered} of ${rules} ${rules === 1 ? 'rule' : 'rules'} covered`
}
