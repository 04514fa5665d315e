export const byteOrderMark = '\uFEFF'

/** The start of a formula, also after white space or quotes and in full-width form. */
const formula = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]|^[\t\r\n]/u
const special = /[",\r\n]/
const delimiter = /[;|\t\r\n\u2028\u2029]/
/** Text after another delimiter or a line break within a cell. */
const laterParts = /(?<=[;|\t\r\n\u2028\u2029])[^;|\t\r\n\u2028\u2029]+/g
const plainNumber = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i
/** A line of a list, such as "- milk". It is safe, since it cannot call a function or a program. */
const listItem = /[-+] [^(|!=@\r\n]*(?![^\r\n])/y

/**
 * One cell, quoted as RFC 4180 requires. An apostrophe prevents a spreadsheet from running a formula. It is added at
 * the start of the cell and after other delimiters, where some locales start a new cell.
 */
export function csvCell(text: string): string {
  const start = isFormula(text) ? `'${text}` : text
  // Most cells have one part, and looking for others takes longer than all the rest.
  const safe = delimiter.test(start) ? withSafeParts(start) : start
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function withSafeParts(cell: string): string {
  return cell.replaceAll(laterParts, (part, offset: number) =>
    isFormula(part) && !isListItem(cell, offset) ? `'${part}` : part,
  )
}

function isFormula(text: string): boolean {
  return !beginsWithLetterOrDigit(text) && formula.test(text) && !plainNumber.test(text)
}

function isListItem(text: string, offset: number): boolean {
  listItem.lastIndex = offset
  return listItem.test(text)
}

/** Fast path: most cells start with a letter or digit and cannot be formulas. */
function beginsWithLetterOrDigit(text: string): boolean {
  const code = text.charCodeAt(0)
  const lowerCase = code | 0x20
  return (code >= 0x30 && code <= 0x39) || (lowerCase >= 0x61 && lowerCase <= 0x7a)
}
