import { isNeededConsent, isOwnConsent } from '../../documents/questions/consent.ts'
import type { Item } from './list-kind.ts'
import { readLabel } from './read-label.ts'
import { addDraft, type Reader } from './reader.ts'

const firstPerson = /^(?:i|we|ich|wir|je|nous|ik|wij)(?![\p{L}])|^j['’]/iu
/** Words of a statement at least; a shorter text may be an option */
const fewestWords = 5

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
  const statements = texts.flatMap((text) => (text && isStatement(text) ? [text] : []))
  if (statements.length < items.length || items.some(({ hasList }) => hasList)) return false
  // Several boxes are one question, unless one of them is required.
  if (items.length > 1 && !statements.some((text) => readLabel(text).required)) return false
  if (!isFree(reader, statements, isBehindList)) return false
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

/** True if no question above waits for these options. */
function isFree({ under, title }: Reader, statements: readonly string[], isBehindList: boolean) {
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
