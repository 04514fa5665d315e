/** Abbreviations whose point does not end a sentence */
const abbreviation =
  /(?:^|[\s(])(?:e\.?g|i\.?e|etc|nr|vs|approx|mr|mrs|ms|dr|st|jr|sr|inc|ltd|a\.m|p\.m|ph\.d|max|min)$/i

/** Splits a text into sentences, but not inside brackets or quotes. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = []
  let start = 0
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if ('([{'.includes(character)) depth += closes(text, at) ? 1 : 0
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1)
    else if ('"“'.includes(character)) at = endOfQuote(text, at)
    if (depth > 0 || !'.!?'.includes(character)) continue
    while ('.!?"”)'.includes(text[at + 1] ?? ' ') && text[at + 1] !== undefined) at += 1
    at = withAside(text, at)
    if (!/^(?:\s|$)/.test(text.slice(at + 1, at + 2))) continue
    if (
      character === '.' &&
      /(?:^|\s)no$/i.test(text.slice(Math.max(start, at - 3), at)) &&
      /^\s\d/.test(text.slice(at + 1))
    )
      continue
    if (character === '.' && abbreviation.test(text.slice(Math.max(start, at - 8), at))) continue
    sentences.push(text.slice(start, at + 1).trim())
    start = at + 1
  }
  sentences.push(text.slice(start).trim())
  return sentences
    .map((sentence) => sentence.replace(/^[-–—]\s+(?=(?:if|when|only|unless)\b)/i, ''))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** Characters in brackets or quotes; a longer text may be split */
const longestInside = 600

/** Includes options in brackets behind a question: `How often? (daily, weekly)`. */
function withAside(text: string, at: number): number {
  if (text[at] !== '?') return at
  const aside = /^\s*(?:\([^()]*\)|\[[^[\]]*\])[.?!]?/.exec(text.slice(at + 1, at + longestInside))
  return aside === null ? at : at + aside[0].length
}

function closes(text: string, at: number): boolean {
  return /[)\]}]/.test(text.slice(at + 1, at + longestInside))
}

function endOfQuote(text: string, at: number): number {
  const end = text.slice(at + 1, at + longestInside).search(/["”]/)
  return end === -1 ? at : at + 1 + end
}
