import {
  type AdvancedConditional,
  asGroup,
  type Rule,
  rulesOf,
} from '@ramiform/core/conditions/condition'
import { describeConditional, type Phrase } from '@ramiform/core/conditions/describe'
import { decidedBy } from '@ramiform/core/conditions/logic-owner'
import { conditionalHolds } from '@ramiform/core/conditions/whole-truth'
import { nameOf } from '@ramiform/core/findings/check-fields'
import { inWords, named, type RuleRef, text, valued } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { isCalculated } from './amounts-as-fields.ts'
import { aboutRule, quotedWithin } from './finding-words.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { whyImpossible } from './why-impossible.ts'

/** A finding in its form, with what its words need. */
export interface Place {
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

/** Names the field and its problem, then the cause and the consequence. */
export function factAndCause(place: Place): Words {
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
