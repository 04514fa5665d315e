/** Reads sentences that say which questions need an answer: `Name, email and which boat have to be filled in.` */
import { readLabel } from './label.ts'
import type { Question } from './question.ts'

/** Words behind the names of the questions, in the languages of the product with Latin letters and Dutch */
const required =
  /^(?<names>[^.!?:]{2,200}?)\s+(?:(?:have to|has to|must|need to|needs to|should) be (?:filled in|filled out|answered|completed)|(?:are|is) (?:required|mandatory|compulsory)|(?:müssen|muss) (?:ausgefüllt|beantwortet|angegeben) (?:werden|sein)|(?:sind|ist) (?:pflicht(?:felder|feld|angaben)?|erforderlich)|(?:sont|est) obligatoires?|(?:son|es) obligatori[oa]s?|(?:sono|è) obbligatori[aeo]?|(?:são|é) obrigatóri[oa]s?|(?:zijn|is) verplicht|moeten ingevuld worden)(?![\p{L}])/iu
const between = /\s*,\s*(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|und|et|y|e|en|&)\s+/iu

const plain = (text: string) =>
  readLabel(text)
    .text.toLowerCase()
    .replace(/^[¿\s]*(?:the|your|der|die|das|le|la|les|el|los|las|il|o|a|de|het)\s+/u, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Makes the questions required that a sentence names.
 * @returns false, without any change, unless the sentence names only questions
 */
export function takeRequiredSentence(text: string, questions: readonly Question[]): boolean {
  const names = required.exec(text.trim())?.groups?.names
  if (names === undefined) return false
  const labels = questions.map(({ label }) => plain(label))
  const places = names.split(between).map((name) => {
    const wanted = plain(name)
    const whole = labels.indexOf(wanted)
    return whole === -1 ? labels.findIndex((label) => label.startsWith(`${wanted} `)) : whole
  })
  if (places.includes(-1)) return false
  for (const place of places) {
    const question = questions[place]
    if (question !== undefined) question.isRequired = true
  }
  return true
}
