import type { Answers } from '@ramiform/core/answers'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import {
  type AdvancedConditional,
  asGroup,
  type Rule,
  rulesOf,
} from '@ramiform/core/conditions/condition'
import { describeConditional, type Phrase } from '@ramiform/core/conditions/describe'
import { decidedBy } from '@ramiform/core/conditions/logic-owner'
import { withSectionsAsFields } from '@ramiform/core/conditions/parts-as-fields'
import { conditionalHolds } from '@ramiform/core/conditions/whole-truth'
import { findTextAndEndingProblems } from '@ramiform/core/findings/check-endings'
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
import { isCalculated } from './amounts-as-fields.ts'
import { findingKey } from './finding-key.ts'
import { aboutRule, quotedWithin } from './finding-words.ts'
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
    const place: Place = { schema, finding, positions, impossible }
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
  const findings = [...findProblems(schema, context), ...findTextAndEndingProblems(schema)].map(
    ({ conflict = [], ...finding }): ProofFinding => ({ ...finding, conflict, witness: null }),
  )
  return listFindings(schema, findings, context)
}

interface Place {
  readonly schema: FormSchema
  readonly finding: ProofFinding
  readonly positions: ReadonlyMap<string, number>
  /** why a single rule can never be true */
  readonly impossible: ReturnType<typeof whyImpossible>
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

function markOf({ finding }: Place): string {
  const { code, witness } = finding
  const [value] = Object.values(witness ?? {})
  return code === 'gap' && typeof value === 'string' ? `Gap at ${value}` : marks[code]
}

function wordsOf(place: Place): Words {
  const { finding } = place
  const { code, rules, conflict, witness, message, alsoFieldIds = [] } = finding
  const name = named(labelOf(place, finding.fieldId))
  const [rule = 1] = rules
  const field = place.schema.fields[place.positions.get(finding.fieldId ?? '') ?? -1]
  const decided = decidedBy(field)
  const isRequirement = decided === 'required'
  const ofIt = isRequirement ? 'of the requirement of ' : 'of '
  switch (code) {
    case 'never_offered':
      return { fact: [name, text(' is never offered.')], why: cannotHold(place) }
    case 'nothing_offered':
      return {
        fact: [name, text(' can show without options.')],
        why: [text('Visitors who see it have nothing to choose, so it is not required of them.')],
      }
    case 'too_few_offered':
      return {
        fact: [name, text(' can show with too few options.')],
        why: [text('Visitors who see it cannot choose as many options as it asks for.')],
      }
    case 'never_required':
      return { fact: [name, text(' is never required.')], why: cannotHold(place) }
    case 'never_shown': {
      return {
        fact: [
          ...namesOf(place, [finding.fieldId, ...alsoFieldIds]),
          text(alsoFieldIds.length > 0 ? ' are never shown.' : ' is never shown.'),
        ],
        why: cannotHold(place),
      }
    }
    case 'contradiction':
      return {
        fact: [name, text(': a group of its rules is never true.')],
        why: cannotHold(place),
      }
    case 'rule_always_holds':
      return witness !== null
        ? {
            fact: [name, text(` is always ${decided}.`)],
            why: [
              text(
                rules.length === 1
                  ? 'Every answer makes its rule true.'
                  : 'Every answer makes its rules true.',
              ),
            ],
          }
        : rules.length > 1
          ? {
              fact: [name, text(': a group of its rules has no effect.')],
              why: [...groupInQuotes(place), text(' is true whatever visitors answer.')],
            }
          : {
              fact: [text(`Rule ${rule} ${ofIt}`), name, text(' has no effect.')],
              why: [
                ...ruleInQuotes(place, ownRule(finding)),
                text(' is true whatever visitors answer.'),
              ],
            }
    case 'rule_never_holds':
      return {
        fact: [text(`Rule ${rule} ${ofIt}`), name, text(' is never true.')],
        why: [text('No answer makes '), ...ruleInQuotes(place, ownRule(finding)), text(' true.')],
      }
    case 'redundant_rule': {
      const own = ownRule(finding)
      const reasons = conflict.filter((ref) => ref.fieldId !== own.fieldId || ref.rule !== own.rule)
      const ensured = whatEnsures(place, reasons)
      const beside = reasons.filter((ref) => ref.fieldId === own.fieldId && isNeeded(place, ref))
      const [before, after] = withoutRule[decided]
      const effect = (isFirst: boolean) => [
        text(isFirst ? `${before.charAt(0).toUpperCase()}${before.slice(1)}` : before),
        ...ruleInQuotes(place, own),
        text(after),
      ]
      return {
        fact: [text(`Rule ${rule} ${ofIt}`), name, text(' is not needed.')],
        why:
          reasons.length === 0
            ? effect(true)
            : ensured.length > 0
              ? beside.length > 0
                ? [
                    name,
                    text(' also needs '),
                    ...joined(beside.map((ref) => ruleInQuotes(place, ref))),
                    text(', and '),
                    ...ensured,
                    text('.'),
                  ]
                : [...ensured, text(', so '), ...effect(false)]
              : [
                  text('Because of '),
                  ...joined(reasons.slice(0, 3).map((ref) => ruleInQuotes(place, ref))),
                  text(', '),
                  ...effect(false),
                ],
      }
    }
    case 'gone_before_sending':
      return {
        fact: [
          ...namesOf(place, [finding.fieldId, ...alsoFieldIds]),
          text(
            `${alsoFieldIds.length > 0 ? ' are' : ' is'} always hidden when visitors send the form.`,
          ),
        ],
        why: hiding(place),
      }
    case 'gap': {
      const [source = '', value] = Object.entries(witness ?? {})[0] ?? []
      const branches = [...new Set(conflict.map(({ fieldId }) => fieldId))]
      return {
        fact: [
          ...noneOf(place, branches),
          text(' is shown when '),
          named(labelOf(place, source)),
          text(' is '),
          valued(String(value)),
          text('.'),
        ],
        why: branches
          .slice(0, 4)
          .flatMap((id, at) => [
            text(at === 0 ? '' : ' '),
            named(labelOf(place, id)),
            text(' shows when '),
            ...logicWords(place, id),
            text('.'),
          ]),
      }
    }
    case 'cannot_be_sent': {
      const why = field?.required
        ? [name, text(' is required, so visitors who see this question cannot send the form.')]
        : [text('When '), name, text(' is required, visitors who see it cannot send the form.')]
      if (field === undefined || !isCalculated(field))
        return { fact: [name, text(' accepts no answer.')], why }
      return {
        fact: [
          name,
          text(' never has an amount to charge, whatever visitors answer to other questions.'),
        ],
        why,
      }
    }
    default:
      return { fact: [text(message)], why: [] }
  }

  function ownRule({ fieldId = '' }: ProofFinding): RuleRef {
    return { fieldId, rule }
  }
}

/** Around the words of a rule that is not needed. */
const withoutRule = {
  shown: ['removing the rule ', ' changes nothing for visitors.'],
  required: ['the same answers are required without ', '.'],
  offered: ['the same options are offered without ', '.'],
} as const

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

/** `Neither A nor B`, or `None of A, B and C` */
function noneOf(place: Place, ids: readonly string[]): readonly Phrase[] {
  const [first, second] = ids.map((id) => named(labelOf(place, id)))
  return first !== undefined && second !== undefined && ids.length === 2
    ? [text('Neither '), first, text(' nor '), second]
    : [text('None of '), ...namesOf(place, ids)]
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
  return describeConditional({ dependsOn: found.fieldId, condition, value }, schema).map(
    quotedWithin,
  )
}

/** The whole logic of a field. */
function logicWords({ schema, positions }: Place, fieldId: string): readonly Phrase[] {
  const conditional = schema.fields[positions.get(fieldId) ?? -1]?.conditional
  return conditional === undefined
    ? []
    : describeConditional(conditional, schema, { clauses: 4 }).map(quotedWithin)
}

/** The rules of a field in reading order. */
function rulesIn({ schema, positions }: Place, fieldId: string): readonly Rule[] {
  const conditional = schema.fields[positions.get(fieldId) ?? -1]?.conditional
  return conditional === undefined ? [] : rulesOf(asGroup(conditional))
}

/** The outcome of a field's rules, or of its group that cannot be met, where one rule differs from all others. */
function outcomeWith(
  { schema, positions, finding }: Place,
  { fieldId, rule }: RuleRef,
  only: boolean,
): boolean {
  const conditional = schema.fields[positions.get(fieldId) ?? -1]?.conditional
  if (conditional === undefined) return true
  const all = { group: asGroup(conditional), first: 1 }
  const { group, first } =
    finding.code === 'contradiction' ? groupOf(all.group, finding.rules) : all
  return conditionalHolds(group, (_, number) => (number + first - 1 === rule) === only)
}

/** The innermost group with all these rules, and the number of its first rule. */
function groupOf(
  group: AdvancedConditional,
  numbers: readonly number[],
  first = 1,
): { readonly group: AdvancedConditional; readonly first: number } {
  let start = first + group.rules.length
  for (const inner of group.groups) {
    const [from, end] = [start, start + rulesOf(inner).length]
    if (numbers.every((number) => number >= from && number < end)) {
      return groupOf(inner, numbers, from)
    }
    start = end
  }
  return { group, first }
}

/** True when the field cannot show, or the group cannot be met, without this rule. */
const isNeeded = (place: Place, ref: RuleRef) => !outcomeWith(place, ref, false)

/** True when this rule alone shows the field, or meets the group. */
const isEnough = (place: Place, ref: RuleRef) => outcomeWith(place, ref, true)

/** The questions whose own rules ensure the rule: `Session is shown only when Plan is Pro`. Empty when it is not so simple. */
function whatEnsures(place: Place, reasons: readonly RuleRef[]): readonly Phrase[] {
  const others = reasons.filter(({ fieldId }) => fieldId !== place.finding.fieldId)
  if (others.length > 2 || others.some((ref) => !isNeeded(place, ref))) return []
  return joined(
    others.map((ref) => [
      named(labelOf(place, ref.fieldId)),
      text(' is shown only when '),
      ...ruleWords(place, ref),
    ]),
  )
}

/** `Answering Name hides it, and Name is required.` */
function hiding(place: Place): readonly Phrase[] {
  const { schema, positions, finding } = place
  const { fieldId = '' } = finding
  const sources = rulesIn(place, fieldId).flatMap(({ fieldId: source, condition }, at) => {
    const field = schema.fields[positions.get(source) ?? -1]
    const isHiding =
      condition === 'is_empty' &&
      field?.required === true &&
      isNeeded(place, { fieldId, rule: at + 1 })
    return isHiding ? [source] : []
  })
  return sources.length === 0
    ? [
        text(
          `Answering all required questions hides ${finding.alsoFieldIds === undefined ? 'it' : 'them'}.`,
        ),
      ]
    : [
        text('Answering '),
        ...namesOf(place, sources),
        text(finding.alsoFieldIds === undefined ? ' hides it, and ' : ' hides them, and '),
        ...namesOf(place, sources),
        text(sources.length === 1 ? ' is required.' : ' are required.'),
      ]
}

/** The innermost group with all rules of the finding. */
function groupInQuotes({ schema, positions, finding }: Place): readonly Phrase[] {
  const conditional = schema.fields[positions.get(finding.fieldId ?? '') ?? -1]?.conditional
  if (conditional === undefined) return [text('The group')]
  const { group } = groupOf(asGroup(conditional), finding.rules)
  const words = describeConditional(group, schema, { clauses: 4 }).map(quotedWithin)
  return [text('“'), ...words, text('”')]
}

const ruleInQuotes = (place: Place, ref: RuleRef): readonly Phrase[] => [
  text('“'),
  ...ruleWords(place, ref),
  text('”'),
]

function cannotHold(place: Place): readonly Phrase[] {
  const { conflict, fieldId } = place.finding
  const sentences = new Set(conflict.map((ref) => inWords(ruleWords(place, ref))))
  const [only] = conflict
  if (only === undefined) return [text('No answers make its rules true.')]
  const because = conflict.length === 1 ? place.impossible(only) : undefined
  if (because !== undefined) {
    const isItsRule = only.fieldId === fieldId && rulesIn(place, only.fieldId).length === 1
    return aboutRule(because, isItsRule ? 'Its rule' : `Rule ${only.rule}`)
  }
  if (sentences.size === 1)
    return [text('No answer makes '), ...ruleInQuotes(place, only), text(' true.')]
  const own = conflict.filter((ref) => ref.fieldId === fieldId)
  if (conflict.some((ref) => !isNeeded(place, ref))) {
    const isEach = own.length === conflict.length && own.every((ref) => isEnough(place, ref))
    if (!isEach) return [text('No answers make its rules true.')]
    return [
      text(
        own.length === 2
          ? 'Neither of its two rules can be true.'
          : `None of its ${own.length} rules can be true.`,
      ),
    ]
  }
  if (own.length === 2 && conflict.length === 2) return [text('Its two rules can’t both be true.')]
  if (conflict.length === 2) return [text('These two rules can’t both be true.')]
  return [text(`These ${conflict.length} rules can’t all be true.`)]
}
