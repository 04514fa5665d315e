import type { Field } from '@ramiform/core/field'
import { allOf, type FieldRule, type Meaning, not } from '../meaning/meaning.ts'
import { connectors, otherwise } from '../synonyms.ts'
import { phraseSet } from '../words/phrases.ts'
import type { Clause } from './clauses/clause.ts'
import { conditionAt } from './conditions.ts'
import { dependsAt } from './depending.ts'
import { bareEffectsAt, closingAt, type Effect, effectsAt, politeAt } from './effects.ts'
import { exceptAt, forWhomAt } from './for-whom.ts'
import {
  addCost,
  andThen,
  type Found,
  found,
  isWord,
  map,
  phrases,
  problemCost,
  type Reader,
  repeated,
} from './reader.ts'

const meantFor = phraseSet(
  'is | are | should be | is only | are only | is just | should only be | must only be | is meant | is intended | is only meant | is meant only | are meant | goes | go | goes only | belongs | belongs only | is reserved | is/are/shall/must/should/to _/be provided/completed/given/stated/answered/filled _/in/out',
)

/** Reads a whole statement: the fields, whether they show or hide, and when. */
export function statementAt(reader: Reader, start: number): readonly Found<readonly FieldRule[]>[] {
  const all = repeated(oneStatementAt(reader, start, []), 7, (rules, end) => {
    let at = end
    while (isWord(reader, at, ',', ';', '.', '!', '\n', '*', '-')) at += 1
    const from = isWord(reader, at, 'and', 'but', 'then', 'also', 'plus') ? at + 1 : at
    if (from === end) return []
    const about = rules.map(({ field }) => field)
    const next = isWord(reader, from, 'also') ? from + 1 : from
    return map(addCost(oneStatementAt(reader, next, about), 0.02), (more) => [...rules, ...more])
  })
  return andThen(all, (rules, end) => map(closingAt(reader, end), () => rules))
}

function oneStatementAt(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<readonly FieldRule[]>[] {
  return [
    ...effectFirst(reader, start, about),
    ...conditionFirst(reader, start, about),
    ...dependsAt(reader, start),
  ]
}

/** Reads "show A if C", "A should only appear when C, otherwise show B", "show A only for students". */
function effectFirst(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<readonly FieldRule[]>[] {
  const effects = effectsAt(reader, start, about)
  const bare = andThen(politeAt(reader, start), (_please, at) => [
    ...addCost(bareEffectsAt(reader, at), 0.08),
  ])
  return andThen([...effects, ...bare], (said, effectEnd) =>
    andThen(closingAt(reader, effectEnd), (_too, end) =>
      andThen(
        [
          ...andThen(phrases(reader, end, connectors), (kind, at) => {
            const meant = kind === 'if' ? (m: Meaning) => m : not
            // "..., and show B too but only if C" may need the condition of A as well.
            const isUnclear =
              about.length > 0 &&
              isWord(reader, end - 1, 'too', 'also', 'well') &&
              isWord(reader, end, 'but')
            if (isUnclear)
              return map(addCost(conditionAt(reader, at), unclear), (clause) =>
                meant(clause.meaning),
              )
            const plain = conditionAt(reader, isWord(reader, at, ':') ? at + 1 : at)
            return [
              ...map(plain, (clause) => meant(clause.meaning)),
              // "if A, but not for B"
              ...andThen(plain, (clause, to) =>
                // "but no permit" is another condition.
                isWord(reader, to, 'but') && !isWord(reader, to + 1, 'not')
                  ? []
                  : map(exceptAt(reader, to), (rest) => allOf([meant(clause.meaning), rest])),
              ),
            ]
          }),
          ...forWhomAt(reader, end),
          ...andThen(phrases(reader, end, meantFor), (_is, at) => forWhomAt(reader, at)),
          // "show the message except for weddings"
          ...addCost(exceptAt(reader, end), 0.05),
          // "either when A, or when B"
          ...(isWord(reader, end, 'either', 'both') &&
          phrases(reader, end + 1, connectors).length > 0
            ? map(conditionAt(reader, end), ({ meaning }) => meaning)
            : []),
        ],
        (meaning, to) => withOtherwise(reader, said, meaning, to),
      ),
    ),
  )
}

/** Cost of a reading that is shown as a question */
const unclear = 0.6

const colons = phraseSet(
  'then | , | : | -> | - | ? | . | , then | ? then | , so | so | ; | \n | ? \n | , please | ; then | . then | , only then | , we | then : | , i want | , also | then also | , in that case | , it should | _ , :',
)

/** Reads "if C, show A, otherwise hide it", "C? Then show A". */
function conditionFirst(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<readonly FieldRule[]>[] {
  return andThen(politeAt(reader, start), (_please, begin) => {
    const stated = andThen(phrases(reader, begin, connectors), (kind, at) =>
      map(conditionAt(reader, isWord(reader, at, ':') ? at + 1 : at), (clause) => ({
        clause,
        meaning: kind === 'if' ? clause.meaning : not(clause.meaning),
      })),
    )
    // "Should the amount be 10 or more, ..."
    const inverted = isWord(reader, start, 'should')
      ? map(addCost(conditionAt(reader, start + 1), 0.05), (clause) => ({
          clause,
          meaning: clause.meaning,
        }))
      : []
    const asked = andThen(questionAt(reader, begin), (clause, end) =>
      isWord(reader, end, '?', '->', ':', '\n')
        ? [found({ clause, meaning: clause.meaning }, end, 0.02)]
        : [],
    )
    const whom = andThen(forWhomAt(reader, begin), (meaning, end) => [
      found({ clause: { meaning, about: [], isPerson: true }, meaning }, end, 0.01),
    ])
    return andThen([...stated, ...inverted, ...asked, ...whom], ({ meaning }, end) =>
      andThen(afterCondition(reader, end), (isMarked, at) => [
        ...andThen(effectsAt(reader, at, about), (said, to) =>
          andThen(closingAt(reader, to), (_too, last) =>
            withOtherwise(reader, said, meaning, last),
          ),
        ),
        ...(isMarked
          ? andThen(addCost(bareEffectsAt(reader, at), 0.1), (said, to) =>
              withOtherwise(reader, said, meaning, to),
            )
          : []),
      ]),
    )
  })
}

function afterCondition(reader: Reader, end: number): readonly Found<boolean>[] {
  return [
    found(false, end),
    ...phrases(reader, end, colons).map((one) => ({
      ...one,
      value: isWord(reader, one.end - 1, ':', '->', 'then'),
    })),
  ]
}

/** Reads "Is the plan Pro?", "Picked Business?". */
function questionAt(reader: Reader, start: number): readonly Found<Clause>[] {
  const inverted = isWord(reader, start, ...'is are was were do does did has have'.split(' '))
    ? addCost(conditionAt(reader, start + 1), 0.02)
    : []
  return [...conditionAt(reader, start), ...inverted]
}

/** Reads the other branch: "otherwise hide it", "else show B". */
function withOtherwise(
  reader: Reader,
  said: readonly Effect[],
  meaning: Meaning,
  end: number,
): readonly Found<readonly FieldRule[]>[] {
  const rules = rulesOf(said, meaning)
  const alone = found(rules, end)
  let at = end
  while (isWord(reader, at, ',', '.', ';', '\n', '!')) at += 1
  if (isWord(reader, at, 'and', 'but')) at += 1
  const about = said.map(({ field }) => field)
  const others = andThen(phrases(reader, at, otherwise), (_else, from) => {
    const comma = isWord(reader, from, ',', ':') ? from + 1 : from
    return [
      ...andThen(effectsAt(reader, comma, about), (other, to) =>
        andThen(closingAt(reader, to), (_too, last) => elseOf(said, rules, other, meaning, last)),
      ),
      // "else if D show B"
      ...(isWord(reader, comma, 'if', 'when')
        ? map(conditionFirst(reader, comma, about), (more) => [
            ...rules,
            ...more.map((rule) => ({
              ...rule,
              shownWhen: { kind: 'all' as const, parts: [not(meaning), rule.shownWhen] },
            })),
          ])
        : []),
      ...(isWord(reader, comma, 'not', 'hidden', 'hide', 'do')
        ? [found(rules, hiddenEnd(reader, comma), 0.05)]
        : []),
    ]
  })
  return [alone, ...others]
}

const stays = phraseSet(
  'hide it | hide them | hidden | do not | do not show it | not | hide | do not show',
)

function hiddenEnd(reader: Reader, at: number): number {
  return Math.max(at, ...phrases(reader, at, stays).map(({ end }) => end))
}

function rulesOf(effects: readonly Effect[], meaning: Meaning): readonly FieldRule[] {
  return effects.map(({ field, shows }) => ({ field, shownWhen: shows ? meaning : not(meaning) }))
}

/** Adds the rules of the other branch. Refuses a field that would show in both branches. */
function elseOf(
  said: readonly Effect[],
  rules: readonly FieldRule[],
  other: readonly Effect[],
  meaning: Meaning,
  end: number,
): readonly Found<readonly FieldRule[]>[] {
  const again = other.filter(({ field, shows }) =>
    said.some((one) => one.field.id === field.id && one.shows === shows),
  )
  const fresh = other.filter(({ field }) => !said.some((one) => one.field.id === field.id))
  const all = [...rules, ...rulesOf(fresh, not(meaning))]
  if (again.length === 0) return [found(all, end)]
  return [
    found(all, end, problemCost, [
      {
        kind: 'refuse',
        reason: `“${again[0]?.field.label}” would show in both cases, so it needs no rule.`,
        hint: 'Say when it should show, and it is hidden otherwise.',
      },
    ]),
  ]
}
