import { withNamesInTexts } from '../answers-in-texts/texts-of-form.ts'
import type { FormSchema } from '../form.ts'
import { readingFormulas } from '../reading-formulas.ts'
import { fieldsReadBy, rulesOf } from './condition.ts'
import { type Dependencies, dependenciesOf, wayBack } from './dependencies.ts'
import { dependenciesReadingOffers } from './offer-dependencies.ts'
import { sourceInLoop } from './offer-fields.ts'
import { offerOfId } from './offer-ids.ts'
import { isOperator, needsValue } from './operators.ts'
import { withSectionsAsFields } from './parts-as-fields.ts'
import { resolveSource } from './truth.ts'
import { loopReader } from './without-sections.ts'

/** A rule problem, listed under Validation Errors. Forms with rule problems can still be saved (spec section 5). */
export interface RuleProblem {
  /** Id of the field or section. */
  readonly fieldId: string
  /** Number of the rule, counted from 1 over the whole conditional in reading order (`rulesOf`). */
  readonly rule: number
  /** Id of the rule. Absent for simple logic, whose one rule has no id. */
  readonly ruleId?: string
  readonly code: 'no_field' | 'cycle' | 'no_condition' | 'no_value'
  /** Id of the field that the problem is about: the source, or the field whose answer is the value. */
  readonly about?: string
  /** Message as shown to the owner: "Rule N: ...". */
  readonly message: string
}

/** The problems of every rule of every field and section, in form order. A rule may have several. */
export function checkRules(given: FormSchema): readonly RuleProblem[] {
  const schema = withSectionsAsFields(withNamesInTexts(given))
  const dependencies = dependenciesOf(readingFormulas(schema))
  const problems: RuleProblem[] = []
  for (const [position, { id: fieldId, conditional }] of schema.fields.entries()) {
    if (conditional === undefined) continue
    for (const [index, rule] of rulesOf(conditional).entries()) {
      const report = (code: RuleProblem['code'], words: string, about?: string) => {
        const place = { fieldId, rule: index + 1, ...(rule.id !== '' && { ruleId: rule.id }) }
        const message = `Rule ${index + 1}: ${words}`
        problems.push({ ...place, code, ...(about !== undefined && { about }), message })
      }
      const { valueFrom } = rule
      for (const id of fieldsReadBy(rule)) {
        // Until the owner chooses the other field, the value is missing.
        if (id === '' && id === valueFrom) continue
        const at = dependencies.positions.get(id)
        const reader = loopReader(schema, dependencies, position, at)
        const source = resolveSource({ fieldId: id }, reader, dependencies)
        const looping = sourceInLoop(id)
        if (looping !== undefined) report('cycle', loopOfOffer(schema, fieldId, looping), looping)
        else if (source === 'gone') report('no_field', 'No field selected', id)
        if (source === 'cycle') {
          report('cycle', wayInWords(schema, dependencies, reader, at), id)
        }
      }
      if (!isOperator(rule.condition)) report('no_condition', 'No condition selected')
      if ((valueFrom ?? rule.value) === '' && needsValue(rule.condition))
        report('no_value', 'No value specified')
    }
  }
  return problems
}

function wayInWords(
  { fields }: FormSchema,
  dependencies: Dependencies,
  reader: number,
  source: number = reader,
): string {
  const way = wayBack(dependencies, reader, source)
  const labels = [...way, reader].map((at) => fields[at]?.label ?? '')
  return `Circular dependency detected: ${labels.join(' → ')}`
}

/** The loop through a choice whose option reads what depends on the choice. */
function loopOfOffer(schema: FormSchema, offer: string, source: string): string {
  const dependencies = dependenciesReadingOffers(schema)
  const { positions } = dependencies
  const reader = positions.get(offerOfId(offer)?.fieldId ?? '') ?? 0
  return wayInWords(schema, dependencies, reader, positions.get(source))
}
