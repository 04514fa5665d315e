import {
  appearance,
  connectors,
  effectVerbs,
  everybody,
  joiners,
  otherwise,
  people,
} from '../synonyms.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { type PhraseTable, phrasesAt, phraseTable } from '../words/phrases.ts'
import type { Token } from '../words/tokens.ts'

/** Phrases beside those of `synonyms.ts` */
const ownSignals = phraseTable({
  if: `iff | as soon as | if and only if | if either | if both | w/ | depending on | depending on whether | based on`,
  unless: `unless | except when | except if | other than when | as long as not`,
  else: `everywhere else | everyone/everybody else | anywhere else | anyone else | in every other case | the others | all the others | for the rest | for all others`,
  for: `for | about | only for | just for | for those | for all | to | from | with | on | in | by | at | among | under | concerns | belong/belongs to | goes/go with | as | of people/those/anyone/everyone/users/applicants/guests/customers`,
  only: `only | just | solely | exclusively | merely | nothing but`,
  except: `except | except for | but not | apart from | other than | all/any but | anyone/anybody/anything/everyone/everybody/everything but | with the exception of | besides | not for | excluding | bar | rather than | anything other than`,
  not: `not | no | never | without | none | nobody | no one | nothing | not any | not a | refuse/refuses/refused to | unable to | not able to | decline/declines/declined to | fail/fails/failed to | no longer | no more | don t | lacks | lack | lacking | free of`,
  neither: `neither | neither of`,
  nor: `nor`,
  hide: `i/we do not _/really/even need/want/require/care/ask/take/offer/collect _/to/about/for _/know | i/we need not _/to _/ask/know | skip | drop | do not bother | leave out | leave that/it/this/them out | leave off | take away | do without | spare | cut | get rid of | hide it/them | no point asking | lose | ditch | scrap`,
  show: `ask | query | show | suggest | propose | find out | bring up | i/we _/would/will/do/also/only need/require/want | i/we _/would/will/do/also need/want to know/see/have/get | i/we would like | i/we would like to have/know/see/get | i/we must know | i/we can/could offer _/to | let us have | let them/people/him/her/users | have them | get them to | make them | please ask | in need of`,
  appear: `come up | comes up | show up | shows up | shows | shown | pop up | is asked | be asked | needed | wanted | required | of interest | relevant | be there | be visible | be shown | makes sense | matters | matter | is of use | is/are a question | is/are meant | comes into play | belongs here | should be asked for | counts | apply | applies | is/are due | visible | shall appear | fits | is/are interesting | reserved`,
  vanish: `can be skipped/dropped/omitted/removed/ignored | pointless | irrelevant | unnecessary | superfluous | useless | redundant | can go | can be left out/off/away | left out | can stay away | can disappear | be hidden | hidden | hide | be gone | goes away | skipped | is/are gone | can wait | of no use/interest | make/makes no/little sense | meaningless | out of the question | makes no sense | be skipped | is/are nonsense | off the table | excused | exempt | exempt from | off limits`,
  modal: `should | shall | must | has/have to | need/needs to | ought to | may | has/have/had got to | is/are to | will | would | can | could | is/are supposed to | is/are asked to | is/are expected to | might`,
  give: `upload | uploads | give | gives | fill | fills | fill/fills in/out | state | states | provide | provides | tell us | tells us | tell | tells | say | says | enter | enters | type in | types in | write | writes | name | names | describe | describes | explain | explains | attach | attaches | send | send in | send us | sends | submit | submits | get | gets | see | sees | answer | answers | specify | specifies | pick | picks | choose | chooses | select | selects | list | lists | add | adds | supply | supplies | asked | asked for | asked about | show | shows | report | reports | hand in | leave | leaves | share | shares | mention | bring | brings | indicate | indicates | is/are asked _/for/about | get/gets offered/asked/shown _/for/about | be asked _/for/about | put down | let us know | sign | signs | note | need | needs | require | requires | complete | completes | want to see | want to know`,
  want: `want | wants | wanted | want/wants/wanted to | would like _/to | need | needs | needed | need/needs/needed to | wish | wishes | wish/wishes to | plan/plans to | like | likes | like to`,
  have: `have | has | had | there is/are/was/were | got | with`,
  unable: `can not | could not | cannot`,
  people: `whoever | people | those | anyone | anybody | everyone | everybody | someone | somebody | users | folks | folk | they | them | he | she | who | the ones | persons | person | visitors | guests | customers | clients | applicants | participants | attendees | members | respondents | all`,
  who: `whoever | who | that | whose | which`,
  and: `and | & | plus | as well as | n | together with | along with | and also | and additionally`,
  or: `or | and/or | or else | or even | respectively`,
  so: `so | that is why | therefore | hence | because of that`,
  next: `then | , then | -> | only then | in that case | then please`,
  break: `, | : | - | ( | ) | ? | /`,
  stop: `. | ; | ! | , nothing else | and nothing else | _/and/, nobody/noone else | _/and/, no one else | , nobody else | , no one else | not for anyone else | not anyone else`,
  pronoun: `it | this | that | these | those | them | one | that/this question/field/one/box/part | both`,
  thing: `question | questions | field | fields | box | boxes | line | lines | thing | part | item | input | bit | section | prompt | row | space | text box | list | dropdown | option | options | answer | answers`,
})

/** Roles that words outside of names have in a rule. */
export type Signal = typeof ownSignals extends PhraseTable<infer Role> ? Role : never

/** Connectors that are comparisons before a number or a date */
const comparing = new Set([
  'after',
  'before',
  'until',
  'till',
  'upon',
  'where',
  'while',
  'once',
  'from',
])

/** A phrase with its roles. */
interface Found {
  readonly roles: ReadonlySet<Signal>
  readonly end: number
}

const known = new WeakMap<readonly Token[], (Found | null)[]>()

/** The longest phrase with a role at a token, and its roles. */
export function signalsAt(tokens: readonly Token[], at: number): Found | null {
  const before = known.get(tokens) ?? []
  known.set(tokens, before)
  const found = before[at]
  if (found !== undefined) return found
  const read = tokens[at]?.word === '\n' ? lineEnd(at) : readSignals(tokens, at)
  before[at] = read
  return read
}

const lineEnd = (at: number): Found => ({ roles: new Set(['stop']), end: at + 1 })

function readSignals(tokens: readonly Token[], at: number): Found | null {
  const found: { value: Signal; end: number }[] = [
    ...phrasesAt(ownSignals, tokens, at),
    ...phrasesAt(otherwise, tokens, at)
      // "if not a member" is a condition.
      .filter(({ end }) => tokens[at]?.word !== 'if' || (tokens[end]?.kind ?? 'mark') === 'mark')
      .map(({ end }) => ({ value: 'else' as const, end })),
    ...phrasesAt(joiners, tokens, at).filter(({ end }) => end === at + 1),
    ...phrasesAt(connectors, tokens, at).filter(
      ({ end }) =>
        !comparing.has(tokens[at]?.word ?? '') ||
        (numberAt(tokens, end) === null && dateAt(tokens, end) === null),
    ),
    ...phrasesAt(effectVerbs, tokens, at),
    ...phrasesAt(appearance, tokens, at).map(({ value, end }) => ({
      value: value === 'show' ? ('appear' as const) : ('vanish' as const),
      end,
    })),
    ...[people, everybody].flatMap((table) =>
      phrasesAt(table, tokens, at).map(({ end }) => ({ value: 'people' as const, end })),
    ),
  ]
  if (found.length === 0) return null
  const end = Math.max(...found.map((one) => one.end))
  return { roles: new Set(found.filter((one) => one.end === end).map(({ value }) => value)), end }
}
