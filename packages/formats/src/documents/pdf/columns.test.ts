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

function read(lines: readonly Words[]) {
  const page = { width: 595, words: lines, drawn: { across: [], upright: [], boxes: [] } }
  const result = fieldsOfBlocks(blocksOfPages([page]), countedIds())
  if ('problem' in result) return []
  return result.fields.map(({ label, options = [] }) => [label, ...options].join(' / '))
}

/** Lines of a column, and the options of its last question */
function column(
  left: number,
  first: number,
  pitch: number,
  labels: readonly string[],
  options: readonly string[],
) {
  const asked = labels.map((label, at) => words(left, first - at * pitch, `${label}: __________`))
  const end = first - (labels.length - 1) * pitch
  return [
    ...asked,
    words(left, end - 25, `Which of ${labels[0]}?`),
    ...options.map((option, at) => words(left + 10, end - 45 - at * 17, `☐ ${option}`)),
  ]
}

test('options at the end of both columns stay in their column', () => {
  const left = column(50, 700, 22, ['Name', 'Address', 'City', 'Phone', 'Email'], ['Red', 'Blue'])
  const right = column(330, 691, 31, ['Bank', 'Policy', 'Group', 'Employer'], ['A', 'B', 'C'])
  const below = words(
    50,
    400,
    'Signature of the person who completes this form and sends it: _____',
  )
  const fields = read([...left, ...right, below])
  expect(fields).toContain('Which of Name? / Red / Blue')
  expect(fields).toContain('Which of Bank? / A / B / C')
  expect(fields.at(-1)).toMatch(/^Signature/)
})

test('level questions with options below are columns, and options in two columns are not', () => {
  const both = (bottom: number, one: string, other: string) => [
    words(50, bottom, one),
    words(330, bottom, other),
  ]
  const asked = [
    ...both(700, '1. Which course?', '3. Which day?'),
    ...both(680, '☐ Yoga', '☐ Monday'),
    ...both(660, '☐ Pilates', '☐ Friday'),
  ]
  expect(read(asked)).toEqual(['Which course? / Yoga / Pilates', 'Which day? / Monday / Friday'])
  const more = [
    ...both(640, '2. Your level', '4. Payment'),
    ...both(620, '☐ Beginner', '☐ Cash'),
    ...both(600, '☐ Advanced', '☐ Card'),
  ]
  expect(read([...asked, ...more])).toEqual([
    'Which course? / Yoga / Pilates',
    'Your level / Beginner / Advanced',
    'Which day? / Monday / Friday',
    'Payment / Cash / Card',
  ])
  const single = [
    words(50, 700, 'Which days?'),
    ...both(680, '☐ Monday', '☐ Tuesday'),
    ...both(660, '☐ Wednesday', '☐ Thursday'),
    ...both(640, '☐ Friday', '☐ Saturday'),
  ]
  expect(read(single)).toEqual([
    'Which days? / Monday / Tuesday / Wednesday / Thursday / Friday / Saturday',
  ])
})

test('another question between a level question and the options makes no columns', () => {
  const fields = read([
    words(50, 700, 'Frame number __________'),
    words(330, 700, 'Wheel size'),
    words(400, 700, '☐ 20'),
    words(450, 700, '☐ 26'),
    words(50, 685, '☐ 28'),
    words(50, 660, 'Service'),
    words(50, 640, '☐ Check'),
    words(330, 640, '☐ Full'),
    words(50, 620, '☐ Tube'),
    words(330, 620, '☐ Gears'),
  ])
  expect(fields).toEqual([
    'Frame number',
    'Wheel size / 20 / 26 / 28',
    'Service / Check / Full / Tube / Gears',
  ])
})
