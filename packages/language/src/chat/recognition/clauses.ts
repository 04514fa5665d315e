import { dateAt } from '../words/dates.ts'
import { wordSet } from '../words/word-set.ts'
import { isLabelOnly } from './clause-roles.ts'
import { isNumeric } from './comparing.ts'
import { bestCover } from './cover.ts'
import {
  asking,
  endsHere,
  hasLabelAhead,
  hasLabelBefore,
  isDone,
  isInside,
  isPurpose,
  isVerbHere,
  leadsToCondition,
  namesAhead,
  subjectEnd,
} from './look-ahead.ts'
import { type Clause, comparisonEnd, contentOf, either, type Sentence } from './sentence.ts'
import { type Signal, signalsAt } from './signals.ts'

const subjects: ReadonlySet<string> = wordSet`modal give want have show hide unable`

/** Splits a sentence into clauses by the words between its names. */
export function clausesOf(sentence: Sentence, isTranslated: boolean): readonly Clause[] {
  const { tokens, inName } = sentence
  const clauses: Clause[] = []
  let now = fresh('open', 0, null)
  const close = (to: number) => {
    now.to = to
    if (now.to > now.from || now.opener === 'else' || (now.zone === 'target' && now.isSaid))
      clauses.push(now)
  }
  const start = (zone: Clause['zone'], at: number, from: number, opener: Signal | null = null) => {
    take(at, from)
    const isGoingOn = now.from === at && now.zone === 'open'
    const word = zone === 'condition' && inName[at - 1] !== true ? (tokens[at - 1]?.word ?? '') : ''
    const isJoined = word === 'and' || word === 'or'
    // "also for panels"
    const said = word === 'also' ? 'or' : isGoingOn ? now.joiner : null
    const joiner = isJoined ? word : said
    close(isJoined ? at - 1 : at)
    now = { ...fresh(zone, from, opener), before: isGoingOn ? now.before : null, joiner }
  }
  const request = (at: number, from: number, isTurned: boolean) => {
    start('target', at, from)
    now.isSaid = true
    now.isTurned = isTurned
  }
  /** Begins the second target of "show A if B and C when D". */
  const startNext = (at: number): boolean => {
    const next = now.zone === 'condition' ? nextTarget(sentence, now, at) : null
    if (next === null) return false
    request(next, next + 1, clauses.findLast(({ zone }) => zone === 'target')?.isTurned === true)
    return true
  }
  const take = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) sentence.read.add(at)
  }
  const use = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) now.used.add(at)
    take(from, to)
  }
  /** "do not bother people from ...": what to ask follows behind the people. */
  const isEmptyRequest = (one: Clause | undefined) =>
    one?.isSaid === true && !contentOf(sentence, one.from, one.to).has
  for (let at = 0; at < tokens.length; ) {
    if (inName[at] === true) {
      at += 1
      continue
    }
    const signal = signalsAt(tokens, at)
    const compared = Math.max(comparisonEnd(tokens, at), dateAt(tokens, at)?.end ?? 0)
    // "hide the message below 50 pounds"
    if (
      comparisonEnd(tokens, at) > 0 &&
      !clauses.some(({ zone }) => zone === 'condition') &&
      (isTargetBefore(sentence, now, at) ||
        // "message: hide below 50 pounds"
        (now.isSaid &&
          !contentOf(sentence, now.from, at).has &&
          clauses.some((one) => contentOf(sentence, one.from, one.to).hasLabel)))
    ) {
      start('condition', at, at, 'for')
      at = Math.max(at + 1, compared)
      continue
    }
    if (signal === null || compared > at + 1) {
      at = Math.max(at + 1, compared)
      continue
    }
    const { roles, end } = signal
    const word = tokens[at]?.word ?? ''
    const before = tokens[at - 1]?.word ?? ''
    const has = (...some: readonly Signal[]) => some.some((one) => roles.has(one))
    // "ask where", "ask since when"
    const isSince = /^(?:since|from|to|until|by)$/.test(before)
    const asker = isSince ? at - 2 : at - 1
    const isAsked =
      now.zone === 'target' &&
      inName[asker] !== true &&
      asking.has(tokens[asker]?.word ?? '') &&
      !contentOf(sentence, now.from, asker).hasLabel
    const content = contentOf(sentence, now.from, at)
    if (
      (has('so') && isPurpose(tokens, end)) ||
      (has('break') && isTrailing(sentence, clauses, now, end))
    ) {
      // "... so we can size it", "..., we only stock one": says why, to the end of the sentence.
      if (has('break')) take(end, tokens.length)
      const stop = tokens.findIndex(({ word }, place) => place > at && /^[.!;\n]$/.test(word))
      start('open', at, end)
      now.isCause = true
      at = stop < 0 ? tokens.length : stop
      continue
    } else if (has('so') && (at > now.from || clauses.length > 0)) {
      now.isCause = true
      for (const one of clauses) if (one.before !== 'stop') one.isCause = true
      start('open', at, end)
      // "Vans cost more, so ask ...": only the subject is the condition, if the request names what it is about.
      if (namesAhead(sentence, end))
        for (const one of clauses.filter(({ isCause }) => isCause)) {
          const { to } = one
          one.to = subjectEnd(sentence, one)
          take(one.to, to)
        }
      now.before = 'break'
    } else if (has('break') && now.opener === 'except' && !content.has) {
      // "not for the little ones, KS1 and KS2": the answers are the exception.
      take(at, end)
    } else if (has('stop', 'next') || (has('break') && !isInside(tokens, at))) {
      start('open', at, end)
      now.before = has('stop') ? 'stop' : 'break'
    } else if (has('else')) {
      startNext(at)
      start('condition', at, end, 'else')
    } else if (
      has('if', 'unless') &&
      !isDone(tokens, at) &&
      // "ask which days and whether they drive"
      !(/^(?:say|whether)$/.test(word) && now.zone === 'target' && now.isSaid) &&
      !(asks.has(word) && isAsked)
    ) {
      startNext(at)
      // "only if", "and if"
      const isFiller = now.zone === 'open' && content.isEmpty && at - now.from < 3
      if (isFiller && now.used.size === 0) now.from = at
      start('condition', at, end, has('unless') ? 'unless' : 'if')
    } else if (has('except') && (now.zone !== 'condition' || startNext(at))) {
      start('condition', at, end, 'except')
    } else if (
      has('for') &&
      now.zone !== 'condition' &&
      signalsAt(tokens, at + 1)?.roles.has('except') === true
    ) {
      // "for all but students": the exception behind "for" is read next.
      take(at, at + 1)
      at += 1
      continue
    } else if (
      has('for') &&
      now.zone === 'open' &&
      now.joiner !== null &&
      clauses.at(-1)?.zone === 'condition' &&
      content.isCondition
    ) {
      now.zone = 'condition'
    } else if (
      // "ask A if B and C for members"
      (/^(?:for|to)$/.test(word) && leadsToCondition(sentence, end, 'to', true) && startNext(at)) ||
      // "ask members about C"
      (/^(?:about|for|with|whether)$/.test(word) &&
        (now.zone === 'target' || (now.opener === 'for' && isEmptyRequest(clauses.at(-1)))) &&
        content.isCondition &&
        !content.hasLabel &&
        hasLabelAhead(sentence, end)) ||
      // "A for members", "A only over 18"
      (now.zone !== 'condition' &&
        (has('for') || (has('only') && content.has)) &&
        leadsToCondition(
          sentence,
          end,
          has('only') ? 'only' : word,
          content.has ||
            hasLabelBefore(sentence, now.from, clauses) ||
            (now.isSaid && /^(?:why|where|how)$/.test(before)),
        ))
    ) {
      start('condition', at, end, 'for')
    } else if (has('neither') && now.zone === 'target' && now.isSaid && !content.has) {
      // "show neither X nor Y"
      now.isTurned = !now.isTurned
      const nor = tokens.findIndex((one, place) => place > at && one.word === 'nor')
      if (nor > at) take(nor, nor + 1)
      take(at, end)
    } else if (has('neither') && now.zone !== 'condition') {
      start('condition', at, end, 'neither')
    } else if (has('show', 'hide') && isVerbHere(sentence, now, at, end, word, content)) {
      const isNot = takeNot(sentence, now, at, isTranslated)
      if (now.zone === 'open' && content.isCondition) now.zone = 'condition'
      request(at, nameStart(sentence, at, end), has('hide') !== isNot)
    } else if (
      has('appear', 'vanish') &&
      now.zone !== 'condition' &&
      !(has('give') && content.isCondition) &&
      (content.hasLabel || (content.isEmpty && !content.isCondition)) &&
      !content.hasWho
    ) {
      const isNot = takeNot(sentence, now, at, isTranslated)
      // "seniors never get asked about it": the subject has the negation.
      const isDenied = now.isSaid && now.isTurned
      now.zone = 'target'
      now.isSaid = true
      now.isTurned = (has('vanish') !== isNot) !== isDenied
      use(at, end)
    } else if (
      !(content.hasLabel && !content.isCondition && has('modal') && isPassive(tokens, end)) &&
      word !== 'with' &&
      (now.zone === 'open' ||
        (now.zone === 'condition' && now.opener !== 'if' && now.opener !== 'unless')) &&
      ([...roles].some((one) => subjects.has(one)) || (content.hasWho && has('appear'))) &&
      (content.has || (content.hasPeople && has('modal', 'give'))) &&
      !content.endsInWho &&
      (now.zone === 'condition' ||
        content.isCondition ||
        !content.hasLabel ||
        has('modal', 'give', 'have', 'unable', 'appear')) &&
      hasLabelAhead(sentence, end)
    ) {
      const isNot = takeNot(sentence, now, at, isTranslated) !== has('unable')
      if (content.has) now.zone = 'condition'
      now.isSubject = true
      request(at, end, isNot)
    } else if (now.zone === 'condition' && has('appear', 'vanish') && content.has) {
      const target = clauses.findLast((one) => one.zone !== 'condition')
      const isLast = endsHere(sentence, end)
      const isAhead = content.isCondition && namesAhead(sentence, end)
      const object = isLast && target === undefined ? objectBefore(sentence, now, at) : -1
      if (isTranslated && (isAhead || object > 0)) {
        // "Para una visita no hace falta la edad", "Bei Privat die Firma ausblenden"
        const isNot = takeNot(sentence, now, at, isTranslated)
        request(isAhead ? at : object, isAhead ? end : object, has('vanish') !== isNot)
        use(at, end)
      } else if (isLast && target !== undefined && /^(?:shown|hidden)$/.test(word)) {
        // "Firma bei Privat ausblenden": the verb stands behind the condition.
        target.zone = 'target'
        target.isSaid = true
        if (word === 'hidden') target.isTurned = !target.isTurned
        use(at, end)
      }
    } else if (
      has('not') &&
      ((((now.zone === 'target' && now.isSaid) ||
        // "müssen kein Kennzeichen angeben" begins a target with its verb.
        (isTranslated && now.zone === 'open' && tokens[now.from]?.word === 'should')) &&
        !content.has) ||
        (isTranslated &&
          now.zone !== 'condition' &&
          content.hasLabel &&
          (endsHere(sentence, end) || signalsAt(tokens, end)?.roles.has('if') === true)))
    ) {
      if (now.zone === 'open' && !content.isCondition) {
        now.zone = 'target'
        now.isSaid = true
      }
      // "get no X", "have nothing to say about X"
      now.isTurned = !now.isTurned
      use(at, end)
    } else if (has('and', 'or') && now.zone === 'open' && at === now.from) {
      now.joiner = has('and') ? 'and' : 'or'
      now.from = end
    }
    at = end
  }
  close(tokens.length)
  return clauses
}

const asks = new Set(['where', 'when', 'if', 'whether', 'once', 'as'])

const fresh = (zone: Clause['zone'], from: number, opener: Signal | null): Clause => ({
  zone,
  opener,
  isTurned: opener === 'unless' || opener === 'except',
  isCause: false,
  before: null,
  joiner: null,
  from,
  to: from,
  used: new Set(),
  isSaid: false,
  isSubject: false,
})

/** Takes the negation between the last name and a verb. */
function takeNot(sentence: Sentence, now: Clause, at: number, isTranslated: boolean): boolean {
  const { tokens, inName, mentions } = sentence
  const use = (place: number) => {
    now.used.add(place)
    sentence.read.add(place)
    return true
  }
  for (let one = at - 1; one >= Math.max(now.from, at - 6); one -= 1) {
    // "nicht nach dem Foto fragen": the object stands before the verb.
    if (isTranslated && inName[one] === true) continue
    if (inName[one] === true || tokens[one]?.kind === 'number') break
    const isNot = signalsAt(tokens, one)?.roles.has('not') === true
    // "those who are not attending should ...": the negation of the condition
    const isNamed = mentions.some(({ from, to, score }) => score > 0.4 && from <= one && one < to)
    if (!isNot && isNamed && !isTranslated) break
    if (!isNot || now.used.has(one) || tokens[one + 1]?.word === 'to') continue
    return use(one)
  }
  // "no policy number needed"
  const isNo = tokens[now.from]?.word === 'no' && inName[now.from] !== true
  return isNo && !now.used.has(now.from) && use(now.from)
}

/** True for an explanation behind a rule: ", we do not do that", ", beginners have their own room". */
function isTrailing(sentence: Sentence, clauses: readonly Clause[], now: Clause, from: number) {
  const rest = sentence.tokens.slice(from)
  const isOwner = /^(?:we|i)$/.test(rest[0]?.word ?? '')
  if (!isOwner && !isAboutAnswer(sentence, from)) return false
  const isRule = rest.some(
    ({ kind, word }, at) =>
      kind === 'number' ||
      // "..., we do that only for people over 18"
      (word === 'only' && rest[at + 1]?.word === 'for') ||
      [...(signalsAt(sentence.tokens, from + at)?.roles ?? [])].some((one) => ruling.has(one)),
  )
  return (
    !isRule &&
    now.zone === 'condition' &&
    contentOf(sentence, now.from, from - 1).has &&
    clauses.some((one) => one.zone === 'target' || contentOf(sentence, one.from, one.to).hasLabel)
  )
}

const ruling: ReadonlySet<Signal> = new Set(['if', 'unless', 'stop', 'next', 'so', 'show', 'hide'])

/** ", beginners get a phone call anyway", ", they can all dance": says of people what is no question of the form. */
function isAboutAnswer(sentence: Sentence, from: number): boolean {
  const { tokens, mentions } = sentence
  const isThey = tokens[from]?.word === 'they'
  const answer = mentions.find(
    (one) => one.from === from && one.name.option !== null && one.share > 0.9,
  )
  const at = isThey ? from + 1 : (answer?.to ?? -1)
  const verb = signalsAt(tokens, at)
  const isVerb = isThey
    ? /^(?:can|could|will|may)$/.test(tokens[at]?.word ?? '')
    : verb?.roles.has('have') || verb?.roles.has('give')
  if (verb === null || !isVerb) return false
  const { hasLabel, isCondition } = contentOf(sentence, verb.end, tokens.length)
  const said = tokens.slice(verb.end)
  return (
    !hasLabel &&
    !isCondition &&
    said.length > 1 &&
    !said.some(({ word }) => /^(?:it|this|that|them|these|those|both|too|also|one|not)$/.test(word))
  )
}

/** The place of a field behind the last answer of a condition, or -1. */
function objectBefore(sentence: Sentence, { from }: Clause, to: number): number {
  const cover = bestCover(sentence.mentions, from, to, either)
  const last = cover.at(-1)
  if (last === undefined || last.name.option !== null || last.share < 0.4) return -1
  return contentOf(sentence, from, last.from).isCondition ? last.from : -1
}

/** True for a label that no amount answers, and that is all of the clause: "message below 50 pounds". */
function isTargetBefore(sentence: Sentence, { zone, from }: Clause, at: number): boolean {
  if (zone === 'condition' || !isLabelOnly(sentence, { from, to: at })) return false
  const labels = sentence.mentions.filter(
    (one) => one.from >= from && one.to === at && one.name.option === null,
  )
  return labels.length > 0 && !labels.some(({ name }) => isNumeric(name.field))
}

/** The joiner before a label that ends a condition and is to show, or null. */
function nextTarget(sentence: Sentence, { from }: Clause, at: number): number | null {
  const joiner = sentence.tokens.findLastIndex(
    ({ word }, place) =>
      place > from && place < at && !sentence.inName[place] && /^(?:and|,)$/.test(word),
  )
  const isTarget =
    joiner > 0 &&
    contentOf(sentence, joiner + 1, at).hasLabel &&
    isLabelOnly(sentence, { from: joiner + 1, to: at }) &&
    contentOf(sentence, from, joiner).has
  return isTarget ? joiner : null
}

/** "should only be asked": the words before are what appears. */
const isPassive = (tokens: Sentence['tokens'], from: number) =>
  [0, 1, 2].some((ahead) => {
    const roles = signalsAt(tokens, from + ahead)?.roles
    return (roles?.has('appear') || roles?.has('vanish')) && !(ahead === 0 && roles.has('give'))
  })

/** The place of a name that begins inside the phrase of a verb: "ask why they ..." of "Why did you ...?". */
function nameStart({ mentions, tokens }: Sentence, at: number, end: number): number {
  const cut = mentions.filter(
    ({ name, from, to, share, words }) =>
      name.option === null &&
      from > at &&
      from < end &&
      to > end &&
      (share > 0.6 || words > 1 || /^(?:wh|how)/.test(tokens[from]?.word ?? '')),
  )
  return Math.min(end, ...cut.map(({ from }) => from))
}
