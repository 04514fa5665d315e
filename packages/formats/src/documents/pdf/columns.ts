import type { Part } from '../questions/block.ts'
import { countWords } from '../questions/label.ts'
import { partsOf, wordsOf } from '../questions/parts.ts'
import type { Box, Drawn, Words } from './page.ts'
import type { PlacedLine } from './text-lines.ts'

/** Words and drawings of a part of a page that is read on its own. */
export interface Region {
  readonly words: readonly Words[]
  readonly drawn: Drawn
}

/** Lines of each column, and lines that have none beside them */
const fewestStarts = 5
const fewestUneven = 3
/** Lines of columns with a question and its options each: a question and two options */
const fewestOfGroups = 3
/** Most words compared on one page. Comparing takes long, and no page of a form has more. */
const mostWords = 3_000

/**
 * Splits a page with two columns of a form: above, left, right, below. The lines of columns are not level, while two
 * questions on a line are, and keep their order. Level questions with level options below are columns, too.
 */
export function regionsOf(words: readonly Words[], drawn: Drawn, width: number): readonly Region[] {
  const whole = [{ words, drawn }]
  if (words.length > mostWords) return whole
  const shown = words.filter(({ text }) => text.trim() !== '')
  const starts = (from: number, to: number) => shown.filter(({ left }) => left >= from && left < to)
  const middle = starts(width * 0.4, width * 0.65)
  for (const gutter of new Set(middle.map(({ left }) => Math.round(left)))) {
    const right = middle.filter(({ left }) => Math.abs(left - gutter) < 2)
    if (right.length < fewestOfGroups) continue
    const lowest = Math.min(...right.map((one) => one.bottom)) - 2
    const top = Math.max(...right.map((one) => one.top)) + 2
    const all: readonly Box[] = [...shown, ...drawn.across, ...drawn.boxes]
    const bottom = endOfColumns(all, gutter, lowest)
    const isBeside = (box: Box) => box.bottom >= bottom && box.top <= top
    if (all.some((box) => isBeside(box) && box.left < gutter - 3 && box.right > gutter - 1))
      continue
    const beside = starts(0, gutter - 3).filter(isBeside)
    const isUneven = (one: Box, others: readonly Box[]) =>
      others.every((other) => Math.abs(other.bottom - one.bottom) > 2)
    const uneven = [
      ...beside.filter((one) => isUneven(one, right)),
      ...right.filter((one) => isUneven(one, beside)),
    ]
    const edges = beside.map(({ left }) => Math.round(left))
    const first = Math.min(...edges)
    const begun = edges.filter((edge) => edge <= first + 2).length
    const areColumns =
      right.length >= fewestStarts && begun >= fewestStarts && uneven.length >= fewestUneven
    if (!areColumns && !areOptionGroups(beside, right)) continue
    const region = (isIn: (box: Box) => boolean): Region => ({
      words: words.filter(isIn),
      drawn: {
        across: drawn.across.filter(isIn),
        upright: drawn.upright.filter(isIn),
        boxes: drawn.boxes.filter(isIn),
      },
    })
    return [
      region((box) => box.top > top),
      region((box) => isBeside(box) && box.left < gutter - 3),
      region((box) => isBeside(box) && box.left >= gutter - 3),
      region((box) => box.top <= top && box.bottom < bottom),
    ]
  }
  return whole
}

/** True if two questions are level and each has at least two options right below, which are level, too. */
function areOptionGroups(left: readonly Words[], right: readonly Words[]): boolean {
  const [starts, others] = [startsOfRows(left), startsOfRows(right)]
  const level = others.flatMap((other, at) => {
    const row = starts.findIndex(({ bottom }) => Math.abs(bottom - other.bottom) <= 2)
    const beside = starts[row]
    if (beside === undefined) return []
    return [{ row, other: at, sides: [isOption(beside), isOption(other)] as const }]
  })
  if (level.some(({ sides: [one, other] }) => one !== other)) return false
  return level.some(({ row, other, sides: [isLeftOption] }, at) => {
    const below = level.slice(at + 1, at + 3)
    const areBelow = below.every(
      (next, index) =>
        next.sides[0] && next.row === row + index + 1 && next.other === other + index + 1,
    )
    return !isLeftOption && below.length === 2 && areBelow
  })
}

/** The first words of each row, from top to bottom */
function startsOfRows(words: readonly Words[]): readonly Words[] {
  const sorted = [...words].sort((one, other) => other.bottom - one.bottom || one.left - other.left)
  return sorted.filter((one, at) => {
    const before = sorted[at - 1]
    return before === undefined || before.bottom - one.bottom > 2
  })
}

const isOption = ({ text }: Words): boolean => partsOf(text)[0]?.kind === 'box'

/** Room between two lines of a column, in points */
const longestGap = 30

/** Lowest place of the columns. Below the last question that starts at the gutter, they go on with its options. */
function endOfColumns(all: readonly Box[], gutter: number, lowest: number): number {
  const below = all
    .filter((box) => box.bottom < lowest)
    .sort((one, other) => other.top - one.top || one.left - other.left)
  let bottom = lowest
  for (const box of below) {
    const isAcross = box.left < gutter - 3 && box.right > gutter - 1
    if (isAcross || box.top < bottom - longestGap) break
    bottom = Math.min(bottom, box.bottom - 2)
  }
  return bottom
}

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
