import { isConsent, isNeededConsent, isOwnConsent } from '../../documents/questions/consent.ts'
import { typeOfName } from './draft.ts'
import type { Item } from './list-kind.ts'
import { readLabel } from './read-label.ts'
import { addDraft, type Reader } from './reader.ts'
import { plainHeading, tellSection } from './section-title.ts'

const firstPerson = /^(?:i|we|ich|wir|je|nous|ik|wij)(?![\p{L}])|^j['’]/iu
/** Words of a statement at least; a shorter text may be an option */
const fewestWords = 5
/** The same for Japanese, which has no spaces */
const fewestCharacters = 10

/**
 * Reads check boxes with statements to agree to as fields of their own: `- [ ] I agree to the rules *`.
 * @param isBehindList true: a list of questions comes before, and the box is not inside of its last item
 * @returns false if the boxes are options
 */
export function readConsent(
  reader: Reader,
  items: readonly Item[],
  isBehindList: boolean,
): boolean {
  const texts = items.map(({ option }) => (option?.options.length === 1 ? option.options[0] : null))
  const statements = texts.flatMap((text) => (text ? [text] : []))
  const areWhole = statements.every(isWhole)
  if (statements.length < items.length || items.some(({ hasList }) => hasList)) return false
  if (!areWhole && !statements.every(isStatement)) return false
  const isRequired = statements.some((text) => readLabel(text).required)
  // Several short statements are one question, unless one of them is required.
  if (items.length > 1 && !areWhole && !isRequired) return false
  const isOwn = areWhole || (isRequired && statements.every((text) => firstPerson.test(text)))
  const isFree = (isOwn && hasOtherAnswer(reader)) || (items.length === 1 && asksForText(reader))
  if (!isFree && !awaitsNothing(reader, statements, isBehindList)) return false
  tellSection(reader)
  for (const [at, text] of statements.entries()) {
    const label = readLabel(text)
    const required = label.required || isNeededConsent(label.label)
    const options = ['Yes']
    addDraft(reader, label, 'list', { required, type: 'checkbox', options, choice: 'checkbox' })
    reader.under = null
    reader.readBlocks(items[at]?.rest ?? [])
  }
  reader.under = null
  return true
}

function isStatement(text: string): boolean {
  return firstPerson.test(text) || text.split(/\s+/).length >= fewestWords
}

/** True for a sentence in the first person, and for any sentence with a full stop. */
function isWhole(text: string): boolean {
  const { label } = readLabel(text)
  const isLong = label.split(/\s+/).length >= fewestWords || label.length >= fewestCharacters
  return isNeededConsent(label) || isConsent(label) || (isLong && /[.!。！]$/.test(label))
}

/** True if the line above is a title, or asks for something that is no option: `Nights you need:`, `Name: ____`. */
function hasOtherAnswer(reader: Reader): boolean {
  const { under } = reader
  if (under === null || under.options.length > 0) return false
  const isTyped = under.from === 'line' && !/^text/.test(typeOfName(under.label))
  return under.hasRoom === true || isTyped || plainHeading(reader) !== null
}

/** `Anything else?` and its translations */
const anythingElse =
  /^[¿\s]*(?:anything (?:else|more)|any (?:other|further|additional|more)|sonst(?:ige[rs]?| noch)|(?:gibt es |möchte\p{L}* .*|willst .*|haben sie )?noch (?:etwas|was|weitere)|autres? (?:chose|remarque|commentaire)s?|(?:avez-vous|souhaitez-vous|voulez-vous) .*(?:autre chose|quelque chose|d['’]autres)|algo m[áa]s|(?:quieres?|deseas?|quiere|tienes?) .*algo(?: m[áa]s)?|altro|qualcos['’]altro|(?:vuoi|vuole|volete) .*altro|(?:mais )?alguma(?: outra)? coisa|algo mais|(?:(?:wilt|wil|heb|heeft) .*)?nog iets|هل .*(?:آخر|أخرى)|أي شيء آخر|(?:האם )?.*(?:משהו נוסף|עוד משהו)|その他|他に|ほかに)/iu

/** True below room to write, and below a question for free words: it takes no boxes. */
function asksForText({ under }: Reader): boolean {
  if (under === null || under.options.length > 0) return false
  const { label, hasRoom } = under
  return hasRoom === true || anythingElse.test(label) || typeOfName(label) === 'textarea'
}

/** True if no question above waits for these options. */
function awaitsNothing(
  { under, title }: Reader,
  statements: readonly string[],
  isBehindList: boolean,
): boolean {
  if (under === null) return title === null
  if (under.options.length === 0) return isBehindList && under.from === 'list'
  return statements.every((text) => firstPerson.test(text)) && !under.options.some(isStatement)
}

/** Index of a statement below the options of a question, at the end of the same list; the list's length for none. */
export function ownConsentAt(items: readonly Item[]): number {
  const texts = items.map(({ option, line }) => option?.options[0] ?? line.text)
  const last = texts.length - 1
  return last > 1 && isOwnConsent(texts[last] ?? '', texts.slice(0, last)) ? last : texts.length
}
