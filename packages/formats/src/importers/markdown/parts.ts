/** about so much is parsed at a time */
const partCharacters = 40_000

const fence = /^ {0,3}(`{3,}|~{3,})/
const opening = /<!--|<(?:pre|script|style|textarea)\b/i
const closing = /-->|<\/(?:pre|script|style|textarea)>/i

/**
 * A long document in parts, each beginning with a heading, so that reading can stop where a form is full: every
 * token of the parser costs. A heading within code or a comment begins no part.
 */
export function* partsOf(text: string): Generator<string> {
  let from = 0
  let within: string | null = null
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('\n', at)
    const end = next === -1 ? text.length : next + 1
    const line = text.slice(at, Math.min(end, at + 400))
    const mark = fence.exec(line)?.[1] ?? null
    if (within === null) {
      if (at - from >= partCharacters && /^#{1,6} /.test(line)) {
        yield text.slice(from, at)
        from = at
      }
      if (mark !== null) within = mark
      else if (opening.test(line) && !closing.test(line)) within = '<'
    } else if (within === '<' ? closing.test(line) : mark?.startsWith(within) === true) {
      within = null
    }
    at = end
  }
  yield text.slice(from)
}
