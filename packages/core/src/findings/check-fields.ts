import { rulesOf } from '../conditions/condition.ts'
import type { Phrase } from '../conditions/describe.ts'
import { offerType } from '../conditions/offer-ids.ts'
import { requirementType } from '../conditions/requirement-fields.ts'
import { logicOfFields } from '../conditions/section-logic.ts'
import { createVisibility } from '../conditions/visibility.ts'
import { sectionType } from '../conditions/without-sections.ts'
import type { Field } from '../field.ts'
import { type FieldType, type FieldTypes, fieldTypeOf, takesAnswer } from '../field-type.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import { limits } from '../limits.ts'
import { dayInWords, missedDay } from '../missed-day.ts'
import { nearestStep, numberAtStep } from '../number-steps.ts'
import { pricesOf } from '../option-prices.ts'
import { currencyRules, maxAmount } from '../payments/currencies.ts'
import { takesPayments } from '../payments/takes-payments.ts'
import { checkAnswer } from '../validation/check-answer.ts'
import type { Days } from '../validation/day-context.ts'
import { type Finding, type Fix, inWords, named, text } from './finding.ts'
import { laterInAmount } from './later-amount.ts'
import { becauseOf, oneSentence } from './one-sentence.ts'
import { madeUpIn, rangeOfValue } from './payment-by-value.ts'

/** Payment provider of a form, as the server knows it. */
export interface PaymentsOfForm {
  /** Null when the form's keys are incomplete or the server does not accept payments. */
  readonly provider: 'stripe' | 'test' | null
  /** Reason why `provider` is null, as a sentence. */
  readonly problem: string | null
  /** True for test payments: no money moves. */
  readonly isTest: boolean
}

export interface FindingsContext {
  readonly fieldTypes: FieldTypes
  /** Absent while unknown. Then only the form's own setting counts. */
  readonly payments?: PaymentsOfForm | undefined
  /** Days that it may be. Without them, defaults are not compared with limits relative to today. */
  readonly days?: Days | undefined
}

/** Name of a field for its owner. */
export function nameOf(schema: FormSchema, position: number): string {
  const field = schema.fields[position]
  const label = field?.label.trim() ?? ''
  if (label !== '') return label
  const before = schema.fields.slice(0, position).filter(isQuestion)
  // A requirement or an option stands behind its own field.
  return `Question ${before.length + (field === undefined || isQuestion(field) || field.type === sectionType ? 1 : 0)}`
}

/** False for a field that stands for a section, a requirement or the condition of an option. */
const isQuestion = ({ type }: Field) =>
  type !== sectionType && type !== requirementType && type !== offerType

/** Findings about questions themselves: none at all, no label, no possible answer, payments. */
export function* checkFields(schema: FormSchema, context: FindingsContext): Iterable<Finding> {
  yield* nothingToSend(schema, context)
  for (const [position, field] of schema.fields.entries()) {
    const type = fieldTypeOf(context.fieldTypes, field.type)
    const name = nameOf(schema, position)
    if (field.label.trim() === '' && isQuestion(field)) {
      // A text needs no title.
      if (takesAnswer(field, context.fieldTypes))
        yield finding(field, 'no_label', {
          fact: [named(name), text(' has no label.')],
          why: [text('Visitors would not know what to answer.')],
        })
      else if (!field.description?.trim())
        yield finding(field, 'no_label', {
          fact: [named(`Statement ${position + 1}`), text(' has neither a title nor a text.')],
          why: [text('Visitors would see an empty place.')],
        })
    }
    if (type === undefined) continue
    yield* pricesNotCharged(field, name, schema)
    const obstacle =
      type.answerKind === 'payment'
        ? paymentObstacle(field, name, schema, context)
        : answerObstacle(field, name, type, context)
    if (obstacle !== null) yield withConsequence(field, obstacle, schema)
    else if (field.type === 'date') yield* defaultOutside(field, name, context)
    else if (type.answerKind === 'payment') {
      yield* amountByVisitors(field, name, schema)
      yield* amountAskedLater(field, name, schema)
    }
  }
  yield* testPayments(schema, context)
}

export interface Obstacle extends Pick<Finding, 'fact' | 'why' | 'setting'> {
  readonly fix?: Fix | undefined
  /** True when the cause is outside the form and can be fixed after publishing. */
  readonly isOutside?: boolean
}

export function finding(
  field: Field,
  code: Finding['code'],
  { fact, why, fix, setting }: Obstacle,
): Finding {
  return {
    code,
    severity: 'error',
    fieldId: field.id,
    rules: [],
    message: oneSentence(fact, why),
    fact,
    why,
    ...(fix && { fix }),
    ...(setting && { setting }),
  }
}

/** Finding for a form that shows no question at first: no answer can then reveal one. */
function* nothingToSend(schema: FormSchema, { fieldTypes }: FindingsContext): Iterable<Finding> {
  const asksForEmail = schema.settings.collectEmail === true
  const { isVisible } = createVisibility(schema, fieldTypes)
  const questions = schema.fields.filter(
    (field) =>
      isQuestion(field) && takesAnswer(field, fieldTypes) && !field.hidden && !field.ending,
  )
  const isEmpty = questions.length === 0
  if (isEmpty ? asksForEmail : questions.some(({ id }) => isVisible(id))) return
  const fact = text(isEmpty ? 'The form has no questions.' : 'No question shows at the start.')
  const why = isEmpty
    ? 'Visitors would have nothing to send.'
    : 'Every question waits for the answer to another one.'
  yield {
    code: 'no_questions',
    severity: 'error',
    rules: [],
    message: oneSentence([fact], [text(why)]),
    fact: [fact],
    why: [text(why)],
    ...(!asksForEmail && { blocksSending: true }),
  }
}

function withConsequence(field: Field, obstacle: Obstacle, schema: FormSchema): Finding {
  const isOff = field.type === 'payment' && !takesPayments(schema)
  const [name = text(''), ...problem] = obstacle.fact
  if (field.required !== true || isOff) {
    if (obstacle.setting !== 'payments') return finding(field, 'cannot_be_answered', obstacle)
    const message = `Visitors can send the form but cannot pay ${name.text}${becauseOf(obstacle.why)}.`
    const why = [...obstacle.why, text(' Visitors can still send the form.')]
    return {
      ...finding(field, 'payments_off', { ...obstacle, why }),
      severity: 'warning',
      message,
    }
  }
  const isAlwaysShown =
    isTraditional(schema) ||
    logicOfFields({ fields: [field], sections: schema.sections }).every(
      (logic) => logic === undefined || rulesOf(logic).length === 0,
    )
  const who = isAlwaysShown ? 'visitors' : 'visitors who see this question'
  const consequence = `so ${who} cannot send the form.`
  const cause = obstacle.why[0]?.text.startsWith('Visitors') ? '' : becauseOf(obstacle.why)
  const why = [...obstacle.why, text(' '), name, text(` is required, ${consequence}`)]
  return {
    ...finding(field, 'cannot_be_sent', { ...obstacle, why }),
    message: `${name.text} is required but${inWords(problem).replace(/\.$/, '')}${cause}, ${consequence}`,
    ...(isAlwaysShown && obstacle.isOutside !== true && { blocksSending: true }),
  }
}

function answerObstacle(
  field: Field,
  name: string,
  type: FieldType,
  context: FindingsContext,
): Obstacle | null {
  if (type.hasOptions && !(field.options ?? []).some((option) => option.trim() !== '')) {
    return {
      fact: [named(name), text(' has no options.')],
      why: [text('Visitors would have nothing to choose.')],
    }
  }
  const ofCount = countObstacle(field, name)
  if (ofCount !== null) return ofCount
  const { earliest, latest } = field
  // A fixed day and one relative to today can agree or not.
  const areAlike = typeof earliest === typeof latest
  if (earliest !== undefined && latest !== undefined && areAlike && earliest > latest) {
    return {
      fact: [named(name), text(' cannot be answered.')],
      why: [text('Its earliest date is after its latest date.')],
      fix: { kind: 'swap_bounds' },
    }
  }
  const { min, max } = field.validation ?? {}
  const isPossible =
    type.bounds === null ||
    (type.bounds === 'length'
      ? Math.max(min ?? 1, 1) <= Math.min(max ?? limits.answerCharacters, limits.answerCharacters)
      : someNumber(field, context))
  if (isPossible) return null
  const bounds = [
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
  ].join(' and ')
  const rule =
    type.bounds === 'length'
      ? `An answer must have ${bounds} characters.`
      : `An answer must be ${bounds}.`
  const swapped = { ...field, validation: { ...field.validation, min: max, max: min } }
  const isCrossed = min !== undefined && max !== undefined && min > max
  return {
    fact: [named(name), text(' cannot be answered.')],
    why: [text(rule)],
    fix:
      isCrossed && answerObstacle(swapped, name, type, context) === null
        ? { kind: 'swap_bounds' }
        : undefined,
  }
}

/** Steps that are tried for a valid number. */
const stepsTried = 100

/** An answer must have more choices than there are, or than are allowed (decision 531). */
function countObstacle({ minChoices, maxChoices, options, other }: Field, name: string) {
  if (minChoices === undefined) return null
  const offered = new Set(options).size + (other === undefined ? 0 : 1)
  const most = Math.min(offered, maxChoices ?? offered)
  if (minChoices <= most) return null
  const why =
    minChoices > offered
      ? `An answer must have at least ${minChoices} choices, and there are ${offered} options.`
      : `An answer must have at least ${minChoices} choices and at most ${maxChoices}.`
  return { fact: [named(name), text(' cannot be answered.')], why: [text(why)] }
}

/** True when a number within the bounds is valid. Testing the bounds and the adjacent whole numbers is enough. */
function someNumber(field: Field, { fieldTypes }: FindingsContext): boolean {
  const { min = 1, max = Number.MAX_VALUE } = field.validation ?? {}
  const { step } = field.validation ?? {}
  const candidates = [
    ...[min, max, Math.floor(max), Math.ceil(min), Math.max(1, Math.ceil(min))],
    ...(step === undefined
      ? []
      : [
          ...Array.from({ length: stepsTried }, (_, count) => numberAtStep(field, count)),
          ...[Math.min(1, max), 1 + step].map((number) => nearestStep(field, number)),
        ]),
  ]
  const bounded = {
    ...field,
    validation: { min: field.validation?.min, max: field.validation?.max, step },
  }
  return candidates.some(
    (number) => checkAnswer(bounded, String(number), { fieldTypes, patterns: null }) === null,
  )
}

function paymentObstacle(
  field: Field,
  name: string,
  schema: FormSchema,
  { payments }: FindingsContext,
): Obstacle | null {
  const cannotBePaid = (why: string, more: Partial<Obstacle> = {}): Obstacle => ({
    fact: [named(name), text(' cannot be paid.')],
    why: [text(why)],
    ...more,
  })
  if (!takesPayments(schema)) {
    return cannotBePaid('Payments are turned off in the form’s settings.', { setting: 'payments' })
  }
  if (payments?.provider === null) {
    const why = payments.problem ?? 'This server does not accept payments.'
    return cannotBePaid(why, { setting: 'payments', isOutside: true })
  }
  const {
    allowCustomAmount,
    minAmount = 0,
    maxAmount: most = maxAmount,
    items,
    value,
    amount,
    currency = schema.settings.payment?.currency ?? 'usd',
  } = field.payment ?? {}
  const { minimum } = currencyRules[currency]
  if (allowCustomAmount === true) {
    if (Math.max(minAmount, minimum) <= most) return null
    const isCrossed = minAmount > most && minAmount <= maxAmount
    return cannotBePaid('The smallest amount is above the largest.', {
      fix: isCrossed ? { kind: 'swap_bounds' } : undefined,
    })
  }
  const found =
    value === undefined ? amountRange(items, amount) : rangeOfValue(value, currency, schema)
  const why =
    typeof found === 'string'
      ? found
      : found.most < minimum
        ? 'The amount is below the smallest that can be charged.'
        : found.least > maxAmount
          ? 'The amount is above the largest that can be charged.'
          : null
  return why === null ? null : cannotBePaid(why)
}

/** A default that was within limits relative to today, and is not any more. Saving checks all other limits. */
function* defaultOutside(field: Field, name: string, { days }: FindingsContext): Iterable<Finding> {
  const { defaultAnswer } = field
  if (typeof defaultAnswer !== 'string' || days === undefined) return
  if (missedDay(field, defaultAnswer, { days }) === null) return
  yield finding(field, 'default_not_accepted', {
    fact: [named(name), text(' does not accept its own default answer.')],
    why: [
      text(
        `It starts with ${dayInWords(defaultAnswer, 'en')}, which is outside of its limits today.`,
      ),
    ],
  })
}

/** Smallest and largest amount of a sum or a fixed amount, or why there is none. */
function amountRange(items: readonly unknown[] | undefined, amount: number | undefined) {
  if (items?.length === 0) return 'There are no prices to add up.'
  if (items !== undefined) return { least: 0, most: Number.POSITIVE_INFINITY }
  return amount === undefined ? 'No amount is set.' : { least: amount, most: amount }
}

/** Warns about prices of options that visitors see and no payment adds up. */
function* pricesNotCharged(field: Field, name: string, schema: FormSchema): Iterable<Finding> {
  const isAdded = schema.fields.some(({ payment }) =>
    payment?.items?.some(({ price }) => price === field.id),
  )
  if (pricesOf(field).length === 0 || isAdded) return
  const obstacle = {
    fact: [text('No payment charges the prices of '), named(name), text('.')],
    why: [text('Visitors see prices that they do not pay.')],
  }
  yield { ...finding(field, 'prices_not_charged', obstacle), severity: 'warning' }
}

/** Warns about an amount that depends on something visitors can make up, such as a part of the address. */
function* amountByVisitors(field: Field, name: string, schema: FormSchema): Iterable<Finding> {
  const { allowCustomAmount, value } = field.payment ?? {}
  if (allowCustomAmount === true || value === undefined) return
  const source = madeUpIn(field, schema)
  if (source === undefined) return
  const cause = source.hidden
    ? `the hidden field “${source.label}”, which anybody can set in the address`
    : `“${source.label}”, where visitors can write another number`
  const obstacle = {
    fact: [text('Visitors can change the amount of '), named(name), text('.')],
    why: [text(`It is calculated with ${cause}.`)],
  }
  yield { ...finding(field, 'amount_by_visitors', obstacle), severity: 'warning' }
}

/** Warns about an amount that visitors cannot know yet, where they answer one question at a time. */
function* amountAskedLater(field: Field, name: string, schema: FormSchema): Iterable<Finding> {
  if (schema.settings.displayStyle !== 'single-card') return
  const later = laterInAmount(field, schema)
  if (later === -1) return
  const source = nameOf(schema, later)
  const obstacle = {
    fact: [
      text('The amount of '),
      named(name),
      text(' depends on '),
      named(source),
      text(', which comes later.'),
    ],
    why: [text('Visitors reach the payment before they answer it. Move it behind that question.')],
  }
  yield { ...finding(field, 'later_source', obstacle), severity: 'warning' }
}

/** Reports test payments, as one finding for the whole form. */
function* testPayments(
  { fields, settings }: FormSchema,
  { fieldTypes, payments }: FindingsContext,
): Iterable<Finding> {
  if (settings.payment?.enabled !== true || payments?.isTest !== true) return
  const paid = fields.find(({ type }) => fieldTypeOf(fieldTypes, type)?.answerKind === 'payment')
  if (paid === undefined) return
  const fact: readonly Phrase[] = [text('Payments are in test mode.')]
  const effect = 'they can look successful, but nobody is charged and you receive no money'
  const cause =
    payments.provider === 'test'
      ? 'the form has no Stripe keys'
      : 'the form’s Stripe keys are test keys'
  yield {
    code: 'payments_test',
    severity: 'warning',
    fieldId: paid.id,
    rules: [],
    message: `Payments are in test mode, because ${cause}: ${effect.replace('they', 'payments')}.`,
    fact,
    why: [text(`T${effect.slice(1)}, because ${cause}.`)],
    setting: 'payments',
  }
}
