import { isCommonWord, meantWord } from '../../lexicon/lexicon.ts'
import { helping } from '../../synonyms.ts'
import { grammarWords, phraseSet } from '../../words/phrases.ts'
import { stem } from '../../words/stem.ts'
import {
  addCost,
  andThen,
  type Found,
  found,
  isWord,
  memoized,
  phrases,
  type Reader,
  textBetween,
} from '../reader.ts'
import type { Clause } from './clause.ts'
import { elided } from './elided.ts'
import { ofExistence } from './of-existence.ts'
import { ofFields } from './of-fields.ts'
import { ofNobody, ofPeople, personalAt } from './of-people.ts'
import { ofOnlyThing, ofValues } from './of-values.ts'

/** Reads one statement about answers. Without a subject of its own it uses that of the clause before. */
export function clauseAt(
  reader: Reader,
  at: number,
  before: Clause | null,
): readonly Found<Clause>[] {
  const about = before?.about ?? reader.topic
  const key = `clause ${at} ${about.map(({ id }) => id).join(' ')} ${before?.isPerson}`
  return memoized(reader, key, () => {
    const clauses = [
      ...ofFields(reader, at),
      ...ofPeople(reader, at, about),
      ...ofNobody(reader, at),
      ...ofOnlyThing(reader, at),
      ...(about.length === 0 && isWord(reader, at, 'it', 'this') ? personalAt(reader, at + 1) : []),
      ...andThen(thingAt(reader, at), (_thing, end) => addCost(personalAt(reader, end), 0.03)),
      // "... and it is either plated or boxed": only another field has these options
      ...(about.length > 0 && before !== null && isWord(reader, at, 'it')
        ? addCost(personalAt(reader, at + 1), 0.06)
        : []),
      ...ofValues(reader, at, about),
      ...ofExistence(reader, at),
      ...elided(reader, at, before, about),
    ]
    return [
      ...clauses,
      ...andThen(clauses, (clause, end) =>
        phrases(reader, end, tails).map((one) => found(clause, one.end, 0.01)),
      ),
    ]
  })
}

const things = phraseSet('the/this/their thing/item/product/package/order')

/** Reads a thing that the form does not know by name: "the animal" in "the animal is alone for 6 hours". */
function thingAt(reader: Reader, at: number): readonly Found<unknown>[] {
  const { kind, word } = reader.tokens[at + 1] ?? { kind: 'mark', word: '' }
  const isUnknown =
    isWord(reader, at, 'the', 'their', 'this', 'your', 'a', 'an') &&
    kind === 'word' &&
    !grammarWords.has(word) &&
    !isCommonWord(word) &&
    !reader.lexicon.byStem.has(stem(word)) &&
    meantWord(reader.lexicon, word) === null &&
    phrases(reader, at + 2, helping).length > 0
  const remark = {
    kind: 'assumed',
    text: `“${textBetween(reader, at, at + 2)}” was not used.`,
  } as const
  return [
    ...phrases(reader, at, things),
    ...(isUnknown ? [found('yes' as const, at + 2, 0.2, [remark])] : []),
  ]
}

const tails = phraseSet(
  'by the user | by them | by the respondent | by the customer | by the visitor | in the form | in this form | on the form | above | from above | from the list | at all | too | instead | anyway | already | yet | as well | there | in particular | or so | for this | in the dropdown | from the dropdown',
)
