import { isEmpty, isFilled, not } from '../../meaning/meaning.ts'
import { phraseSet, phraseTable } from '../../words/phrases.ts'
import { chosenAt } from '../choosing.ts'
import { fieldAt, ofMention } from '../fields.ts'
import { absent, present } from '../polar.ts'
import {
  addCost,
  andThen,
  type Found,
  found,
  isWord,
  map,
  phrases,
  type Reader,
  textBetween,
} from '../reader.ts'
import { type Clause, personal, spoken } from './clause.ts'

const existence = phraseTable({
  no: `there is no | there are no | there is not a/an/any | there was no | no | without | without a/an/any | nothing is/was selected/chosen/entered/picked/ticked/given in/for/under | nothing in/for | not any | none of the options/answers/boxes is/are/was/were selected/ticked/chosen/checked in/for/under | no option/options/answer/value/choice/selection/response/box is/are/was/were _/selected/chosen/given/made/picked/ticked/entered in/for/to/under/at | no answer/response/value to/for/in`,
  yes: `there is a/an/any/some | there is | there are | there are any/some | any | some | with | with a/an | something is/was selected/chosen/entered/picked/ticked/given in/for/under | anything is/was selected/chosen/entered/picked/ticked/given in/for/under | there is something/anything in/for | something in/for | anything in/for | at least one | one or more | at least one of the | any of the | any option/answer/value/choice is/was selected/chosen/given/picked/ticked/entered in/for/to/under | an/some option/answer/value/choice is/was selected/chosen/given/picked/ticked/entered in/for/to/under | at least one option/answer/box is/was selected/chosen/ticked/picked/checked in/for/under`,
})

const given = phraseSet(
  'is/was/were/are given/provided/entered/filled/selected/chosen/supplied _/in | was given | given | provided | entered | has been given/provided/entered/selected/chosen/uploaded | exists | is there | selected | chosen | is set | is available | is filled in/out | has been filled in/out | is/was/are/were/gets checked/ticked/picked/marked | checked | ticked | picked',
)

/** Reads "there is no phone number", "no phone number was given". */
export function ofExistence(reader: Reader, start: number): readonly Found<Clause>[] {
  const options = isWord(reader, start, 'there')
    ? andThen(phrases(reader, start, existence), (kind, at) =>
        map(addCost(chosenAt(reader, at, []), 0.06), (meaning) =>
          personal(kind === 'no' ? not(meaning) : meaning, []),
        ),
      )
    : []
  const fields = andThen(phrases(reader, start, existence), (kind, at) =>
    fieldAt(reader, at).flatMap((mention) =>
      ofMention(reader, mention, (field, end) => {
        const exists = spoken(kind === 'no' ? absent(field) : present(field), [field])
        // "any exemption is selected" does not mean the option None.
        const isAnswered = field.type === 'checkbox' ? present(field) : isFilled(field)
        const isGiven = spoken(kind === 'no' ? isEmpty(field) : isAnswered, [field])
        const long = textBetween(reader, start, at).includes(' ')
        return [
          ...(long || isWord(reader, end, '->') ? [found(exists, end, 0.08)] : []),
          ...andThen(phrases(reader, end, given), (_given, to) => [found(isGiven, to, 0.03)]),
        ]
      }),
    ),
  )
  return [...fields, ...options]
}
