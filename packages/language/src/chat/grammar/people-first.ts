import type { Field } from '@ramiform/core/field'
import { type FieldRule, not } from '../meaning/meaning.ts'
import { people } from '../synonyms.ts'
import { phraseSet } from '../words/phrases.ts'
import { closingAt, denied, politeAt } from './effects.ts'
import { fieldsAt } from './field-lists.ts'
import { asTarget } from './fields.ts'
import { describedAt, exceptAt, groupsAt, whoAt } from './for-whom.ts'
import { andThen, type Found, found, isWord, map, phrases, type Reader } from './reader.ts'

const sees = phraseSet(
  'should/must/can/will/may/shall/could/to/_ see/sees/get/gets/answer/answers/have/fill/complete/receive | should/must/can/will/need/needs/have/has/_ _/to fill in/out | should/must/can/will/need/needs/have/has to answer/see/fill/give/provide/enter/complete/specify/get | should/must/can/will/may/_ be asked/shown/given/presented _/for/about/with | should/must/can/will/need/needs/has/have _/to be asked if/whether/how/what/which/who/where/when _/they/he/she _/are/have/do/would/will/can/is | need/needs/require/requires/want/wants/get/gets | are/is asked/shown _/for/about | should/must/shall/will/need/needs to/_ provide/give/enter/specify/tell/state/indicate/declare/upload/submit/attach _/us | get/gets/are/is to see | get/gets asked _/for/about',
)

const seesNot = phraseSet(
  'should/must/can/will/may/do/does/shall not see/get/need/have/answer/fill/require/want/receive | should/must/can/will/do/does not need/have to see/answer/fill/give/provide/enter/complete _/in/out | should/must/can/will not be asked/shown/given/presented _/for/about/with | are/is not asked/shown _/for/about | should/must never see/get/be _/asked/shown _/for/about | never see/sees/get/gets | need/needs not see/answer/fill _/in/out | can/may skip/ignore | skip/skips/do not see',
)

/** Reads "Students should see X", "only developers need to fill in X", "Everyone should see X, except ...". */
export function peopleFirst(reader: Reader, start: number): readonly Found<readonly FieldRule[]>[] {
  return andThen(politeAt(reader, start), (_please, begin) => {
    const isOnly = isWord(reader, begin, 'only', 'just')
    const at = isOnly ? begin + 1 : begin
    const some = andThen(
      [
        ...whoAt(reader, at),
        ...andThen(phrases(reader, at, people), (_p, end) => [
          ...describedAt(reader, end),
          // "someone on the Basic plan"
          ...(isWord(reader, end, 'on', 'in', 'with', 'from') ? whoAt(reader, end + 1) : []),
        ]),
      ],
      (meaning, end) =>
        andThen(seeingAt(reader, end), ({ fields, shows }, to) => [
          found(
            fields.map(({ field }) => ({
              field,
              shownWhen: shows || isOnly ? meaning : not(meaning),
            })),
            to,
            0.03,
          ),
        ]),
    )
    const all = andThen([...groupsAt(reader, at), ...phrases(reader, at, nobody)], (_all, end) =>
      andThen(seeingAt(reader, end), ({ fields, shows }, to) =>
        andThen(exceptAt(reader, to), (meaning, last) => [
          found(
            fields.map(({ field }) => ({ field, shownWhen: shows ? meaning : not(meaning) })),
            last,
            0.03,
          ),
        ]),
      ),
    )
    // "nobody who chose Basic gets asked about X"
    const none = andThen(phrases(reader, at, nobody), (_nobody, end) =>
      andThen(describedAt(reader, end), (meaning, to) =>
        map(seeingAt(reader, to), ({ fields, shows }) =>
          fields.map(({ field }) => ({ field, shownWhen: shows ? not(meaning) : meaning })),
        ),
      ),
    )
    return andThen([...some, ...all, ...none, ...askedOf(reader, at)], (rules, end) =>
      map(closingAt(reader, end), () => rules),
    )
  })
}

const nobody = phraseSet('nobody | no one')

const about = phraseSet('for | about | to give/enter/provide/state/specify/tell _/us')

/** Reads "(only) ask members and board members for their membership number". */
function askedOf(reader: Reader, start: number): readonly Found<readonly FieldRule[]>[] {
  return andThen([found('yes', start), ...phrases(reader, start, denied)], (_not, ask) =>
    !isWord(reader, ask, 'ask')
      ? []
      : andThen(whoAt(reader, ask + 1), (meaning, end) =>
          andThen(phrases(reader, end, about), (_for, at) =>
            map(fieldsAt(reader, at).map(asTarget), ({ fields }) =>
              fields.map(({ field }) => ({
                field,
                shownWhen: ask > start ? not(meaning) : meaning,
              })),
            ),
          ),
        ),
  )
}

function seeingAt(
  reader: Reader,
  start: number,
): readonly Found<{
  readonly fields: readonly { readonly field: Field }[]
  readonly shows: boolean
}>[] {
  const seen = (table: typeof sees, shows: boolean) =>
    andThen(phrases(reader, start, table), (_see, at) =>
      map(fieldsAt(reader, at).map(asTarget), ({ fields }) => ({ fields, shows })),
    )
  return [...seen(sees, true), ...seen(seesNot, false)]
}
