import { isPolar } from '../meaning/polar.ts'
import { bestCover, within } from './cover.ts'
import type { Clause, Sentence } from './sentence.ts'
import { contentOf, inCondition, inTarget } from './sentence.ts'
import { signalsAt } from './signals.ts'
import { isTyped } from './values.ts'

/** Decides what the clauses without a clear role are. */
export function resolve(sentence: Sentence, clauses: readonly Clause[]) {
  const contentIn = ({ from, to }: Clause) => contentOf(sentence, from, to)
  const hasTarget = () =>
    clauses.some((one) => one.zone === 'target' && !one.isCause && contentIn(one).hasLabel)
  const hasCondition = () => clauses.some((one) => one.zone === 'condition' && !one.isCause)
  for (const [index, clause] of clauses.entries()) {
    const content = contentIn(clause)
    if (clause.zone !== 'open' || (!content.has && !content.hasPeople)) continue
    const before = clauses[index - 1]
    const next = clauses[index + 1]
    const isLabelled = isLabelOnly(sentence, clause)
    const isAlone = clauses.every(
      (one) =>
        one === clause || (one.zone === 'condition' && one.opener !== null) || !contentIn(one).has,
    )
    const starts = next?.zone === 'condition' && next.opener !== null && before?.zone !== 'target'
    // "whoever pays by card": who answers, if something else is asked
    const isWho = content.hasWho && hasTarget()
    // "shed question: big plots only", "shed: big plots only"
    const isCalled =
      index === 0 &&
      next?.before === 'break' &&
      (/^(?:question|field|box)$/.test(sentence.tokens[clause.to - 1]?.word ?? '') ||
        (isLabelled &&
          !content.isCondition &&
          contentIn(next).isCondition &&
          !isLabelOnly(sentence, next)))
    if (content.hasLabel && !isWho && (isAlone || isCalled || (isLabelled && starts)))
      beTarget(clause, startsWithNo(sentence, clause))
    else if (content.isCondition && !isLabelled) clause.zone = 'condition'
    else if (before?.zone === 'target' && clause.before === 'break')
      beTarget(clause, before.isTurned, before.isSaid)
  }
  // "A, B and C are skipped for members": the verb is behind the last of them.
  for (const [index, clause] of [...clauses.entries()].toReversed()) {
    const next = clauses[index + 1]
    const isListed =
      clause.zone === 'open' &&
      next?.zone === 'target' &&
      next.before === 'break' &&
      next.used.size > 0 &&
      contentIn(next).hasLabel &&
      sentence.tokens[clause.to]?.word === ',' &&
      !contentIn(clause).isCondition &&
      (clause.to - clause.from < 3 || isLabelOnly(sentence, clause))
    if (!isListed) continue
    beTarget(clause, next.isTurned, true)
    for (const place of next.used) clause.used.add(place)
  }
  swapReceivers(sentence, clauses)
  // "policy number -> insured": only a yes-or-no question can be a condition
  const [first, second, more] = clauses
  if (
    more === undefined &&
    first?.zone === 'open' &&
    second?.zone === 'open' &&
    !isAnswerable(sentence, first) &&
    isAnswerable(sentence, second) &&
    !contentIn(first).isCondition
  ) {
    first.zone = 'target'
    second.zone = 'condition'
    second.opener = 'if'
  }
  const open = clauses.filter((one) => one.zone === 'open' && contentIn(one).hasLabel)
  for (const clause of open) {
    const before = clauses[clauses.indexOf(clause) - 1]
    if (before?.zone === 'target' && clause.before === 'break') beTarget(clause, before.isTurned)
    else if (!hasTarget() && (hasCondition() || clause === open.at(-1)))
      beTarget(clause, startsWithNo(sentence, clause))
    else clause.zone = 'condition'
  }
}

function beTarget(clause: Clause, isTurned: boolean, isSaid = clause.isSaid) {
  clause.zone = 'target'
  clause.isTurned = isTurned
  clause.isSaid = isSaid
}

/** Exchanges what to ask and whom to ask: "ask members for their number", "diesels only for the DPF question". */
function swapReceivers(sentence: Sentence, clauses: readonly Clause[]) {
  const contentIn = ({ from, to }: Clause) => contentOf(sentence, from, to)
  const about = clauses.findIndex(
    (one) =>
      one.zone === 'condition' &&
      one.opener === 'for' &&
      !contentIn(one).isCondition &&
      (contentIn(one).hasLabel ||
        // "do not bother people from Europe with that question"
        (!contentIn(one).hasPeople && signalsAt(sentence.tokens, one.from)?.roles.has('pronoun'))),
  )
  const target = clauses[about]
  const before = clauses.slice(0, about).filter((one) => one.isCause === target?.isCause)
  const asked = before.filter((one) => contentIn(one).has)
  const isWhom = asked.every((one) => contentIn(one).isCondition && !contentIn(one).hasLabel)
  if (target === undefined || asked.length === 0 || !isWhom) return
  const request = before.find(({ zone }) => zone === 'target') ?? before[0]
  beTarget(target, request?.isTurned === true, true)
  target.opener = null
  for (const one of asked) {
    if (one.zone === 'target') one.isTurned = false
    one.zone = 'condition'
    one.opener = 'for'
  }
}

/** True if the words name an option or a yes-or-no question. */
const isAnswerable = ({ mentions }: Sentence, { from, to }: Clause) =>
  bestCover(mentions, from, to, inCondition).some(
    ({ name }) => name.option !== null || isPolar(name.field),
  )

/** True if the words are a label rather than the options in it: "Band or DJ". */
export function isLabelOnly(sentence: Sentence, span: Pick<Clause, 'from' | 'to'>): boolean {
  const inside = within(sentence.mentions, span)
  const cover = bestCover(inside, span.from, span.to, inCondition)
  // "lounge" of "Lounge access": nobody answers with the word of a label.
  const isNoAnswer = inside.every(({ name }) => name.option === null && isTyped(name.field))
  if (isNoAnswer && cover.length === 1) return true
  const labels = inside.filter(({ share, words }) => share > 0.6 || (words > 1 && share > 0.4))
  const best = Math.max(0, ...labels.map(inTarget))
  return (
    best > 0 && cover.length > 0 && best * 1.15 >= cover.reduce((sum, one) => sum + one.score, 0)
  )
}

function startsWithNo({ tokens, read }: Sentence, { from }: Clause): boolean {
  const isNo = /^(?:no|not|without|never)$/.test(tokens[from]?.word ?? '')
  if (isNo) read.add(from)
  return isNo
}
