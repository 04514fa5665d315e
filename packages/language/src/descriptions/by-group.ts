import { byOption } from './by-option.ts'
import { byQuestion } from './by-question.ts'
import type { Collection } from './collection.ts'
import type { Resolved } from './resolved.ts'
import { plainVerb } from './verbs.ts'

const anyone =
  '(?:people|persons?|those|anyone|anybody|everyone|everybody|someone|users?|customers?|guests?|applicants?|attendees?|parents?|respondents?|visitors?|clients?|participants?|volunteers?|families|candidates?)'

const lead = /^(?:for )?(?:(?:the|any|all|our|only|just|those|these) )*/i

/** Resolves `members`, `non-smokers`, `renters`: people with a certain answer. Null if uncertain. */
export function byGroup(words: string, isNegated: boolean, found: Collection): Resolved | null {
  const named = /^(?:they (?:are|choose) )?(.{2,60})$/i.exec(words.trim())?.[1] ?? ''
  const [, non, group = ''] = /^(non[- ]?)?(.+)$/i.exec(named.replace(lead, '')) ?? []
  if (group.split(' ').length > 4 || plainly.test(group)) return null
  const isNot = (non !== undefined) !== isNegated
  const bare = group.replace(ofPeople, '')
  for (const name of bare === group ? namesOf(group) : [group, bare]) {
    const resolved = byOption(name, isNot, found) ?? byQuestion(name, isNot, found)
    if (resolved !== null) return resolved
  }
  return null
}

const ofPeople =
  /(?<=\p{L}) (?:people|persons?|patients?|customers?|users?|guests?|applicants?|clients?|visitors?|members?|participants?|volunteers?)$/iu

const plainly = new RegExp(`^${anyone}$`, 'i')

/** Verb or adjective behind a noun for people: `renters` rent, `swimmers` swim. */
function namesOf(group: string): readonly string[] {
  const doing = /^(.*?\p{L}{3,}?)(?:e?rs?|ors?)$/iu.exec(group)?.[1]
  if (doing === undefined || /^(?:us|custom|oth|numb|ord|pap|lett)e?$/i.test(doing)) return [group]
  return [group, doing, `${doing}ing`, doing.replace(/([bdgmnprt])\1$/i, '$1')]
}

/** Plural form of `has a dog`. */
function severally(said: string): string {
  const [verb = '', ...rest] = said.split(' ')
  const plain = /^(?:is|was)$/i.test(verb) ? 'are' : plainVerb(verb)
  return [
    typeof plain === 'string' ? plain : plain.help === 'does' ? plain.plain : verb,
    ...rest,
  ].join(' ')
}

/** Turns `people with pets` into a condition: `they have pets`. */
export function conditionOfGroup(group: string): string {
  const words = group.trim().replace(lead, '')
  const who = new RegExp(
    `^${anyone} (who|that|with|without|aged|over|under|\\p{L}+ing)\\b\\s*(.*)$`,
    'iu',
  )
  const [, word = '', rest = ''] = who.exec(words) ?? []
  if (word === '') return `they choose ${words}`
  if (/^(?:who|that)$/i.test(word))
    return `they ${/^(?:any|every|some)/i.test(words) ? severally(rest) : rest}`
  if (/^with$/i.test(word)) return `they have ${rest}`
  if (/^without$/i.test(word)) return `they do not have ${rest}`
  return `they are ${word} ${rest}`.replace(/ aged /i, ' ')
}
