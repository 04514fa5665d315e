// Letters (decision 698) that ask a few things in passing and want no answers in writing: no place for one, no request for one.
import { isQuestion } from '../../reading/asking.ts'
import type { Block } from './block.ts'
import { inlineOptions } from './inline-options.ts'
import { isClosing, isGreeting, isProse } from './line-kinds.ts'
import { wordsOf } from './parts.ts'

const fewestSentences = 3
const mostQuestions = 5

/** Words that ask the reader for answers, in the languages of the product with Latin letters */
const request =
  /(?<!\p{L})(?:please|kindly|details|information|(?:need|want|would like|like) to know|need (?:some|a few|your|the following)|bitte\p{L}*|angaben|wissen|merci de|s['’]il vous plaît|svp|renseignements|savoir|por favor|datos|saber|per favore|dati|sapere|dados|alstublieft|graag|gegevens|weten|reply|replies|respond|responses?|answers?(?= (?:the|these|each|all|to|by|below))|your answers?|fill(?: \p{L}+)? (?:in|out)|complete|let (?:me|us) know|tell (?:me|us)|send (?:me|us)|give (?:me|us)|get back|write back|questionnaire|survey|(?:be)?antwort\p{L}*|ausfüll\p{L}*|füll\p{L}*|rückmeld\p{L}*|teilen sie|schick\p{L}*|fragebogen|répon[ds]\p{L}*|rempli\p{L}*|renvoy\p{L}*|dites|respon[ds]\p{L}*|contest\p{L}*|rellen\p{L}*|cuestionario|envíe\p{L}*|rispon[ds]\p{L}*|rispost\p{L}*|compil\p{L}*|questionario|resposta\p{L}*|preench\p{L}*|envie|(?:be)?antwoord\p{L}*|invul\p{L}*|vul|vragenlijst)(?!\p{L})/iu

/** Readers of a letter to many, who may be asked to answer it */
const isToMany =
  /(?<!\p{L})(?:all|parents|members|colleagues|families|neighbou?rs|team|everyone|everybody|friends|customers|volunteers|guests|eltern|mitglieder|kolleg\p{L}*|familien|nachbarn|freunde|alle|zusammen|tous|toutes|membres|collègues|familles|voisins|amis|padres|miembros|familias|vecinos|amigos|todos|todas|genitori|soci|colleghi|famiglie|tutti|pais|membros|ouders|leden|collega['’]?s|iedereen|allen)(?!\p{L})/iu

/** True for a letter with a greeting and an end, mostly prose, without room, boxes or choices. */
export function isPlainLetter(blocks: readonly Block[]): boolean {
  const isWords = (block: Block) =>
    block.kind === 'line' && block.parts.every(({ kind }) => kind === 'words')
  if (!blocks.every(isWords)) return false
  const texts = textsOf(blocks)
  const greeting = texts.find(isGreeting)
  if (greeting === undefined || isToMany.test(greeting) || !texts.some(isClosing)) return false
  if (texts.some((text) => request.test(text) || (/[:：]$/.test(text) && isField(text))))
    return false
  const asking = texts.filter((text) => isQuestion(text) && !isProse(text))
  return (
    asking.length <= mostQuestions &&
    texts.filter(isProse).length >= Math.max(fewestSentences, asking.length) &&
    !texts.some((text) => inlineOptions(text) !== null)
  )
}

/** True for a label without a value: `Name:` */
const isField = (text: string) => !isGreeting(text) && text.split(' ').length <= 4

export function textsOf(blocks: readonly Block[]): readonly string[] {
  return blocks
    .map((block) => (block.kind === 'line' ? wordsOf(block.parts) : ''))
    .filter((text) => text !== '')
}
