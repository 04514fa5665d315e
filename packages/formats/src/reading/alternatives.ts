/** Choices in the words of a question, which a question below confirms: `Are you a driver or a passenger?`, `If driver: seats` */

const beginning =
  'are you|sind sie|bist du|seid ihr|êtes-vous|es-tu|es usted|eres|sei|è|lei è|você é|é|bent u|ben je'
const article = "(?:(?:an?|the|ein(?:e|en)?|une?|un[ao]?|uma?|een)\\s+|un['’])?"
const name = "(?:\\p{L}[\\p{L}'’-]*)(?:\\s\\p{L}[\\p{L}'’-]*)?"
const either = new RegExp(
  `^[¿\\s]*(?:${beginning})\\s+${article}(?<one>${name})\\s+(?:or|oder|ou|o|of)\\s+${article}(?<other>${name})\\s*[?？]$`,
  'iu',
)

/** The two answers that a question names; none for any other question. It may as well be answered with yes. */
export function alternativesAsked(label: string): readonly string[] {
  const { one, other } = either.exec(label.trim())?.groups ?? {}
  return one === undefined || other === undefined ? [] : [one, other]
}
