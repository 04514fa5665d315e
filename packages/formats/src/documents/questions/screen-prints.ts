// Prints of web forms (decision 697): pages of Google Forms, Microsoft Forms and Typeform that a browser printed. Their
// placeholders become places for answers; their buttons, frames and notices are no part of the form.
import type { FieldTypeName } from '@ramiform/fields'
import { isQuestion } from '../../reading/asking.ts'
import type { Block, Line, Part } from './block.ts'
import { readLabel } from './label.ts'
import { wordsOf } from './parts.ts'
import { programWords } from './program-words.ts'
import { isTypeformTitle, typeformLines } from './typeform.ts'

const program = /\bgoogle\b|\bmicrosoft forms\b/i

/** Placeholders of text fields, in the languages of the product with Latin letters */
const placeholders: readonly (readonly [RegExp, FieldTypeName])[] = [
  [
    /^(?:your answer|meine antwort|votre réponse|tu respuesta|la tua risposta|a? ?sua resposta|jouw antwoord)$/i,
    'text',
  ],
  [
    /^(?:enter your answer|(?:ihre )?antwort eingeben|entrez votre réponse|escriba su respuesta|immetti la risposta|insira sua resposta|voer uw antwoord in)$/i,
    'text',
  ],
  [
    /^(?:your email(?: address)?|meine e-mail-adresse|votre adresse e-mail|tu dirección de correo electrónico|il tuo indirizzo email|seu e-mail|je e-mailadres)$/i,
    'email',
  ],
  [/^[([]?(?:dd|mm|tt|jj|gg)[/.-](?:mm|dd)[/.-](?:yyyy|jjjj|aaaa)[)\]]?$/i, 'date'],
]

/** Buttons, notices, and what a browser prints at the edges of a page: the time, the address */
const around =
  /^(?:clear form|clear selection|submit|next|back|send|switch account|get link|formular leeren|senden|weiter|zurück|effacer le formulaire|envoyer|suivant|retour|borrar formulario|enviar|siguiente|atrás|cancella modulo|invia|avanti|indietro|limpar formulário|avançar|voltar|formulier wissen|verzenden|volgende|vorige)$|^does this form look suspicious\?|^never submit passwords\b|^(?:hi,? )?when you submit this form,|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?!\d)|^https?:\/\/\S+\s+\d{1,3}\/\d{1,3}$/i
/** Word above the placeholder of a date */
const dateName = /^(?:date|datum|fecha|data)$/i
const longestHint = 200

/** Rewrites the print of a web form; any other document stays as it is. */
export function withoutScreen(blocks: readonly Block[]): readonly Block[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? wordsOf(block.parts) : ''))
  if (texts.filter(isTypeformTitle).length > 1) return withHelp(typeformLines(blocks))
  const isScreen = texts.some((text) => program.test(text)) && texts.some(isPlaceholder)
  if (!isScreen) return blocks
  const shown = blocks.filter((block, at) => {
    if (block.kind !== 'line') return true
    const text = texts[at] ?? ''
    const isDateName = dateName.test(text) && placeholderType(texts[at + 1] ?? '') === 'date'
    const isFrame = block.parts.length > 0 && block.parts.every(({ kind }) => kind === 'blank')
    return !around.test(text) && !isDateName && !isFrame
  })
  return withHelp(shown).map((block) => (block.kind === 'line' ? asField(block) : block))
}

const isPlaceholder = (text: string) => placeholderType(text) !== null

function placeholderType(text: string): FieldTypeName | null {
  return placeholders.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** The type of a place for an answer below a question: a placeholder, or `name@example.com` */
function answerType(text: string): FieldTypeName | null {
  const words = programWords(text)
  return words?.kind === 'room' ? (words.type ?? 'text') : placeholderType(text)
}

function asField(line: Line): Line {
  const type = placeholderType(wordsOf(line.parts))
  const parts = line.parts.map(
    (part): Part =>
      // These programs draw squares where several options can be chosen.
      part.kind === 'box' && !part.isRound ? { ...part, isForSeveral: true } : part,
  )
  return type === null ? { ...line, parts } : roomOf(type, '')
}

function roomOf(type: FieldTypeName, placeholder: string): Line {
  const control = { name: '', type, ...(placeholder !== '' && { placeholder }) }
  return { kind: 'line', parts: [{ kind: 'control', control }] }
}

/** Moves help between a question and its place for the answer: into the place, or in front of its options. */
function withHelp(blocks: readonly Block[]): readonly Block[] {
  const found: Block[] = []
  const filled = blocks.filter((block) => block.kind === 'table' || block.parts.length > 0)
  for (let at = 0; at < filled.length; at += 1) {
    const [block, next, third] = [filled[at], filled[at + 1], filled[at + 2]]
    if (block === undefined) break
    found.push(block)
    if (block.kind !== 'line' || next?.kind !== 'line' || third?.kind !== 'line') continue
    const [asked, help, answer] = [block, next, third].map(({ parts }) => wordsOf(parts))
    if (asked === undefined || help === undefined || answer === undefined) continue
    if (!isWords(block) || !isWords(next) || !asks(asked) || !canHelp(help)) continue
    const type = answerType(answer)
    if (type !== null && help.length <= longestHint) {
      found.push(roomOf(type, help))
      at += 2
    } else if (third.parts[0]?.kind === 'box') {
      found.splice(-1, 0, next)
      at += 1
    }
  }
  return found
}

const isWords = ({ parts }: Line): boolean => parts.every(({ kind }) => kind === 'words')

const asks = (text: string): boolean =>
  isQuestion(text) || /\*$/.test(text) || /^\d{1,3}\. /.test(text)

const canHelp = (text: string): boolean =>
  !asks(text) &&
  readLabel(text).choose === null &&
  programWords(text) === null &&
  !isPlaceholder(text) &&
  !/\t/.test(text) &&
  !/^\d{1,2}(?: \d{1,2})+$/.test(text)
