import type { Field } from '@ramiform/core/field'
import { isOneBox, yesNoOf } from '../lexicon/answers.ts'
import { allOf, anyOf, isEmpty, isFilled, type Meaning, not, test } from '../meaning/meaning.ts'
import { people, prepositions } from '../synonyms.ts'
import { phraseSet, phraseTable } from '../words/phrases.ts'
import { amountOfAt } from './amounts.ts'
import { chosenAt } from './choosing.ts'
import { doingAt } from './doing.ts'
import { fieldAt, fieldsAt, ofMention } from './fields.ts'
import { absent, isPolar, polarAt, present } from './polar.ts'
import { complementAt, predicateAt, verblessAt } from './predicates.ts'
import {
  andThen,
  bestPerEnd,
  dearer,
  type Found,
  found,
  isWord,
  map,
  once,
  phrases,
  problemCost,
  type Reader,
  textBetween,
} from './reader.ts'

/** What a clause says, and what it spoke of: the next clause may leave that out. */
export interface Clause {
  readonly meaning: Meaning
  readonly about: readonly Field[]
  readonly isPerson: boolean
}

/** One statement about answers, with its subject or with the one of the clause before. */
export function clauseAt(
  reader: Reader,
  at: number,
  before: Clause | null,
): readonly Found<Clause>[] {
  const about = before?.about ?? reader.topic
  const key = `clause ${at} ${about.map(({ id }) => id).join(' ')} ${before?.isPerson}`
  return once(reader, key, () => {
    const clauses = [
      ...ofFields(reader, at),
      ...ofPeople(reader, at, about),
      ...ofNobody(reader, at),
      ...ofOnlyThing(reader, at),
      ...ofTopic(reader, at),
      ...ofQuestion(reader, at),
      ...(about.length === 0 && isWord(reader, at, 'it', 'this') ? personalAt(reader, at + 1) : []),
      // "... and it is either plated or boxed": an answer that only another field has
      ...(about.length > 0 && before !== null && isWord(reader, at, 'it')
        ? dearer(personalAt(reader, at + 1), 0.06)
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

const tails = phraseSet(
  'by the user | by them | by the respondent | by the customer | by the visitor | in the form | in this form | on the form | above | from above | from the list | at all | too | instead | anyway | already | yet | as well | there | in particular | or so | for this | in the dropdown | from the dropdown',
)

const spoken = (meaning: Meaning, about: readonly Field[], isPerson = false): Clause => ({
  meaning,
  about,
  isPerson,
})

const someOf = phraseSet(
  'one of | any of | at least one of | one of the | any of the | at least one of the | one | any | either | at least one',
)

/** "company is filled in", "name and e-mail are empty", "the rating is below 3 or empty". */
function ofFields(reader: Reader, start: number): readonly Found<Clause>[] {
  const isNeither = isWord(reader, start, 'neither', 'none')
  const lead = phrases(reader, start, someOf).map(({ end }) => end)
  const places = isNeither ? [start + 1] : [start, ...lead]
  // "neither phone" is about two.
  const single = (isWord(reader, start, 'neither') ? [] : places)
    .flatMap((place) => fieldAt(reader, place))
    .flatMap((mention) =>
      ofMention(reader, mention, (field, end) =>
        map(
          chainAt(reader, field, end).map((one) => doubted(reader, field, end, one, mention)),
          (meaning) => spoken(isNeither ? not(meaning) : meaning, [field]),
        ),
      ),
    )
  const several = andThen(fieldsAt(reader, start), ({ fields, joined }, end) => {
    const subjects = fields.map(({ field }) => field)
    if (subjects.length < 2) return []
    const [first = [], ...others] = subjects.map((field) => predicateAt(reader, field, end))
    return first.flatMap((one) => {
      const same = others.map((ways) => ways.find((other) => other.end === one.end))
      if (!same.every((other) => other !== undefined)) return []
      const parts = [one.value, ...same.map(({ value }) => value)]
      const meaning = joined === 'or' || isNeither ? anyOf(parts) : allOf(parts)
      return [
        {
          ...one,
          value: spoken(isNeither ? not(meaning) : meaning, subjects),
          cost: one.cost + same.reduce((sum, { cost }) => sum + cost, 0) + 0.01,
          remarks: [...one.remarks, ...same.flatMap(({ remarks }) => remarks)],
        },
      ]
    })
  })
  return [...single, ...several]
}

/** a field is called so where its label costs less */
const wholeLabel = 0.04

/**
 * "The child isn't talkative yet" is hardly about the text in "Child's name": words without quotes that no name would
 * have, said of a text field of which only a part was named, or told as a state ("is registered already").
 */
function doubted(
  reader: Reader,
  field: Field,
  at: number,
  one: Found<Meaning>,
  { cost }: Found<unknown>,
): Found<Meaning> {
  const isFree = (field.options ?? []).length === 0 && !['number', 'date'].includes(field.type)
  if (!isFree || field.type === 'unknown' || !comparesText(one.value)) return one
  const said = textBetween(reader, at, one.end)
  if (/["“”'’‘=:\p{Lu}\d@]/u.test(said.replaceAll(/n['’]t\b/g, ''))) return one
  if (!isWord(reader, at, 'is', 'are', 'was', 'were', 'has', 'not', 'does', "'s")) return one
  const last = reader.tokens[one.end - 1]?.word ?? ''
  const words = reader.tokens.slice(at, one.end).map(({ word }) => word)
  const isTold = words.includes('not') && words.length > 3
  if (cost < wholeLabel && !isTold && !/^(?:yet|already|anymore|still)$|.{3,}ed$/.test(last))
    return one
  return {
    ...one,
    cost: one.cost + problemCost,
    remarks: [
      ...one.remarks,
      {
        kind: 'refuse',
        reason: `“${field.label}” is a text, and “${said}” may not be what somebody types there.`,
        hint: `If it is, put it into quotes, as in: if “${field.label}” is “something”.`,
      },
    ],
  }
}

function comparesText(meaning: Meaning): boolean {
  if (meaning.kind === 'test') return meaning.is === 'is'
  if (meaning.kind === 'not') return comparesText(meaning.part)
  return meaning.parts.some(comparesText)
}

/** Several things said of one field without naming it again bind closest: "is below 3 or empty". */
function chainAt(reader: Reader, field: Field, start: number): readonly Found<Meaning>[] {
  let open: readonly Found<readonly { join: 'and' | 'or' | null; meaning: Meaning }[]>[] = map(
    [...predicateAt(reader, field, start), ...affirmedByNaming(reader, field, start)],
    (meaning) => [{ join: null, meaning }],
  )
  const all = [...open]
  for (let count = 1; count < 20 && open.length > 0; count += 1) {
    open = bestPerEnd(
      andThen(open, (said, end) => {
        const at = isWord(reader, end, ',') ? end + 1 : end
        if (!isWord(reader, at, 'and', 'or', 'but')) return []
        const join = isWord(reader, at, 'or') ? ('or' as const) : ('and' as const)
        const next = isWord(reader, at + 1, 'not') ? complementAt : verblessAt
        return map(next(reader, field, at + 1), (meaning) => [...said, { join, meaning }])
      }),
    )
    all.push(...dearer(open, 0.004 * count))
  }
  return map(all, joinedByRank)
}

/** "and" binds closer than "or". */
export function joinedByRank(
  said: readonly { readonly join: 'and' | 'or' | null; readonly meaning: Meaning }[],
): Meaning {
  const groups: Meaning[][] = []
  for (const { join, meaning } of said) {
    const last = groups.at(-1)
    if (join === 'and' && last !== undefined) last.push(meaning)
    else groups.push([meaning])
  }
  return anyOf(groups.map((group) => allOf(group)))
}

/** A yes-or-no field named alone says yes: "if newsletter, show the address". */
function affirmedByNaming(reader: Reader, field: Field, at: number): readonly Found<Meaning>[] {
  const known = yesNoOf(field)
  const remark = { kind: 'assumed', text: `“${field.label}” by itself was taken for yes.` } as const
  if (known !== null) return [found(test(field, 'is', known.yes), at, 0.2, [remark])]
  const [option] = field.options ?? []
  if (isOneBox(field) && option !== undefined)
    return [found(test(field, 'includes', option), at, 0.2, [remark])]
  return [
    found<Meaning>(isFilled(field), at, problemCost + 0.4, [
      {
        kind: 'ask',
        question: `Which answer to “${field.label}” do you mean?`,
        choices: [
          ...(field.options ?? [])
            .slice(0, 10)
            .map((option) => ({ label: option, ...insertAt(reader, at), text: ` is "${option}"` })),
          { label: 'Any answer', ...insertAt(reader, at), text: ' is filled in' },
          { label: 'No answer', ...insertAt(reader, at), text: ' is empty' },
        ],
      },
    ]),
  ]
}

function insertAt(reader: Reader, at: number) {
  const place = reader.tokens[at - 1]?.end ?? reader.text.length
  return { start: place, end: place }
}

const nobody = phraseSet(
  'nobody | no one | no/none user/person/respondent/guest/visitor | none of them/you/us',
)

const whoWords = phraseSet('who | that | which | _')

/** "nobody was injured": a question about people answered with no. */
function ofNobody(reader: Reader, start: number): readonly Found<Clause>[] {
  return andThen(phrases(reader, start, nobody), (_nobody, end) =>
    map(polarAt(reader, end), ({ field }) => spoken(absent(field), [field], true)),
  )
}

function ofPeople(
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
      ? dearer(
          map(doingAt(reader, end + 1, about), (meaning) => personal(meaning, about)),
          0.03,
        )
      : []),
  ])
}

function personal(meaning: Meaning, about: readonly Field[]): Clause {
  const read = readBy(meaning)
  return spoken(meaning, read.length > 0 ? read : about, true)
}

function readBy(meaning: Meaning): readonly Field[] {
  if (meaning.kind === 'test') return [meaning.field]
  if (meaning.kind === 'not') return readBy(meaning.part)
  return [...new Set(meaning.parts.flatMap(readBy))]
}

const chosenWords = phraseTable({
  yes: `is/are/was/were/gets/got/has/have _/been selected/chosen/picked/ticked/checked/marked/clicked/the _/answer/selected/choice _ | has/have been selected/chosen/picked/ticked/checked/marked/clicked | is/are/was/were the answer/choice/option/selection | selected/chosen/picked/ticked/checked | is/are selected/chosen/picked/ticked/checked | is/are included | is one of the answers/options/choices`,
  no: `is/are/was/were not selected/chosen/picked/ticked/checked/marked/clicked | has/have not been selected/chosen/picked/ticked/checked/marked/clicked | is/are/was/were not the answer/choice | is/are not included | is/are unticked/unchecked/unselected/deselected`,
})

const answered = phraseTable({
  yes: 'is/are/was/were/gets/got/has/have _/been given',
  no: 'is/are/was/were not given | has/have not been given',
})

/** "Phone was given" is about the field Phone before it is about an answer of that name. */
function givenAt(reader: Reader, start: number, end: number): readonly Found<'yes' | 'no'>[] {
  // Behind "either", "the" and the like.
  const isField = [start, start + 1, start + 2].some((at) =>
    fieldAt(reader, at).some(
      (mention) => mention.end === end && !mention.value.field.id.startsWith('?'),
    ),
  )
  return isField ? [] : phrases(reader, end, answered)
}

/** An option by itself: "Business is selected", "if Yes", "either Red or Blue is ticked for the colour". */
function ofValues(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<Clause>[] {
  const bare = chosenAt(reader, start, about)
  const clauses = (founds: readonly Found<Meaning>[]) =>
    map(founds, (meaning) => personal(meaning, about))
  const withField = valuesWithField(reader, start)
  return [
    ...dearer(clauses(bare), 0.04),
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

/** "Red is selected for the colour", "Yes for newsletter", "Red is one of the colours". */
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

/** "the only thing they ticked is Red": Red and nothing else. */
function ofOnlyThing(reader: Reader, start: number): readonly Found<Clause>[] {
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

/** "If so, ..." and "if not, ..." answer the question that was just named. */
function ofTopic(reader: Reader, at: number): readonly Found<Clause>[] {
  const [topic] = reader.topic
  if (topic === undefined || !isWord(reader, at, 'so', 'not', 'they', 'yes', 'no')) return []
  const end = isWord(reader, at, 'they') ? at + 1 : at
  if (isWord(reader, at, 'they') && !isWord(reader, end, 'do', 'are', 'did', 'have', 'can'))
    return []
  if (isPolar(topic)) {
    if (isWord(reader, at, 'so', 'yes')) return [found(spoken(present(topic), [topic]), at + 1)]
    if (isWord(reader, at, 'not', 'no')) return [found(spoken(absent(topic), [topic]), at + 1)]
    const isDenied = isWord(reader, end + 1, 'not')
    return [
      found(
        spoken(isDenied ? absent(topic) : present(topic), [topic]),
        end + (isDenied ? 2 : 1),
        0.03,
      ),
    ]
  }
  return []
}

/** "their pet is not insured" where "Is your pet insured?" is asked. */
function ofQuestion(reader: Reader, start: number): readonly Found<Clause>[] {
  const from = isWord(reader, start, 'the', 'their', 'a', 'an', 'your', 'any') ? start + 1 : start
  return map(dearer(polarAt(reader, from), 0.08), ({ field, isDenied }) =>
    spoken(isDenied === true ? absent(field) : present(field), [field], true),
  )
}

/** "it is urgent" */
const personalAt = (reader: Reader, at: number) =>
  map(dearer(doingAt(reader, at, []), 0.03), (meaning) => personal(meaning, []))

const existence = phraseTable({
  no: `there is no | there are no | there is not a/an/any | there was no | no | without | without a/an/any | nothing is/was selected/chosen/entered/picked/ticked/given in/for/under | nothing in/for | not any | none of the options/answers/boxes is/are/was/were selected/ticked/chosen/checked in/for/under | no option/options/answer/value/choice/selection/response/box is/are/was/were _/selected/chosen/given/made/picked/ticked/entered in/for/to/under/at | no answer/response/value to/for/in`,
  yes: `there is a/an/any/some | there is | there are | there are any/some | any | some | with | with a/an | something is/was selected/chosen/entered/picked/ticked/given in/for/under | anything is/was selected/chosen/entered/picked/ticked/given in/for/under | there is something/anything in/for | something in/for | anything in/for | at least one | one or more | at least one of the | any of the | any option/answer/value/choice is/was selected/chosen/given/picked/ticked/entered in/for/to/under | an/some option/answer/value/choice is/was selected/chosen/given/picked/ticked/entered in/for/to/under | at least one option/answer/box is/was selected/chosen/ticked/picked/checked in/for/under`,
})
const given = phraseSet(
  'is/was/were/are given/provided/entered/filled/selected/chosen/supplied _/in | was given | given | provided | entered | has been given/provided/entered/selected/chosen/uploaded | exists | is there | selected | chosen | is set | is available | is filled in/out | has been filled in/out | is/was/are/were/gets checked/ticked/picked/marked | checked | ticked | picked',
)

/** "there is no phone number", "no phone number was given". */
function ofExistence(reader: Reader, start: number): readonly Found<Clause>[] {
  const options = isWord(reader, start, 'there')
    ? andThen(phrases(reader, start, existence), (kind, at) =>
        map(dearer(chosenAt(reader, at, []), 0.06), (meaning) =>
          personal(kind === 'no' ? not(meaning) : meaning, []),
        ),
      )
    : []
  const fields = andThen(phrases(reader, start, existence), (kind, at) =>
    fieldAt(reader, at).flatMap((mention) =>
      ofMention(reader, mention, (field, end) => {
        const exists = spoken(kind === 'no' ? absent(field) : present(field), [field])
        const isGiven = spoken(kind === 'no' ? isEmpty(field) : isFilled(field), [field])
        const long = textBetween(reader, start, at).includes(' ')
        return [
          ...(long ? [found(exists, end, 0.08)] : []),
          ...andThen(phrases(reader, end, given), (_given, to) => [found(isGiven, to, 0.03)]),
        ]
      }),
    ),
  )
  return [...fields, ...options]
}

const it = new Set([
  'it',
  'this',
  'that',
  'its',
  'the',
  'answer',
  'value',
  'which',
  'these',
  'those',
])

/** A clause without a subject goes on with the one before: "... and have a car", "... or is empty", "... or Blue". */
function elided(
  reader: Reader,
  at: number,
  before: Clause | null,
  about: readonly Field[],
): readonly Found<Clause>[] {
  const person =
    before === null || before.isPerson
      ? map(doingAt(reader, at, about), (meaning) => personal(meaning, about))
      : dearer(
          map(doingAt(reader, at, about), (meaning) => personal(meaning, about)),
          0.03,
        )
  const [field] = about
  const polar =
    before === null
      ? []
      : dearer(
          map(polarAt(reader, at), ({ field: one, isDenied }) =>
            spoken(isDenied === true ? absent(one) : affirmed(one), [one], true),
          ),
          0.05,
        )
  if (field === undefined || about.length !== 1) return [...dearer(person, 0.02), ...polar]
  let from = at
  while (it.has(reader.tokens[from]?.word ?? '')) from += 1
  const same = (place: number) =>
    map(
      chainAt(reader, field, place).filter(({ end }) => end > place),
      (meaning) => spoken(meaning, [field]),
    )
  return [
    ...dearer(person, 0.02),
    ...polar,
    ...dearer(same(at), 0.03),
    ...(from > at ? dearer(same(from), 0.03) : []),
  ]
}

function affirmed(field: Field): Meaning {
  const known = yesNoOf(field)
  return known === null
    ? test(field, 'includes', field.options?.[0] ?? '')
    : test(field, 'is', known.yes)
}
