import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { type PhraseTable, phrasesAt, phraseTable } from '../words/phrases.ts'
import type { Token } from '../words/tokens.ts'

/**
 * English phrases by the role that they have in a rule. `|` separates phrases, `/` alternatives for one word, `_`
 * means no word. Contractions are already expanded ("don't" is "do not").
 */
const signals = phraseTable({
  if: `iff | as soon as | if and only if | if either | if both | w/ | depending on | depending on whether | based on | if | when | whenever | in case | in cases where | in the case | in the case that | provided | provided that | providing | providing that | as long as | so long as | once | where | in the event | in the event that | on condition that | on the condition that | given | given that | assuming
    | assuming that | only if | only when | only where | only once | only in case | only after | after | only whenever | just when | just if | for when | while | at the moment | if only | but only if | but only when | and only if | and only when | only as long as | only provided that | only in the case that | only in case that | every time | each time | any time | anytime | only in the event that
    | conditional on | contingent on | subject to | supposing | suppose | say if | for cases where | in situations where | in which case | under the condition that | for the case that | in case of | only in case of | upon | based on whether | whether`,
  unless: `unless | except when | except if | other than when | as long as not | except where | except in case | except once | but not if | but not when | but not where | other than if | until | excluding when | only if not | except whenever | not if | not when | with the exception of when | save when | except for when | apart from when | till | before`,
  else: `everywhere else | everyone/everybody else | anywhere else | anyone else | in every other case | the others | all the others | for the rest | for all others | otherwise | else | or else | if not | in all other cases | in other cases | in any other case | for everyone else | for others | if that is not the case | in all the other cases`,
  for: `for | about | only for | just for | for those | for all | to | from | with | on | in | by | at | among | under | concerns | belong/belongs to | goes/go with | as | of people/those/anyone/everyone/users/applicants/guests/customers`,
  only: `only | just | solely | exclusively | merely | nothing but`,
  except: `except | except for | but not | apart from | other than | all/any but | anyone/anybody/anything/everyone/everybody/everything but | with the exception of | besides | not for | excluding | bar | rather than | anything other than`,
  not: `not | no | never | without | none | nobody | no one | nothing | not any | not a | refuse/refuses/refused to | unable to | not able to | decline/declines/declined to | fail/fails/failed to | no longer | no more | don t | lacks | lack | lacking | free of`,
  neither: `neither | neither of`,
  nor: `nor`,
  hide: `i/we do not _/really/even need/want/require/care/ask/take/offer/collect _/to/about/for _/know | i/we need not _/to _/ask/know | skip | drop | do not bother | leave out | leave that/it/this/them out | leave off | take away | do without | spare | cut | get rid of | hide it/them | no point asking | lose | ditch | scrap | hide | conceal | skip over | omit | remove | exclude | suppress | take out |
    make invisible | bypass | turn off | leave away`,
  show: `ask | query | show | suggest | propose | find out | bring up | i/we _/would/will/do/also/only need/require/want | i/we _/would/will/do/also need/want to know/see/have/get | i/we would like | i/we would like to have/know/see/get | i/we must know | i/we can/could offer _/to | let us have | let them/people/him/her/users | have them | get them to | make them | please ask | in need of |
    display/displays/displayed | reveal | ask/asks _/for/about | ask if/whether/how/what/why/where/when/which they/people/users _/are/is/do/did/have/has/will/would/can/want | ask if/whether/how/what/why/where/when/which | ask them/people/users if/whether/how/what/why/where/when/which _/they | include | unhide | present | show up | pop up | bother/trouble/pester people/them/users/anyone/everyone
    with | prompt for | prompt them/users/people for | request | collect | offer | render | expose | need | make visible | want/like/love/need to know/see/hear _/about | let them/users/people/respondents see/answer/fill _/in/out | ask them/users/people/respondents/everyone/customers/visitors/guests _/for/about | show me | bring in | surface | turn on`,
  appear: `come up | comes up | show up | shows up | shows | shown | pop up | is asked | be asked | needed | wanted | required | of interest | relevant | be there | be visible | be shown | makes sense | matters | matter | is of use | is/are a question | is/are meant | comes into play | belongs here | should be asked for | counts | apply | applies | is/are due | visible | shall appear | fits | is/are
    interesting | reserved | show | showing | show/shows/showing up | appear | appears | appearing | displayed | display | displays | revealed | asked _/for | asked about | present | included | unhidden | pop/pops up | come/comes up | there | available | seen | presented | offered | turn up | turns up | come/comes into view | come/comes into play | in view | shown up | make sense | applicable |
    useful | necessary | required to be shown | asked for | requested | collected | rendered | interesting | came/showed/popped up | appeared | be uploaded/attached/supplied/submitted/enclosed/stated/provided/given/specified/indicated`,
  vanish: `can be skipped/dropped/omitted/removed/ignored | pointless | irrelevant | unnecessary | superfluous | useless | redundant | can go | can be left out/off/away | left out | can stay away | can disappear | be hidden | hidden | hide | be gone | goes away | skipped | is/are gone | can wait | of no use/interest | make/makes no/little sense | meaningless | out of the question | makes no sense | be
    skipped | is/are nonsense | off the table | excused | exempt | exempt from | off limits | hides | invisible | disappear | disappears | gone | omitted | removed | concealed | go away | out of sight | not visible | excluded | vanish | vanishes | suppressed | left off | out of place | out | off | aside | unavailable | not needed`,
  modal: `should | shall | must | has/have to | need/needs to | ought to | may | has/have/had got to | is/are to | will | would | can | could | is/are supposed to | is/are asked to | is/are expected to | might`,
  give: `upload | uploads | give | gives | fill | fills | fill/fills in/out | state | states | provide | provides | tell us | tells us | tell | tells | say | says | enter | enters | type in | types in | write | writes | name | names | describe | describes | explain | explains | attach | attaches | send | send in | send us | sends | submit | submits | get | gets | see | sees | answer | answers | specify | specifies | pick | picks | choose | chooses | select | selects | list | lists | add | adds | supply | supplies | asked | asked for | asked about | show | shows | report | reports | hand in | leave | leaves | share | shares | mention | bring | brings | indicate | indicates | is/are asked _/for/about | get/gets offered/asked/shown _/for/about | be asked _/for/about | put down | let us know | sign | signs | note | need | needs | require | requires | complete | completes | want to see | want to know`,
  want: `want | wants | wanted | want/wants/wanted to | would like _/to | need | needs | needed | need/needs/needed to | wish | wishes | wish/wishes to | plan/plans to | like | likes | like to`,
  have: `have | has | had | there is/are/was/were | got | with`,
  unable: `can not | could not | cannot`,
  people: `whoever | people | ppl | those | anyone | anybody | everyone | everybody | someone | somebody | users | folks | folk | they | them | he | she | who | the ones | persons | person | visitors | guests | customers | clients | applicants | participants | attendees | members | respondents | all | you | i | we | their/the/his/her
    pet/child/dog/cat/partner/spouse/business/company/organisation/organization/firm/family/household/baby/kid/son/daughter/puppy/horse | he or she | she or he | he/she | she/he | one | the/a/an/our/your/my/any/each/every/_
    user/respondent/person/visitor/customer/client/applicant/guest/participant/attendee/submitter/member/candidate/patient/student/employee/buyer/responder/individual/answerer/subscriber/owner/parent/guardian/traveller/traveler/driver/registrant/delegate/contact/caller/student/tenant/volunteer/speaker/donor/shopper/party | the/our/your/my/any/all/those/these/_
    users/respondents/people/visitors/customers/clients/applicants/guests/participants/attendees/submitters/members/persons/everybody/everyone/folks/individuals/candidates/patients/students/employees/buyers/ones/parents/drivers/volunteers/tenants/donors/subscribers | all users/people/respondents/visitors/customers/guests/participants/applicants | the
    people/users/respondents/customers/ones/visitors/guests/applicants | companies | companys | businesses | firms | organisations | organizations | families | households | couples | kids | children | parents | patients`,
  who: `whoever | who | that | whose | which`,
  and: `and | & | plus | as well as | n | together with | along with | and also | and additionally | but | yet | also`,
  or: `or | and/or | or else | or even | respectively | alternatively`,
  so: `so | that is why | therefore | hence | because of that`,
  next: `then | , then | -> | only then | in that case | then please`,
  break: `, | : | - | ( | ) | ? | /`,
  stop: `. | ; | ! | , nothing else | and nothing else | _/and/, nobody/noone else | _/and/, no one else | , nobody else | , no one else | not for anyone else | not anyone else`,
  pronoun: `it | this | that | these | those | them | one | that/this question/field/one/box/part | both`,
  thing: `question | questions | field | fields | box | boxes | line | lines | thing | part | item | input | bit | section | prompt | row | space | text box | list | dropdown | option | options | answer | answers`,
})

/** Roles that words outside of names have in a rule. */
export type Signal = typeof signals extends PhraseTable<infer Role> ? Role : never

/** First words of connectors that are comparisons before a number or a date */
const comparing = /^(?:after|before|until|till|upon|where|while|once)$/

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
  if (before[at] === undefined) before[at] = readSignals(tokens, at)
  return before[at] ?? null
}

/** True if the phrase at a token has one of some roles. */
export const hasRole = (tokens: readonly Token[], at: number, ...roles: readonly Signal[]) =>
  roles.some((one) => signalsAt(tokens, at)?.roles.has(one))

function readSignals(tokens: readonly Token[], at: number): Found | null {
  const word = tokens[at]?.word ?? ''
  if (word === '\n') return { roles: new Set(['stop']), end: at + 1 }
  const found = phrasesAt(signals, tokens, at).filter(({ value, end }) => {
    // "if not a member" is a condition.
    if (value === 'else' && word === 'if') return (tokens[end]?.kind ?? 'mark') === 'mark'
    const isConnector = (value === 'if' || value === 'unless') && comparing.test(word)
    return !isConnector || (numberAt(tokens, end) === null && dateAt(tokens, end) === null)
  })
  if (found.length === 0) return null
  const end = Math.max(...found.map((one) => one.end))
  return { roles: new Set(found.filter((one) => one.end === end).map(({ value }) => value)), end }
}
