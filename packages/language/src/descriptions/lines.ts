/** A line of a description without its list marker. */
export interface Line {
  readonly text: string
  /** A deeper indent belongs to the line above */
  readonly indent: number
  readonly isItem: boolean
  readonly isHeading: boolean
  /** true: an empty line comes before */
  readonly afterGap: boolean
}

const marker =
  /^(?:[-*+–—‣◦∙·o][ \t]+|[•●▪■►➢✓✔☐☑□][ \t]*|\(?\d{1,3}[.):][ \t]+|\(?[a-z][.)][ \t]+|q\d{1,3}[.:)]?[ \t]+)(?:\[[ xX]?\][ \t]*)?(?=\S)/i
const heading = /^#{1,6}[ \t]+/
const emphasis = /\*\*|__|`/g

export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  let afterGap = false
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap(numberedWithin)) {
    const words = raw.trim()
    if (!/[\p{L}\p{N}]/u.test(words)) {
      afterGap = true
      continue
    }
    const indent = raw.length - raw.trimStart().length + 3 * (/^\t*/.exec(raw)?.[0].length ?? 0)
    const isHeading = heading.test(words) || /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/.test(words)
    const isItem = !isHeading && marker.test(words)
    const plain = words.replace(heading, '').replace(isItem ? marker : /^$/, '')
    lines.push({ text: plain.replaceAll(emphasis, '').trim(), indent, isItem, isHeading, afterGap })
    afterGap = false
  }
  return lines
}

/** Splits a line with numbered items: `questions: 1) Who? 2) Why?`. */
function numberedWithin(line: string): readonly string[] {
  const found = /(?:^|\s)\(?1([.)])\s.*\s\(?2\1\s/s.exec(line)
  return found === null ? [line] : line.split(/\s+(?=\(?\d{1,2}[.)]\s+\S)/)
}
