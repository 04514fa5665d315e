import { PatternRefused } from './pattern-refused.ts'

/** One token of a pattern: an escape with the escaped characters, the start of a group, or a single character. */
const piece = /\\u\{[\da-f]+\}|(?:\\u[\da-f]{4})+|\\c[a-z]|\\k<|\\.|\(\?(?:<?[=!]|>)|./gisu

const unsupported = [
  [/^\(\?<?[=!]$/, (found: string) => `Look-around such as "${found}" cannot be used in a pattern`],
  [/^\(\?>$/, (found: string) => `Groups that begin with "${found}" cannot be used in a pattern`],
  [
    /^\\(?:[1-9]|k<)$/,
    (found: string) => `Back-references such as "${found}" cannot be used in a pattern`,
  ],
] as const

/**
 * Translates a JavaScript pattern to RE2 syntax, which spells some characters differently. Throws `PatternRefused`
 * for features that need backtracking.
 */
export function translate(pattern: string): string {
  let isInClass = false
  let translated = ''
  for (const [found] of pattern.matchAll(piece)) {
    if (!isInClass) {
      for (const [syntax, explain] of unsupported) {
        if (syntax.test(found)) throw new PatternRefused(explain(found))
      }
    }
    translated += isInClass && found === '\\b' ? '\\x08' : spelled(found)
    if (found === '[') isInClass = true
    if (found === ']') isInClass = false
  }
  return translated
}

function spelled(found: string): string {
  if (/^\\u/i.test(found) && found.length > 2) return codePoints(found)
  if (/^\\c./i.test(found)) return `\\x{${(found.charCodeAt(2) % 32).toString(16)}}`
  return found
}

/** Converts `\u00e9` and `\u{1F600}` to `\x{e9}` and `\x{1f600}`. A surrogate pair becomes one character. */
function codePoints(escapes: string): string {
  const braced = /^\\u\{(.*)\}$/i.exec(escapes)?.[1]
  if (braced !== undefined) return `\\x{${braced}}`
  const units = escapes.slice(2).split(/\\u/i)
  const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
  return Array.from(text, (character) => `\\x{${character.codePointAt(0)?.toString(16)}}`).join('')
}
