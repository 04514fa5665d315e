import type { Field } from '@ramiform/core/field'
import { put, type Rewordings, reworded } from '../patterns.ts'
import { lexiconOf, matchesOf, plainLabel } from './lexicon/lexicon.ts'
import { whichTargetQuestion } from './recognition/asking.ts'
import { understandSentence } from './understand-sentence.ts'
import type { Question, Understanding, UnderstoodRule } from './understanding.ts'
import { numberAt } from './words/numbers.ts'
import { tokensOf } from './words/tokens.ts'
import { wordSet } from './words/word-set.ts'

/** What a sentence may refer to. */
export interface Context {
  /** The replies to the sentence before */
  readonly before?: readonly Understanding[]
  /** Field of the form that a sentence without a field is about */
  readonly selected?: string | null
}

/**
 * Understands a sentence that may continue a conversation: an answer to a question ("Monthly"), or a change of the rule
 * before ("the other way round", "same for Phone", "only if they are over 18 too").
 * @param sentence One or more statements, at most 10,000 characters.
 * @param fields Fields of the form; empty: the words name fields.
 * @returns At least one reply. It never throws.
 */
export function understandInConversation(
  sentence: string,
  fields: readonly Field[],
  { before = [], selected = null }: Context = {},
): readonly Understanding[] {
  const questions = before.filter((one): one is Question => one.kind === 'question')
  const answered = answerIn(sentence, questions, fields)
  if (answered !== null) return understandSentence(answered, fields)
  const rules = before.filter((one): one is UnderstoodRule => one.kind === 'rule')
  const changed = rules.length > 0 ? changedRules(sentence, rules, fields) : null
  if (changed !== null) {
    const understood = understandSentence(changed, fields)
    // A change is no surer than the rule that it changes.
    const least = Math.min(...rules.map(({ confidence }) => confidence))
    if (understood.every(({ kind }) => kind === 'rule'))
      return understood.map((one) => ({ ...one, confidence: Math.min(one.confidence, least) }))
  }
  const alone = understandSentence(sentence, fields)
  const [first, ...more] = alone
  if (first?.kind !== 'question' || more.length > 0) return alone
  // "show it when ..." is about the selected field, or that of the rule before; "if ..." may add to that rule.
  const isBare = first.choices[0]?.sentence.startsWith('"') === true
  const meant = fields.find(
    ({ id }) => id === (selected ?? (isBare ? null : rules.at(-1)?.fieldId)),
  )
  const choice =
    first.question === whichTargetQuestion && meant !== undefined
      ? choicesOf(first, fields).find(({ label }) => label === plainLabel(meant))
      : undefined
  return choice === undefined ? alone : understandSentence(choice.sentence, fields)
}

const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/^(?:i mean|i meant|it is|it's|the|for)\s+|[.!?"“”*:]+/g, '')
    .trim()

/** The sentence of the choice that the text names. */
function answerIn(
  text: string,
  questions: readonly Question[],
  fields: readonly Field[],
): string | null {
  const said = words(text)
  if (said === '' || text.length > 200) return null
  const choices = questions.flatMap((question) => choicesOf(question, fields))
  const exact = choices.filter(({ label }) => words(label) === said)
  const near =
    exact.length > 0 ? exact : choices.filter(({ label }) => words(label).startsWith(said))
  const [only, another] = near
  return only === undefined || another !== undefined ? null : only.sentence
}

/** The choices of a question; every field may be shown, not only the first ones that it offers. */
function choicesOf({ question, choices }: Question, fields: readonly Field[]): Question['choices'] {
  const [first] = choices
  if (question !== whichTargetQuestion || first === undefined) return choices
  const more = fields.slice(choices.length).map((field) => {
    const label = plainLabel(field)
    return { label, sentence: first.sentence.replace(`"${first.label}"`, () => `"${label}"`) }
  })
  return [...choices, ...more]
}

/** Words before and behind a change that say nothing of it */
const before =
  /^(?:(?:no|nope|nein|non|actually|sorry|wait|oh|ah|hm+|rather|yes|yeah|please|i meant?)\b[,.! ]*)+/i
const behind = /(?:[, ]+(?:please|obviously|of course|thanks|lol))*[.!]*$/i
const turning =
  /^(?:(?:do )?(?:it )?the other way (?:a?round)|the opposite|(?:the )?reverse(?: it| that)?|invert(?: it| that)?|vice versa|(?:flip|swap) (?:it|that)|(?:genau )?andersr?um|umgekehrt|al rev[eé]s|(?:à )?l['’](?:inverse|envers)|hide (?:it|that|this)(?: instead)?)$/i
const repeating =
  /^(?:and |also |now )*(?:(?:the )?same (?:thing )?(?:for|with|goes for)|likewise for|ditto for|do (?:the same|that) (?:for|with))\s+(.+?)$/i
const adding =
  /^(?:and |but |also )*(only for|just for|not for|except for|or(?= (?:on|by|in|at) )|only if|only when|and if|and when|but only if|but only when|if|when|or if|or when|or for|unless|except if|except when|not if|not when)\s+(.+?)(?:,? (?:too|as well|also))?$/i
/** Other wordings of these changes */
const wordings: Rewordings = [
  put.i`^(?:und |y |et )?(?:das ?(?:gleiche|selbe)|lo mismo|pareil|la même chose|idem) (?:für|bei|para|con|pour)  ==> same for `,
  // "students should not see it either", "drivers need it too"
  put.iu`^(.{2,60}?) (?:should(?:n['’]t| not)|do(?:n['’]t| not)|can(?:['’]t|not)) (?:see|get|need) (?:it|that|this) either$ ==> not for $1`,
  put.iu`^(.{2,60}?) (?:should )?(?:needs?|sees?|gets?) (?:it|that|this)(?: too| as well| also)$ ==> or for $1`,
  // "scrap members, guests only"
  put.iu`^(?:scrap|drop|forget|remove) [^,]{2,40},? (?:(?:just|only) (.{2,40})|(.{2,40}) only)$ ==> only for $1$2`,
  // "the phone one as well", "the phone same thing"
  put.iu`^(?!(?:(?:and|also|but) )*(?:for|if|when|only|unless|or|not|show|hide|ask|drop|skip|they|people)\b)(?:and |also )*(?:the )?((?:[\p{L}\d'’-]+ ){0,4}?[\p{L}\d'’-]+)(?: (?:one|question|field))?,? (?:as well|too|(?:the )?same(?: thing)?|likewise)$ ==> same for $1`,
  // "and for members too" adds people, "they need to want an invoice as well" a condition.
  // "and skip it for guests", "also hide it if they are under 18"
  put.i`^(?:and |but )*also (?:hide|skip|drop) (?:it|that|this) (?=(?:for|if|when) )|^(?:and |but )+(?:hide|skip|drop) (?:it|that|this)(?: also)? (?=(?:for|if|when) ) ==> except `,
  put.i`^(?:(?:and |but )*also |and )(?:show|ask(?: for)?) (?:it|that|this)(?: also| too)? (?=(?:for|if|when) ) ==> or `,
  put.i`^(?:and |but )*also for |^and for (?=.+ (?:too|as well|also)$) ==> or for `,
  put.i`^(?:and |but )*(?:they|people) (?:also )?(?:need to|have to|must|should)(?: also)?  ==> only if they `,
]
/** Words around a value that only correct it: "no, yearly", "make that 21", "Office as well" */
const around = wordSet`no nope hm hmm i mean meant it that this make change to be should was is instead sorry wait actually rather oops please for the only
  just as well or and also too same goes oh ones nein ich meine auch oder stattdessen o y tambien para für fur pour ou et aussi , . ! -`
const addingWord = /^(?:or|and|also|too|same|well|auch|oder|o|y|tambien|ou|et|aussi)$/

/** The condition with the only answer or number that the text names, instead of its own or beside it. */
function withValue(text: string, condition: string, fields: readonly Field[]): string | null {
  const tokens = tokensOf(text)
  const tests = [...condition.matchAll(/“([^”]+)” ([a-z ]+) “([^”]*)”/g)]
  const { options } = lexiconOf(fields)
  const used = fields.filter(({ label }) => tests.some(([, one]) => one === label))
  const found = used.flatMap((field) =>
    tokens.flatMap((_, from) => {
      const names = matchesOf(options.get(field) ?? [], tokens, from)
      const values = names.map(({ name, end }) => ({ value: name.option ?? '', end }))
      const number = field.type === 'number' ? numberAt(tokens, from) : null
      if (number !== null) values.push({ value: number.number, end: number.end })
      return values.map((one) => ({ ...one, from, label: field.label }))
    }),
  )
  const [said] = found
  if (said === undefined || found.some(({ value }) => value !== said.value)) return null
  const rest = tokens.filter((_, at) => at < said.from || at >= said.end)
  const own = tests.filter(([, label]) => label === said.label)
  const [whole, label, how] = own.at(-1) ?? []
  if (whole === undefined || rest.length === 0 || !rest.every(({ word }) => around.has(word)))
    return null
  const isMore = rest.some(({ word }) => addingWord.test(word))
  const olds = new Set(own.map(([, , , old]) => old))
  const [old] = olds
  if (isMore && !/than/.test(how ?? ''))
    return condition.replace(
      whole,
      `(${whole} ${/not/.test(how ?? '') ? 'and' : 'or'} “${label}” ${how} “${said.value}”)`,
    )
  return isMore || olds.size > 1 ? null : condition.replaceAll(`“${old}”`, `“${said.value}”`)
}

/** The rules before with the change that the text asks for, as one sentence each; null if it asks for none. */
function changedRules(
  text: string,
  rules: readonly UnderstoodRule[],
  fields: readonly Field[],
): string | null {
  const said = reworded(text.trim().replace(before, '').replace(behind, ''), wordings)
  const parts = rules.map(splitRule)
  const written = (verb: string, changed: (condition: string, at: number) => string) =>
    parts
      .map(({ target, condition }, at) => `${verb} ${target} if ${changed(condition, at)}.`)
      .join('\n')
  if (turning.test(said)) return written('Hide', (same) => same)
  const repeated = repeating.exec(said)?.[1]
  // "same for Phone" is about that field, "same goes for students" about an answer.
  const isField =
    repeated !== undefined && fields.some((one) => words(one.label) === words(repeated))
  const valued = parts.map(({ condition }) => (isField ? null : withValue(text, condition, fields)))
  if (valued.every((one) => one !== null)) return written('Show', (own, at) => valued[at] ?? own)
  if (repeated !== undefined) return `Show ${repeated} if ${parts.at(-1)?.condition}.`
  const [, how = '', condition] = adding.exec(said) ?? []
  const isRule = ({ kind }: Understanding) => kind === 'rule'
  if (condition === undefined || understandSentence(said, fields).every(isRule)) return null
  const way = how.toLowerCase()
  // "Also" leaves open what it adds to a rule that hides or compares.
  const isAlso = way === 'or for' || /^(?:also |and )+(?:if|when)\b/i.test(said)
  const isOpen = parts.some((part) =>
    /(?:not|than|empty)(?= |$)/.test(part.condition.replaceAll(/“[^”]*”/g, '_')),
  )
  if (isAlso && isOpen) return null
  let extra = condition
  // "only for guests over 18"
  if (/ for$/.test(way)) {
    const [one, ...more] = understandSentence(`Show ${parts[0]?.target} only for ${extra}`, fields)
    if (one?.kind !== 'rule' || more.length > 0) return null
    extra = splitRule(one).condition
  }
  const isNot = /^(?:unless|except|not)/.test(way)
  const join = way.startsWith('or') || /^(?:and )?also (?:if|when)\b/i.test(said) ? 'or' : 'and'
  return written('Show', (own) => `(${own}) ${join} ${isNot ? 'not ' : ''}(${extra})`)
}

/** The field and the condition of “Company” is shown when “Plan” is “Pro”. */
function splitRule({ description }: UnderstoodRule) {
  const [target = '', condition = ''] = description.replace(/\.$/, '').split('” is shown when ')
  return { target: `${target}”`, condition }
}
