import { isPolar } from '@ramiform/formats/reading/asking'
import { type Entry, entriesWith, entryAbout, isYesNo, yesNoIn } from './collection.ts'
import { type ConditionalSentence, conditionFirst } from './conditional-sentence.ts'
import { isWh, toReader } from './direct-question.ts'
import type { Draft } from './draft.ts'
import { unclear } from './label-of.ts'
import { eitherOr, isToRespondent } from './question-sentence.ts'
import { readItem } from './read-item.ts'
import { isContact, readList } from './read-list.ts'
import type { Reading } from './reading.ts'
import { requestsIn } from './requests.ts'
import {
  denied,
  isAnaphora,
  questionOf,
  resolveCondition,
  saysNo,
  yesOrNo,
} from './resolve-condition.ts'
import { isBackstage, isDeed, isNumeric } from './sentence-kinds.ts'

type Condition = Pick<ConditionalSentence, 'condition' | 'isNegated'>

/** Adds a field with its own condition and its follow-up question. */
export function add(draft: Draft, reading: Reading): Entry {
  const required = draft.required ?? reading.required
  const entry = reading.found.add({ ...draft, required, condition: '', followUp: '' })
  const [, word = '', condition] = /^(if|when|unless)\s+(.+)$/is.exec(draft.condition) ?? []
  if (condition === undefined) reading.source = null
  else depend([entry], { condition, isNegated: /^unless$/i.test(word) }, reading)
  reading.last = entry
  const follow = draft.followUp === '' ? null : conditionFirst(draft.followUp)
  if (follow !== null) addUnderCondition(follow, reading)
  return entry
}

export const addAll = (drafts: readonly Draft[], reading: Reading): readonly Entry[] =>
  drafts.map((draft) => add(draft, reading))

/**
 * Shows fields under a condition. It may refer to a question before, to the fields found so far, or ask a question of
 * its own. Otherwise the fields always show, with a warning.
 */
export function depend(entries: readonly Entry[], sentence: Condition, reading: Reading): void {
  const { condition, isNegated } = sentence
  const [first] = entries
  if (first === undefined) return
  const others = reading.found.entries.filter((entry) => !entries.includes(entry))
  const found = { ...reading.found, entries: others }
  const known = resolveCondition(condition, isNegated, found, askedAbout(condition, reading))
  const question = known !== null || isNumeric(condition) ? null : questionOf(condition)
  const source = known?.source ?? (question && reading.found.add(question, first))
  if (source === null) {
    const message = `"${saidOf(sentence)}" was not understood: it always shows.`
    reading.warnings.push(...entries.map(({ id }) => ({ message, fieldId: id })))
    return
  }
  const logic = known?.logic ?? yesOrNo(source, denied.test(condition) !== isNegated)
  for (const entry of entries) if (entry !== source) entry.shown = logic
  reading.source = source
}

const saidOf = ({ condition, isNegated }: Condition) =>
  `${isNegated ? 'unless' : 'if'} ${condition}`.slice(0, 120)

/** The question that "if yes" or "if no" refers to: "If yes, do you own a car? If yes, which? ... If no, why?" */
function askedAbout(condition: string, { source, last }: Reading): Entry | null {
  if (source === null || last === null || last === source || !isYesNo(last)) return source
  if (!isYesNo(source)) return last
  const { shown } = last
  const value = yesNoIn(source)?.[saysNo(condition) ? 'no' : 'yes']
  const isWithin = shown?.kind === 'rule' && shown.source === source.id && shown.value === value
  return isWithin ? last : source
}

/** `If they own a car, ask for the make and model.` */
export function addUnderCondition(
  sentence: ConditionalSentence,
  reading: Reading,
  required = reading.required,
): void {
  const { condition, isNegated } = sentence
  const { found } = reading
  const [, thing] =
    /^(?:there(?:['’]s| is| are)|they (?:have|own|know)) (.+)$/i.exec(condition) ?? []
  const it = thing?.replace(/^an? /i, 'the ') ?? '$2'
  const consequence = sentence.consequence
    .replace(/^(?:then|also|please|and|only|just)\s+/i, '')
    .replace(/^they (?:also |will |then )*needs? (?=(?:an?|the|their|some|another)\b)/i, '')
    .replace(/^(ask for|collect|get|enter|request|provide|give) (it|them)[.!]*$/i, `$1 ${it}`)
  const hidden = hides.exec(consequence)?.[1]
  if (hidden !== undefined) {
    const hide = () => {
      const entry = entryAbout(found.entries, hidden)
      if (entry !== null) depend([entry], { condition, isNegated: !isNegated }, reading)
      return entry
    }
    if (hide() === null) reading.later.push(hide)
    return
  }
  const all = consequencesOf(consequence, { ...reading, required })
  // `if so what wattage, and their certificate`, `if other, specify, date`: the condition ends behind the first part.
  const isShortQuestion =
    /[,;]/.test(consequence.replaceAll(/\([^()]*\)/g, '')) &&
    ((isAnaphora(condition) && isWh(consequence)) || bareFollowUp.test(consequence))
  const drafts = isShortQuestion ? all.slice(0, 1) : all
  if (drafts.length === 0) {
    const message = `"${saidOf(sentence)}, ${consequence.slice(0, 120)}" was not understood.`
    if (!isDeed(consequence) && !isBackstage(consequence)) reading.warnings.push({ message })
    return
  }
  const already = resolveCondition(condition, isNegated, found, askedAbout(condition, reading))
  const question = already === null && !isNumeric(condition) ? questionOf(condition) : null
  const about = already?.source.draft ?? question
  const entries = drafts.flatMap((draft) => {
    const asked = about === null ? draft : inContext({ ...draft, followUp: '' }, about, condition)
    const known = isContact(asked.label) ? found.named(asked.label) : null
    // A condition on a guarantor does not hide the phone number that everybody is asked for.
    if (known === null || known.shown !== null || shows.test(consequence)) return [found.add(asked)]
    reading.warnings.push({
      message: `"${saidOf(sentence)}" was left aside, since it is asked for already: it always shows.`,
      fieldId: known.id,
    })
    return []
  })
  depend(entries, sentence, reading)
  reading.last = entries.at(-1) ?? reading.last
  if (isShortQuestion) addAll(all.slice(1), reading)
}

const bareFollowUp =
  /^(?:please )?(?:specify|describe|explain|elaborate|(?:give |provide |add )?(?:more |further )?details|state|say|tell us|which|which ones?|what|who|whom?|where|when|why|how many|how much|how often)(?: (?:which|which one|what|it|them|below|here|please))?\s*,/i

const hides =
  /^(?:hide|skip|don['’]t (?:ask|show)|do not (?:ask|show)|no need (?:for|to ask))\b(?: (?:for|about))?\s*(.*)$/i
const shows =
  /^(?:(?:we|you|it|the form) (?:should |must |need to |can |will )?)?(?:show|display|reveal|open up|make visible|unhide|follow up (?:with|by asking)|follow-up with)(?: them)?\s+(.*)$/is

/** Reads `Show the price if they are members`, `ask about the lift only if they live in a flat`. */
export function addBeforeCondition(behind: ConditionalSentence, reading: Reading): void {
  const { found, last } = reading
  const consequence = behind.consequence.trim()
  if (/^(?:only )?(?:show|display|ask)(?: for)? (?:it|this|that)$/i.test(consequence) && last) {
    depend([last], behind, reading)
    return
  }
  const isShown = /^(?:only )?(?:show|display|reveal|ask about)\s+/i.test(consequence)
  const drafts = consequencesOf(consequence.replace(/^only\s+/i, ''), reading)
  const others = isShown ? [] : drafts.slice(0, -1)
  addAll(others, reading)
  const entries = drafts.slice(others.length).map((draft) => {
    // `the guests` for "Number of guests", if no other label has the word
    const [one, ...more] = isShown ? entriesWith(found.entries, draft.label) : []
    return found.named(draft.label) ?? (more.length === 0 ? one : null) ?? found.add(draft)
  })
  depend(entries, behind, reading)
  reading.last = entries.at(-1) ?? reading.last
}

/** Requests under a condition. An action such as sending a mail asks nothing. */
function consequencesOf(text: string, reading: Reading): readonly Draft[] {
  const { required } = reading
  const shown = shows.exec(text)?.[1]
  const words = (shown ?? text)
    .replace(/[.!\s]+$/, '')
    .replace(
      /^(?:(?:give|add)\s+|(?:list|name|state|note)\s+(?=(?:an?|the|their|your|any|all|which|what|whether|how|where|when|why|who)\b))/i,
      '',
    )
  // `how did you find out about us?` is a question, not a request to find out.
  const isDirect = /\?\s*$/.test(words) && isToRespondent(words)
  const requests = isDirect ? [] : requestsIn(words)
  const either =
    requests.length === 0 && isPolar(words) ? eitherOr(`${words.replace(/\?$/, '')}?`) : []
  const asked = either.length === 0 ? null : readItem(toReader(words))
  if (requests.length === 0 && shown === undefined && isDeed(words)) return []
  if (asked !== null) return [{ ...asked, named: null, options: either, required }]
  const lists = requests.length > 0 ? requests : [{ text: words, isStrong: true, required }]
  return lists.flatMap((list) =>
    readList(list.text, {
      ...reading,
      isStrong: list.isStrong || lists.length === 1,
      required: list.required ?? required,
      isFollowUp: true,
    }),
  )
}

/** The thing that a question asks about: `pets` in "Do you have any pets?" */
const thingAsked =
  /^(?:do|does|have|has|are|is|will|did) (?:you|the [\p{L}]+|your [\p{L}]+) (?:(?:have|has|need|take|own|want|use|require|bring|had|taking|bringing)\b\s*|(?=any |an? |the |some ))(?:(?:any|an?|the|some)\s+)?(?!(?:been|ever)\b)(.+)\?$/iu

/** Adds the question before to a label that is unclear alone: "Details of pets". */
function inContext(draft: Draft, about: Draft, condition: string): Draft {
  const isAnswer = /^(?:(?:please )?specify|what|which|which one)\??$/i.test(draft.label)
  if (isAnswer && /\bother\b/i.test(condition))
    return { ...draft, label: 'Please specify', named: null }
  if (!unclear.test(draft.label)) return draft
  const asked = about.label.endsWith('?') ? (thingAsked.exec(about.label)?.[1] ?? '') : about.label
  const thing = asked.charAt(0).toLowerCase() + asked.slice(1)
  const isShort = thing !== '' && thing.split(' ').length <= 5
  const verb = /^(?:describe|list|explain|elaborate)(?=s?\b)/i.exec(draft.label)?.[0].toLowerCase()
  const lead = verb === undefined ? 'Details of' : `Please ${verb}`
  const label = isShort ? `${lead} ${thing}` : lead.replace(/ of$/, '')
  return { ...draft, label, named: draft.named ?? 'textarea' }
}
