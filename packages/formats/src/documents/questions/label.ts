import { manyWords, oneWords } from '../../reading/how-many.ts'
import { requiredWords } from '../../reading/marks.ts'

/** A label, and the other information on its line. */
export interface Label {
  readonly text: string
  readonly isRequired: boolean
  /** Format or help in brackets: `dd/mm/yyyy` */
  readonly hint: string
  /** Number of options to choose, if mentioned */
  readonly choose: 'one' | 'many' | null
}

const numbering =
  /^(?:\(?(?:\d{1,3}|[a-zA-Z]|[A-Z]\d{1,2}|[ivxIVX]{1,5})[.)]+|\d{1,2}(?:\.\d{1,2})+[.)]?|\d{1,2}[a-z]?(?=\s+\p{Lu}\p{Ll})|\d{1,2}[a-z][.)]?|(?:[Qq]|[Qq]uestion|QUESTION|[Ii]tem|N[Oo]\.?|no\.?)\s*\d{1,3}\s*[.:)-]?|\d{1,2}\s*[-–:])\s+(?=\S)/u
const bullet = /^[\s•●◦‣∙·▪■▸►➢➤❖✦*–—-]+\s*(?=\S)/u
const formatHint =
  /[([]\s*((?:[dmy]{1,4}\s*[/.\s-]\s*){1,2}[dmy]{2,4}|(?:please )?(?:print|type|use block).{0,30}|(?:in )?(?:block|capital)s?(?: letters| capitals)?|if (?:any|applicable|known|relevant|different).{0,40}|as (?:it appears|shown) .{0,40}|e\.?g\.?.{1,80}|i\.?e\.?.{1,80}|for example.{1,80}|optional|hh:mm.{0,10})\s*[)\]]/i
const requiredMark = new RegExp(
  `\\s*[([（【]\\s*(?:${requiredWords}|req\\.?|must be completed)(?: field)?\\s*[)\\]）】]\\s*`,
  'iu',
)
/** An instruction in brackets that leaves open how many to choose */
const tickWords =
  /\s*[([]\s*(?:please |bitte )?(?:tick|check|mark|circle|ankreuzen|auswählen|cocher|cochez|marcar|marque)(?: (?:as|the|where|la|con|une|one) [^()[\]]{0,30})?\s*[)\]]/i

const restOfBracket = /^[^()[\]]{0,40}[)\]]/

/** Cleans a label: removes its number, colon and marks, and returns them separately. */
export function readLabel(raw: string): Label {
  let text = raw
    .slice(0, 2_000)
    .trim()
    .replace(/^\d{1,3}[a-z]?\t+|^[,;.]\s+/, '')
    .replaceAll(/\s+/g, ' ')
  text = text.replace(/^(?:section|part)\s+(?:[a-z]|\d{1,2}|[ivx]{1,4})\s*[-–—:.]\s*(?=\S)/i, '')
  const isStarred = /^\*\s*\d{1,3}[.)]\s/.test(text)
  text = text.replace(bullet, '').replace(numbering, '').replace(bullet, '')
  text = text.replace(/^(?:optional|required)\s*[:–-]\s*(?=\S)/i, '')
  let isRequired = isStarred
  let choose: Label['choose'] = null
  let hint = ''
  const without = (pattern: RegExp) => {
    const found = pattern.exec(text)
    if (found === null) return null
    const behind = text.slice(found.index + found[0].length)
    // Words in the same bracket are part of it: `(tick all that suit you)`.
    const isOpen = /^\s*[([][^)\]]*$/.test(found[0])
    const rest = `${text.slice(0, found.index)} ${isOpen ? behind.replace(restOfBracket, '') : behind}`
    text = rest.replaceAll(/\s+/g, ' ').trim()
    return found
  }
  text = text.replace(/\s*[([]\s*\*\s*[)\]]/, '*')
  if (without(requiredMark) !== null) isRequired = true
  const format = without(formatHint)
  if (format !== null && !/^optional$/i.test(format[1] ?? '')) hint = format[1]?.trim() ?? ''
  const whole = text
  if (without(manyWords) !== null) choose = 'many'
  else if (without(oneWords) !== null) choose = 'one'
  else without(tickWords)
  // An instruction alone may be the only label of a group of boxes.
  if (!/\p{L}{2}/u.test(text) || (/^\p{Ll}/u.test(text) && /^\p{Lu}/u.test(whole))) text = whole
  text = text.replace(/[\s:：;,.…_–—-]+$/u, '')
  if (/(?:^\*+|\*+$)/.test(text)) {
    isRequired = true
    text = text.replace(/^\*+\s*/, '').replace(/\s*\*+$/, '')
  } else if (/\*+\s*[?:]?$/.test(text) || /\w\*+\s/.test(text.slice(0, 80))) {
    isRequired = true
    text = text.replace(/\*+/, '')
  }
  text = text
    .replace(/[\s:：;,–—-]+$/u, '')
    .replace(bullet, '')
    .trim()
  // An unmatched bracket
  if (/^[^(]*\)$/.test(text)) text = text.slice(0, -1).trim()
  if (/\([^)]*$/.test(text) && !text.includes(')')) text = text.replace(/\s*\($/, '')
  return { text, isRequired, hint, choose }
}

export function isNumbered(text: string): boolean {
  return numbering.test(text.trim())
}

/** True for lettered options: `a) Daily`, `B. Weekly`, `(iii) Never`. */
export function isLettered(text: string): boolean {
  return /^\s*\(?(?:[a-h]|[A-H]|i{1,3}|iv|v)[.)]\s+\S/.test(text)
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
