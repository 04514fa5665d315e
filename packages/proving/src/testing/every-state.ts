import { type Answer, type Answers, isBlank } from '@ramiform/core/answers'
import { comparisons, isOperator } from '@ramiform/core/conditions/comparisons'
import { asGroup, type Group, type Rule, rulesOf } from '@ramiform/core/conditions/condition'
import { readAnswer, readText } from '@ramiform/core/conditions/reading'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import { askedFields } from '@ramiform/core/payments/takes-payments'
import { checkAnswer } from '@ramiform/core/validation/check-answer'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import { whileFilling } from './brute-force.ts'

export const stateContext = { fieldTypes, patterns: createPatternEngine() }

export interface State {
  readonly answers: Answers
  /** by position */
  readonly visible: readonly boolean[]
  /** Whether a visitor can send these answers, with answers added to fields that no rule reads. */
  readonly canBeSent: boolean
}

/**
 * Every state of a form that differs in the outcome of a rule or in what can be sent, for a list of answers that is
 * long but not always complete. Visibility is computed here, not by core, from its definition (decisions 1 to 9).
 *
 * @param also rules of another version of the form, which count too
 * @returns null when there are more than `most`
 */
export function everyState(
  schema: FormSchema,
  most: number,
  also: readonly Rule[] = [],
): readonly State[] | null {
  const rules = [
    ...[...schema.fields, ...(schema.sections ?? [])].flatMap(({ conditional }) =>
      conditional ? rulesOf(conditional) : [],
    ),
    ...also,
  ]
  const asked = askedFields(schema)
  const choices = asked.map((field) =>
    choicesFor(
      field,
      rules.filter(({ fieldId }) => fieldId === field.id),
    ),
  )
  if (choices.reduce((product, { length }) => product * length, 1) > most) return null
  const visibilityOf = visibilityIn(schema)
  let all: (readonly Choice[])[] = [[]]
  for (const own of choices) all = all.flatMap((before) => own.map((one) => [...before, one]))
  return all.map((state) => {
    const visible = visibilityOf(state.map(({ answer }) => answer))
    return {
      answers: Object.fromEntries(
        state.flatMap(({ answer }, at) =>
          answer === undefined ? [] : [[schema.fields[at]?.id ?? '', answer]],
        ),
      ),
      visible,
      canBeSent: state.every(({ passes }, at) => passes || visible[at] !== true),
    }
  })
}

interface Choice {
  readonly answer: Answer | undefined
  readonly passes: boolean
}

/** One answer for each combination of outcomes; to a field that no rule reads, the one that can be sent. */
function choicesFor(field: Field, rules: readonly Rule[]): readonly Choice[] {
  const fixed = fixedAnswer(field)
  if (fixed !== undefined) return [{ answer: fixed, passes: true }]
  const choices = new Map<string, Choice>()
  for (const answer of [undefined, ...answersTo(field, rules)]) {
    if (answer !== undefined && !isAccepted(field, answer)) continue
    const passes = checkAnswer(field, answer, stateContext) === null
    const key = JSON.stringify(rules.map((rule) => holds(rule, answer, field)))
    const known = choices.get(key)
    if (known === undefined || (passes && !known.passes)) choices.set(key, { answer, passes })
  }
  return [...choices.values()]
}

/**
 * Accepted by the type, the options and the bounds; a pattern, limits of days and "required" count for sending only. A text
 * of white space is accepted until it is sent (decision 310).
 */
function isAccepted(field: Field, answer: Answer): boolean {
  const type = fieldTypes[field.type as keyof typeof fieldTypes]
  const context = { ...stateContext, patterns: null }
  const isWritten = type.answerKind === 'text' && !type.hasOptions && type.bounds !== 'value'
  const isOfType = (isWritten && isBlank(answer)) || type.check(field, answer) === null
  return isOfType && checkAnswer(whileFilling(field), answer, context) === null
}

function holds({ condition, value }: Rule, answer: Answer | undefined, field: Field): boolean {
  if (!isOperator(condition)) return true
  const { type, options = [], other } = field
  if (other !== undefined && value === other) {
    const items = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : []
    const own = items.filter((item) => item !== '' && !options.includes(item))
    // Options that contain the label as a part hold, too.
    const isPart = typeof answer === 'string' && answer.includes(value)
    if (condition === 'contains') return own.length > 0 || isPart
    if (condition === 'equals') return own.length === 1 && items.length === 1
    if (condition === 'not_equals') return own.length !== 1 || items.length !== 1
  }
  const asNumbers = fieldTypes[type as keyof typeof fieldTypes].comparesAsNumber
  return comparisons[condition](readAnswer(answer), readText(value), asNumbers)
}

/** Evaluates a form from the definition of visibility, slowly and plainly. */
export function visibilityIn({
  fields,
  sections = [],
}: FormSchema): (answers: readonly (Answer | undefined)[]) => readonly boolean[] {
  const places = new Map(fields.map(({ id }, at) => [id, at]))
  const sectionOf = (at: number) => sections.find(({ id }) => id === fields[at]?.section)
  const sources = fields.map(({ conditional }, at) =>
    [conditional, sectionOf(at)?.conditional].flatMap((logic) =>
      logic === undefined ? [] : rulesOf(logic).flatMap(({ fieldId }) => places.get(fieldId) ?? []),
    ),
  )
  const reached = sources.map((own) => {
    const all = new Set(own)
    for (const at of all) for (const source of sources[at] ?? []) all.add(source)
    return all
  })
  return (answers) => {
    const known: (boolean | undefined)[] = []
    const isVisible = (at: number): boolean => {
      known[at] ??=
        groupHolds(at, asGroupOf(fields[at])) && groupHolds(at, asGroupOf(sectionOf(at)))
      return known[at] === true
    }
    const groupHolds = (reader: number, group: Omit<Group, 'id'> | null): boolean => {
      if (group === null) return true
      const outcomes = [
        ...group.rules.map((rule) => ruleHolds(reader, rule)),
        ...group.groups.map((inner) => groupHolds(reader, inner)),
      ]
      if (outcomes.length === 0) return true
      return group.operator === 'OR' ? outcomes.includes(true) : !outcomes.includes(false)
    }
    const ruleHolds = (reader: number, rule: Rule): boolean => {
      const source = places.get(rule.fieldId)
      const field = source === undefined ? undefined : fields[source]
      if (source === undefined || field === undefined) {
        return (
          !isOperator(rule.condition) ||
          rule.condition === 'not_equals' ||
          rule.condition === 'is_empty'
        )
      }
      const isLoop = reached[source]?.has(reader) === true
      const given = fixedAnswer(field) ?? answers[source]
      const answer = isLoop || !isVisible(source) ? undefined : given
      return holds(rule, answer, field)
    }
    return fields.map((_, at) => isVisible(at))
  }
}

const asGroupOf = (one: Pick<Field, 'conditional'> | undefined) =>
  one?.conditional === undefined ? null : asGroup(one.conditional)

/** Answers that rules may tell apart, most of which the field rejects. */
function answersTo(
  { type, options = [], other, validation, earliest, latest }: Field,
  rules: readonly Rule[],
): readonly Answer[] {
  const values = [...new Set(rules.map(({ value }) => value))].filter((value) => value !== '')
  if (type === 'checkbox') {
    const texts = other === undefined ? [] : [...values, 'own']
    const subsets = Array.from({ length: 2 ** options.length - 1 }, (_, mask) =>
      options.filter((_option, at) => ((mask + 1) >> at) & 1),
    )
    return [...subsets, ...[[], ...subsets].flatMap((some) => texts.map((text) => [...some, text]))]
  }
  if (type === 'ranking') return arrangements(options)
  if (type === 'payment') return [{ clientSecret: 'x', status: 'succeeded' }]
  const bounds = [validation?.min, validation?.max].flatMap((one) => one ?? [])
  const sizes = [...values.map(Number), ...bounds, 0, 1].filter((size) => Number.isFinite(size))
  const near = sizes.flatMap((size) => [size, size - 1, size - 0.001, size + 0.001, size + 1])
  const middle = sizes.flatMap((a) => sizes.map((b) => (a + b) / 2))
  const spelled = [...new Set([...near, ...middle])].flatMap((size) => [
    String(size),
    ...(Number.isInteger(size) ? [`${size}.0`, `${size}e0`] : [`${size}0`]),
    `0${size}`,
  ])
  const limits = [earliest, latest].filter((limit) => typeof limit === 'string')
  const dates = [...values, ...limits, '2026-03-05', '1999-12-31'].flatMap((value) =>
    [-1, 0, 1].flatMap((shift) => {
      const time = Date.parse(value) + shift * 86_400_000
      return Number.isNaN(time) ? [] : [new Date(time).toISOString().slice(0, 10)]
    }),
  )
  const parts = [...values, 'x', ' ']
  const joined = parts.flatMap((one) =>
    parts.flatMap((two) => [one + two, ...parts.map((three) => one + two + three)]),
  )
  const long = [1, 2, 3, 5, 10, 20].map((length) => 'z'.repeat(length))
  const padded = values.flatMap((value) => [
    value.padEnd(20, 'z'),
    value.padEnd(10, 'z'),
    value.padEnd(5, 'z'),
  ])
  const ordinary: Readonly<Record<string, readonly string[]>> = {
    email: [
      'n@x.co',
      ...parts.flatMap((one) => [`${one}@x.co`, `n@${one}.co`, `${one}n@x${one}.co`]),
    ],
    url: [
      'x.co',
      ...parts.flatMap((one) => [`${one}.co`, `https://x.co/${one}`, `x.co/${parts.join('')}`]),
    ],
    phone: ['555 0100', '112', '1112', '+112', '+1 200 112', '333', '2003'],
    file: ['a.pdf', 'b.doc'],
    time: ['09:00', '10:30', '12:00'],
  }
  return [
    ...options,
    ...values,
    ...(ordinary[type] ?? []),
    ...spelled,
    ...dates,
    ...joined,
    ...long,
    ...padded,
    '99',
    'aab',
  ]
}

/** Every order of every subset that is not empty. */
function arrangements(options: readonly string[]): readonly string[][] {
  return options.flatMap((first) => [
    [first],
    ...arrangements(options.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  ])
}
