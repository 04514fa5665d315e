import { joinedWords, partsOf, wordsOf } from '../questions/parts.ts'
import type { FormField } from './form-field.ts'
import { type Box, middle, overlap, type Page, type Words } from './page.ts'

/** Greatest distance between a label and its field, in points */
const farLeft = 260
const farAbove = 22
const farRight = 220
const farTitle = 420

const onSameRow = (one: Words, field: Box) => {
  const height = middle(one.bottom, one.top)
  return height >= field.bottom - 3 && height <= field.top + 3
}

/** The label of a field: text to the left, otherwise text above. */
export function labelBeside(field: FormField, page: Page): string {
  const inFront = page.words.filter((one) => onSameRow(one, field) && one.right <= field.left + 4)
  const left = lastRun(inFront, field.left)
  if (left !== '') return left
  const above = page.words.filter(
    (one) =>
      one.bottom >= field.top - 3 && one.bottom - field.top < farAbove && overlap(one, field) > 0,
  )
  const lowest = Math.min(...above.map(({ bottom }) => bottom))
  const closest = joinedText(above.filter(({ bottom }) => bottom - lowest < 4))
  if (closest !== '') return closest
  const below = page.words.filter(
    (one) =>
      one.top <= field.bottom + 3 &&
      field.bottom - one.top < farAbove / 2 &&
      overlap(one, field) > 0,
  )
  return joinedText(below)
}

/** The label of a check box: text to the right, otherwise to the left. */
export function optionBeside(field: FormField, page: Page): string {
  const behind = page.words
    .filter(
      (one) =>
        onSameRow(one, field) && one.left >= field.right - 4 && one.left - field.right < farRight,
    )
    .sort((one, other) => one.left - other.left)
  const run: Words[] = []
  for (const one of behind) {
    const before = run.at(-1)
    const gap = one.left - (before?.right ?? field.right)
    if (gap > (before === undefined ? 26 : Math.max(9, one.size * 1.1))) break
    run.push(one)
  }
  const right = joinedText(run)
  if (right !== '') return right
  const inFront = page.words.filter((one) => onSameRow(one, field) && one.right <= field.left + 4)
  return lastRun(inFront, field.left, 60)
}

/** The title of a group of boxes: text to the left of the first one, or right above. */
export function titleAbove(group: readonly FormField[], page: Page): string {
  const [first] = group
  if (first === undefined) return ''
  const options = group.map((field) => optionBeside(field, page))
  const inFront = lastRun(
    page.words.filter((one) => onSameRow(one, first) && one.right <= first.left + 4),
    first.left,
    farTitle,
  )
  if (inFront !== '' && !options.includes(inFront)) return inFront
  const above = page.words.filter(
    (one) =>
      one.bottom >= first.top - 2 &&
      one.bottom - first.top < farAbove * 1.4 &&
      one.left <= first.right + 160,
  )
  const lowest = Math.min(...above.map(({ bottom }) => bottom))
  const text = joinedText(above.filter(({ bottom }) => bottom - lowest < 4))
  return options.includes(text) ? '' : text
}

/** Words next to a place, up to a wide gap. */
function lastRun(words: readonly Words[], until: number, reach = farLeft): string {
  const sorted = [...words].sort((one, other) => other.right - one.right)
  const run: Words[] = []
  let left = until
  for (const one of sorted) {
    const gap = left - one.right
    if (gap > (run.length === 0 ? reach : Math.max(9, one.size * 1.4))) break
    run.unshift(one)
    left = Math.min(left, one.left)
  }
  return joinedText(run)
}

function joinedText(words: readonly Words[]): string {
  const sorted = [...words].sort((one, other) =>
    other.bottom - one.bottom > 4 ? 1 : one.left - other.left,
  )
  let text = ''
  let right = Number.NaN
  for (const one of sorted) {
    const space = text !== '' && one.left - right > one.size * 0.15 ? ' ' : ''
    text += space + one.text
    right = one.right
  }
  // Without lines to write on and boxes
  return wordsOf(joinedWords(partsOf(text)))
}
