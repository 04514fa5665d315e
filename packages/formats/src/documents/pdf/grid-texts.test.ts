import { expect, test } from 'vitest'
import { fieldsOfBlocks } from '../questions/fields-of.ts'
import { countedIds } from '../testing/counted-ids.ts'
import { blocksOfPages } from './blocks-of-pages.ts'
import type { Words } from './page.ts'

const words = (left: number, bottom: number, text: string): Words => ({
  left,
  bottom,
  right: left + text.length * 5,
  top: bottom + 8,
  text,
  size: 10,
})

const columns = [250, 330, 410]
/** Round boxes of a row, around this height */
const boxes = (height: number) =>
  columns.map((left) => ({
    left,
    right: left + 10,
    bottom: height - 5,
    top: height + 5,
    isRound: true,
  }))

function read(texts: readonly Words[], rows: readonly number[]) {
  const drawn = { across: [], upright: [], boxes: rows.flatMap(boxes) }
  const result = fieldsOfBlocks(blocksOfPages([{ width: 595, words: texts, drawn }]), countedIds())
  if ('problem' in result) return { fields: [], warnings: [] }
  const fields = result.fields.map(({ label, required, options = [] }) =>
    [`${label}${required ? '*' : ''}`, ...options].join(' | '),
  )
  return { fields, warnings: result.warnings.map(({ message }) => message) }
}

test('names of rows and columns of a grid continue on the next line', () => {
  const { fields, warnings } = read(
    [
      words(60, 700, '4   Please say what you think of the ferry *'),
      words(235, 670, 'Strongly'),
      words(235, 657, 'disagree'),
      words(320, 664, 'Neutral'),
      words(395, 670, 'Strongly'),
      words(402, 657, 'agree'),
      words(70, 630, 'The crossing takes'),
      words(70, 617, 'no more time than'),
      words(70, 604, 'it needs'),
      words(70, 580, 'The deck is clean'),
      words(70, 560, 'It is easy to'),
      words(70, 547, 'buy a ticket'),
    ],
    [621, 584, 556],
  )
  const options = 'Strongly disagree | Neutral | Strongly agree'
  expect(fields).toEqual([
    `The crossing takes no more time than it needs* | ${options}`,
    `The deck is clean* | ${options}`,
    `It is easy to buy a ticket* | ${options}`,
  ])
  expect(warnings).toEqual([])
})

test('rows of options side by side are no grid', () => {
  const options = ['Mast', 'Sail', 'Oar', 'Rope', 'Flag', 'Bell']
  const { fields } = read(
    [
      words(60, 640, 'Which parts do you need?'),
      ...options.map((one, at) => words((columns[at % 3] ?? 0) + 14, at < 3 ? 616 : 596, one)),
    ],
    [620, 600],
  )
  expect(fields).toEqual([`Which parts do you need? | ${options.join(' | ')}`])
})
