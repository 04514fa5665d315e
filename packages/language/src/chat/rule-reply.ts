import { isSimple } from '@ramiform/core/conditions/condition'
import { whatWouldLoop } from '@ramiform/core/conditions/loops'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { toConditional } from '@ramiform/formats/reading/logic'
import { shortened } from './declining.ts'
import { lexiconOf } from './lexicon/lexicon.ts'
import { type FieldRule, fieldsOf, type Meaning } from './meaning/meaning.ts'
import { toLogic } from './meaning/to-logic.ts'
import { truthOf } from './meaning/truth.ts'
import { fallbackConfidence, ruleConfidence, type Understanding } from './understanding.ts'
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
    const { about, hint } = problem
    const reason = `${problem.reason} You wrote “${wordsAbout(about, text)}”.`
    return { kind: 'declined', confidence: fallbackConfidence, reason, hint }
  }
  const logic = toLogic(shownWhen)
  if (logic.kind === 'unsayable') {
    return {
      kind: 'declined',
      confidence: fallbackConfidence,
      reason: logic.reason,
      hint: logic.hint,
    }
  }
  const conditional = toConditional(logic)
  if (conditional === null) {
    return {
      kind: 'declined',
      confidence: fallbackConfidence,
      reason: 'This needs more rules than one field may have.',
      hint: 'Use fewer conditions.',
    }
  }
  const read = new Map([...fieldsOf(shownWhen), field].map((one) => [one.id, one.label]))
  const labelOf = (id: string) => read.get(id) ?? id
  const description = ruleSentence(field.label, conditional, labelOf)
  const sure = fields.length > 0 ? surest : surestWithoutForm
  const confidence = Math.round((sure - cost) * 100) / 100
  if (confidence <= ruleConfidence) {
    return {
      kind: 'question',
      confidence: fallbackConfidence,
      question: [
        `Is this what you mean? ${description}`,
        ...(unused.length > 0
          ? [`I did not use ${unused.map((one) => `“${one}”`).join(', ')}.`]
          : []),
      ].join(' '),
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
    assumed: [...new Set([...assumed, ...assumptions(field, shownWhen, fields)])],
  }
}

function assumptions(field: Field, meaning: Meaning, fields: readonly Field[]): readonly string[] {
  // Logic that the field already has is handled when the rule is applied.
  if (fields.length > 0) return []
  return [field, ...fieldsOf(meaning)].map(
    ({ id, label }) => `A field “${label}” with the id ${id}.`,
  )
}

/** Reason why a rule is impossible or pointless. */
function problemOf(
  field: Field,
  meaning: Meaning,
  fields: readonly Field[],
): { reason: string; hint: string; about: Field } | null {
  const sources = fieldsOf(meaning)
  if (sources.some(({ id }) => id === field.id)) {
    return {
      reason: `“${field.label}” would depend on itself: while it is hidden, it cannot be answered.`,
      hint: 'Let it depend on another field.',
      about: field,
    }
  }
  const unfit = sources.find(({ type }) => fieldTypeOf(fieldTypes, type)?.canBeSource === false)
  if (unfit !== undefined) {
    return {
      reason: `Rules can’t use “${unfit.label}”.`,
      hint: 'Rules can’t use long texts, files, payments and signatures.',
      about: unfit,
    }
  }
  const loop = fields.length > 0 ? wayRoundOver(field, sources, fields) : null
  if (loop !== null) {
    return {
      reason: `This would be a loop: ${loop}.`,
      hint: 'Remove one of these rules first, or let it depend on another field.',
      about: field,
    }
  }
  const truth = truthOf(meaning)
  if (truth === null) return null
  return truth
    ? {
        reason: `That is true for every answer, so “${field.label}” would always show.`,
        hint: 'Without a rule a field always shows.',
        about: field,
      }
    : {
        reason: `That can never be true, so “${field.label}” would never show.`,
        hint: 'One field gives one answer: perhaps you mean “or” instead of “and”.',
        about: field,
      }
}

/** The words of a statement that name a field, or all of it. */
function wordsAbout(field: Field, text: string): string {
  const stems = lexiconOf([field]).labels.get(field)?.stems
  const named = tokensOf(text).filter(({ kind, word }) => kind === 'word' && stems?.has(stem(word)))
  const [first] = named
  return shortened(first === undefined ? text : text.slice(first.start, named.at(-1)?.end))
}

function wayRoundOver(
  field: Field,
  sources: readonly Field[],
  fields: readonly Field[],
): string | null {
  const loops = whatWouldLoop(
    {
      fields: fields.map((one) => (one.id === field.id ? { ...one, conditional: undefined } : one)),
      settings: {},
    },
    field.id,
  )
  const way = sources.map(({ id }) => loops.get(id)).find((one) => one !== undefined)
  if (way === undefined) return null
  const labels = new Map(fields.map(({ id, label }) => [id, label]))
  return way.map((id) => labels.get(id) ?? id).join(' → ')
}
