import { checkRules, type RuleProblem } from '../conditions/check-rules.ts'
import {
  type AdvancedConditional,
  asGroup,
  fieldsReadBy,
  type Rule,
  rulesOf,
} from '../conditions/condition.ts'
import { type Dependencies, dependenciesOf } from '../conditions/dependencies.ts'
import type { Phrase } from '../conditions/describe.ts'
import { decidedBy } from '../conditions/logic-owner.ts'
import { offerType } from '../conditions/offer-ids.ts'
import { comparesOf, isOperator, operatorLabel, operators } from '../conditions/operators.ts'
import { withSectionsAsFields } from '../conditions/parts-as-fields.ts'
import { nothing, readAnswer, readDay, readNumber } from '../conditions/reading.ts'
import { requirementType } from '../conditions/requirement-fields.ts'
import { resolveSource } from '../conditions/truth.ts'
import { conditionalHolds, ruleHolds } from '../conditions/whole-truth.ts'
import { loopReader, sectionType } from '../conditions/without-sections.ts'
import type { Field } from '../field.ts'
import { type FieldType, fieldTypeOf } from '../field-type.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import { readingFormulas } from '../reading-formulas.ts'
import { type FindingsContext, nameOf } from './check-fields.ts'
import { type Finding, inSentence, inWords, named, type RuleRef, text, valued } from './finding.ts'
import { nearestOption } from './nearest-option.ts'
import { areNeverComparable } from './never-comparable.ts'
import { oneSentence } from './one-sentence.ts'

/** Findings about logic, at most one for each rule. Traditional forms do not run their logic. */
export function* checkLogic(given: FormSchema, context: FindingsContext): Iterable<Finding> {
  if (isTraditional(given)) return
  const schema = withSectionsAsFields(given)
  const unfinished = firstOfEachRule(checkRules(schema))
  const dependencies = dependenciesOf(readingFormulas(schema))
  const offers = optionSets(schema)
  const reportedCycles = new Set<number | undefined>()

  for (const [position, field] of schema.fields.entries()) {
    if (field.conditional === undefined) continue
    const group = asGroup(field.conditional)
    const laterSources = new Set<number>()
    for (const [index, rule] of rulesOf(group).entries()) {
      const at: Place = { schema, field, position, group, rule, number: index + 1 }
      const problem = unfinished.get(keyOf(field.id, at.number))
      if (problem?.code === 'cycle' && field.type === offerType) {
        yield offerInLoop(at, problem)
        continue
      }
      if (problem?.code === 'cycle') {
        const source = dependencies.positions.get(problem.about ?? '')
        const reader = loopReader(schema, dependencies, position, source)
        const knot = dependencies.component[reader]
        if (reportedCycles.has(knot)) continue
        reportedCycles.add(knot)
        yield cycle(at, problem.message, loopOf(schema, dependencies, reader))
        continue
      }
      if (problem !== undefined) {
        yield unfinishedRule(at, problem)
        continue
      }
      const sourcePosition = dependencies.positions.get(rule.fieldId) ?? position
      const source = schema.fields[sourcePosition] ?? field
      const value = checkValue(at, source, nameOf(schema, sourcePosition), offers, context)
      if (value !== null) {
        yield value
        continue
      }
      for (const id of fieldsReadBy(rule)) {
        const read = dependencies.positions.get(id) ?? position
        if (read <= position || schema.fields[read]?.hidden || laterSources.has(read)) continue
        laterSources.add(read)
        yield laterSource(at, nameOf(schema, read))
        break
      }
    }
  }
}

interface Place {
  readonly schema: FormSchema
  readonly field: Field
  readonly position: number
  readonly group: AdvancedConditional
  readonly rule: Rule
  /** Number of the rule, counted from 1. */
  readonly number: number
}

const keyOf = (fieldId: string, rule: number) => `${fieldId} ${rule}`

/** Maps each rule to its first problem; the others are not reported. */
function firstOfEachRule(problems: readonly RuleProblem[]): ReadonlyMap<string, RuleProblem> {
  const first = new Map<string, RuleProblem>()
  for (const problem of problems) {
    const key = keyOf(problem.fieldId, problem.rule)
    if (!first.has(key)) first.set(key, problem)
  }
  return first
}

/** Caches each field's options as a set. */
function optionSets({ fields }: FormSchema): (field: Field) => ReadonlySet<string> {
  const sets = new Map<Field, ReadonlySet<string>>(
    fields.flatMap((field) => (field.options ? [[field, new Set(field.options)] as const] : [])),
  )
  const none: ReadonlySet<string> = new Set()
  return (field) => sets.get(field) ?? none
}

function ruleFinding(
  { field, number }: Place,
  finding: Pick<Finding, 'code' | 'severity' | 'fact' | 'why'> & Partial<Finding>,
): Finding {
  return {
    fieldId: field.id,
    rules: [number],
    message: oneSentence(finding.fact, finding.why),
    ...finding,
  }
}

const nameAt = ({ schema, position }: Place) => named(nameOf(schema, position))

/** Starts a message such as `Lunch: rule 2 has no field.` Omits the number when there is only one rule. */
function ruleFact(at: Place, what: string): readonly Phrase[] {
  const isOnly = rulesOf(at.group).length === 1
  const of = at.field.type === requirementType ? ' of its requirement' : ''
  const rule = !isOnly ? `rule ${at.number}${of}` : of ? `the rule${of}` : 'its rule'
  return [nameAt(at), text(`: ${rule} ${what}.`)]
}

function unfinishedRule(at: Place, { code, message, about }: RuleProblem): Finding {
  const isGone = code === 'no_field' && about !== ''
  const facts = {
    no_field: isGone ? asksDeleted(at.rule) : 'has no question selected',
    cycle: '',
    no_condition: 'has no condition selected',
    no_value: 'has no value',
  }
  const fact = ruleFact(at, facts[code])
  const holds = ruleHolds(at.rule, nothing)
  const outcome = effectOf(at, holds)
  const shortOutcome = decides(at, holds)
    ? outcome
    : [text(`the rule is ${holds ? 'always' : 'never'} true.`)]
  const whys = {
    no_field: isGone
      ? [text('A deleted question counts as unanswered, so '), ...outcome]
      : [text('Until you select one, '), ...outcome],
    cycle: [],
    no_condition: [text('Until you select one, '), ...outcome],
    no_value: [text('Choose the value to compare with.')],
  }
  return ruleFinding(at, {
    code: isGone ? 'source_missing' : code,
    severity: 'error',
    message: isGone
      ? oneSentence(fact, shortOutcome, ', and deleted questions count as unanswered, so ')
      : message,
    fact,
    why: whys[code],
    ...(code === 'no_field' && { fix: { kind: 'remove_rule', rule: at.number } }),
  })
}

const usesDeleted = 'uses a question that was deleted'

/** `asks whether the answer to a deleted question is “Pro”` */
function asksDeleted({ condition, value, valueFrom }: Rule): string {
  if (!isOperator(condition) || valueFrom !== undefined) return usesDeleted
  const { needsValue } = operators[condition]
  const label = operatorLabel(condition, value)
  if (needsValue && value === '') return usesDeleted
  return `asks whether the answer to a deleted question ${label}${needsValue ? ` “${value}”` : ''}`
}

interface Loop {
  readonly names: readonly string[]
  readonly rules: readonly RuleRef[]
}

/** All fields in a cycle with the field at `position`, and the rules between them. */
function loopOf({ fields }: FormSchema, dependencies: Dependencies, position: number): Loop {
  const knot = dependencies.component[position]
  const names: string[] = []
  const rules: RuleRef[] = []
  for (const [member, field] of fields.entries()) {
    const isMember = dependencies.component[member] === knot
    if (!isMember && field.type !== sectionType) continue
    if (isMember) names.push(nameOf({ fields, settings: {} }, member))
    for (const [index, rule] of rulesOf(field.conditional ?? noRules).entries()) {
      const isInLoop = fieldsReadBy(rule).some((fieldId) => {
        const source = dependencies.positions.get(fieldId)
        const reader = loopReader({ fields, settings: {} }, dependencies, member, source)
        if (dependencies.component[reader] !== knot) return false
        return resolveSource({ fieldId }, reader, dependencies) === 'cycle'
      })
      if (isInLoop) rules.push({ fieldId: field.id, rule: index + 1 })
    }
  }
  return { names, rules }
}

const noRules: AdvancedConditional = { operator: 'AND', rules: [], groups: [] }

/** Maximum number of field names listed for a loop. */
const namesInLoop = 3

function cycle(at: Place, message: string, { names, rules }: Loop): Finding {
  const isAlone = names.length === 1
  return ruleFinding(at, {
    code: 'cycle',
    severity: 'error',
    message,
    conflict: rules,
    fact: isAlone
      ? [nameAt(at), text(' depends on itself.')]
      : [...listed(names, namesInLoop, named), text(' depend on each other.')],
    why: [text(isAlone ? 'Change or remove this rule.' : 'Change or remove one of these rules.')],
  })
}

/** Only the condition of the option is cut, so the finding is about its rule alone. */
function offerInLoop(at: Place, { message, about }: RuleProblem): Finding {
  const source = at.schema.fields.findIndex(({ id }) => id === about)
  return ruleFinding(at, {
    code: 'cycle',
    severity: 'error',
    message,
    conflict: [{ fieldId: at.field.id, rule: at.number }],
    fact: [nameAt(at), text(' depends on an answer that depends on it.')],
    why: [named(nameOf(at.schema, source)), text(' counts as unanswered. Change this rule.')],
  })
}

function laterSource(at: Place, source: string): Finding {
  const fact = [
    nameAt(at),
    text(' depends on the answer to '),
    named(source),
    text(', but '),
    named(source),
    text(' comes later in the form.'),
  ]
  return ruleFinding(at, {
    code: 'later_source',
    severity: 'warning',
    message: inWords(fact),
    fact,
    why: [
      text('Visitors reach '),
      nameAt(at),
      text(' before they answer '),
      named(source),
      text('.'),
    ],
  })
}

function checkValue(
  at: Place,
  source: Field,
  sourceName: string,
  offers: (field: Field) => ReadonlySet<string>,
  { fieldTypes }: FindingsContext,
): Finding | null {
  const { condition, value, valueFrom } = at.rule
  const type = fieldTypeOf(fieldTypes, source.type)
  const compares = comparesOf(condition)
  if (type === undefined || compares === null) return null
  if (valueFrom !== undefined) {
    const other = at.schema.fields.findIndex(({ id }) => id === valueFrom)
    const otherType = at.schema.fields[other]?.type ?? ''
    if (compares === 'part' || !areNeverComparable(source.type, otherType, fieldTypes)) return null
    return neverComparable(at, sourceName, nameOf(at.schema, other))
  }
  const measures = compares === 'size'
  if (type.hasOptions && !measures) {
    const options = offers(source)
    // A visitor can write any text.
    if (options.has(value) || source.other !== undefined) return null
    const isPartOf = (option: string) =>
      ruleHolds(at.rule, readAnswer(type.answerKind === 'list' ? [option] : option))
    if (compares === 'part' && [...options].some(isPartOf)) return null
    return notOffered(at, sourceName, [...options])
  }
  if (measures) {
    const isComparable =
      type.hasOptions && source.other === undefined
        ? (source.options ?? []).some((option) => areComparable(option, value))
        : isNumber(value) || (isDay(value) && !type.comparesAsNumber)
    if (!isComparable) return notComparable(at, sourceName, type)
  }
  return type.bounds === 'value' ? outOfRange(at, source, sourceName) : null
}

const isNumber = (value: string) => !Number.isNaN(readNumber(value))
const isDay = (value: string) => !Number.isNaN(readDay(value))
const areComparable = (a: string, b: string) =>
  (isNumber(a) && isNumber(b)) || (isDay(a) && isDay(b))

/** Maximum number of options listed in a sentence. */
const optionsNamed = 6

function notOffered(at: Place, source: string, options: readonly string[]): Finding {
  const { condition, value } = at.rule
  const near = nearestOption(value, options)
  // Move the nearest option to the front if it would not be listed.
  const order =
    near !== null && options.indexOf(near) >= optionsNamed
      ? [near, ...options.filter((option) => option !== near)]
      : options
  const isNegated = condition === 'not_equals'
  const decidesField = decides(at, isNegated)
  const fact = decidesField
    ? effectOf(at, isNegated)
    : ruleFact(at, isNegated ? 'is always true' : 'is never true')
  const isOnly = rulesOf(at.group).length === 1
  const rule = !decidesField ? 'It' : isOnly ? 'Its rule' : `Rule ${at.number}`
  const needs = isNegated ? 'to be anything but' : condition === 'contains' ? 'to contain' : 'to be'
  const offer =
    options.length === 0
      ? [text(' has no options.')]
      : [
          text(' offers only '),
          ...listed(order, optionsNamed, (option) =>
            option === near ? valued(option) : text(inSentence(option)),
          ),
          text('.'),
        ]
  const why = [
    text(`${rule} needs `),
    named(source),
    text(` ${needs} “${value}”, ${isNegated ? 'and' : 'but'} `),
    named(source),
    ...offer,
  ]
  return ruleFinding(at, {
    code: 'value_not_offered',
    severity: 'error',
    message: oneSentence(fact, why, decidesField ? ': ' : undefined),
    fact,
    why,
    ...(near !== null && { fix: { kind: 'change_value', rule: at.number, value: near } }),
  })
}

function notComparable(
  at: Place,
  source: string,
  { hasOptions, comparesAsNumber }: FieldType,
): Finding {
  const { condition, value } = at.rule
  const isReadable = isNumber(value) || isDay(value)
  const why =
    hasOptions && isReadable
      ? [
          text('It compares '),
          named(source),
          text(` with ${value} and no option of `),
          named(source),
          text(isNumber(value) ? ' is a number.' : ' is a date.'),
        ]
      : comparesAsNumber
        ? [
            text('It compares '),
            named(source),
            text(` with “${value}”, and `),
            named(source),
            text(' accepts only numbers.'),
          ]
        : [
            text('It asks whether '),
            named(source),
            text(
              ` ${isOperator(condition) ? operators[condition].label : condition} “${value}”, which is neither a number nor a date.`,
            ),
          ]
  return ruleFinding(at, {
    code: 'kind_mismatch',
    severity: 'warning',
    fact: ruleFact(at, 'is never true'),
    why,
  })
}

/** Finding for a comparison of a number with a date. */
function neverComparable(at: Place, source: string, other: string): Finding {
  return ruleFinding(at, {
    code: 'kind_mismatch',
    severity: 'warning',
    fact: ruleFact(at, ruleHolds(at.rule, nothing) ? 'is always true' : 'is never true'),
    why: [
      text('It compares '),
      named(source),
      text(' with '),
      named(other),
      text(', and a number is never a date.'),
    ],
  })
}

/** Finding for a comparison with a number outside the source's own bounds. */
function outOfRange(at: Place, source: Field, sourceName: string): Finding | null {
  const { condition, value } = at.rule
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = source.validation ?? {}
  const number = readNumber(value)
  if (Number.isNaN(number) || min > max) return null
  const isAbove = condition === 'greater_than' ? number >= max : number > max
  const isBelow = condition === 'less_than' ? number <= min : number < min
  const isExcluded =
    (condition === 'equals' && (isAbove || isBelow)) ||
    (condition === 'greater_than' && isAbove) ||
    (condition === 'less_than' && isBelow)
  if (!isExcluded || !isOperator(condition)) return null
  return ruleFinding(at, {
    code: 'value_out_of_range',
    severity: 'warning',
    fact: ruleFact(at, 'is never true'),
    why: [
      text('It needs '),
      named(sourceName),
      text(` ${operators[condition].label.replace(/^is/, 'to be')} `),
      valued(value),
      text(', but '),
      named(sourceName),
      text(isAbove ? ` allows at most ${max}.` : ` must be at least ${min}.`),
    ],
  })
}

/** The effect of a rule that always or never holds: on the field if the rule decides alone, else on the rule only. */
function effectOf(at: Place, holds: boolean): readonly Phrase[] {
  const often = holds ? 'always' : 'never'
  return decides(at, holds)
    ? [nameAt(at), text(` is ${often} ${decidedBy(at.field)}.`)]
    : [text(`rule ${at.number} is ${often} true.`)]
}

/** True when the outcome of one rule is the outcome of the whole conditional, whatever the other rules are. */
function decides({ group, number }: Place, holds: boolean): boolean {
  return conditionalHolds(group, (_rule, other) => (other === number) === holds) === holds
}

/** `A, B and C`, or `A, B and 3 more`. */
function listed(
  items: readonly string[],
  most: number,
  phrase: (item: string) => Phrase,
): readonly Phrase[] {
  const shown = items.length > most ? items.slice(0, most - 1) : items
  const more = items.length - shown.length
  const parts = [...shown.map(phrase), ...(more > 0 ? [text(`${more} more`)] : [])]
  return parts.flatMap((part, index) =>
    index === 0 ? [part] : [text(index === parts.length - 1 ? ' and ' : ', '), part],
  )
}
