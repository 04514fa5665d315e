import { type Answer, isBlank } from '@ramiform/core/answers'
import { readAnswer } from '@ramiform/core/conditions/reading'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import { alwaysAcceptsSomeDay, dependsOnToday, withoutDayLimits } from '@ramiform/core/day-limits'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import { checkAnswer } from '@ramiform/core/validation/check-answer'
import type { AnswerClass } from './answer-class.ts'
import type { Candidates, Source } from './candidates.ts'
import { optionAnswers, rankedAnswers, subsetAnswers } from './choice-answers.ts'
import { dayAnswers } from './day-answers.ts'
import type { Atom } from './form-logic.ts'
import { numberAnswers } from './number-answers.ts'
import type { ProvingContext } from './proving-context.ts'
import { acceptsSomeLength, textAnswers } from './text-answers.ts'
import { timeAnswers } from './time-answers.ts'

/** as many different comparisons with one field as are told apart; beyond, every answer stays possible */
const mostAtoms = 1_000

/** The classes of answers to a field, no answer first, then the most ordinary. Core judges every example. */
export function classesOfAnswers(
  field: Field,
  atoms: readonly Atom[],
  context: ProvingContext,
): readonly AnswerClass[] {
  const truthOf = (answer: Answer | undefined) => {
    const seen = readAnswer(answer)
    return atoms.map(({ rule }) => ruleHolds(rule, seen, field, context.fieldTypes))
  }
  const optional = whileFilling(field)
  const source: Source = {
    field,
    atoms,
    truthOf,
    accepts: (answer) => acceptsAnswer(optional, answer, context),
  }
  const passes = (answer: Answer | undefined) => checkAnswer(field, answer, context) === null
  const empty: AnswerClass = {
    example: undefined,
    truth: truthOf(undefined),
    isCertain: true,
    canBeSent: passes(undefined),
  }
  const fixed = fixedAnswer(field)
  if (fixed !== undefined) {
    return [empty, { example: fixed, truth: truthOf(fixed), isCertain: true, canBeSent: true }]
  }
  if (atoms.length > mostAtoms) {
    const open = atoms.map(() => null)
    return [empty, { example: undefined, truth: open, isCertain: false, canBeSent: true }]
  }
  const { answers, others } = candidatesFor(source, context)
  const classes = new Map<string, AnswerClass>()
  // Whether such a day can be sent depends on the day of sending. Without rules about it, some day always can.
  const isOpen = dependsOnToday(field) && !(atoms.length === 0 && alwaysAcceptsSomeDay(field))
  const sometimesSent = new Map<string, AnswerClass['truth']>()
  for (const answer of answers) {
    if (readAnswer(answer) === readAnswer(undefined) || !source.accepts(answer)) continue
    const truth = truthOf(answer)
    const canBeSent = passes(answer) && !isOpen
    // A text that misses the field's pattern stands for others that may match it.
    const isBlankText = isBlank(answer) && Boolean(field.validation?.pattern)
    const isCertain = !isBlankText && checkAnswer(optional, answer, context) === null
    const key = JSON.stringify(truth)
    if (isOpen && passes(answer)) sometimesSent.set(key, truth)
    const known = classes.get(key)
    if (
      known === undefined ||
      rank(canBeSent, isCertain) > rank(known.canBeSent, known.isCertain)
    ) {
      classes.set(key, { example: answer, truth, isCertain, canBeSent: canBeSent || !isCertain })
    }
  }
  const uncertain = others
    .filter((truth) => classes.get(JSON.stringify(truth))?.isCertain !== true)
    .map((truth): AnswerClass => ({ example: undefined, truth, isCertain: false, canBeSent: true }))
  // Of the texts that equal a blank one, none can be sent.
  const equalsBlank = (truth: AnswerClass['truth']) =>
    atoms.some(
      ({ rule: { condition, value } }, at) =>
        condition === 'equals' && isBlank(value) && truth[at] === true,
    )
  // A blank text stands for its class while typing, but another text of the class may be the one to send.
  const blank = [...classes.values()]
    .filter(
      ({ example, canBeSent }) =>
        !canBeSent && example !== undefined && isBlank(example) && acceptsSomeLength(field),
    )
    .filter(({ truth }) => !equalsBlank(truth))
    .map(({ truth }) => truth)
  const toSend = [...blank, ...sometimesSent.values()].map(
    (truth): AnswerClass => ({ example: undefined, truth, isCertain: false, canBeSent: true }),
  )
  return [empty, ...classes.values(), ...toSend, ...uncertain]
}

const rank = (canBeSent: boolean, isCertain: boolean) => (isCertain ? (canBeSent ? 2 : 1) : 0)

/** The field as it accepts answers that are not sent yet. Visitors choose one option after the other (decision 531). */
function whileFilling(field: Field): Field {
  return {
    ...withoutDayLimits(field),
    required: false,
    minChoices: undefined,
    maxChoices: undefined,
  }
}

/**
 * What the type, the options and the bounds accept; patterns, limits of days and "required" count only for sending. A
 * text of white space passes every bound, as in core (decision 310).
 */
export function acceptsAnswer(field: Field, answer: Answer, context: ProvingContext): boolean {
  const type = fieldTypeOf(context.fieldTypes, field.type)
  if (type === undefined) return false
  const isTyped = type.answerKind === 'text' && !type.hasOptions && type.bounds !== 'value'
  // The checks of email addresses, phone numbers and websites leave white space to "required", too.
  const isUnchecked = isTyped && isBlank(answer)
  if (!isUnchecked && type.check(field, answer) !== null) return false
  return checkAnswer(withoutDayLimits(field), answer, { ...context, patterns: null }) === null
}

/** The field with every length of a text allowed, every day and every pattern. */
export function withoutLengths(field: Field, { fieldTypes }: ProvingContext): Field {
  const { validation, ...others } = withoutDayLimits(field)
  if (fieldTypeOf(fieldTypes, field.type)?.bounds !== 'value') return others
  const { min, max, step } = validation ?? {}
  return { ...others, validation: { min, max, step } }
}

function candidatesFor(source: Source, { fieldTypes }: ProvingContext): Candidates {
  const type = fieldTypeOf(fieldTypes, source.field.type)
  const isAsked = (conditions: readonly string[]) =>
    source.atoms.every(({ rule }) => conditions.includes(rule.condition))
  const open = source.atoms.map(() => null)
  if (type === undefined || type.answerKind === 'none') return { answers: [], others: [] }
  if (type.control === 'ranking') return rankedAnswers(source)
  if (type.hasOptions)
    return type.answerKind === 'list' ? subsetAnswers(source) : optionAnswers(source)
  if (type.answerKind !== 'text') {
    const answers =
      type.answerKind === 'payment'
        ? [{ clientSecret: 'example', status: 'succeeded' }]
        : ['example.pdf']
    return { answers, others: isAsked(['is_empty', 'is_not_empty']) ? [] : [open] }
  }
  // Rules on the text of an address stay undecided.
  if (type.control === 'address') {
    const answer = type.example(source.field, '')
    const isDecided = isAsked(['is_empty', 'is_not_empty'])
    return { answers: answer === null ? [] : [answer], others: isDecided ? [] : [open] }
  }
  if (type.control === 'clock') return timeAnswers
  if (type.comparesAsNumber) return numberAnswers(source)
  return type.comparesAsDay ? dayAnswers(source) : textAnswers(source)
}
