import type { Field } from '@ramiform/core/field'
import { isOneBox } from '../lexicon/answers.ts'
import { allOf, anyOf, isEmpty, isFilled, type Meaning } from '../meaning/meaning.ts'
import { choosing, filling, leftBehind, skipping } from '../synonyms.ts'
import { phraseSet } from '../words/phrases.ts'
import { fieldsAt, type Mentions } from './field-lists.ts'
import { fieldAt, ofMention } from './fields.ts'
import { present } from './polar.ts'
import { complementAt } from './predicates.ts'
import { andThen, type Found, found, isWord, map, phrases, type Reader } from './reader.ts'

const pronouns = new Set(['it', 'this', 'that', 'one', 'them'])

/** Reads "filled in the phone number", "filled it in", "answered". */
export function fillingAt(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  return andThen(phrases(reader, at, filling), (_filled, end) => [
    ...andThen(aboutOrFields(reader, end, about), ({ fields, joined }, to) => {
      const parts = fields.map(({ field }) => isFilled(field))
      const meaning = joined === 'or' ? anyOf(parts) : allOf(parts)
      const whole = found(meaning, to, 0.02)
      const further = isWord(reader, to, 'in', 'out', 'at')
        ? [
            found(
              meaning,
              to + (isWord(reader, to, 'at') && isWord(reader, to + 1, 'all') ? 2 : 1),
              0.02,
            ),
          ]
        : []
      // "answered the plan with Pro", "gave rating 5"
      const [only] = fields
      const valued =
        fields.length === 1 && only !== undefined
          ? andThen(maybeWith(reader, to), (_with, from) => complementAt(reader, only.field, from))
          : []
      return [whole, ...further, ...valued]
    }),
    ...(about.length === 1 && about[0] !== undefined ? [found(isFilled(about[0]), end, 0.05)] : []),
  ])
}

function maybeWith(reader: Reader, at: number): readonly Found<null>[] {
  return isWord(reader, at, 'with', 'as', 'to') ? [found(null, at + 1)] : [found(null, at, 0.02)]
}

function aboutOrFields(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<Mentions>[] {
  const [field] = about
  const pronoun =
    field !== undefined && about.length === 1 && pronouns.has(reader.tokens[at]?.word ?? '')
      ? [
          found<Mentions>(
            { fields: [{ field, from: at, to: at + 1 }], joined: 'one' },
            at + 1,
            0.01,
          ),
        ]
      : []
  return [...pronoun, ...fieldsAt(reader, at)]
}

const atLeastOne = phraseSet(
  'at least one | one or more | any | any of the | at least one of the | some | some of the | a | an | one | one of the | any one of the | at least one option/answer/box in/for/under',
)

/** Reads "pick at least one day": any option of a list. */
export function someOfAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  return andThen(phrases(reader, start, choosing), (_pick, at) =>
    andThen(phrases(reader, at, atLeastOne), (_any, end) =>
      fieldAt(reader, end).flatMap((mention) =>
        ofMention(reader, mention, (field, to) =>
          field.type === 'checkbox' && !isOneBox(field) ? [found(present(field), to, 0.02)] : [],
        ),
      ),
    ),
  )
}

/** Reads "skipped the phone number", "left it blank". */
export function skippingAt(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  const skipped = ({ fields, joined }: Mentions): Meaning => {
    const parts = fields.map(({ field }) => isEmpty(field))
    return joined === 'or' ? anyOf(parts) : allOf(parts)
  }
  return [
    ...andThen(phrases(reader, at, skipping), (_skipped, end) =>
      map(aboutOrFields(reader, end, about), skipped),
    ),
    ...(isWord(reader, at, 'leave', 'leaves', 'left', 'leaving', 'keep', 'keeps', 'kept')
      ? andThen(aboutOrFields(reader, at + 1, about), (mentions, end) =>
          map(phrases(reader, end, leftBehind), () => skipped(mentions)),
        )
      : []),
  ]
}
