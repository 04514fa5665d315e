import type { Field } from '@ramiform/core/field'
import { type Meaning, not, test } from '../../meaning/meaning.ts'
import { prepositions } from '../../synonyms.ts'
import { phraseSet, phraseTable } from '../../words/phrases.ts'
import { amountOfAt } from '../amounts.ts'
import { chosenAt } from '../choosing.ts'
import { fieldAt, ofMention } from '../fields.ts'
import { verblessAt } from '../predicates.ts'
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

const chosenWords = phraseTable({
  yes: `is/are/was/were/gets/got/has/have _/been selected/chosen/picked/ticked/checked/marked/clicked/the _/answer/selected/choice _ | has/have been selected/chosen/picked/ticked/checked/marked/clicked | is/are/was/were the answer/choice/option/selection | selected/chosen/picked/ticked/checked | is/are selected/chosen/picked/ticked/checked | is/are included | is one of the answers/options/choices`,
  no: `is/are/was/were not selected/chosen/picked/ticked/checked/marked/clicked | has/have not been selected/chosen/picked/ticked/checked/marked/clicked | is/are/was/were not the answer/choice | is/are not included | is/are unticked/unchecked/unselected/deselected`,
})

const answered = phraseTable({
  yes: 'is/are/was/were/gets/got/has/have _/been given',
  no: 'is/are/was/were not given | has/have not been given',
})

/** Reads "was given" behind an option. "Phone was given" means the field Phone, if there is one. */
function givenAt(reader: Reader, start: number, end: number): readonly Found<'yes' | 'no'>[] {
  // The field may follow "either" or "the".
  const isField = [start, start + 1, start + 2].some((at) =>
    fieldAt(reader, at).some(
      (mention) => mention.end === end && !mention.value.field.id.startsWith('?'),
    ),
  )
  return isField ? [] : phrases(reader, end, answered)
}

/** Reads an option: "Business is selected", "if Yes", "either Red or Blue is ticked for the colour". */
export function ofValues(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<Clause>[] {
  const bare = chosenAt(reader, start, about)
  const clauses = (founds: readonly Found<Meaning>[]) =>
    map(founds, (meaning) => personal(meaning, about))
  const withField = valuesWithField(reader, start)
  return [
    ...addCost(clauses(bare), 0.04),
    ...andThen(bare, (meaning, end) =>
      andThen([...phrases(reader, end, chosenWords), ...givenAt(reader, start, end)], (kind, to) =>
        clauses([found(kind === 'yes' ? meaning : not(meaning), to)]),
      ),
    ),
    ...clauses(withField),
    ...clauses(amountOfAt(reader, start, about)),
  ]
}

const amongThem = phraseSet(
  'is/are/was/were one of | is/are/was/were among | is/are in | is/are part of | is/are one of the answers/options to/for/in | is/are included in',
)

/**
 * Reads an option with its field: "Red is selected for the colour", "Yes for newsletter", "Red is one of the
 * colours".
 */
function valuesWithField(reader: Reader, start: number): readonly Found<Meaning>[] {
  const founds: Found<Meaning>[] = []
  for (let place = start + 1; place < start + 16 && place < reader.tokens.length; place += 1) {
    for (const preposition of [
      ...phrases(reader, place, prepositions),
      ...phrases(reader, place, amongThem),
    ]) {
      for (const mention of fieldAt(reader, preposition.end)) {
        if (mention.value.field.id.startsWith('?')) continue
        const say = (field: Field) =>
          verblessAt(reader, field, start).flatMap((one) => {
            if (one.end === place) return [{ ...one, cost: one.cost + 0.02 }]
            return phrases(reader, one.end, chosenWords)
              .filter(({ end }) => end === place)
              .map(({ value, cost }) => ({
                ...one,
                cost: one.cost + cost,
                value: value === 'yes' ? one.value : not(one.value),
              }))
          })
        for (const one of ofMention(reader, mention, say)) founds.push({ ...one, end: mention.end })
      }
    }
  }
  return founds
}

const onlyThing = phraseSet(
  'the only thing/option/answer/choice/box/one _/that they/he/she/user/people/users _/have/has picked/chose/chosen/select/selected/checked/ticked/pick/choose is/was | the only thing/option/answer/choice/box/one picked/chosen/selected/checked/ticked is/was | they/he/she only picked/chose/selected/checked/ticked/pick/select/check/tick | only',
)

/** Reads "the only thing they ticked is Red" as Red and nothing else. */
export function ofOnlyThing(reader: Reader, start: number): readonly Found<Clause>[] {
  const ticked = phraseSet('is/was picked/chosen/selected/checked/ticked | is/was')
  return andThen(phrases(reader, start, onlyThing), (_only, at) => {
    const isBare = isWord(reader, at - 1, 'only')
    return andThen(chosenAt(reader, at, []), (meaning, end) => {
      if (meaning.kind !== 'test') return []
      const clause = spoken(test(meaning.field, 'is', meaning.value), [meaning.field], true)
      const isChoice = meaning.field.type === 'radio' || meaning.field.type === 'select'
      if (!isBare || isChoice) return [found(clause, end, 0.02)]
      return map(phrases(reader, end, ticked), () => clause)
    })
  })
}
