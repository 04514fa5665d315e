import { plainVerb } from './verbs.ts'

const anyone =
  '(?:people|persons?|those|anyone|anybody|everyone|everybody|someone|users?|customers?|guests?|applicants?|attendees?|parents?|respondents?|visitors?|clients?|participants?|volunteers?|families|candidates?)'

const lead = /^(?:for )?(?:(?:the|any|all|our|only|just|those|these) )*/i

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
