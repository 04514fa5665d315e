import type { Part } from '../questions/block.ts'
import { countWords } from '../questions/label.ts'
import { wordsOf } from '../questions/parts.ts'
import type { PlacedLine } from './text-lines.ts'

/** Lines; a newspaper column has more */
const fewestLines = 8

/**
 * Reorders text in two columns, one column after the other. Forms with two questions on a line keep their order: most
 * of their lines are short, or have room to write.
 */
export function inColumns(
  lines: readonly PlacedLine[],
  width: number,
): readonly (readonly PlacedLine[])[] {
  const split = lines.map((line) => halves(line, width))
  const both = split.filter((halved) => halved !== null)
  const dense = both.filter(([left, right]) => isDense(left) && isDense(right))
  if (dense.length < fewestLines || dense.length < lines.length * 0.4) return [lines]
  const left: PlacedLine[] = []
  const right: PlacedLine[] = []
  for (const [at, line] of lines.entries()) {
    const halved = split[at]
    if (halved) {
      left.push({ ...line, line: { ...line.line, parts: halved[0] } })
      right.push({ ...line, line: { ...line.line, parts: halved[1] } })
    } else if (line.left > width / 2 - 10) right.push(line)
    else left.push(line)
  }
  return [left, right]
}

function halves(
  { line, left, right }: PlacedLine,
  width: number,
): readonly [readonly Part[], readonly Part[]] | null {
  if (left > width * 0.4 || right < width * 0.6) return null
  const [only] = line.parts
  if (line.parts.length !== 1 || only?.kind !== 'words') return null
  const columns = only.text.split('\t').filter((text) => text.trim() !== '')
  const [first, second] = columns
  if (columns.length !== 2 || first === undefined || second === undefined) return null
  return [[{ kind: 'words', text: first }], [{ kind: 'words', text: second }]]
}

function isDense(parts: readonly Part[]): boolean {
  return countWords(wordsOf(parts)) >= 4
}
