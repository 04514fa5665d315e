import { isSimple } from '@ramiform/core/conditions/condition'
import { whatWouldLoop } from '@ramiform/core/conditions/loops'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { toConditional } from '@ramiform/formats/reading/logic'
import { declineUnread, isSmallTalk, shortened } from './declining.ts'
import { units } from './grammar/comparisons.ts'
import type { Remark } from './grammar/reader.ts'
import { whichTargetQuestion } from './grammar/which-field.ts'
import { isNoWord, isYesWord, yesNoOf } from './lexicon/answers.ts'
import { lexiconOf } from './lexicon/lexicon.ts'
import { allOf, anyOf, type FieldRule, fieldsOf, type Meaning, not } from './meaning/meaning.ts'
import { toLogic } from './meaning/to-logic.ts'
import { truthOf } from './meaning/truth.ts'
import { type ReadStatement, readStatements } from './read-statements.ts'
import { recognize } from './recognition/recognize.ts'
import { isSmallWord } from './recognition/similar-names.ts'
import {
  affirmation,
  being,
  comparisons,
  connectors,
  effectVerbs,
  emptiness,
  equality,
  helping,
  inclusion,
} from './synonyms.ts'
import {
  type Declined,
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

/**
 * Understands a text as rules for fields of a form.
 * @param sentence One or more statements, at most 10,000 characters.
 * @param fields Fields of the form; empty: the words name fields, which the reply lists as assumed.
 * @returns At least one reply: a rule for each field, a question, or a decline with a hint. It never throws.
 */
export function understandSentence(
  sentence: string,
  fields: readonly Field[],
): readonly Understanding[] {
  const all = readStatements(sentence, fields)
  const statements = all.filter(
    ({ isTopic, read, text }) => !isTopic && (read !== null || !isSmallTalk(text)),
  )
  const understood =
    readTogether(sentence, all, statements, fields) ??
    runsOf(statements).flatMap((run) => ofRun(sentence, run, fields, statements.length > 1))
  const rules = joinedByField(understood)
  const others = understood.flatMap((one) => ('rule' in one ? [] : [one]))
  const found = [...rules.map((rule) => ruleOf(rule, fields)), ...others]
  return found.length > 0 ? found : [plainDecline(declineUnread(sentence, fields))]
}

/** The rules of the whole text, if a statement has no reading of its own: "Breed? Only for dogs" */
function readTogether(
  sentence: string,
  all: readonly ReadStatement[],
  statements: readonly ReadStatement[],
  fields: readonly Field[],
): readonly Understood[] | null {
  if (all.length < 2 || statements.every(isRead)) return null
  const recognized = recognize(sentence, fields)
  if ('failed' in recognized) return null
  return understoodFrom(recognized, sentence, fields)
}

/** Statements that the grammar reads, one by one, and those between them together. */
function runsOf(statements: readonly ReadStatement[]): readonly (readonly ReadStatement[])[] {
  const runs: ReadStatement[][] = []
  for (const [index, one] of statements.entries()) {
    const before = statements[index - 1]
    const last = runs.at(-1)
    const isTogether = before !== undefined && !isRead(before) && (!isRead(one) || isAsked(before))
    if (last !== undefined && isTogether) last.push(one)
    else runs.push([one])
  }
  return runs
}

/** "keep rabbits?" before a rule is its condition. */
const isAsked = ({ text }: ReadStatement) => text.trimEnd().endsWith('?')

/** True for a statement that the grammar understood, even if a rule cannot say it. */
const isRead = ({ read }: ReadStatement) =>
  read !== null &&
  !read.remarks.some(
    (one) =>
      (one.kind === 'refuse' && one.isUnknown === true) ||
      (one.kind === 'ask' &&
        (one.question === whichTargetQuestion || one.question.startsWith('Which answer to'))),
  )

function ofRun(
  sentence: string,
  run: readonly ReadStatement[],
  fields: readonly Field[],
  isOneOfSeveral: boolean,
): readonly (Understood | Understanding)[] {
  const strict = run.flatMap((one) => ofStatement(sentence, one, fields, isOneOfSeveral))
  const rules = strict.flatMap((one) => ('rule' in one ? [one] : []))
  const isSure = rules.every(
    (one) =>
      one.unused.length === 0 &&
      one.cost < doubtfulCost &&
      (ruleOf(one, fields).kind !== 'declined' || truthOf(one.rule.shownWhen) === false),
  )
  if (run.every(isRead) && isSure) return strict
  const recognized = recognize(run.map(({ text }) => text).join('\n'), fields)
  if ('failed' in recognized) {
    const isOpen = run.some((one, at) => at < run.length - 1 && !isRead(one) && isAsked(one))
    return isOpen ? strict.filter((one) => !('rule' in one)) : strict
  }
  const read = understoodFrom(recognized, run.map(({ text }) => text).join('\n'), fields)
  const replies = read.map((one) => ruleOf(one, fields))
  if (replies.some(({ kind }) => kind !== 'rule')) return strict
  const isDeclined = rules.some((one) => ruleOf(one, fields).kind === 'declined')
  return rules.length < strict.length || isDeclined || rules.some(({ unused }) => unused.length > 0)
    ? read
    : oneOfBoth(sentence, run, rules, read, fields)
}

/** The rules of a reading by names. A named option that no rule uses makes them a question. */
function understoodFrom(
  { rules, cost }: { readonly rules: readonly FieldRule[]; readonly cost: number },
  text: string,
  fields: readonly Field[],
): readonly Understood[] {
  const unused = unusedNames(text, rules, fields)
  const doubt = unused.length > 0 ? unusedCost : 0
  return rules.map((rule) => ({ rule, cost: cost + doubt, assumed: [], unused }))
}

/** A reading of the grammar that costs more than this is compared with the reading by recognition. */
const doubtfulCost = 0.15

const meansTheSame = (a: FieldRule, b: FieldRule) =>
  a.field.id === b.field.id &&
  truthOf(
    anyOf([allOf([a.shownWhen, b.shownWhen]), allOf([not(a.shownWhen), not(b.shownWhen)])]),
  ) === true

/** The rules on which both readings agree; otherwise a question. */
function oneOfBoth(
  sentence: string,
  run: readonly ReadStatement[],
  rules: readonly Understood[],
  read: readonly Understood[],
  fields: readonly Field[],
): readonly (Understood | Understanding)[] {
  const text = run.map((one) => one.text).join('\n')
  const isSame =
    rules.length === read.length &&
    rules.every(({ rule }) => read.some((other) => meansTheSame(rule, other.rule)))
  if (isSame) return rules
  const [first = '', second = ''] = [rules, read].map((some) =>
    some
      .map((one) => ruleOf(one, fields))
      .map((one) => (one.kind === 'rule' ? one.description : ''))
      .join(' '),
  )
  if (first === '' || second === '') return rules
  const at = sentence.indexOf(text)
  const choices = [first, second].map((label) => ({
    label,
    sentence: at < 0 ? label : sentence.slice(0, at) + label + sentence.slice(at + text.length),
  }))
  return [
    {
      kind: 'question',
      confidence: fallbackConfidence,
      question: 'Which of these do you mean?',
      choices,
    },
  ]
}

interface Understood {
  readonly rule: FieldRule
  readonly cost: number
  readonly assumed: readonly string[]
  /** names in the statement that the rule leaves out */
  readonly unused: readonly string[]
}

function ofStatement(
  sentence: string,
  { text, read, unread }: ReadStatement,
  fields: readonly Field[],
  isOneOfSeveral: boolean,
): readonly (Understood | Understanding)[] {
  if (read === null) {
    const declined = plainDecline(declineUnread(text, fields, unread))
    const reason = isOneOfSeveral ? `“${shortened(text)}”: ${declined.reason}` : declined.reason
    return [{ ...declined, reason }]
  }
  const obstacle = read.remarks.find(({ kind }) => kind !== 'assumed')
  if (obstacle?.kind === 'turned') return [whichAnswer(sentence, text, obstacle.field, read.rules)]
  if (obstacle !== undefined) return [ofObstacle(sentence, text, obstacle, fields)]
  const unused = unusedNames(text, read.rules, fields)
  const doubt = unused.length > 0 && fields.length > 0 ? unusedCost : 0
  const assumed = read.remarks.flatMap((remark) => (remark.kind === 'assumed' ? [remark.text] : []))
  return read.rules.map((rule) => ({ rule, cost: read.cost + doubt, assumed, unused }))
}

/** Cost of a named field or option that a rule leaves out: it becomes a question */
const unusedCost = 0.6

/** Words of conditions and requests, even if a label consists of one: "contains", "show" */
const structural: ReadonlySet<string> = new Set(
  [
    affirmation,
    being,
    comparisons,
    connectors,
    effectVerbs,
    emptiness,
    equality,
    helping,
    inclusion,
  ]
    .flatMap((table) => [...table.values()].flat())
    .flatMap(({ words }) => words),
)

/** Words of labels and options whose fields take no part in the rules. */
function unusedNames(
  text: string,
  rules: readonly FieldRule[],
  fields: readonly Field[],
): readonly string[] {
  const lexicon = lexiconOf(fields)
  const used = new Set(
    rules.flatMap(({ field, shownWhen }) => [field, ...fieldsOf(shownWhen)]).map(({ id }) => id),
  )
  // Quotes name exactly what is meant, and some names are said not to matter.
  const unquoted = text.replaceAll(
    /"[^"]*"|“[^”]*”|\b(?:regardless|irrespective) of [^,;.]*/gi,
    (part) => ' '.repeat(part.length),
  )
  return tokensOf(unquoted).flatMap(({ kind, word, start, end }) => {
    if (kind !== 'word' || isSmallWord(word) || isYesWord(word) || isNoWord(word)) return []
    const names = lexicon.byStem.get(stem(word)) ?? []
    // A word is telling if it is the only one of a label or an option.
    const isTelling =
      names.some(({ stems }) => stems.size === 1) && !structural.has(word) && !units.has(word)
    const isUnused = isTelling && names.every(({ field }) => !used.has(field.id))
    return isUnused ? [text.slice(start, end)] : []
  })
}

function ofObstacle(
  sentence: string,
  text: string,
  remark: Remark,
  fields: readonly Field[],
): Understanding {
  const confidence = fallbackConfidence
  if (remark.kind === 'ask') {
    const choices = remark.choices.map(({ label, start, end, text: put }) => ({
      label,
      sentence: sentence.slice(0, start) + put + sentence.slice(end),
    }))
    return { kind: 'question', confidence, question: remark.question, choices }
  }
  const other = declineUnread(text, fields)
  // Decline a request for something else ("make it required") as such, not as an unknown name.
  if (remark.kind !== 'refuse' || other.isOtherIntent === true) return plainDecline(other)
  return { kind: 'declined', confidence, reason: remark.reason, hint: remark.hint }
}

/** Asks which answer is meant: "has pets" may mean the yes or the no of "Do you live without pets?". */
function whichAnswer(
  sentence: string,
  text: string,
  asked: Field,
  rules: readonly FieldRule[],
): Understanding {
  const confidence = fallbackConfidence
  const known = yesNoOf(asked)
  const [yes, no] = known === null ? ['ticked', 'not ticked'] : [`"${known.yes}"`, `"${known.no}"`]
  const [rule, ...more] = rules
  const label = asked.label.includes('"') ? asked.label : `"${asked.label}"`
  const reads = rule === undefined ? [] : fieldsOf(rule.shownWhen)
  if (rule === undefined || more.length > 0 || reads.length > 1) {
    return {
      kind: 'declined',
      confidence,
      reason: `“${asked.label}” contains “not”, so your words can mean either answer.`,
      hint: `Name the answer, for example: if ${label} is ${yes}.`,
    }
  }
  const at = sentence.indexOf(text)
  const put = (answer: string) =>
    `${sentence.slice(0, at)}Show "${rule.field.label}" if ${label} is ${answer}${sentence.slice(at + text.length)}`
  return {
    kind: 'question',
    confidence,
    question: `“${asked.label}” contains “not”. For which answer should “${rule.field.label}” show?`,
    choices: [yes, no].map((answer = '') => ({
      label: capital(answer.replaceAll('"', '')),
      sentence: put(answer),
    })),
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const plainDecline = ({ kind, confidence, reason, hint }: Declined): Declined => ({
  kind,
  confidence,
  reason,
  hint,
})

/** Joins several rules for one field into one. */
function joinedByField(understood: readonly (Understood | Understanding)[]): readonly Understood[] {
  const byField = new Map<string, Understood>()
  for (const one of understood) {
    if (!('rule' in one)) continue
    const before = byField.get(one.rule.field.id)
    byField.set(one.rule.field.id, before === undefined ? one : together(before, one))
  }
  return [...byField.values()]
}

/** "Show X if A. Show X if B." means A or B. If one of them hides, both conditions must hold. */
function together(a: Understood, b: Understood): Understood {
  const hides = [a, b].some(({ rule }) => rule.shownWhen.kind === 'not')
  const join = hides ? allOf : anyOf
  return {
    rule: { field: a.rule.field, shownWhen: join([a.rule.shownWhen, b.rule.shownWhen]) },
    cost: Math.max(a.cost, b.cost) + 0.05,
    assumed: [...a.assumed, ...b.assumed],
    unused: [...a.unused, ...b.unused],
  }
}

function ruleOf(
  { rule, cost, assumed, unused }: Understood,
  fields: readonly Field[],
): Understanding {
  const { field, shownWhen } = rule
  const problem = problemOf(field, shownWhen, fields)
  if (problem !== null) return { kind: 'declined', confidence: fallbackConfidence, ...problem }
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
): { reason: string; hint: string } | null {
  const sources = fieldsOf(meaning)
  if (sources.some(({ id }) => id === field.id)) {
    return {
      reason: `“${field.label}” would depend on itself: while it is hidden, it cannot be answered.`,
      hint: 'Let it depend on another field.',
    }
  }
  const unfit = sources.find(({ type }) => fieldTypeOf(fieldTypes, type)?.canBeSource === false)
  if (unfit !== undefined) {
    return {
      reason: `A rule cannot read “${unfit.label}”: it is of the type ${unfit.type}.`,
      hint: 'Rules read text, e-mail, number, date, dropdown, multiple choice and checkbox fields.',
    }
  }
  const loop = fields.length > 0 ? wayRoundOver(field, sources, fields) : null
  if (loop !== null) {
    return {
      reason: `That would be a circle: ${loop}. Each would wait for the other.`,
      hint: 'Remove one of these rules first, or let it depend on another field.',
    }
  }
  const truth = truthOf(meaning)
  if (truth === null) return null
  return truth
    ? {
        reason: `That is true for every answer, so “${field.label}” would always show.`,
        hint: 'Without a rule a field always shows.',
      }
    : {
        reason: `That can never be true, so “${field.label}” would never show.`,
        hint: 'One field gives one answer: perhaps you mean “or” instead of “and”.',
      }
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
