import { isLabelOnly } from './clause-roles.ts'
import { isNumeric } from './comparing.ts'
import { bestCover } from './cover.ts'
import { endsHere } from './look-ahead.ts'
import { type Clause, contentOf, inCondition, inTarget, type Sentence } from './sentence.ts'
import { signalsAt } from './signals.ts'

/** True for an explanation behind a rule: ", we do not do that", ", beginners have their own room". */
export function isTrailing(
  sentence: Sentence,
  clauses: readonly Clause[],
  now: Clause,
  from: number,
): boolean {
  const { tokens } = sentence
  const roles = signalsAt(tokens, from)?.roles
  const isOwner = /^(?:we|i)$/.test(tokens[from]?.word ?? '')
  if (!(isOwner || isAboutAnswer(sentence, from)) || roles?.has('show') || roles?.has('hide'))
    return false
  const rest = tokens
    .slice(from)
    .flatMap((_, at) => [...(signalsAt(tokens, from + at)?.roles ?? [])])
  if (rest.some((one) => /^(?:if|unless|stop|next|so|show|hide)$/.test(one))) return false
  // "..., we do that only for people over 18"
  const narrows = tokens.some(
    ({ kind, word }, at) =>
      at > from && (kind === 'number' || (word === 'only' && tokens[at + 1]?.word === 'for')),
  )
  if (narrows) return false
  return (
    now.zone === 'condition' &&
    contentOf(sentence, now.from, from - 1).has &&
    clauses.some((one) => one.zone === 'target' || contentOf(sentence, one.from, one.to).hasLabel)
  )
}

/** ", beginners get a phone call anyway", ", they can all dance": says of people what is no question of the form. */
function isAboutAnswer(sentence: Sentence, from: number): boolean {
  const { tokens, mentions } = sentence
  const isThey = tokens[from]?.word === 'they'
  const answer = mentions.find(
    (one) => one.from === from && one.name.option !== null && one.share > 0.9,
  )
  const at = isThey ? from + 1 : (answer?.to ?? -1)
  const verb = at < 0 ? null : signalsAt(tokens, at)
  const isVerb = isThey
    ? /^(?:can|could|will|may)$/.test(tokens[at]?.word ?? '')
    : verb?.roles.has('have') === true || verb?.roles.has('give') === true
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

/** "müssen kein Kennzeichen angeben" begins a target with its verb. */
export const isRequested = (
  { tokens }: Sentence,
  { zone, isSaid, from }: Clause,
  isTranslated: boolean,
) =>
  (zone === 'target' && isSaid) ||
  (isTranslated && zone === 'open' && tokens[from]?.word === 'should')

/** The place of a field behind the last answer of a condition, or -1. */
export function objectBefore(sentence: Sentence, { from }: Clause, to: number): number {
  const cover = bestCover(sentence.mentions, from, to, (one) =>
    Math.max(inTarget(one), inCondition(one)),
  )
  const last = cover.at(-1)
  if (last === undefined || last.name.option !== null || last.share < 0.4) return -1
  return contentOf(sentence, from, last.from).isCondition ? last.from : -1
}

/** "languages is front desk only" */
export function isOnlyFor(sentence: Sentence, { from }: Clause, at: number): boolean {
  const { tokens } = sentence
  if (!/^(?:is|are)$/.test(tokens[at]?.word ?? '') || !isLabelOnly(sentence, { from, to: at }))
    return false
  const only = tokens.findIndex(({ word }, place) => place > at + 1 && word === 'only')
  if (only < 0 || !endsHere({ tokens }, only + 1) || only > at + 8) return false
  const { isCondition, hasLabel } = contentOf(sentence, at + 1, only)
  return isCondition && !hasLabel
}

/** True for a label that no amount answers, and that is all of the clause: "message below 50 pounds". */
export function isTargetBefore(sentence: Sentence, { zone, from }: Clause, at: number): boolean {
  if (zone === 'condition' || !isLabelOnly(sentence, { from, to: at })) return false
  const label = sentence.mentions
    .filter((one) => one.from >= from && one.to <= at && one.name.option === null)
    .toSorted((a, b) => b.score - a.score)[0]
  return label !== undefined && label.to === at && !isNumeric(label.name.field)
}

/** "message: hide below 50 pounds" */
export const isEmptyTarget = (
  sentence: Sentence,
  now: Clause,
  clauses: readonly Clause[],
  at: number,
) =>
  !contentOf(sentence, now.from, at).has &&
  clauses.some((one) => contentOf(sentence, one.from, one.to).hasLabel)

/** The joiner before a label that ends a condition and is to show, or null. */
export function nextTarget(sentence: Sentence, { from }: Clause, at: number): number | null {
  for (let joiner = at - 1; joiner > from; joiner -= 1) {
    if (
      sentence.inName[joiner] === true ||
      !/^(?:and|,)$/.test(sentence.tokens[joiner]?.word ?? '')
    )
      continue
    const content = contentOf(sentence, joiner + 1, at)
    const before = contentOf(sentence, from, joiner)
    return content.hasLabel && isLabelOnly(sentence, { from: joiner + 1, to: at }) && before.has
      ? joiner
      : null
  }
  return null
}

/** "should only be asked": the words before are what appears. */
export const isPassive = (tokens: Sentence['tokens'], from: number) =>
  [0, 1, 2].some((ahead) => {
    const signal = signalsAt(tokens, from + ahead)
    return (
      (signal?.roles.has('appear') === true || signal?.roles.has('vanish') === true) &&
      !(ahead === 0 && signal.roles.has('give'))
    )
  })

/** The place of a name that begins inside the phrase of a verb: "ask why they ..." of "Why did you ...?". */
export function nameStart({ mentions, tokens }: Sentence, at: number, end: number): number {
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
