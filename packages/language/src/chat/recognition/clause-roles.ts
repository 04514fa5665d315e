import { isPolar } from '../meaning/polar.ts'
import { bestCover } from './cover.ts'
import type { Clause, Sentence } from './sentence.ts'
import { type Content, contentOf, inCondition, inTarget } from './sentence.ts'
import { isTyped } from './values.ts'

/** Decides what the clauses without a clear role are. */
export function resolve(sentence: Sentence, clauses: readonly Clause[]) {
  const contents = new Map(clauses.map((one) => [one, contentOf(sentence, one.from, one.to)]))
  const hasTarget = () =>
    clauses.some(
      (one) => one.zone === 'target' && !one.isCause && contents.get(one)?.hasLabel === true,
    )
  const hasCondition = () => clauses.some((one) => one.zone === 'condition' && !one.isCause)
  for (const [index, clause] of clauses.entries()) {
    if (clause.zone !== 'open') continue
    const content = contents.get(clause)
    if (content === undefined || (!content.has && !content.hasPeople)) continue
    const before = clauses[index - 1]
    const isLabelled = isLabelOnly(sentence, clause)
    const next = clauses[index + 1]
    const isAlone = clauses.every(
      (one) =>
        one === clause ||
        (one.zone === 'condition' && one.opener !== null) ||
        contents.get(one)?.has !== true,
    )
    const isNamed =
      isLabelled &&
      !content.isCondition &&
      index === 0 &&
      next?.before === 'break' &&
      contents.get(next)?.isCondition === true &&
      !isLabelOnly(sentence, next)
    const starts =
      isNamed || (next?.zone === 'condition' && next.opener !== null && before?.zone !== 'target')
    // "whoever pays by card": who answers, if something else is asked
    const isWho = content.hasWho && hasTarget()
    // "shed question: big plots only"
    const isCalled =
      index === 0 &&
      next?.before === 'break' &&
      /^(?:question|field|box)$/.test(sentence.tokens[clause.to - 1]?.word ?? '')
    if (content.hasLabel && !isWho && (isAlone || isCalled || (isLabelled && starts))) {
      clause.zone = 'target'
      clause.isTurned = startsWithNo(sentence, clause)
    } else if (content.isCondition && !isLabelled) clause.zone = 'condition'
    else if (before?.zone === 'target' && clause.before === 'break') {
      clause.zone = 'target'
      clause.isTurned = before.isTurned
      clause.isSaid = before.isSaid
    } else if (
      content.hasLabel &&
      before?.zone === 'condition' &&
      clause.joiner !== null &&
      hasTarget()
    )
      clause.zone = 'condition'
  }
  // "A, B and C are skipped for members": the verb is behind the last of them.
  for (const [index, clause] of [...clauses.entries()].toReversed()) {
    const next = clauses[index + 1]
    const isListed =
      clause.zone === 'open' &&
      next?.zone === 'target' &&
      next.before === 'break' &&
      next.used.size > 0 &&
      contents.get(next)?.hasLabel === true &&
      sentence.tokens[clause.to]?.word === ',' &&
      contents.get(clause)?.isCondition === false &&
      (clause.to - clause.from < 3 || isLabelOnly(sentence, clause))
    if (!isListed) continue
    clause.zone = 'target'
    clause.isTurned = next.isTurned
    clause.isSaid = true
    for (const place of next.used) clause.used.add(place)
  }
  swapReceivers(clauses, contents)
  // "policy number -> insured": only a yes-or-no question can be a condition
  const [first, second, more] = clauses
  if (more === undefined && first?.zone === 'open' && second?.zone === 'open') {
    const answers = [first, second].map((one) => isAnswerable(sentence, one))
    if (answers[0] === false && answers[1] === true && !contents.get(first)?.isCondition) {
      first.zone = 'target'
      second.zone = 'condition'
      second.opener = 'if'
    }
  }
  const open = clauses.filter((one) => one.zone === 'open' && contents.get(one)?.hasLabel === true)
  for (const [index, clause] of open.entries()) {
    const isLast = index === open.length - 1
    const before = clauses[clauses.indexOf(clause) - 1]
    if (before?.zone === 'target' && clause.before === 'break') {
      clause.zone = 'target'
      clause.isTurned = before.isTurned
    } else if (!hasTarget() && (hasCondition() || isLast)) {
      clause.zone = 'target'
      clause.isTurned = startsWithNo(sentence, clause)
    } else clause.zone = 'condition'
  }
}

/** Exchanges what to ask and whom to ask: "ask members for their number", "diesels only for the DPF question". */
function swapReceivers(clauses: readonly Clause[], contents: ReadonlyMap<Clause, Content>) {
  const about = clauses.findIndex(
    (one) => one.zone === 'condition' && one.opener === 'for' && isAbout(contents.get(one)),
  )
  const asked = clauses.slice(0, Math.max(0, about))
  const [first] = asked
  const target = clauses[about]
  const isWhom = asked.every((one) => {
    const content = contents.get(one)
    return content?.has !== true || (content.isCondition && !content.hasLabel)
  })
  if (first === undefined || target === undefined || !isWhom) return
  const { isTurned } = asked.find(({ zone }) => zone === 'target') ?? first
  if (!asked.some((one) => contents.get(one)?.isCondition === true)) return
  for (const one of asked)
    if (contents.get(one)?.has === true) {
      if (one.zone === 'target') one.isTurned = false
      one.zone = 'condition'
      one.opener = 'for'
    }
  target.zone = 'target'
  target.opener = null
  target.isSaid = true
  target.isTurned = isTurned
}

const isAbout = (content: Content | undefined) => content?.hasLabel === true && !content.isCondition

/** True if the words name an option or a yes-or-no question. */
const isAnswerable = ({ mentions }: Sentence, { from, to }: Clause) =>
  bestCover(mentions, from, to, inCondition).some(
    ({ name }) => name.option !== null || isPolar(name.field),
  )

/** True if the words are a label rather than the options in it: "Band or DJ". */
export function isLabelOnly(
  sentence: Sentence,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const inside = sentence.mentions.filter((one) => one.from >= from && one.to <= to)
  const label = Math.max(
    0,
    ...inside
      .filter(
        ({ name, share, words }) =>
          name.option === null && (share > 0.6 || (words > 1 && share > 0.4)),
      )
      .map(inTarget),
  )
  const cover = bestCover(inside, from, to, inCondition)
  // "lounge" of "Lounge access": nobody answers with the word of a label.
  const isNoAnswer = inside.every(({ name }) => name.option === null && isTyped(name.field))
  if (isNoAnswer && cover.length === 1) return true
  return (
    label > 0 && cover.length > 0 && label * 1.15 >= cover.reduce((sum, one) => sum + one.score, 0)
  )
}

function startsWithNo({ tokens, read }: Sentence, { from }: Clause): boolean {
  const isNo = /^(?:no|not|without|never)$/.test(tokens[from]?.word ?? '')
  if (isNo) read.add(from)
  return isNo
}
