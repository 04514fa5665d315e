import { readLabelledOptions, readOptionLine } from '../../reading/option-lines.ts'

/** A line of a tree without its drawing. */
export interface TreeLine {
  readonly text: string
  /** Column of the text or its bullet; the depth */
  readonly column: number
  readonly marker: 'drawn' | 'bullet' | 'number' | 'letter' | null
  /** true: an empty line comes before */
  readonly afterGap: boolean
  /** true: lines before it draw a path down: `│`, `▼`, `v` */
  readonly afterWay: boolean
  /** true: it begins with an arrow down: `▼ (no)`, `v (Yes)` */
  readonly isOnWay: boolean
}

type Start = Omit<TreeLine, 'afterGap' | 'afterWay'>

const tabWidth = 4
/** Characters; the rest of a line is cut */
const longestLine = 2_000
/** `│ ├── └── ┬`, and `|-- +-- \-- \`--` as typed */
const drawing =
  /(?:[\u2500-\u257f|¦┊┆]|[+`\\'](?=[-=_─])|(?<=[\u2500-\u257f|+`\\'])[-=_]+>?|-{2,}>?\s)/y
const space = /[ \t\u00a0\u3000]/y
/** An arrow down before its condition */
const down = /(?:[▼▽↓⬇][\ufe0f]?|v(?=[ \t]*\())[ \t]*/uy
const way = /[│|┃║▼▽↓⬇]|^\s*v\s*$/u
const bullet = /([-*•◦▪▫●○‣⁃∙·o>»–])[ \t]+(?=\S)/y
/** Behind a drawn branch `>` belongs to the text: `├── > 1 GB` */
const plainBullet = /[-*•][ \t]+(?=\S)/y
const number =
  /(?:(?:q(?:uestion)?\s*)?\d{1,3}(?:\.\d{1,3})*[.):]|\d{1,3}(?:\.\d{1,3})+)[ \t]+(?=\S)/iy
const letter = /\(?[a-z][.)][ \t]+(?=\S)/iy
const picture = /^(?:\p{Extended_Pictographic}[\ufe0f\u200d]*)+\s*/u
/** Lines without text: `│`, `/ \`, `=====` */
const onlyDrawn = /^[\s\u2500-\u257f|/\\_=+*~v^▼↓<>.·:-]*$|^\s*\[[\s_.]*\]\s*$/

export function readLines(text: string): readonly TreeLine[] {
  const lines: TreeLine[] = []
  let afterGap = false
  let afterWay = false
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const line = raw.slice(0, longestLine)
    if (line.startsWith('```') || line.startsWith('~~~')) continue
    if (onlyDrawn.test(line)) {
      afterGap = true
      afterWay ||= way.test(line)
      continue
    }
    for (const read of chunksOf(line)) lines.push({ ...read, afterGap, afterWay })
    afterGap = false
    afterWay = false
  }
  return lines
}

/** Parts of a line: mostly one; vertical trees have `Yes        No` side by side. */
function chunksOf(line: string): readonly Start[] {
  const first = readStart(line)
  if (first.marker !== null || !/\S\s{4,}\S/.test(first.text)) return [first]
  // `Registered?    ( ) Yes    ( ) No` is one part.
  if (readLabelledOptions(first.text) !== null || readOptionLine(first.text)?.isSure) return [first]
  const chunks = first.text.split(/\s{4,}/)
  if (!chunks.every((chunk) => chunk.length <= 40)) return [first]
  return chunks.map((text) => ({ ...first, text }))
}

function readStart(line: string): Start {
  let at = 0
  let column = 0
  let isDrawn = false
  for (;;) {
    const length = lengthOf(space, line, at) || lengthOf(drawing, line, at)
    if (length === 0) break
    if (line[at] === '\t') column += tabWidth - (column % tabWidth)
    else column += length
    if (!/[ \t\u00a0\u3000]/.test(line[at] ?? '')) isDrawn = true
    at += length
  }
  const arrow = lengthOf(down, line, at)
  at += arrow
  const marked =
    (lengthOf(isDrawn ? plainBullet : bullet, line, at) && 'bullet') ||
    (lengthOf(number, line, at) && 'number') ||
    (lengthOf(letter, line, at) && 'letter') ||
    null
  const length = marked === null ? 0 : lengthOf({ bullet, number, letter }[marked], line, at)
  const text = line
    .slice(at + length)
    .replace(picture, '')
    .replaceAll('**', '')
    .trim()
  return { text, column, marker: isDrawn ? 'drawn' : marked, isOnWay: arrow > 0 }
}

function lengthOf(pattern: RegExp, line: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(line)?.[0].length ?? 0
}
