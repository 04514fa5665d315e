import type { FieldRule } from '../meaning/meaning.ts'
import { phraseSet } from '../words/phrases.ts'
import { conditionAt } from './conditions.ts'
import { bareEffectsAt, closingAt, type Effect, effectsAt, politeAt } from './effects.ts'
import { fieldsAt } from './field-lists.ts'
import { forWhomAt, whoAt } from './for-whom.ts'
import {
  andThen,
  type Found,
  found,
  isWord,
  map,
  memoized,
  phrases,
  problemCost,
  type Reader,
} from './reader.ts'

export const meantFor = phraseSet(
  'is | are | should be | is only | are only | is just | should only be | must only be | is meant | is intended | is only meant | is meant only | are meant | goes | go | goes only | belongs | belongs only | is reserved | is/are/shall/must/should/to _/be provided/completed/given/stated/answered/filled _/in/out',
)

const onlyMarks = phraseSet(
  '-> | -> only | : applicable/relevant/needed/required _/only to/for/in/_ | - applicable/relevant/needed/required _/only to/for/in/_ | - | - only | : | : only | only | is only | are only | - only if | ( only | = only | just | -> only if | -> only when | : only if | : if | : only when | -> if | - if | - only when | : when | is just | only - | , only | should only be | belongs only to | is _ only',
)

/** Reads "Return date -> only Round trip", "Doctor's certificate: sick leave longer than 3 days only". */
export function inShort(reader: Reader, start: number): readonly Found<readonly FieldRule[]>[] {
  const bare = andThen(politeAt(reader, start), (_please, at) => bareEffectsAt(reader, at))
  return andThen(bare, (effects, end) =>
    andThen(phrases(reader, end, onlyMarks), (_only, at) => {
      const conditions = [
        ...map(conditionAt(reader, at), ({ meaning }) => meaning),
        ...whoAt(reader, at),
        ...(isWord(reader, at, 'for', 'to', 'if', 'when') ? forWhomAt(reader, at) : []),
      ]
      return andThen(conditions, (meaning, to) =>
        map(closingAt(reader, to), () =>
          effects.map(({ field }) => ({ field, shownWhen: meaning })),
        ),
      )
    }),
  ).map((one) => ({ ...one, cost: one.cost + 0.1 }))
}

const notNeeded = phraseSet('no | there is no need for | no need for | no need to ask for')

const neededWords = phraseSet(
  '_ | needed | necessary | required | is/are needed/necessary/required | needs to be given/filled/asked | asked | is asked',
)

/** Reads "no delivery address needed if ..." as hide. */
export function notNeededAt(reader: Reader, start: number): readonly Found<readonly Effect[]>[] {
  return andThen(phrases(reader, start, notNeeded), (_no, at) =>
    andThen(bareEffectsAt(reader, at), (effects, end) =>
      andThen([found(null, end, 0.03), ...phrases(reader, end, neededWords)], (_needed, to) => [
        found(
          effects.map(({ field }) => ({ field, shows: false })),
          to,
          0.02,
        ),
      ]),
    ),
  )
}

const toggling = phraseSet('toggle/switch/change/control/set/decide _/the visibility/_ _/of')

const depending = phraseSet(
  'depends on | depend on | by | should depend on | must depend on | is dependent on | are dependent on | depending on | based on | dependent on | according to | should be based on | is based on | relies on | is conditional on | is controlled by | should be conditional on',
)

/** Reads "A depends on B" and asks for the answers that show A. */
export function dependsAt(reader: Reader, start: number): readonly Found<readonly FieldRule[]>[] {
  const effects = [
    ...effectsAt(reader, start, []),
    ...andThen(politeAt(reader, start), (_please, at) => [
      ...bareEffectsAt(reader, at),
      ...andThen(phrases(reader, at, toggling), (_toggle, end) => bareEffectsAt(reader, end)),
    ]),
  ]
  return memoized(reader, `depends ${start}`, () =>
    andThen(effects, (said, end) =>
      andThen(phrases(reader, end, depending), (_on, at) =>
        andThen(
          fieldsAt(
            reader,
            isWord(reader, at, 'the') && isWord(reader, at + 1, 'answer') ? at + 2 : at,
          ),
          ({ fields }, to) => {
            const [source] = fields
            const [target] = said
            if (source === undefined || target === undefined) return []
            const tell = (way: string) => ({
              start: 0,
              end: reader.text.length,
              text: `Show "${target.field.label}" if "${source.field.label}" ${way}`,
            })
            const choices = [
              ...(source.field.options ?? [])
                .slice(0, 10)
                .map((option) => ({ label: option, ...tell(`is "${option}"`) })),
              { label: 'Any answer', ...tell('is filled in') },
              { label: 'No answer', ...tell('is empty') },
            ]
            const rule: FieldRule = { field: target.field, shownWhen: { kind: 'all', parts: [] } }
            return [
              found([rule], to, problemCost - 1, [
                {
                  kind: 'ask',
                  question: `For which answers to “${source.field.label}” should “${target.field.label}” show?`,
                  choices,
                },
              ]),
            ]
          },
        ),
      ),
    ),
  )
}
