import type { Answers } from '@ramiform/core/answers'
import { asGroup, rulesOf } from '@ramiform/core/conditions/condition'
import { describeConditional, type Phrase } from '@ramiform/core/conditions/describe'
import { nameOf } from '@ramiform/core/findings/check-fields'
import { findProblems } from '@ramiform/core/findings/find-problems'
import {
  inWords,
  named,
  type RuleRef,
  type Severity,
  text,
  valued,
} from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { findingKey } from './finding-key.ts'
import type { ProofCode, ProofFinding } from './proof-finding.ts'
import type { ProvingContext } from './proving-context.ts'

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
  schema: FormSchema,
  findings: readonly ProofFinding[],
  context: ProvingContext,
): readonly ListedFinding[] {
  const known = new Map(
    findProblems(schema, context).map((finding) => [findingKey(finding), finding]),
  )
  const positions = new Map(schema.fields.map(({ id }, position) => [id, position]))
  return findings.map((finding) => {
    const place: Place = { schema, finding, positions }
    const { code, severity, fieldId, alsoFieldIds, rules, conflict, witness, message } = finding
    const core = known.get(findingKey(finding))
    const words = core === undefined ? wordsOf(place) : { fact: core.fact, why: core.why }
    return {
      code,
      severity,
      ...(fieldId !== undefined && { fieldId }),
      ...(alsoFieldIds !== undefined && { alsoFieldIds }),
      rules,
      ...(conflict.length > 0 && { conflict }),
      ...(witness !== null && { witness }),
      message,
      mark: markOf(place),
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
  const findings = findProblems(schema, context).map(
    ({ conflict = [], ...finding }): ProofFinding => ({ ...finding, conflict, witness: null }),
  )
  return listFindings(schema, findings, context)
}

interface Place {
  readonly schema: FormSchema
  readonly finding: ProofFinding
  readonly positions: ReadonlyMap<string, number>
}

interface Words {
  readonly fact: readonly Phrase[]
  readonly why: readonly Phrase[]
}

const marks: Readonly<Record<ProofCode, string>> = {
  no_questions: 'No questions',
  no_label: 'No label',
  cannot_be_sent: 'Can’t be sent',
  cannot_be_answered: 'Can’t be answered',
  payments_off: 'Payments off',
  payments_test: 'Test payments',
  no_field: 'Unfinished rule',
  source_missing: 'Question deleted',
  no_condition: 'Unfinished rule',
  no_value: 'Unfinished rule',
  cycle: 'Loop',
  value_not_offered: 'Not an option',
  value_out_of_range: 'Out of range',
  kind_mismatch: 'Can’t be compared',
  later_source: 'Asked later',
  never_shown: 'Never shows',
  contradiction: 'Never true',
  rule_always_holds: 'Always true',
  rule_never_holds: 'Never true',
  redundant_rule: 'Not needed',
  gone_before_sending: 'Never sent',
  gap: 'Gap',
}

function markOf({ finding }: Place): string {
  const { code, witness } = finding
  const [value] = Object.values(witness ?? {})
  return code === 'gap' && typeof value === 'string' ? `Gap at ${value}` : marks[code]
}

function wordsOf(place: Place): Words {
  const { finding } = place
  const { code, rules, conflict, witness, message } = finding
  const name = named(labelOf(place, finding.fieldId))
  const [rule = 1] = rules
  switch (code) {
    case 'never_shown': {
      const others = finding.alsoFieldIds ?? []
      return {
        fact: [
          ...namesOf(place, [finding.fieldId, ...others]),
          text(others.length > 0 ? ' are never shown.' : ' is never shown.'),
        ],
        why: cannotHold(place),
      }
    }
    case 'contradiction':
      return { fact: [name, text(': a group of its rules is never true.')], why: cannotHold(place) }
    case 'rule_always_holds':
      return witness !== null
        ? {
            fact: [name, text(' is always shown.')],
            why: [
              text(
                rules.length === 1
                  ? 'Its rule is true for every answer.'
                  : 'Its rules are true for every answer.',
              ),
            ],
          }
        : {
            fact: [text(`Rule ${rule} of `), name, text(' is always true.')],
            why: [...ruleWords(place, ownRule(finding)), text(' for every answer.')],
          }
    case 'rule_never_holds':
      return {
        fact: [text(`Rule ${rule} of `), name, text(' is never true.')],
        why: [text('No answer makes it true: '), ...ruleWords(place, ownRule(finding)), text('.')],
      }
    case 'redundant_rule': {
      const own = ownRule(finding)
      const reasons = conflict.filter((ref) => ref.fieldId !== own.fieldId || ref.rule !== own.rule)
      return {
        fact: [text(`Rule ${rule} of `), name, text(' changes nothing.')],
        why:
          reasons.length === 0
            ? [text('The question shows for the same answers without it.')]
            : [
                ...joined(reasons.slice(0, 3).map((ref) => ruleWords(place, ref))),
                text(reasons.length === 1 ? ' already decides it.' : ' already decide it.'),
              ],
      }
    }
    case 'gone_before_sending':
      return {
        fact: [name, text(' never shows in a form that can be sent.')],
        why: [
          text(
            'It shows while a visitor answers, but no longer when all required questions have answers.',
          ),
        ],
      }
    case 'gap': {
      const [source = '', value] = Object.entries(witness ?? {})[0] ?? []
      return {
        fact: [
          text('Nothing shows when '),
          named(labelOf(place, source)),
          text(' is '),
          valued(String(value)),
          text('.'),
        ],
        why: [
          ...joined(
            conflict
              .slice(0, 4)
              .map((ref) => [
                named(labelOf(place, ref.fieldId)),
                text(' shows when '),
                ...ruleWords(place, ref),
              ]),
          ),
          text('.'),
        ],
      }
    }
    case 'cannot_be_sent':
      return {
        fact: [name, text(' accepts no answer.')],
        why: [text('It is required, so visitors who see it cannot send the form.')],
      }
    default:
      return { fact: [text(message)], why: [] }
  }

  function ownRule({ fieldId = '' }: ProofFinding): RuleRef {
    return { fieldId, rule }
  }
}

function labelOf({ schema, positions }: Place, fieldId: string | undefined): string {
  return nameOf(schema, positions.get(fieldId ?? '') ?? -1)
}

/** as many names as one sentence lists */
const mostNames = 3

function namesOf(place: Place, ids: readonly (string | undefined)[]): readonly Phrase[] {
  const most = ids.length > mostNames ? mostNames - 1 : ids.length
  const more = ids.length - most
  return joined([
    ...ids.slice(0, most).map((id) => [named(labelOf(place, id))]),
    ...(more > 0 ? [[text(`${more} more`)]] : []),
  ])
}

/** `A, B and C` */
function joined(parts: readonly (readonly Phrase[])[]): readonly Phrase[] {
  return parts.flatMap((part, index) =>
    index === 0 ? part : [text(index === parts.length - 1 ? ' and ' : ', '), ...part],
  )
}

function ruleWords({ schema, positions }: Place, { fieldId, rule }: RuleRef): readonly Phrase[] {
  const conditional = schema.fields[positions.get(fieldId) ?? -1]?.conditional
  const found = conditional && rulesOf(asGroup(conditional))[rule - 1]
  if (found === undefined) return [text(`rule ${rule}`)]
  const { condition, value } = found
  return describeConditional({ dependsOn: found.fieldId, condition, value }, schema)
}

function cannotHold(place: Place): readonly Phrase[] {
  const { conflict, fieldId } = place.finding
  const sentences = new Set(conflict.map((ref) => inWords(ruleWords(place, ref))))
  const [only] = conflict
  if (only === undefined) return [text('Its rules can’t be true.')]
  if (sentences.size === 1) return [...ruleWords(place, only), text(' is never true.')]
  const own = conflict.filter((ref) => ref.fieldId === fieldId)
  if (own.length === 2) return [text('Its two rules can’t both be true.')]
  if (conflict.length === 2) return [text('These two rules can’t both be true.')]
  return [text(`These ${conflict.length} rules can’t all be true.`)]
}
