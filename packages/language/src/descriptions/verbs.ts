import { irregularForms } from '../chat/words/stem.ts'

const participle =
  /^(?:been|had|done|gone|seen|taken|given|made|met|won|lost|read|heard|bought|paid|eaten|driven|chosen|got|gotten|left|spent|found|come|become|worked|broken|written|spoken|flown|worn|run|ever|already|previously|never|recently|also|\w+ed)$/i

export const toBe = /^(?:is|are|was|were|am|isn['’]t|aren['’]t|wasn['’]t|weren['’]t)$/i
export const helping =
  /^(?:can|could|will|would|should|shall|may|might|must|do|does|did|(?:do|does|did|would|could|should|ca|wo)n['’]t|cannot)$/i

/** True for `have attended before`, false for `have allergies`. */
export const isPerfect = (next: string | undefined) => participle.test(next ?? '')

const notPast = /^(?:need|feed|speed|proceed|exceed|succeed|embed|shed|wed)$/

/** The base form of a verb, and whether its question needs `do`, `does` or `did`. */
export function plainVerb(verb: string): {
  readonly plain: string
  readonly help: 'do' | 'does' | 'did'
} {
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
