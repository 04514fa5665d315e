import type { Field } from '@ramiform/core/field'
import { appearance, connectors, effectVerbs } from '../synonyms.ts'
import { phraseSet } from '../words/phrases.ts'
import { fieldsAt } from './field-lists.ts'
import { asTarget } from './fields.ts'
import {
  addCost,
  andThen,
  type Found,
  found,
  isWord,
  map,
  memoized,
  optional,
  phrases,
  problemCost,
  type Reader,
  repeated,
} from './reader.ts'
import { whichTarget } from './which-field.ts'

/** A field to show or hide when the condition holds. */
export interface Effect {
  readonly field: Field
  readonly shows: boolean
}

const polite = phraseSet(
  `please | | kindly | can/could/would/will you | can/could/would/will you please | i want | i want you to | i want to | i would like | i would like to | i would like you to | i would love | i would love to | i need | i need you to | i need to | we want | we want to | we need | we need to | we would like | we would like to | make it so | make it so that | make sure | make sure that | make sure to | ensure | ensure that | be sure to | set it up so | set it up so that | set up a rule to | set up a rule that | set up the form so that | have it so that | can/could/should/may/would i | can/could/should we | is it possible to | is there a way to | it should | the form should | the form must | you should | we should | let us | how do/can/would/could/should i | how do/can/would/could/should we | how to | i am trying to | we are trying to | trying to | so that | so | ok | okay | hi | hello | hey | hi there | hello there | thanks | dear assistant | only | just | also | always | then | now | and | add a rule | add a rule to | add a rule that | add a rule : | create a rule to | create a rule that | create a rule : | add/create a condition to | add/create a condition that | add logic to | add logic so that | it would be great if you could | it would be nice if you could | it would be nice to | it would be great/nice/good/better/ideal/perfect/helpful/lovely if/when | i wish to | i wish | i wonder if you can | do you mind | what i want is to | what i want is | what i need is to | my goal is to | the goal is to | i am looking to | i am looking for a way to | help me | help me to | need to | want to | would like to | the rule is | rule | rule : | basically | actually | simply | automatically | : | - | * | , | 1 | first | second | next | finally | again | in this form | on this form | in my form | in the form | on the form | here | well | if possible | when possible | the user should | the system should | it must | you must | should | must | to | should only | in that case | in this case | in such a case | for this | in which case | i think | that | but | instead | additionally | furthermore | moreover | besides | as well | try to | remember to | it is important to | the idea is to | assistant | bot | do | we will | i will | i would | we would | have the form | get the form to | make the form | tell the form to | the form | program it to | configure it to | configure it so that | configure the form to | go ahead and | ramiform | feel free to | you can | you may | we only | i only | we just | we | i | you | so basically | _/would _/you be so kind/good as to | would it be possible to | i would be grateful if you could | what i want is that | , we | for me | for us | i/we only want/need _/to | i/we would only like _/to`,
)

const regardless = phraseSet('regardless of | irrespective of | no matter _/what/which/how/the')

/** Skips polite phrases, and fields that do not matter; up to eight may follow each other. */
export function politeAt(reader: Reader, start: number): readonly Found<null>[] {
  return memoized(reader, `polite ${start}`, () =>
    repeated<null>([found(null, start)], 8, (_polite, at) => [
      ...skipped(reader, at, polite, 0.004),
      ...andThen(phrases(reader, at, regardless), (_of, from) =>
        map(fieldsAt(reader, from), () => null),
      ),
    ]),
  )
}

const skipped = (reader: Reader, at: number, table: typeof polite, cost: number) =>
  addCost(
    map(phrases(reader, at, table), () => null),
    cost,
  )

const closing = phraseSet(
  `please | thanks | thank you | too | as well | also | again | to the user | to users | to them | to people | on the form | in the form | for me | only | at all | then | for the user | to the respondent | to everyone | , please | , thanks | , thank you | thanks a lot | thank you very much | in that case | instead | ! | . | ? | ] | ) | : ) | then too | right away | immediately | there | below | from the form | from the user | from them | from view | , too | completely | entirely | to the visitor | as a follow up | as a follow up question | next | , ok | , okay | if possible | : | - | , | to the customer | automatically | altogether | to fill in | to fill out | to answer | anymore | any more | for them | dynamically | ; | after that | underneath | in the meantime | by default | cheers | many thanks | , cheers | so much | in advance | and thanks | _/, nobody else | _/, no one else | and nobody else | and no one else | _/, not anyone else | and thank you | you | lol | haha | btw | asap`,
)

export function closingAt(reader: Reader, start: number): readonly Found<null>[] {
  return memoized(reader, `closing ${start}`, () =>
    repeated<null>([found(null, start)], 6, (_end, at) => skipped(reader, at, closing, 0.003)),
  )
}

export const denied = phraseSet(
  `do not | does not | never | not | we do not | you do not | we should not | you should not | i do not want to | do not ever | it should not | should not | must not | please do not | i do not want | we do not want | we do not want to | i do not need | we do not need | no need to | there is no need to | do not need to | do not have to | does not need to | does not have to | avoid | stop | we do not need to | you do not need to | do not want to | no longer | do not bother _/with/to | there is no point | we need not | never bother _/with/to`,
)
const showing = phraseSet(
  'to see | to show | to have | to get | to ask for | to ask | see | have | to include | showing | asking for | asking | displaying | ask | _ | show | to display | display',
)

/**
 * Reads one or more effects: "show A and B", "hide it", "make A visible", "A should appear".
 * @param about Fields that a pronoun refers to.
 */
export function effectsAt(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<readonly Effect[]>[] {
  const key = `effects ${start} ${about.map(({ id }) => id).join(' ')}`
  return memoized(reader, key, () => {
    return repeated(effectAt(reader, start, about), 11, (effects, end) => {
      const at = isWord(reader, end, ',') ? end + 1 : end
      const from = isWord(reader, at, 'and', 'but', 'then', '&', 'plus') ? at + 1 : at
      if (from === end) return []
      const next = isWord(reader, from, 'also', 'then') ? from + 1 : from
      const before = effects.map(({ field }) => field)
      return map(effectAt(reader, next, before), (more) => [...effects, ...more])
    })
  })
}

function effectAt(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<readonly Effect[]>[] {
  return andThen(politeAt(reader, start), (_please, at) => {
    const commanded = [
      ...commandAt(reader, at, about),
      ...andThen(phrases(reader, at, denied), (_not, end) =>
        turned([
          ...commandAt(reader, end, about),
          ...andThen(phrases(reader, end, showing), (_see, to) =>
            addCost(targets(reader, to, about, true), 0.02),
          ),
        ]),
      ),
    ]
    return [...commanded, ...declaredAt(reader, at, about)]
  })
}

const turned = (founds: readonly Found<readonly Effect[]>[]) =>
  map(founds, (effects) => effects.map(({ field, shows }) => ({ field, shows: !shows })))

/** Reads a command: "show A and B", "make it visible", "keep A hidden". */
function commandAt(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<readonly Effect[]>[] {
  // "skip to X" does not hide X.
  const verbs = phrases(reader, at, effectVerbs).filter(
    ({ value, end }) =>
      value === 'show' || !isWord(reader, end, 'to', 'ahead', 'straight', 'directly', 'forward'),
  )
  const plain = andThen(verbs, (kind, end) =>
    andThen(optional(reader, end, receivers), (_them, to) => {
      const named = targets(reader, to, about, kind === 'show')
      // "ask who their employer is", "know how high the fence is"
      return [to - 1, to, end - 1].some((place) => asking.has(reader.tokens[place]?.word ?? ''))
        ? [
            ...named,
            ...named.flatMap((one) =>
              isWord(reader, one.end, 'is', 'are', 'was', 'were')
                ? [{ ...one, end: one.end + 1, cost: one.cost + 0.01 }]
                : [],
            ),
          ]
        : named
    }),
  )
  const made = isWord(reader, at, ...making)
    ? andThen(targets(reader, at + 1, about, true), (effects, end) =>
        andThen(appearingAt(reader, end), (shows, to) => [
          found(
            effects.map(({ field }) => ({ field, shows })),
            to,
            0.004,
          ),
        ]),
      )
    : []
  return [...plain, ...made]
}

const making = 'make keep leave have let set get want turn mark cause need'.split(' ')

const asking = new Set(['who', 'what', 'which', 'when', 'where', 'how', 'why'])

const receivers = phraseSet(
  'only | them | users | people | the user | me | us | everyone | the | respondents | customers | the customer | him | also | up | just',
)

const modals = phraseSet(
  'should | must | will | shall | would | can | may | is to | are to | has to | have to | needs to | need to | ought to | is | are | be | to | to be | should be | is going to | gets | get | becomes | become | does | do | to become | is supposed to | are supposed to | stays | stay | remains | remain | is only to | as | was | should stay | should remain | being | might | to only | to stay | to remain | gets to be | should become | should get | could | wants to | want to | only needs to | comes',
)
const how = phraseSet(
  'only | be | always | also | just | ever | then | become | still | stay | remain | being | automatically | up | to | even | get | kept | set to | immediately | made | it | normally | solely | usually | exclusively | both | for | relevant | all',
)

/** Reads "should only appear", "is not shown", "to be hidden". The value is true if the field shows. */
export function appearingAt(reader: Reader, start: number): readonly Found<boolean>[] {
  return memoized(reader, `appearing ${start}`, () => {
    const leads = repeated([found(true, start)], 5, (sign, at) => [
      ...map(phrases(reader, at, modals), () => sign),
      ...map(phrases(reader, at, how), () => sign),
      ...(isWord(reader, at, 'not', 'never') ? [found(!sign, at + 1)] : []),
    ])
    return andThen(leads, (sign, at) =>
      map(phrases(reader, at, appearance), (kind) => sign === (kind === 'show')),
    )
  })
}

/** Reads a statement about fields: "A should appear", "A and B are only visible". */
function declaredAt(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<readonly Effect[]>[] {
  return andThen(targets(reader, at, about, true), (effects, end) =>
    map(addCost(appearingAt(reader, end), 0.006), (shows) =>
      effects.map(({ field }) => ({ field, shows })),
    ),
  )
}

const pronouns = new Set(['it', 'this', 'that', 'them', 'these', 'those', 'both'])
const everything = phraseSet(
  'everything | everything else | all fields | all the fields | all questions | the rest | all other fields | all the other fields | the other fields | other fields | the rest of the form | the whole form | the form | this form | all of them | the other questions | the following questions | the next question | the next questions | the next field | nothing else | the submit button',
)

/** Reads the target fields of an effect. */
function targets(
  reader: Reader,
  start: number,
  about: readonly Field[],
  shows: boolean,
): readonly Found<readonly Effect[]>[] {
  // "show neither A nor B" hides both.
  const isShown = isWord(reader, start, 'neither') ? !shows : shows
  const named = map(fieldsAt(reader, start).map(asTarget), ({ fields }) =>
    fields.map(({ field }) => ({ field, shows: isShown })),
  )
  const pronoun =
    pronouns.has(reader.tokens[start]?.word ?? '') && about.length > 0
      ? [
          found(
            about.map((field) => ({ field, shows })),
            start + 1,
            0.01,
          ),
        ]
      : []
  // "show this field when ...", "only show when ..."
  const isPronoun = pronouns.has(reader.tokens[start]?.word ?? '')
  const isNone = shows && phrases(reader, start, connectors).length > 0
  const nameless =
    about.length > 0 || (!isPronoun && !isNone)
      ? []
      : isNone
        ? [start]
        : isWord(reader, start + 1, 'field', 'question', 'one', 'box', 'input')
          ? [start + 2]
          : [start + 1]
  const nothing = { id: '?', type: 'text', label: '' }
  const vague = [...phrases(reader, start, everything)].map(({ end }) =>
    found([{ field: nothing, shows }], end, problemCost + 0.2, [
      {
        kind: 'refuse' as const,
        reason: 'It is not clear which fields are meant.',
        hint: 'Use the field names from the form, for example: show “Company” and “VAT number” if ...',
      },
    ]),
  )
  const asked = nameless.map((end) =>
    found([{ field: nothing, shows }], end, problemCost + 0.2, [whichTarget(reader, start, end)]),
  )
  return [...pronoun, ...asked, ...vague, ...named]
}

/** Reads a list of fields without a verb: "Company only if ...", "if ...: Company". */
export function bareEffectsAt(reader: Reader, at: number): readonly Found<readonly Effect[]>[] {
  return targets(reader, at, [], true)
}
