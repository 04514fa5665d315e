import { irregularForms } from '../chat/words/stem.ts'
import { shortened } from '../chat/words/tokens.ts'

/** Words for the respondent */
const asRespondent =
  /^(?:they|he or she|she or he|he\/she|s\/he|he|she|you|(?:the |our |each |every |a |an )(?:user|customer|client|visitor|applicant|attendee|participant|respondent|person|candidate|volunteer|member|buyer|shopper|reader|submitter|employee|guest)s?|people|someone|everyone|users|customers|applicants|respondents|participants|attendees)(?=\s|$)/i
const wh =
  /^(?:(?:for|at|on|in|by|to|from|with|about) )?(?:how|what|which|when|where|why|who|whose|whom)(?![\p{L}])/iu

export const isWhether = (text: string) => /^(?:whether|if)(?: or not)?\s/i.test(text)
export const isWh = (text: string) => wh.test(text)

/** Turns `whether they need a laptop` into "Do you need a laptop?". */
export function polarQuestion(clause: string): string | null {
  const words = inWords(clause.replace(/^(?:whether|if)\s+(?:or not\s+)?|\s+or not$/gi, ''))
  const subject = subjectAt(words, 0)
  return subject && asked('', subject, words)
}

/** Turns `which week they want` into "Which week do you want?". */
export function openQuestion(clause: string): string {
  const words = inWords(clause)
  const plain = closing(toReader(clause))
  if (helping.test(words[1] ?? '')) return plain
  for (let at = 1; at < Math.min(words.length, 12); at += 1) {
    const subject = subjectAt(words, at)
    // In `how many people come` the subject is "people", not the respondent.
    const isCount =
      at === 2 && /^how (?:many|much) (?!(?:they|you|he|she|it)\b)/i.test(words.join(' '))
    // `which days work for them` has its subject before the verb.
    const isOfWhich =
      at === 1 && /^(?:which|whose)$/i.test(words[0] ?? '') && subject?.text.includes(' ')
    if (subject !== null && !isCount && !isOfWhich)
      return asked(words.slice(0, at).join(' '), subject, words) ?? plain
  }
  return plain
}

/** The words of a subject, and the index of its verb */
type Subject = { readonly text: string; readonly end: number }

const verbs =
  /^(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|may|might|must|need|needs|needed|want|wants|wanted|like|likes|liked|own|owns|went|takes?|took|uses?|used|plans?|prefers?|requires?|speaks?|works?|lives?|attends?|attended|goes|go|comes?|wishes|wish|agrees?|knows?|smokes?|drives?|eats?|allows?|happened|felt|found|heard)$/i

/** The subject at a word, if a verb follows it */
function subjectAt(words: readonly string[], at: number): Subject | null {
  const [reader] = asRespondent.exec(words.slice(at, at + 6).join(' ')) ?? []
  const first = words[at] ?? ''
  const isPronoun = /^(?:we|it|there|this|that|these|those|i)$/i.test(first)
  const isName = /^(?:the|their|his|her|your|our|any|all|a|an)$/i.test(first)
  const verb = isName ? words.findIndex((word, index) => index > at + 1 && verbs.test(word)) : -1
  const length = reader?.split(' ').length ?? (isPronoun ? 1 : verb - at)
  const end = at + length
  if (length < 1 || length > 5 || end >= words.length) return null
  if (reader !== undefined) return { text: 'you', end }
  const text = words.slice(at, end).join(' ')
  return { text: /^i$/i.test(text) ? 'I' : toReader(isPronoun ? text.toLowerCase() : text), end }
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
  const isPerfect =
    /^(?:have|has|had|haven['’]t|hasn['’]t)$/.test(verb) && participle.test(next ?? '')
  if (isPerfect || helping.test(verb)) return form(verb)
  const { plain, help } = plainVerb(verb)
  return form(help, plain)
}

/** Conjugates the verb for "you": "the customer is" becomes "you are". */
const ofYou = (verb: string) =>
  verb.replace(/^is/, 'are').replace(/^was/, 'were').replace(/^has/, 'have').replace(/^does/, 'do')

/** Rewrites a text about respondents as a text to them. */
export function toReader(text: string): string {
  if (!/\b(?:the[my]|their|hi[ms]|he[ /]|her|someone)/i.test(text)) return text
  return text
    .replaceAll(/\b(?:themselves|themself|himself|herself)\b/gi, 'yourself')
    .replaceAll(/\b(?:their|his or her|his\/her)(s?)\b/gi, 'your$1')
    .replaceAll(/\bthey['’]re\b/gi, 'you are')
    .replaceAll(/\bthey['’]ve\b/gi, 'you have')
    .replaceAll(/\b(?:they|them|he or she|he\/she)\b/gi, 'you')
    .replaceAll(/\bsomeone['’]s\b/gi, 'your')
}

function inWords(clause: string): readonly string[] {
  return clause
    .replaceAll(/\b(there|it|that)['’]s\b/gi, '$1 is')
    .replaceAll(
      /(?<=\b(?:they|you|we|he|she|it))['’](re|ve|d|ll)\b/gi,
      (_, end) => ` ${shortened.get(end.toLowerCase())}`,
    )
    .split(/\s+/)
    .filter(Boolean)
}

const closing = (text: string) => `${capital(text.trim().replace(/[.?!,;:]+$/, ''))}?`

export function capital(text: string): string {
  const plain = text.trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** Words behind `have` in `have attended before`, and not in `have allergies` */
const participle =
  /^(?:been|had|done|gone|seen|taken|given|made|met|won|lost|read|heard|bought|paid|eaten|driven|chosen|got|gotten|left|spent|found|come|become|worked|broken|written|spoken|flown|worn|run|ever|already|previously|never|recently|also|\w+ed)$/i

/** Verbs that stand before the subject of a question */
const helping =
  /^(?:is|are|was|were|am|can|could|will|would|should|shall|may|might|must|do|does|did|(?:is|are|was|were|do|does|did|would|could|should|ca|wo)n['’]t|cannot)$/i

const notPast = /^(?:need|feed|speed|proceed|exceed|succeed|embed|shed|wed)$/

/** The base form of a verb, and whether its question needs `do`, `does` or `did`. */
function plainVerb(verb: string): { readonly plain: string; readonly help: string } {
  const word = verb.toLowerCase()
  const past =
    irregularForms.get(word) ?? (/ed$/.test(word) && !notPast.test(word) ? presentOf(word) : null)
  if (past !== null) return { plain: past, help: 'did' }
  const plain = word
    .replace(/^has$/, 'have')
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/^(do|go)es$|(ch|sh|ss|x|zz)es$/, '$1$2')
    .replace(/([^su])s$/, '$1')
  return { plain, help: plain === word ? 'do' : 'does' }
}

/** Stems without their final `e`: `shar`, `us`, `provid`, `donat`, `schedul` */
const lostE =
  /(?:[vcz]|[^o]u|[^n]g|(?:an|en|ar|ed)g|[aeiou]s|r[sc]|[^eo]ik|ok|[^aeo][iu]r|[^e]ar|(?<!e)at|creat|let|[iu]t|[iu]d|[gr]ad|ot|am|um|(?:[bcdfgkptz]|du)l|yp|op|ap|in)$/
const withoutE =
  /(?:visit|edit|submit|limit|exhibit|profit|benefit|wait|recruit|suit|join|rain|train|gain|explain|contain|obtain|remain|stop|develop|shop|help|avoid|appear|clear|hear|near|repair|pair|roam|dream|chat|focus|attach)$/

/** The base form of a past form: `plan` for `planned`, `use` for `used`, `try` for `tried`. */
function presentOf(past: string): string {
  const stem = past.slice(0, -2)
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  return lostE.test(stem) && !withoutE.test(stem) ? `${stem}e` : stem
}
