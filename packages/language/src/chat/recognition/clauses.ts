import { dateAt } from '../words/dates.ts'
import type { Token } from '../words/tokens.ts'
import {
  isEmptyTarget,
  isOnlyFor,
  isPassive,
  isRequested,
  isTargetBefore,
  isTrailing,
  nameStart,
  nextTarget,
  objectBefore,
} from './clause-edges.ts'
import {
  asking,
  endsHere,
  hasLabelAhead,
  hasLabelBefore,
  isBothered,
  isDone,
  isEmptyOpen,
  isInside,
  isOnlyFiller,
  isPurpose,
  isVerbHere,
  leadsToCondition,
  namesAhead,
  subjectEnd,
} from './look-ahead.ts'
import { type Clause, comparisonEnd, contentOf, contents, type Sentence } from './sentence.ts'
import { type Signal, signalsAt } from './signals.ts'

const subjects: ReadonlySet<Signal> = new Set([
  'modal',
  'give',
  'want',
  'have',
  'show',
  'hide',
  'unable',
])

/** Splits a sentence into clauses by the words between its names. */
export function clausesOf(sentence: Sentence, isTranslated: boolean): readonly Clause[] {
  const { tokens, inName } = sentence
  const clauses: Clause[] = []
  let now = fresh('open', 0, null)
  let lastAsk = -1
  /** "do not bother people from X with ...": the sense of the target that follows */
  let bothered: boolean | null = null
  const close = (to: number) => {
    now.to = to
    if (now.to > now.from || now.opener === 'else' || (now.zone === 'target' && now.isSaid))
      clauses.push(now)
  }
  const start = (zone: Clause['zone'], at: number, from: number, opener: Signal | null = null) => {
    take(at, from)
    const before = now.from === at && now.zone === 'open' ? now.before : null
    const word = zone === 'condition' && inName[at - 1] !== true ? (tokens[at - 1]?.word ?? '') : ''
    const isJoined = word === 'and' || word === 'or'
    // "also for panels"
    const isAlso = word === 'also' && zone === 'condition'
    const joiner = isJoined
      ? word
      : isAlso
        ? 'or'
        : now.from === at && now.zone === 'open'
          ? now.joiner
          : null
    close(isJoined ? at - 1 : at)
    now = { ...fresh(zone, from, opener), before, joiner }
  }
  const request = (at: number, from: number, isTurned: boolean) => {
    start('target', at, from)
    now.isSaid = true
    now.isTurned = isTurned
  }
  const askedAt = (end: number) => (asking.has(tokens[end - 1]?.word ?? '') ? end : lastAsk)
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
        (now.isSaid && isEmptyTarget(sentence, now, clauses, at)))
    ) {
      start('condition', at, at, 'for')
      at = Math.max(at + 1, compared)
      continue
    }
    if (now.zone === 'open' && isOnlyFor(sentence, now, at)) {
      start('condition', at, at + 1, 'for')
      at += 1
      continue
    }
    if (signal === null || compared > at + 1) {
      at = Math.max(at + 1, compared)
      continue
    }
    const { roles, end } = signal
    const word = tokens[at]?.word ?? ''
    const has = (...some: readonly Signal[]) => some.some((one) => roles.has(one))
    const content = contentOf(sentence, now.from, at)
    if (has('stop')) {
      start('open', at, end)
      now.before = 'stop'
    } else if (
      bothered !== null &&
      now.zone === 'condition' &&
      content.has &&
      /^(?:with|for|about|whether|what|which|why|how)$/.test(word) &&
      hasLabelAhead(sentence, end)
    ) {
      request(at, /^(?:wh|how)/.test(word) && word !== 'whether' ? at : end, bothered)
      bothered = null
    } else if (has('next')) {
      start('open', at, end)
      now.before = 'break'
    } else if (has('so') && isPurpose(tokens, end)) {
      // "... so we can size it" says why, to the end of the sentence.
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
    } else if (has('break') && isTrailing(sentence, clauses, now, end)) {
      // "..., we only stock one" says why, to the end of the sentence.
      start('open', at, end)
      now.isCause = true
      take(end, tokens.length)
      break
    } else if (has('break') && isInside(tokens, at)) {
      // "1-2", "Do you smoke? is not No"
    } else if (has('break')) {
      // A comma behind nothing new says nothing.
      start('open', at, end)
      now.before = 'break'
    } else if (has('else')) {
      startNext(at)
      start('condition', at, end, 'else')
    } else if (
      has('if', 'unless') &&
      !isDone(tokens, at) &&
      // "ask which days and whether they drive"
      !(/^(?:say|whether)$/.test(word) && now.zone === 'target' && now.isSaid) &&
      !(
        (lastAsk === at ||
          (lastAsk === at - 1 &&
            /^(?:since|from|to|until|by)$/.test(tokens[at - 1]?.word ?? ''))) &&
        asks.has(word)
      )
    ) {
      startNext(at)
      // "only if", "and if"
      const previous = now
      start('condition', at, end, has('unless') ? 'unless' : 'if')
      now.isTurned = has('unless')
      if (
        previous.zone === 'open' &&
        clauses.at(-1) === previous &&
        isEmptyOpen(sentence, previous)
      )
        clauses.pop()
    } else if (has('except') && (now.zone !== 'condition' || startNext(at))) {
      start('condition', at, end, 'except')
      now.isTurned = true
    } else if (
      /^(?:for|to)$/.test(word) &&
      leadsToCondition(sentence, end, 'to', true) &&
      startNext(at)
    ) {
      start('condition', at, end, 'for')
    } else if (has('for') && now.zone !== 'condition' && isExcept(tokens, at + 1)) {
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
      /^(?:about|for|with)$/.test(word) &&
      now.zone === 'target' &&
      content.isCondition &&
      !content.hasLabel &&
      hasLabelAhead(sentence, end)
    ) {
      start('condition', at, end, 'for')
    } else if (
      has('for') &&
      now.zone !== 'condition' &&
      leadsToCondition(
        sentence,
        end,
        word,
        content.has ||
          hasLabelBefore(sentence, now.from, clauses) ||
          (now.isSaid && /^(?:why|where|how)$/.test(tokens[at - 1]?.word ?? '')),
      )
    ) {
      start('condition', at, end, 'for')
    } else if (
      has('only') &&
      now.zone !== 'condition' &&
      content.has &&
      leadsToCondition(sentence, end, 'only', true)
    ) {
      start('condition', at, end, 'for')
    } else if (
      has('neither') &&
      now.zone === 'target' &&
      now.isSaid &&
      isOnlyFiller(sentence, now.from, at)
    ) {
      now.isTurned = !now.isTurned
      const nor = tokens.findIndex((one, place) => place > at && one.word === 'nor')
      if (nor > at) take(nor, nor + 1)
      take(at, end)
    } else if (has('neither') && now.zone !== 'condition') {
      start('condition', at, end, 'neither')
    } else if (has('show', 'hide') && isVerbHere(sentence, now, at, end, word, content)) {
      const isNot = takeNot(sentence, now, at, isTranslated)
      const isSubject = now.zone === 'open' && content.has
      if (isSubject) now.zone = content.isCondition ? 'condition' : now.zone
      request(at, nameStart(sentence, at, end), has('hide') !== isNot)
      lastAsk = askedAt(end)
    } else if (
      has('appear', 'vanish') &&
      now.zone !== 'condition' &&
      !(has('give') && content.isCondition) &&
      (content.hasLabel || content.isEmpty) &&
      !(content.isCondition && !content.hasLabel) &&
      !content.hasWho
    ) {
      const isNot = takeNot(sentence, now, at, isTranslated)
      // "seniors never get asked about it": the subject has the negation.
      const isDenied = now.isSaid && now.isTurned
      now.zone = 'target'
      now.isSaid = true
      now.isTurned = (has('vanish') !== isNot) !== isDenied
      for (let one = at; one < end; one += 1) now.used.add(one)
      take(at, end)
      sentence.mentions = sentence.mentions.filter(
        (one) => !(one.words === 1 && one.from >= at && one.to <= end),
      )
      contents.delete(sentence)
      lastAsk = content.hasLabel ? lastAsk : askedAt(end)
    } else if (
      !(content.hasLabel && !content.isCondition && has('modal') && isPassive(tokens, end)) &&
      word !== 'with' &&
      (now.zone === 'open' ||
        (now.zone === 'condition' && now.opener !== 'if' && now.opener !== 'unless')) &&
      ([...roles].some((one) => subjects.has(one)) || (content.hasWho && has('appear'))) &&
      (content.has || (content.hasPeople && has('modal', 'give'))) &&
      !content.endsInWho &&
      hasLabelAhead(sentence, end)
    ) {
      const isNot = takeNot(sentence, now, at, isTranslated) !== has('unable')
      if (now.zone === 'open' && content.isCondition) now.zone = 'condition'
      const isLabel = now.zone === 'open' && content.hasLabel
      if (!isLabel || has('modal', 'give', 'have', 'unable', 'appear')) {
        if (now.zone === 'open') now.zone = content.has ? 'condition' : 'open'
        now.isSubject = true
        request(at, end, isNot)
        lastAsk = askedAt(end)
      }
    } else if (
      isTranslated &&
      now.zone === 'condition' &&
      has('appear', 'vanish') &&
      content.isCondition &&
      namesAhead(sentence, end)
    ) {
      // "Para una visita no hace falta la edad"
      const isNot = takeNot(sentence, now, at, isTranslated)
      request(at, end, has('vanish') !== isNot)
    } else if (
      now.zone === 'condition' &&
      has('appear', 'vanish') &&
      content.has &&
      endsHere(sentence, end)
    ) {
      // "Firma bei Privat ausblenden": the verb stands behind the condition.
      const target = clauses.findLast((one) => one.zone !== 'condition')
      const object = isTranslated ? objectBefore(sentence, now, at) : -1
      if (object > 0 && target === undefined) {
        // "Bei Privat die Firma ausblenden"
        const isNot = takeNot(sentence, now, at, isTranslated)
        request(object, object, has('vanish') !== isNot)
        now.used.add(at)
        take(at, end)
      } else if (target !== undefined && /^(?:shown|hidden)$/.test(word)) {
        target.zone = 'target'
        target.isSaid = true
        if (word === 'hidden') target.isTurned = !target.isTurned
        now.used.add(at)
        take(at, end)
      }
    } else if (
      has('people') &&
      now.zone === 'target' &&
      now.isSaid &&
      isOnlyFiller(sentence, now.from, at) &&
      !/^(?:them|they|it)$/.test(word) &&
      isBothered(sentence, end)
    ) {
      const { isTurned } = now
      // The request goes on behind the people.
      now.isSaid = now.from < at
      start('condition', at, end, 'for')
      bothered = isTurned
    } else if (has('modal', 'give', 'show') && now.zone === 'target') lastAsk = askedAt(end)
    else if (
      has('not') &&
      ((isRequested(sentence, now, isTranslated) && isOnlyFiller(sentence, now.from, at)) ||
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
      now.used.add(at)
      take(at, end)
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
  isTurned: false,
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

const isExcept = (tokens: readonly Token[], at: number) =>
  signalsAt(tokens, at)?.roles.has('except') === true
