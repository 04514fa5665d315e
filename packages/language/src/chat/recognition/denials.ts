import { type Meaning, opposite } from '../meaning/meaning.ts'
import { absent, present } from '../meaning/polar.ts'
import { isKnownWord } from './known-words.ts'
import type { Atom, Part } from './parts.ts'
import type { Sentence } from './sentence.ts'
import { signalsAt } from './signals.ts'

/** True for a word that one of some conditions uses. */
export const isTaken = (atoms: readonly Atom[], at: number) =>
  atoms.some(({ from, to, said }) => (from <= at && at < to) || said?.includes(at) === true)

/** Applies the negations of a part to the condition behind them, or to the one before if none is behind. */
export function deny({ tokens, inName, read }: Sentence, part: Part, atoms: readonly Atom[]) {
  const { clause } = part
  // "Nobody in the warehouse gets one, so no ..." denies something else than the condition.
  if (clause.isCause && clause.opener === null) return
  for (let at = part.from; at < part.to; at += 1) {
    if (isTaken(atoms, at) || clause.used.has(at)) continue
    const { roles = new Set(), end = at + 1 } = signalsAt(tokens, at) ?? {}
    const isOff = /^(?:unticked|unchecked|unselected|false)$/.test(tokens[at]?.word ?? '')
    if (!isOff && !roles.has('not') && !roles.has('except') && !roles.has('unable')) continue
    const behind = isOff ? undefined : atoms.find((one) => one.from > at)
    const before = atoms.findLast((one) => one.to <= at)
    // "insured, so they can not start" denies starting.
    const isOnlyBehind = roles.has('unable') && !roles.has('not')
    const denied = isOnlyBehind ? behind : (behind ?? before)
    if (denied === undefined || (isOff && !denied.isOption)) continue
    // "Under 18s aren't automatically insured" denies something that nobody asks.
    const isUnread = tokens
      .slice(end, part.to)
      .some(
        ({ kind, word }, index) => kind === 'word' && !isKnownWord(word) && !inName[end + index],
      )
    if (behind === undefined && isUnread) continue
    // "not earning 2000" is no other amount.
    const { meaning, field } = denied
    const isAmount = meaning.kind === 'test' && meaning.is === 'is' && field.type === 'number'
    if (isAmount && !/^(?:is|are|was|equals?|=)$/.test(tokens[at - 1]?.word ?? '')) continue
    denied.isNot = !denied.isNot
    for (let place = at; place < end; place += 1) read.add(place)
    at = end - 1
  }
}

/** The condition with its negation: "no children" means none, and a denied yes-or-no question the answer no. */
export const meant = ({ meaning, isNot, field, isNamed, isOption }: Atom): Meaning => {
  if (!isNot) return meaning
  if (isNamed === true && isOption) return opposite(meaning)
  const isPresence = JSON.stringify(meaning) === JSON.stringify(present(field))
  return isPresence && meaning.kind !== 'not' ? absent(field) : opposite(meaning)
}
