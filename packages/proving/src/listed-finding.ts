import type { Answers } from '@ramiform/core/answers'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { Phrase } from '@ramiform/core/conditions/describe'
import { withSectionsAsFields } from '@ramiform/core/conditions/parts-as-fields'
import { findTextAndEndingProblems } from '@ramiform/core/findings/check-endings'
import { findProblems } from '@ramiform/core/findings/find-problems'
import type { RuleRef, Severity } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { factAndCause } from './fact-and-cause.ts'
import { findingKey } from './finding-key.ts'
import type { ProofCode, ProofFinding } from './proof-finding.ts'
import type { ProvingContext } from './proving-context.ts'
import { whyImpossible } from './why-impossible.ts'

/** A finding with the words that screens show. Plain data, so that a worker can send it. */
export interface ListedFinding {
  readonly code: ProofCode
  readonly severity: Severity
  /** absent for a finding about the form as a whole */
  readonly fieldId?: string
  /** other fields with the same cause */
  readonly alsoFieldIds?: readonly string[]
  /** rules of the field, from 1 in reading order */
  readonly rules: readonly number[]
  readonly conflict?: readonly RuleRef[]
  /** the fewest answers that show the problem */
  readonly witness?: Answers
  readonly message: string
  /** two or three words for a mark */
  readonly mark: string
  /** the field and its problem, as one sentence */
  readonly fact: readonly Phrase[]
  /** the cause and the consequence */
  readonly why: readonly Phrase[]
  /** true when no visitor could ever send the form */
  readonly blocksSending?: true
  /** part of the form's settings that contains the cause */
  readonly setting?: 'payments'
}

/** The findings of a proof in the words of screens, in the same order. */
export function listFindings(
  given: FormSchema,
  findings: readonly ProofFinding[],
  context: ProvingContext,
): readonly ListedFinding[] {
  const schema = withSectionsAsFields(withNamesInTexts(given))
  const problems = findProblems(schema, context)
  const known = new Map(
    [...problems, ...findTextAndEndingProblems(given)].map((finding) => [
      findingKey(finding),
      finding,
    ]),
  )
  const impossible = whyImpossible(problems)
  const positions = new Map(schema.fields.map(({ id }, position) => [id, position]))
  return findings.map((finding) => {
    const place = { schema, finding, positions, impossible }
    const { code, severity, fieldId, alsoFieldIds, rules, conflict, witness, message } = finding
    const core = known.get(findingKey(finding))
    const words = core === undefined ? factAndCause(place) : { fact: core.fact, why: core.why }
    return {
      code,
      severity,
      ...(fieldId !== undefined && { fieldId }),
      ...(alsoFieldIds !== undefined && { alsoFieldIds }),
      rules,
      ...(conflict.length > 0 && { conflict }),
      ...(witness !== null && { witness }),
      message,
      mark: markOf(finding),
      ...words,
      ...(core?.blocksSending === true && { blocksSending: true as const }),
      ...(core?.setting !== undefined && { setting: core.setting }),
    }
  })
}

/** What core finds without a proof, for a form whose proof is not ready. */
export function listKnownFindings(
  schema: FormSchema,
  context: ProvingContext,
): readonly ListedFinding[] {
  const findings = [...findProblems(schema, context), ...findTextAndEndingProblems(schema)].map(
    ({ conflict = [], ...finding }): ProofFinding => ({ ...finding, conflict, witness: null }),
  )
  return listFindings(schema, findings, context)
}

const marks: Readonly<Record<ProofCode, string>> = {
  no_questions: 'No questions',
  no_label: 'No label',
  cannot_be_sent: 'Can’t be sent',
  cannot_be_answered: 'Can’t be answered',
  payments_off: 'Payments off',
  default_not_accepted: 'Default not accepted',
  payments_test: 'Test payments',
  amount_by_visitors: 'Amount by visitors',
  prices_not_charged: 'Prices not charged',
  currencies_differ: 'Two currencies',
  price_twice: 'Counts twice',
  no_field: 'Unfinished rule',
  source_missing: 'Question deleted',
  no_condition: 'Unfinished rule',
  no_value: 'Unfinished rule',
  cycle: 'Loop',
  value_not_offered: 'Not an option',
  value_out_of_range: 'Out of range',
  kind_mismatch: 'Can’t be compared',
  later_source: 'Asked later',
  ending_for_all: 'Shows to everybody',
  formula_loop: 'Loop',
  formula_mistake: 'Formula mistake',
  formula_zero: 'Divides by zero',
  text_unknown: 'Unknown answer',
  text_later: 'Answered later',
  never_shown: 'Never shows',
  never_required: 'Never required',
  never_offered: 'Never offered',
  nothing_offered: 'No options',
  too_few_offered: 'Too few options',
  contradiction: 'Never true',
  rule_always_holds: 'No effect',
  rule_never_holds: 'Never true',
  redundant_rule: 'Not needed',
  gone_before_sending: 'Hidden again',
  gap: 'Gap',
}

function markOf({ code, witness }: ProofFinding): string {
  const [value] = Object.values(witness ?? {})
  return code === 'gap' && typeof value === 'string' ? `Gap at ${value}` : marks[code]
}
