// Scales of numbers: on a line below a question, behind it, and in the words of a label.
import { describe, expect, test } from 'vitest'
import { scaleNamed } from '../../reading/scale-type.ts'
import { readMarkdown as read } from './testing/read-markdown.ts'

const five = '1, 2, 3, 4, 5'

test.each(['1 2 3 4 5', '1 - 2 - 3 - 4 - 5', '1 | 2 | 3 | 4 | 5', '1 / 2 / 3 / 4 / 5'])(
  'the line "%s" below a question has its options',
  (line) => {
    const question = 'How was the soup?'
    const wanted = { fields: [`radio ${question}: ${five}`], warnings: [] }
    expect(read(`- ${question}\n  ${line}\n`)).toMatchObject(wanted)
    expect(read(`### ${question}\n\n${line}\n`)).toMatchObject(wanted)
    expect(read(`- ${question} ${line}\n`)).toMatchObject(wanted)
    expect(read(`**${question}**\n${line}\n`).fields).toEqual([`radio* ${question}: ${five}`])
  },
)

test('other numbers are no scale', () => {
  expect(read('**Your phone**\n12 34 56 78\n').fields).toEqual(['phone* Your phone'])
  expect(read('- Table: 3 5 7\n- Name: ____\n').fields).not.toContain(
    expect.stringContaining('radio'),
  )
})

describe('a label that names a scale is a choice of its numbers', () => {
  test.each([
    'Rate the soup from 1 to 5',
    'On a scale of 1 to 5, how warm was it?',
    'How warm was it (1-5)?',
    'Bewerten Sie die Suppe von 1 bis 5',
    'Wie warm war sie auf einer Skala von 1 bis 5?',
    'Wie war sie? (1 = kalt, 5 = heiß)',
    'Notez la soupe de 1 à 5',
    'Sur une échelle de 1 à 5, était-elle chaude ?',
    'Valora la sopa del 1 al 5',
    'En una escala de 1 a 5, ¿estaba caliente?',
    'Valuta la zuppa da 1 a 5',
    'Avalie a sopa de 1 a 5',
    'Quanto era calda, da 1 a 5?',
    'Beoordeel de soep van 1 tot 5',
    'قيّم الحساء من 1 إلى 5',
    'דרגו את המרק מ-1 עד 5',
    'スープを1から5で評価してください',
  ])('%s', (label) => {
    expect(read(`- ${label}\n- Name: ____\n`).fields[0]).toMatch(/^radio .*: 1, 2, 3, 4, 5$/)
  })

  test('with zero and ten as well', () => {
    expect(scaleNamed('How likely is it, from 0 to 10?')).toHaveLength(11)
    expect(scaleNamed('Rate it from 1 to 10')).toHaveLength(10)
  })

  test.each([
    'Children from 1 to 5 years',
    'Hourly rate (1-5)',
    'Classification 1-5',
    'How many hours, 1 to 5?',
    'Rate in percent (0-100)',
    'Rate per night from 1 to 5.50',
    'Rate rooms 11 to 15',
    'Which of the lots 1-5 do you bid for?',
  ])('but not "%s"', (label) => {
    expect(scaleNamed(label)).toEqual([])
  })

  test('a heading that the specification makes a long text stays one', () => {
    expect(read('## Rate the soup from 1 to 5\n').fields).toEqual([
      'textarea Rate the soup from 1 to 5',
    ])
  })
})
