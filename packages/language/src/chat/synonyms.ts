import { grammarWords, type PhraseTable, phraseSet, phraseTable } from './words/phrases.ts'
import { wordSet } from './words/word-set.ts'

/**
 * English phrases by meaning. `|` separates phrases, `/` alternatives for one word, `_` means no word.
 * Contractions are already expanded ("don't" is "do not").
 */

/** A field with or without an answer: "empty", "has a value", "contains text", "exists" */
export const emptiness = phraseTable({
  empty: `empty | blank | left empty/blank/open/unanswered/out/unfilled/unselected/unchecked | unanswered | missing | not there | null | unset | unfilled | unfilled in | skipped | omitted | not yet answered | undefined | absent | cleared | unknown | nothing | void | unspecified | not a thing
    | has no value/answer/content/response/data/entry/text/input/values/answers | contains nothing | contains no value/data/text/answer | has nothing | lacks a value | lacks an answer | has not got a value | has not been filled/answered/completed/provided/entered/given/set/selected/chosen/picked _/in/out | have no value/answer | have no values/answers | have not been filled/answered/completed _/in/out`,
  filled: `filled | filled in/out/up | answered | provided | given | completed | entered | set | present | known | supplied | specified | submitted | non empty | nonempty | populated | something | anything | there | available | non blank | typed in/_ | stated | defined | left filled | in place | chosen | selected | picked | indicated | made | written | complete
    | has a/any/some value | has value/values | has an/any/some answer | has answer/answers | has something | has anything | has content/contents | has any/some content | has data | has a response | has been filled/answered/completed/provided/entered/given/set/selected/chosen/picked _/in/out | contains a/any/some value | contains data | contains something/anything | contains any/some data/text/information | contains text | exists | exist | has some/any text | has text | has input | has any/some input | have a/any/some value | have been filled/answered/completed/provided/entered _/in/out | have values/answers | has an entry | has any entry | contains an answer/entry`,
})

export const comparisons = phraseTable({
  more: `more than | greater than | larger than | bigger than | higher than | over | above | exceeding | in excess of | upwards of | > | beyond | older than | later than | after | past | longer than | strictly more/greater than | hotter than | warmer than | heavier than | taller than | deeper than | wider than | greater | more | newer than`,
  least: `at least | no/not less than | no/not fewer than | no/not lower/smaller/younger/earlier than | minimum | minimum of | a minimum of | >= | greater than or equal to | greater or equal to | greater or equal than | more than or equal to | larger than or equal to | higher than or equal to | equal to or greater/more/higher/larger than | equal or greater/more/higher/larger than | on or after | from | starting from | starting at | starting with | not under | not below | not before | or at/equal above | at a minimum | at the very least | since | as of | upward from | equal to or above/over | above or equal to`,
  less: `not yet | less than | fewer than | smaller than | lower than | under | below | < | younger than | before | earlier than | short of | strictly less than | colder than | cooler than | lighter than | cheaper than | shorter than | beneath | inferior to | less | prior to`,
  most: `at most | within | inside of | no/not more than | no/not greater/higher/larger/older/later than | up to | maximum | maximum of | a maximum of | <= | less than or equal to | less or equal to | less or equal than | lower than or equal to | fewer than or equal to | smaller than or equal to | equal to or less/lower/fewer/smaller than | equal or less/lower/fewer/smaller than | on or before | not over | not above | not exceeding | not after | not beyond | at the most | up to and including | until | below or equal to | under or equal to | equal to or below/under`,
})

/** Words behind a number: "18 or older" */
export const comparisonEnds = phraseTable({
  least: `or more | or over | or above | or older | or higher | or greater | or up | or later | or larger | or bigger | and up | and above | and over | and older | and more | and higher | and upwards | plus | + | upwards | or after | or longer | and later | and greater | at least | at a minimum | minimum | or upwards | & up | years or older/over/above/more | years and older/over/above/up | or newer | onward/onwards | or any higher | or worse/better/upward/beyond | upwards | upward | on`,
  most: `or less | or fewer | or below | or under | or lower | or younger | or earlier | or smaller | and below | and under | and younger | and less | and lower | and fewer | at most | at the most | maximum | or before | or shorter | tops | max | years or younger/under/less | or down | and down`,
})

/** Verbs that compare: "exceeds 5" */
export const comparingVerbs = phraseTable({
  more: 'exceeds | exceed | exceeded | surpasses | surpass | goes over | goes above | is/gets past',
  least: 'reaches | reach | reached | hits | hit | is at or above',
  less: 'falls below | drops below | falls under | is below | goes below | goes under',
  most: 'stays below or equal to | stays within',
})

export const equality = phraseTable({
  is: `= | : | equals | equal | equal to | matches | match | says | reads | set to | equal with | the same as | same as | identical to | is set to | are set to | answered with | answered as | answered | selected as | chosen as | marked as | marked | given as | stated as | entered as | listed as | shows | ticked as | as | comes out as | specifically | exactly equal to | is equal to | being | exactly | precisely | like | gets answered | gets answered with | filled in as | filled with | filled in with`,
  'is not': `!= | not = | differs from | differ from | different from | different than | different to | unequal to | other than | anything but | anything other than | anything except | something other than | something else than | anything else than | anything different from | any option but | any option except | any option other than | any value but | any value other than | any other than | anyone but | everything but | everything except | not equal to | not the same as | not equals | not set to | not one of | not any of | none of | not in | neither | neither of | anything besides | something besides | anything that is not | any answer but | any answer other than | any other answer than | any other value than | any other option than | unlike | not either | not either of`,
})

/** Words before a list that means any of it: "is one of A, B or C" */
export const amongWords = phraseSet(
  `one of | any of | either | either of | any one of | one or more of | at least one of | in | among | amongst | some of | any | one of these | one of the following | any of these | any of the following | one of these values | in the list | either one of | in the set | any value in | on the list | one among | within`,
)

export const inclusion = phraseTable({
  includes: `contains | contain | includes | include | included | mentions | mention | mentioned | has | have | had | lists | has the word/text/words/phrase/option | contains the word/text/words/phrase/string/option/letters/character | includes the word/text/words/phrase/option | mentions the word | containing | including | has a/an | features | covers | holds | comprises | has ticked | has selected | contain the word/text/words/phrase/string/option | include the word/text/words/phrase/option`,
})

/** Answers to a yes-or-no field or a check box: "newsletter is ticked" */
export const affirmation = phraseTable({
  yes: `yes | true | on | ticked | checked | selected | agreed | agreed to | accepted | enabled | positive | affirmative | confirmed | opted in | turned on | switched on | marked | clicked | y | a yes | active | approved | wanted | desired | required | needed | requested | chosen | picked`,
  no: `no | false | off | unticked | unchecked | unselected | deselected | declined | rejected | disabled | negative | turned off | switched off | opted out | n | a no | refused | denied`,
})

/** Forms of "is" */
export const being = phraseSet(
  `is | are | was | were | be | been | being | 's | has been | have been | had been | gets | get | got | becomes | become | turns out to be | happens to be | is currently | was previously | will be | would be | should be | must be | equals to | remains | stays | comes to | came to | is going to be | ends up | ends up being | happens to equal | looks to be | amounts to | totals | seems | may be | might be | can be | could be | shall be | feels | ranges | falls | lies | sits | runs | goes | of`,
)

export const helping = phraseSet(
  'do | does | did | has | have | had | has/have/had been | will | would | can | could | should | shall | may | might | must | is | are | was | were | am | be | been',
)

/** Verbs of answers and words around them: no names, and no words that were not understood */
export const answering = wordSet`added adds aged allergic answering applied applying arrive arrived arrives arriving attend attended attending attends
  belong belongs book booked books born bought bringing brings brought buy buying buys by calls care cares check checks
  choose chooses choosing chose click clicks coming commute commutes completes decide decided decides decline declines
  describe described describes donate donated donates drink drinks drive drives drove earn earned earns eat eats employ
  employed employs enter enters expect expects fail failed fails fills fly forget forgets forgot gave give gives having
  help helps here hire hope hopes identified identifies identify ignore ignored ignores indicate indicates inputs intend
  intends interested invite invited invites it join joined joining joins keep keeps kept knew knows leaves likes live
  lived lives living located look looking manage manages mark marks nor note noted notes omits opt opts order ordered
  orders own owned owns paid pass passed passes pay paying pays pick picking picks plan planning plans playing plays
  prefer preferred prefers provide provides purchase purchased purchases put puts rate rated rates react reacted reacts
  refuse refuses regarding register registered registers rent renting rents replied replies reply report reported
  reports requests reserve reserved reserves resident respond responded responds run said saying scored scores selecting
  selects sell sells sent sets settle settled settles share shared shares sign signed signing signs skips speak speaks
  specifies specify spend spends spent spoke state states stay stayed staying studied studies study studying submits
  subscribe subscribed subscribes suffer suffered suffers supplies supply take takes taking go goes come comes taught teach teaches tell tells
  three through tick ticking ticks told took train trains travel traveling travelled travelling travels type types us
  use used uses using via visit visited visits vote voted votes wanting wants went wish wishes work worked working works
  write writes wrote`
for (const word of answering) grammarWords.add(word)

/** Words that add nothing to a clause */
export const adverbs = phraseSet(
  `also | currently | actually | already | really | just | simply | still | always | ever | only | indeed | definitely | specifically | either | both | explicitly | previously | then | now | therefore | that | at all | of course | probably | certainly | all | equal | themselves | basically | maybe | perhaps | generally | themselves | not only | at the moment | made | dated | placed | taken | able to`,
)

/** Requests other than showing or hiding a field */
export const otherIntents = phraseTable({
  required: `required | mandatory | compulsory | obligatory | optional | require | requires | not required | must be filled in | must fill in | has to be filled in | needs to be filled in`,
  jump: `jump | jumps to | go to | goes to | go on to | goto | redirect | forward | navigate | take them | take the user | move on to | move to | skip to | skips to | skip ahead | send them to | send the user to | send to | next page | go directly | go straight | jump straight | branch to | continue to | proceed | skip directly | skip straight | back to | start over | end the form | finish the form | close the form | go back | lead to | jump ahead | move ahead`,
  send: `send | email me | notify | alert | e mail me | message me | mail me | forward | sms | text me | webhook | slack | notification | call me when | inform`,
  calculate: `calculate | compute | sum | add up | total up | multiply | divide | subtract | discount | calculation | formula | average | count the | score them | increase | decrease | times | points to`,
  limit: `limit | restrict | cap | at most characters | validate | allow only | only allow | no more than characters | maximum length | minimum length | must be between | must be at least | reject | block | error | warning | must match | format`,
  value: `prefill | pre fill | set the value | autofill | auto fill | default to | populate | fill automatically | copy | default value | set to | preselect | pre select | reset | clear | auto select | automatically select | change the value | automatically fill`,
  wording: `rename | change the label | change label | change the text | change the title | translate | change the color | change the colour | highlight | font | background | bold | change the options | change options | reorder | move | sort | make bigger | resize | color | colour red`,
  lock: `disable the submit | read only | readonly | lock | grey out | gray out | uneditable | editable | prevent | stop | disable`,
  create: `create | delete | duplicate | add a field | add a question | add a new | new field | new question | insert | make a form | build a form | create a form | generate`,
})

/** Words that compare the answer to a field */
export const comparingTables: readonly PhraseTable<string>[] = [
  being,
  helping,
  equality,
  inclusion,
  comparisons,
  comparingVerbs,
  emptiness,
]
