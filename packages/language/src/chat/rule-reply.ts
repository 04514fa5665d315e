import { isSimple } from '@ramiform/core/conditions/condition'
import { whatWouldLoop } from '@ramiform/core/conditions/loops'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { toConditional } from '@ramiform/formats/reading/logic'
import { inQuotes, shortened } from './declining.ts'
import { lexiconOf } from './lexicon/lexicon.ts'
import { type FieldRule, fieldsOf, type Meaning } from './meaning/meaning.ts'
import { toLogic } from './meaning/to-logic.ts'
import { truthOf } from './meaning/truth.ts'
import {
  declined,
  fallbackConfidence,
  ruleConfidence,
  type Understanding,
} from './understanding.ts'
import { ruleCode, ruleSentence, ruleTree } from './wording.ts'
import { stem } from './words/stem.ts'
import { tokensOf } from './words/tokens.ts'

/** Confidence of a sentence without any doubt */
const surest = 0.98
/** Without a form the words name the fields, so confidence stays below "High" */
const surestWithoutForm = 0.78

/** A rule as read, before it is checked. */
export interface Understood {
  readonly rule: FieldRule
  /** The statement that was read */
  readonly text: string
  readonly cost: number
  readonly assumed: readonly string[]
  /** names in the statement that the rule leaves out */
  readonly unused: readonly string[]
}

/** The reply with a rule; a question if it is doubtful, a decline if it is impossible or pointless. */
export function ruleOf(
  { rule, text, cost, assumed, unused }: Understood,
  fields: readonly Field[],
): Understanding {
  const { field, shownWhen } = rule
  const problem = problemOf(field, shownWhen, fields)
  if (problem !== null) {
    const [reason, hint] = problem
    const about = fieldsOf(shownWhen).find(isUnfit) ?? field
    return declined(`${reason} You wrote “${wordsAbout(about, text)}”.`, hint)
  }
  const logic = toLogic(shownWhen)
  if (logic.kind === 'unsayable')
    return declined(`${logic.reason} You wrote “${shortened(text)}”.`, logic.hint)
  const conditional = toConditional(logic)
  if (conditional === null)
    return declined('This needs more rules than one field may have.', 'Use fewer conditions.')
  const named = [field, ...fieldsOf(shownWhen)]
  const labelOf = (id: string) => named.find((one) => one.id === id)?.label ?? id
  const description = ruleSentence(field.label, conditional, labelOf)
  const sure = fields.length > 0 ? surest : surestWithoutForm
  const confidence = Math.round((sure - cost) * 100) / 100
  if (confidence <= ruleConfidence) {
    return {
      kind: 'question',
      confidence: fallbackConfidence,
      question: `Is this what you mean? ${description}${unused.length > 0 ? ` I did not use ${inQuotes(unused)}.` : ''}`,
      choices: [{ label: 'Yes', sentence: description }],
    }
  }
  const simple = isSimple(conditional)
  return {
    kind: 'rule',
    confidence,
    title: `When “${field.label}” is shown`,
    description,
    fieldId: field.id,
    conditional,
    logic: ruleCode(field.label, conditional, labelOf),
    ascii: ruleTree(field.label, conditional, labelOf),
    formConfig: {
      fieldId: field.id,
      conditional: simple ? conditional : null,
      advancedConditional: simple ? null : conditional,
    },
    // Without a form, each field is assumed.
    assumed: [...new Set([...assumed, ...(fields.length > 0 ? [] : named.map(assumption))])],
  }
}

const assumption = ({ id, label }: Field) => `A field “${label}” with the id ${id}.`

const isUnfit = ({ type }: Field) => fieldTypeOf(fieldTypes, type)?.canBeSource === false

/** Reason why a rule is impossible or pointless, and a hint. */
function problemOf(
  { id, label }: Field,
  meaning: Meaning,
  fields: readonly Field[],
): readonly [reason: string, hint: string] | null {
  const sources = fieldsOf(meaning)
  if (sources.some((one) => one.id === id))
    return [
      `“${label}” would depend on itself: while it is hidden, it cannot be answered.`,
      'Let it depend on another field.',
    ]
  const unfit = sources.find(isUnfit)
  if (unfit !== undefined)
    return [
      `Rules can’t use “${unfit.label}”.`,
      'Rules can’t use long texts, files, payments and signatures.',
    ]
  // The rule replaces the one that the field has.
  const others = fields.map((one) => (one.id === id ? { ...one, conditional: undefined } : one))
  const loops = whatWouldLoop({ fields: others, settings: {} }, id)
  const loop = sources.map((one) => loops.get(one.id)).find((one) => one !== undefined)
  if (loop !== undefined) {
    const labels = loop.map((one) => fields.find((other) => other.id === one)?.label ?? one)
    return [
      `This would be a loop: ${labels.join(' → ')}.`,
      'Remove one of these rules first, or let it depend on another field.',
    ]
  }
  const truth = truthOf(meaning)
  if (truth === null) return null
  return truth
    ? [
        `That is true for every answer, so “${label}” would always show.`,
        'Without a rule a field always shows.',
      ]
    : [
        `That can never be true, so “${label}” would never show.`,
        'One field gives one answer: perhaps you mean “or” instead of “and”.',
      ]
}

/** The words of a statement that name a field, or all of it. */
function wordsAbout(field: Field, text: string): string {
  const stems = lexiconOf([field]).labels.get(field)?.stems
  const named = tokensOf(text).filter(({ kind, word }) => kind === 'word' && stems?.has(stem(word)))
  return shortened(named.length > 0 ? text.slice(named[0]?.start, named.at(-1)?.end) : text)
}
