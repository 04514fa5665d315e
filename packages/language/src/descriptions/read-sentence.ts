import { add, addAll, addBeforeCondition, addUnderCondition, depend } from './add-fields.ts'
import { isYesNo } from './collection.ts'
import {
  answeredLast,
  type ConditionalSentence,
  conditionFirst,
  conditionLast,
  midCondition,
  under,
} from './conditional-sentence.ts'
import { isWh, toReader } from './direct-question.ts'
import { readDefinition, readPlain } from './plain-sentence.ts'
import { plainly } from './plain-wording.ts'
import {
  eitherOr,
  isToRespondent,
  listWithQuestion,
  optionFragment,
  questionIn,
  toBuilder,
} from './question-sentence.ts'
import { meansSeveral } from './read-brackets.ts'
import { readItem } from './read-item.ts'
import { isContact, readList } from './read-list.ts'
import type { Reading } from './reading.ts'
import { type Request, requestsIn } from './requests.ts'
import { readNeeds, readOpenNeeds } from './required-sentence.ts'
import { resolveCondition } from './resolve-condition.ts'
import { isBackstage, isFormTitle, isOneThing, isTelling } from './sentence-kinds.ts'
import { splitList } from './split-list.ts'

const filler =
  /^(?:(?:and|hey|hi|hello|so|ok|okay|well|also|oh|finally|lastly|next|then|plus(?! one)|additionally|furthermore|in addition|(?:first|second|third|fourth|fifth)(?:ly)?(?=,| (?:the|their|we|ask)\b))\b[,\s]+)+/i

/** Reads sentences in order. */
export function readSentences(sentences: readonly string[], reading: Reading): void {
  const plain = sentences.flatMap(plainly)
  reading.isFirst &&= plain.length > 1
  for (const sentence of plain) {
    const hasOptions = readOptions(sentence, reading)
    reading.asked = null
    if (!hasOptions) readSentence(sentence, reading)
    reading.isFirst = false
    reading.isTitled = isFormTitle(sentence.replace(/[.!]+$/, ''))
  }
  reading.asked = null
}

/** Reads `Small, medium or large.` behind a question. */
function readOptions(text: string, { asked }: Reading): boolean {
  const options = asked === null ? [] : optionFragment(text)
  if (asked === null || options.length === 0) return false
  const isMany = asked.draft.isMany || meansSeveral(text)
  asked.draft = { ...asked.draft, isMany, options }
  return true
}

const onlyIf =
  /^(?:but |and )?(?:(?:this|that|it) is |(?:ask|show) (?:this|it|that) )?only (?:(?:asked |shown |needed |required |relevant )?(?:if|when|for)|applies (?:to|if|when)) ([^,:]+?)[.!]*$/i

function readSentence(given: string, reading: Reading): void {
  const text = given.replace(filler, '').trim()
  if (isBackstage(text)) return
  const condition = onlyIf.exec(text)?.[1]
  if (condition !== undefined && reading.last !== null) {
    depend([reading.last], under(condition), reading)
    return
  }
  const cut = midCondition(text)
  if (cut !== null) {
    const isAsked = isToRespondent(cut.before) && !/[.?]$/.test(cut.before)
    readSentence(isAsked ? `${cut.before}?` : cut.before, reading)
    reading.asked = null
    readSentence(cut.after, reading)
    return
  }
  const conditional =
    answeredLast(text, reading.last) ?? conditionFirst(text) ?? groupFirst(text, reading)
  if (conditional !== null)
    addUnderCondition(conditional, reading, groupMustGive.test(text) || reading.required)
  else if (
    !readNeeds(text, reading) &&
    !readDefinition(text, reading) &&
    !readOpenNeeds(text, reading)
  )
    readAsking(text, reading)
}

/**
 * Reads `For school trips we also need the grade` and `Ask students for their school` if these are options. `Only
 * students need to give their school` is always a condition.
 */
function groupFirst(text: string, reading: Reading): ConditionalSentence | null {
  const { found, source, last } = reading
  const others = everyoneElse.exec(text)?.[1]
  if (others !== undefined && source !== null) return under('otherwise', others)
  const then = onlyThen.exec(text)?.[1]
  if (then !== undefined && last !== null && isYesNo(last)) return under('yes', then)
  const [, few, needed] = firstOf([onlySome, onlyFor, whoMust, forThose], text)
  if (few !== undefined) return under(theyOf(few), needed)
  const [, group, consequence] = firstOf([ofGroup, askedOf, askedWhat, arrow, groupMust], text)
  if (group === undefined) return underOption(text, reading)
  const condition = theyOf(group)
  const asksForAge = found.entries.some(({ draft }) => /\bage\b/i.test(draft.label))
  const isAnswer =
    (asksForAge && /^they are (?:over|under) \d+$/i.test(condition)) ||
    resolveCondition(condition, false, found, null) !== null
  return isAnswer ? under(condition, consequence) : underOption(text, reading)
}

const firstOf = (patterns: readonly RegExp[], text: string): readonly (string | undefined)[] =>
  patterns.find((pattern) => pattern.test(text))?.exec(text) ?? []

/** Writes `people who own a car` as `they own a car`, which can become a question. */
const theyOf = (group: string) =>
  group.replace(
    /^(?:people|those|anyone|anybody|everyone|everybody|someone|guests|members) (who|that|with|(?=over|under))\s*/i,
    (_, word: string) => (word === 'with' ? 'they have ' : word === '' ? 'they are ' : 'they '),
  )

/** Reads `Travel claims: destination and dates` if travel claims are an option. */
function underOption(text: string, reading: Reading): ConditionalSentence | null {
  const [, option = '', consequence = ''] =
    /^(?:for (?:the |any |all )?)?([^:?(),]{2,40}?)\s*(?::|\s[-–—])\s+(\S.*)$/s.exec(text) ?? []
  const { found } = reading
  const condition = `they choose ${option}`
  const isField = option === '' || isContact(option) || found.named(option) !== null
  if (isField || explaining.test(consequence)) return null
  if (resolveCondition(condition, false, found, null) === null) return null
  const drafts = readList(consequence, { ...reading, isStrong: true })
  const areNames = drafts.every(({ label }) => label.endsWith('?') || label.split(' ').length <= 5)
  const [only] = drafts
  const tells = drafts.length === 1 && isTelling(consequence) && !only?.label.endsWith('?')
  const asks = requestsIn(consequence).length > 0 || (drafts.length > 0 && areNames && !tells)
  return asks ? under(condition, consequence) : null
}

/** "Express: within two days" explains an option. */
const explaining =
  /^(?:\d|[$£€]|(?:next|free|within|up to|about|around|from|included?|includes|no|none)\b)/i

const everyoneElse =
  /^(?:for )?(?:everyone|everybody|anyone|all the) (?:else|others?|rest)(?:,| (?:must|should|has to|needs to|can|gets to|(?=picks?|choos|selects?|gives?)))\s*(?:picks?|chooses?|selects?|gives?)?\s*:?\s*(\S.*)$/is
const whoMust =
  /^((?:those|anyone|anybody|everyone|everybody|people|guests|customers|applicants|attendees|visitors|members|students|clients|participants) who [^,:;?]{3,60}?),? (?:also )?(?:must|needs? to|have to|has to|should|can|may|will (?:also )?(?:need|have) to) (?:also )?(?!(?:be|not|see|get)\b)(.+)$/is
const arrow = /^(?:if |for |when )?(.{2,60}?)\s*(?:[-–—=]+>|→|⇒)\s*(.+)$/is
const groupMust =
  /^(?!(?:they|we|you|i|it|he|she|(?:people|users|everyone|everybody)(?! (?:under|over|with|without|who|aged)))\b)(?:all |any |the )*([^,:;?]{2,50}?) (?:also |then |only )*(?:must|needs?(?: to)?|have to|has to|should|will (?:also )?(?:need|have) (?:to )?|(?:are|get|will be) asked (?:for|to|about)|can|may|(?:also )?(?=(?:choose|pick|select|upload|provide|give|enter|state|list|tell us)\b)) ?(?:also )?(?!\s*(?:only |also )*(?:not|never|be|appear|show|display|see|get)\b)(.+)$/is
const groupMustGive =
  /^(?!(?:if|when|for|only)\b)[^,:;?]{2,50}? (?:must|have to|has to)(?: also)? (?:give|provide|enter|upload|attach|state|specify|say|fill|choose|select|pick|tell|list|add|answer|sign|confirm)\b/i

const onlyThen = /^only then,? (?:please |also )*(.+)$/is
const onlySome =
  /^only (?:the )?(.{2,60}?) (?:needs? to|must|should|have to|has to|will be asked (?:for|to)|(?:are|get) asked (?:for|to)|see|get)\s+(?:(?:give|provide|enter|fill in|upload|see|answer|specify|tell us|state|add)\s+)?(.+)$/is
const onlyFor =
  /^(?:only|just) for (?:the |any |all )?([^,:]{2,50}?)(?:[:,]| (?=(?:ask|we|please|show|they)\b))\s*(.+)$/is
const forThose = /^for (?:the |any |all )?(.{2,50}?) only:\s+(.+)$/is
const askedOf =
  /^(?:please |also |then )*ask (?:the |any |all )?(?!for\b|about\b|whether\b|if\b|to\b|them\b|how\b|wh|us\b)(.{2,50}?) (?:for|about|to (?:give|provide|enter|upload|list|state|specify|tell us))\s+(.+)$/is
const askedWhat =
  /^(?:please |also |then )*ask (?!for\b|about\b|them\b|us\b|people\b|users\b|everyone\b)(?:the |any |all )?([^,:;?]{2,50}?) ((?:which|what|how|whether|if|when|where|why|who)\b.+)$/is
const ofGroup =
  /^for (?:the |any |all )?(.{2,50}?)(?:,| (?=(?:we|i|please|also|ask|they)\b))\s*((?:we|i|please|also|ask|they|show|what|which|how|the|a|an)\b.+)$/is

function readAsking(text: string, reading: Reading): void {
  const requests = requestsIn(text)
  readBefore(text, requests[0], reading)
  const isForBuilder = toBuilder.test(text)
  const listed = isForBuilder ? null : listWithQuestion(text)
  if (listed !== null) {
    const isStrong = listed.isStrong === true || requests.length > 0
    addAll(readList(listed.list, { ...reading, isStrong }), reading)
    if (listed.question !== '') readSentence(listed.question, reading)
    return
  }
  const isPlainlyAsked =
    requests.length === 0 &&
    !text.includes('?') &&
    isToRespondent(text) &&
    splitList(text).length === 1
  const question = questionIn(isPlainlyAsked ? text.replace(/[.]?$/, '?') : text)
  const isAsked = requests.length === 0 || question !== text || isToRespondent(text)
  if (question !== null && !isForBuilder && isAsked) {
    const draft = readItem(toReader(question))
    if (draft === null) return
    const options = draft.options.length > 0 ? draft.options : eitherOr(draft.label)
    reading.asked = add({ ...draft, options }, reading)
    return
  }
  const behind = conditionLast(text)
  if (behind !== null && isRequest(behind.consequence)) {
    addBeforeCondition(behind, reading)
    return
  }
  const drafts = requests.flatMap((request) =>
    readList(request.text.replace(/[.!]+$/, ''), {
      ...reading,
      isStrong: request.isStrong,
      required: request.required ?? reading.required,
    }),
  )
  if (drafts.length > 0) addAll(drafts, reading)
  else readPlain(text.replace(/[.!]+$/, ''), reading)
}

/** Reads a list, or one thing, before the first request: `name, school, two references with email`. */
function readBefore(text: string, first: Request | undefined, reading: Reading): void {
  if (first === undefined || /\?$/.test(text)) return
  const before = text.slice(0, first.at).trimEnd()
  const list = before
    .replace(/^[^:,]{2,80}(?::|\s[-–—])\s+/, '')
    .replace(/\s+(?:and|or|which|that)$/i, '')
  // In "name, email, dietary needs" the last name belongs to the request.
  const isCut =
    /(?:[,;]|\band|\bthat|\bwhich)$/i.test(before) || /^with\b/i.test(text.slice(first.at))
  const parts = splitList(list).slice(0, isCut ? undefined : -1)
  const isList = parts.every((part) => isWh(part) || !isTelling(part.replaceAll(/\([^)]*\)/g, '')))
  const thing =
    /^(?:also )?(?:an? |the )?(?!(?:two|three|four|\d)\b)([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(before)
  if (parts.length > 2 && isList)
    addAll(readList(parts.join(', '), { ...reading, isStrong: false }), reading)
  else if (!first.isStrong && thing !== null && isOneThing(thing[1] ?? ''))
    readPlain(thing[1] ?? '', { ...reading, isFirst: false })
}

const isRequest = (text: string) =>
  requestsIn(text).length > 0 ||
  /^(?:only )?(?:show|display|reveal|hide)\b/i.test(text) ||
  isOneThing(text)
