import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { countedIds } from '../testing/counted-ids.ts'
import { formWithDrawing } from '../testing/pdfs.ts'

async function read(draw: string) {
  const result = await readDocument('form.pdf', formWithDrawing(draw), countedIds())
  if ('problem' in result) throw new Error(result.problem.code)
  return {
    labels: result.fields.map(({ label }) => label),
    told: result.warnings.map(({ message }) => message),
  }
}

const text = (words: string, left: number, bottom: number, size = 9) =>
  `BT /F1 ${size} Tf ${left} ${bottom} Td (${words}) Tj ET`
const line = (left: number, right: number, bottom: number) =>
  `${left} ${bottom} m ${right} ${bottom} l S`

test('a printed line with a name below it is a question beside form fields', async () => {
  const drawn = [
    line(50, 250, 300),
    line(300, 480, 300),
    text('Signature of applicant', 50, 288),
    text('Date', 300, 288),
  ]
  const { labels } = await read(drawn.join(' '))
  expect(labels).toEqual(['Name', 'Signature of applicant', 'Date'])
})

test('underscores behind a name are a question beside form fields', async () => {
  const { labels } = await read(text('Signature: __________   Date: ________', 50, 300))
  expect(labels).toEqual(['Name', 'Signature', 'Date'])
})

test('a printed part for staff beside form fields is named as not imported', async () => {
  const { labels, told } = await read(text('Office use only: received ________', 50, 300))
  expect(labels).toEqual(['Name'])
  expect(told).toEqual(['This line was not imported: “Office use only: received”'])
})

test('frames of form fields, lines across the page and text ask nothing', async () => {
  const drawn = [
    line(98, 300, 699),
    line(50, 545, 500),
    text('Please return this form by Friday', 50, 488),
    text('Your details', 50, 450, 14),
  ]
  const { labels, told } = await read(drawn.join(' '))
  expect(labels).toEqual(['Name'])
  expect(told).toEqual([])
})
