import { re } from './patterns.ts'
import { helping, isPerfect, plainVerb, toBe } from './verbs.ts'

/** Words for the respondent */
const respondents =
  '(?:(?:the |our |each |every |a |an )(?:user|customer|client|visitor|applicant|attendee|participant|respondent|person|candidate|volunteer|member|buyer|shopper|reader|submitter|employee|guest)s?|people|someone|everyone|users|customers|applicants|respondents|participants|attendees)'
const asRespondent = re.i`^(?:they|he or she|she or he|he/she|s/he|he|she|you|${respondents})(?=\s|$)`
const wh =
  /^(?:(?:for|at|on|in|by|to|from|with|about) )?(?:how|what|which|when|where|why|who|whose|whom)(?![\p{L}])/iu

export function isWhether(text: string): boolean {
  return /^(?:whether|if)(?: or not)?\s/i.test(text)
}

export function isWh(text: string): boolean {
  return wh.test(text)
}

/** Turns `whether they need a laptop` into "Do you need a laptop?". */
export function polarQuestion(clause: string): string | null {
  const words = inWords(
    clause.replace(/^(?:whether|if)\s+(?:or not\s+)?/i, '').replace(/\s+or not$/i, ''),
  )
  const subject = subjectAt(words, 0)
  if (subject === null || subject.end >= words.length) return null
  return asked('', subject, words)
}

/** Turns `which week they want` into "Which week do you want?". */
export function openQuestion(clause: string): string {
  const words = inWords(clause)
  if (toBe.test(words[1] ?? '') || helping.test(words[1] ?? '')) return closing(toReader(clause))
  for (let at = 1; at < Math.min(words.length, 12); at += 1) {
    const subject = subjectAt(words, at)
    if (subject === null || subject.end >= words.length) continue
    // In `how many people come` the subject is "people", not the respondent.
    if (at === 2 && /^how (?:many|much) (?!(?:they|you|he|she|it)\b)/i.test(words.join(' ')))
      continue
    // `which days work for them` has its subject before the verb.
    if (at === 1 && /^(?:which|whose)$/i.test(words[0] ?? '') && subject.text.includes(' '))
      continue
    const before = words.slice(0, at).join(' ')
    return asked(before, subject, words) ?? closing(toReader(clause))
  }
  return closing(toReader(clause))
}

interface Subject {
  readonly text: string
  /** Index of the verb */
  readonly end: number
}

const verbs =
  /^(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|may|might|must|need|needs|needed|want|wants|wanted|like|likes|liked|own|owns|went|takes?|took|uses?|used|plans?|prefers?|requires?|speaks?|works?|lives?|attends?|attended|goes|go|comes?|wishes|wish|agrees?|knows?|smokes?|drives?|eats?|allows?|happened|felt|found|heard)$/i

function subjectAt(words: readonly string[], at: number): Subject | null {
  const rest = words.slice(at, at + 6).join(' ')
  const reader = asRespondent.exec(rest)
  if (reader !== null) return { text: 'you', end: at + reader[0].split(' ').length }
  const first = words[at] ?? ''
  if (/^(?:we|it|there|this|that|these|those|i)$/i.test(first))
    return { text: /^i$/i.test(first) ? 'I' : first.toLowerCase(), end: at + 1 }
  if (!/^(?:the|their|his|her|your|our|any|all|a|an|this|that)$/i.test(first)) return null
  const end = words.findIndex((word, index) => index > at + 1 && verbs.test(word))
  if (end === -1 || end > at + 5) return null
  return { text: toReader(words.slice(at, end).join(' ')), end }
}

function asked(before: string, subject: Subject, words: readonly string[]): string | null {
  const [word = '', next] = words.slice(subject.end)
  const verb = word.toLowerCase()
  const rest = toReader(words.slice(subject.end + 1).join(' '))
  const form = (help: string, plain = '') => {
    const said = subject.text === 'you' ? ofYou(help) : help
    return closing([before, said, subject.text, plain, rest].filter(Boolean).join(' '))
  }
  if (!/^[\p{L}'’-]+$/u.test(verb)) return null
  const isHelping = toBe.test(verb) || helping.test(verb)
  if (isHelping || (/^(?:have|has|had|haven['’]t|hasn['’]t)$/.test(verb) && isPerfect(next)))
    return form(verb)
  const { plain, help } = plainVerb(verb)
  return form(help, plain)
}

/** Conjugates the verb for "you": "the customer is" becomes "you are". */
const ofYou = (verb: string) =>
  verb.replace(/^is/, 'are').replace(/^was/, 'were').replace(/^has/, 'have').replace(/^does/, 'do')

/** Rewrites a text about respondents as a text to them. */
export function toReader(text: string): string {
  return text
    .replaceAll(/\b(?:themselves|themself|himself|herself)\b/gi, 'yourself')
    .replaceAll(/\b(?:their|his or her|his\/her)\b/gi, 'your')
    .replaceAll(/\btheirs\b/gi, 'yours')
    .replaceAll(/\bthey['’]re\b/gi, 'you are')
    .replaceAll(/\bthey['’]ve\b/gi, 'you have')
    .replaceAll(/\b(?:they|them|he or she|he\/she)\b/gi, 'you')
    .replaceAll(/\bsomeone['’]s\b/gi, 'your')
}

function inWords(clause: string): readonly string[] {
  return clause
    .replaceAll(/\b(they|you|we|he|she|it)['’]re\b/gi, '$1 are')
    .replaceAll(/\b(there|it|that)['’]s\b/gi, '$1 is')
    .replaceAll(/\b(they|you|we)['’]ve\b/gi, '$1 have')
    .replaceAll(/\b(they|you|we|he|she)['’]d\b/gi, '$1 would')
    .replaceAll(/\b(they|you|we|he|she|it)['’]ll\b/gi, '$1 will')
    .split(/\s+/)
    .filter(Boolean)
}

const closing = (text: string) => `${capital(text.trim().replace(/[.?!,;:]+$/, ''))}?`

/** Capitalizes the first letter of a label. */
export function capital(text: string): string {
  const plain = text.trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
