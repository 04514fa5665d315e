import { add, addAll, addBeforeCondition, addUnderCondition, depend } from './add-fields.ts'
import { isYesNo } from './collection.ts'
import {
  answeredLast,
  type ConditionalSentence,
  conditionFirst,
  conditionLast,
  midCondition,
} from './conditional-sentence.ts'
import { isWh, toReader } from './direct-question.ts'
import { readDefinition, readPlain } from './plain-sentence.ts'
import { plainly } from './plain-wording.ts'
import {
  asksBuilder,
  eitherOr,
  isToRespondent,
  listWithQuestion,
  optionFragment,
  questionIn,
} from './question-sentence.ts'
import { meansSeveral } from './read-brackets.ts'
import { readItem } from './read-item.ts'
import { isContact, readList } from './read-list.ts'
import { type Reading, setAll } from './reading.ts'
import { requestsIn } from './requests.ts'
import { isNeededList, isNeedSentence, namesNeeded, readNeeds } from './required-sentence.ts'
import { resolveCondition } from './resolve-condition.ts'
import { isBackstage, isFormTitle, isOneThing, isTelling } from './sentence-kinds.ts'
import { splitList } from './split-list.ts'

const filler =
  /^(?:(?:and|hey|hi|hello|so|ok|okay|well|also|oh|finally|lastly|next|then|plus(?! one)|additionally|furthermore|in addition|(?:first|second|third|fourth|fifth)(?:ly)?(?=,| (?:the|their|we|ask)\b))\b[,\s]+)+/i

/**
 * Reads sentences in order.
 * @param required true or false if the heading above said so, otherwise null.
 */
export function readSentences(
  sentences: readonly string[],
  required: boolean | null,
  reading: Reading,
): void {
  const plain = sentences.flatMap(plainly)
  reading.isFirst &&= plain.length > 1
  for (let at = 0; at < plain.length; at += 1) {
    const tookNext = readSentence(plain[at] ?? '', plain[at + 1], required, reading)
    if (tookNext) at += 1
    reading.isFirst = false
    reading.isTitled = isFormTitle((plain[at] ?? '').replace(/[.!]+$/, ''))
  }
}

/** Reads one sentence. Returns true if the next sentence, with its options, was read too. */
function readSentence(
  given: string,
  next: string | undefined,
  required: boolean | null,
  reading: Reading,
): boolean {
  const text = given.replace(filler, '').trim()
  if (isBackstage(text)) return false
  const [, conditionOfLast] =
    /^(?:but |and )?(?:(?:this|that|it) is |(?:ask|show) (?:this|it|that) )?only (?:(?:asked |shown |needed |required |relevant )?(?:if|when|for)|applies (?:to|if|when)) ([^,:]+?)[.!]*$/i.exec(
      text,
    ) ?? []
  if (conditionOfLast !== undefined && reading.last !== null) {
    const sentence = { condition: conditionOfLast, isNegated: false, consequence: '' }
    depend([reading.last], sentence, reading)
    return false
  }
  const cut = midCondition(text)
  if (cut !== null) {
    const isAsked = isToRespondent(cut.before) && !/[.?]$/.test(cut.before)
    readSentence(isAsked ? `${cut.before}?` : cut.before, undefined, required, reading)
    readSentence(cut.after, undefined, required, reading)
    return false
  }
  const conditional =
    answeredLast(text, reading.last) ?? conditionFirst(text) ?? groupFirst(text, reading)
  if (conditional !== null) {
    addUnderCondition(conditional, groupMustGive.test(text) ? true : required, reading)
    return false
  }
  if (readNeeds(text, reading.found, setAll(reading)) || readDefinition(text, reading)) return false
  if (reading.found.entries.length === 0 && isNeededList(text)) {
    const { names, required: isNeeded } = namesNeeded(text)
    const list = { isStrong: true, required: isNeeded, owners: reading.owners }
    addAll(readList(names, list), reading)
    return false
  }
  if (isNeedSentence(text)) {
    reading.later.push({ kind: 'need', text })
    return false
  }
  return readAsking(text, next, required, reading)
}

/**
 * Reads `For school trips we also need the grade` and `Ask students for their school` if these are options. `Only
 * students need to give their school` is always a condition.
 */
function groupFirst(text: string, reading: Reading): ConditionalSentence | null {
  const { found } = reading
  const others = everyoneElse.exec(text)?.[1]
  if (others !== undefined && reading.source !== null)
    return { condition: 'otherwise', isNegated: false, consequence: others }
  const [, few, needed] = onlySome.exec(text) ?? []
  if (few !== undefined && needed !== undefined)
    return { condition: few, isNegated: false, consequence: needed }
  const [, some, special] = onlyFor.exec(text) ?? whoMust.exec(text) ?? []
  if (some !== undefined && special !== undefined)
    return { condition: theyOf(some), isNegated: false, consequence: special }
  const [, then] = /^only then,? (?:please |also )*(.+)$/is.exec(text) ?? []
  if (then !== undefined && reading.last !== null && isYesNo(reading.last))
    return { condition: 'yes', isNegated: false, consequence: then }
  const [, those, only, asked] = forThose.exec(text) ?? []
  if (those !== undefined && only !== undefined && asked !== undefined)
    return { condition: those, isNegated: false, consequence: asked }
  const [, group, consequence] =
    ofGroup.exec(text) ??
    askedOf.exec(text) ??
    askedWhat.exec(text) ??
    arrow.exec(text) ??
    groupMust.exec(text) ??
    []
  if (group !== undefined && consequence !== undefined) {
    const condition = theyOf(group)
    const isAnswer =
      resolveCondition(condition, false, found, null) !== null || isAgeAsked(condition, reading)
    if (isAnswer) return { condition, isNegated: false, consequence }
  }
  return underOption(text, reading)
}

/** Writes `people who own a car` as `they own a car`, which can become a question. */
const theyOf = (group: string) =>
  group.replace(
    /^(?:people|those|anyone|anybody|everyone|everybody|someone|guests|members) (who|that|with|(?=over|under))\s*/i,
    (_, word: string) => (word === 'with' ? 'they have ' : word === '' ? 'they are ' : 'they '),
  )

/** Reads `Travel claims: destination and dates` if travel claims are an option. */
function underOption(text: string, { found, owners }: Reading): ConditionalSentence | null {
  const [, option, consequence] =
    /^(?:for (?:the |any |all )?)?([^:?(),]{2,40}?)\s*(?::|\s[-–—])\s+(\S.*)$/s.exec(text) ?? []
  if (
    option === undefined ||
    consequence === undefined ||
    isContact(option) ||
    found.named(option) !== null
  )
    return null
  const condition = `they choose ${option}`
  if (resolveCondition(condition, false, found, null) === null) return null
  if (
    /^(?:\d|[$£€]|(?:next|free|within|up to|about|around|from|included?|includes|no|none)\b)/i.test(
      consequence,
    )
  )
    return null
  const drafts = readList(consequence, { isStrong: true, required: null, owners })
  const areNames = drafts.every(({ label }) => label.endsWith('?') || label.split(' ').length <= 5)
  const [only] = drafts
  const tells = drafts.length === 1 && isTelling(consequence) && !only?.label.endsWith('?')
  const asks = requestsIn(consequence).length > 0 || (drafts.length > 0 && areNames && !tells)
  return asks ? { condition, isNegated: false, consequence } : null
}

function isAgeAsked(condition: string, { found }: Reading): boolean {
  return (
    /^they are (?:over|under) \d+$/i.test(condition) &&
    found.entries.some(({ draft }) => /\bage\b/i.test(draft.label))
  )
}

const everyoneElse =
  /^(?:for )?(?:everyone|everybody|anyone|all the) (?:else|others?|rest)(?:,| (?:must|should|has to|needs to|can|gets to|(?=picks?|choos|selects?|gives?)))\s*(?:picks?|chooses?|selects?|gives?)?\s*:?\s*(\S.*)$/is
const whoMust =
  /^((?:those|anyone|anybody|everyone|everybody|people|guests|customers|applicants|attendees|visitors|members|students|clients|participants) who [^,:;?]{3,60}?),? (?:also )?(?:must|needs? to|have to|has to|should|can|may|will (?:also )?(?:need|have) to) (?:also )?(?!(?:be|not|see|get)\b)(.+)$/is
const arrow = /^(?:if |for |when )?(.{2,60}?)\s*(?:[-–—=]+>|→|⇒)\s*(.+)$/is
const groupMust =
  /^(?!(?:they|we|you|i|it|he|she|(?:people|users|everyone|everybody)(?! (?:under|over|with|without|who|aged)))\b)(?:all |any |the )*([^,:;?]{2,50}?) (?:also |then |only )*(?:must|needs?(?: to)?|have to|has to|should|will (?:also )?(?:need|have) (?:to )?|(?:are|get|will be) asked (?:for|to|about)|can|may|(?:also )?(?=(?:choose|pick|select|upload|provide|give|enter|state|list|tell us)\b)) ?(?:also )?(?!\s*(?:only |also )*(?:not|never|be|appear|show|display|see|get)\b)(.+)$/is
const groupMustGive =
  /^(?!(?:if|when|for|only)\b)[^,:;?]{2,50}? (?:must|have to|has to)(?: also)? (?:give|provide|enter|upload|attach|state|specify|say|fill|choose|select|pick|tell|list|add|answer|sign|confirm)\b/i

const onlySome =
  /^only (?:the )?(.{2,60}?) (?:needs? to|must|should|have to|has to|will be asked (?:for|to)|(?:are|get) asked (?:for|to)|see|get)\s+(?:(?:give|provide|enter|fill in|upload|see|answer|specify|tell us|state|add)\s+)?(.+)$/is
const onlyFor =
  /^(?:only|just) for (?:the |any |all )?([^,:]{2,50}?)(?:[:,]| (?=(?:ask|we|please|show|they)\b))\s*(.+)$/is
const forThose = /^for (?:the |any |all )?(.{2,50}?)( only):\s+(.+)$/is
const askedOf =
  /^(?:please |also |then )*ask (?:the |any |all )?(?!for\b|about\b|whether\b|if\b|to\b|them\b|how\b|wh|us\b)(.{2,50}?) (?:for|about|to (?:give|provide|enter|upload|list|state|specify|tell us))\s+(.+)$/is
const askedWhat =
  /^(?:please |also |then )*ask (?!for\b|about\b|them\b|us\b|people\b|users\b|everyone\b)(?:the |any |all )?([^,:;?]{2,50}?) ((?:which|what|how|whether|if|when|where|why|who)\b.+)$/is
const ofGroup =
  /^for (?:the |any |all )?(.{2,50}?)(?:,| (?=(?:we|i|please|also|ask|they)\b))\s*((?:we|i|please|also|ask|they|show|what|which|how|the|a|an)\b.+)$/is

function readAsking(
  text: string,
  next: string | undefined,
  required: boolean | null,
  reading: Reading,
): boolean {
  const { owners } = reading
  if (/^(?:please )?(?:rate|score)\b[^:]*:\s/i.test(text)) {
    addAll(readList(text, { isStrong: true, required, owners }), reading)
    return false
  }
  const requests = requestsIn(text)
  readBefore(text, requests, required, reading)
  const isForBuilder = asksBuilder(text)
  const listed = isForBuilder ? null : listWithQuestion(text)
  if (listed !== null) {
    const isStrong = listed.isStrong === true || requests.length > 0
    addAll(readList(listed.list, { isStrong, required, owners }), reading)
    return listed.question !== '' && readSentence(listed.question, next, required, reading)
  }
  const isPlainlyAsked =
    requests.length === 0 &&
    !text.includes('?') &&
    isToRespondent(text) &&
    splitList(text).length === 1
  const question = questionIn(isPlainlyAsked ? text.replace(/[.]?$/, '?') : text)
  const isAsked = requests.length === 0 || question !== text || isToRespondent(text)
  if (question !== null && !isForBuilder && isAsked) {
    return readQuestion(question, next, required, reading)
  }
  const behind = conditionLast(text)
  if (behind !== null && isRequest(behind.consequence)) {
    addBeforeCondition(behind, required, reading)
    return false
  }
  const drafts = requests.flatMap((request) =>
    readList(request.text.replace(/[.!]+$/, ''), {
      isStrong: request.isStrong,
      required: request.required ?? required,
      owners,
    }),
  )
  if (drafts.length > 0) addAll(drafts, reading)
  else readPlain(text.replace(/[.!]+$/, ''), required, reading)
  return false
}

/** Reads a list, or one thing, before the first request: `name, school, two references with email`. */
function readBefore(
  text: string,
  [first]: ReturnType<typeof requestsIn>,
  required: boolean | null,
  reading: Reading,
): void {
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
  if (parts.length > 2 && isList) {
    const { owners } = reading
    addAll(readList(parts.join(', '), { isStrong: false, required, owners }), reading)
  } else if (
    !first.isStrong &&
    /^(?:also )?(?:an? |the )?[\p{L}-]+(?: [\p{L}-]+)?$/iu.test(before)
  ) {
    const thing = before.replace(/^(?:also )?(?:an? |the )?/i, '')
    if (isOneThing(thing) && !/^(?:two|three|four|\d)\b/i.test(thing))
      readPlain(thing, required, { ...reading, isFirst: false })
  }
}

function isRequest(text: string): boolean {
  return (
    requestsIn(text).length > 0 ||
    /^(?:only )?(?:show|display|reveal|hide)\b/i.test(text) ||
    isOneThing(text)
  )
}

function readQuestion(
  question: string,
  next: string | undefined,
  required: boolean | null,
  reading: Reading,
): boolean {
  const following = next === undefined ? [] : optionFragment(next)
  const draft = readItem(toReader(question))
  if (draft !== null) {
    const isMany = draft.isMany || (following.length > 0 && meansSeveral(next ?? ''))
    const [own] = [draft.options, following].filter((options) => options.length > 0)
    add({ ...draft, required, isMany, options: own ?? eitherOr(draft.label) }, reading)
  }
  return following.length > 0
}
