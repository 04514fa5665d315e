import type { Field } from '@ramiform/core/field'
import { people } from '../../synonyms.ts'
import { phraseSet } from '../../words/phrases.ts'
import { doingAt } from '../doing.ts'
import { absent, polarAt } from '../polar.ts'
import {
  addCost,
  andThen,
  type Found,
  found,
  isWord,
  map,
  phrases,
  type Reader,
} from '../reader.ts'
import { type Clause, personal, spoken } from './clause.ts'
import { ofFields } from './of-fields.ts'

const nobody = phraseSet(
  'nobody | no one | no/none user/person/respondent/guest/visitor | none of them/you/us',
)

const whoWords = phraseSet('who | that | which | _')

/** Reads "nobody was injured" as the answer no. */
export function ofNobody(reader: Reader, start: number): readonly Found<Clause>[] {
  return andThen(phrases(reader, start, nobody), (_nobody, end) =>
    map(polarAt(reader, end), ({ field }) => spoken(absent(field), [field], true)),
  )
}

/** Reads "users who have a car", "their age is 30". */
export function ofPeople(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<Clause>[] {
  return andThen(phrases(reader, start, people), (_who, end) => [
    ...map(doingAt(reader, end, about), (meaning) => personal(meaning, about)),
    ...andThen(phrases(reader, end, whoWords), (_that, at) =>
      map(doingAt(reader, at, about), (meaning) => personal(meaning, about)),
    ),
    // "the user's age is ...", "their age is ..."
    ...(isWord(reader, end, "'s", "'")
      ? andThen(ofFields(reader, end + 1), (clause, to) => [found(clause, to)])
      : []),
    // "someone's leaving"
    ...(isWord(reader, end, "'s")
      ? addCost(
          map(doingAt(reader, end + 1, about), (meaning) => personal(meaning, about)),
          0.03,
        )
      : []),
  ])
}

/** Reads the words behind "it is": "urgent". */
export const personalAt = (reader: Reader, at: number) =>
  map(addCost(doingAt(reader, at, []), 0.03), (meaning) => personal(meaning, []))
