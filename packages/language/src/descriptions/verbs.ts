import { irregularForms } from '../chat/words/stem.ts'

const participles =
  /^(?:been|had|done|gone|seen|taken|given|made|met|won|lost|read|heard|bought|paid|eaten|driven|chosen|got|gotten|left|spent|found|come|become|worked|broken|written|spoken|flown|worn|run|\w+ed)$/i

export const toBe = /^(?:is|are|was|were|am|isn['’]t|aren['’]t|wasn['’]t|weren['’]t)$/i
export const helping =
  /^(?:can|could|will|would|should|shall|may|might|must|do|does|did|(?:do|does|did|would|could|should|ca|wo)n['’]t|cannot)$/i
const perfect = /^(?:ever|already|previously|never|recently|also)$/i

/** True for `have attended before`, false for `have allergies`. */
export function isPerfect(next: string | undefined): boolean {
  return next !== undefined && (participles.test(next) || perfect.test(next))
}

/** The base form of a verb, and whether its question needs `do`, `does` or `did`. */
export function plainVerb(verb: string): {
  readonly plain: string
  readonly help: 'do' | 'does' | 'did'
} {
  const word = verb.toLowerCase()
  const past = irregularForms.get(word)
  if (past !== undefined) return { plain: past, help: 'did' }
  if (
    /(?:eed|ed)$/.test(word) &&
    !/^(?:need|feed|speed|proceed|exceed|succeed|embed|shed|wed)$/.test(word)
  ) {
    return { plain: presentOf(word), help: 'did' }
  }
  if (word === 'has') return { plain: 'have', help: 'does' }
  if (word === 'does' || word === 'goes') return { plain: word.slice(0, -2), help: 'does' }
  if (/[^aeiou]ies$/.test(word)) return { plain: `${word.slice(0, -3)}y`, help: 'does' }
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return { plain: word.slice(0, -2), help: 'does' }
  if (/[^su]s$/.test(word)) return { plain: word.slice(0, -1), help: 'does' }
  return { plain: word, help: 'do' }
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
