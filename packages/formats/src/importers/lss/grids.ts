import { lineOfHtml } from '../../reading/html-text.ts'
import type { Choice, Question, TableWords } from '../../reading/question.ts'
import {
  type Asked,
  choicesOf,
  labelOfPart,
  partField,
  sgqa,
  shownPart,
  wholeField,
} from './asked.ts'
import { isOn, numberOf } from './attributes.ts'
import type { LssPart } from './survey.ts'

type Grid = (asked: Asked) => readonly Question[]

const numbers = (most: number): readonly Choice[] =>
  Array.from({ length: most }, (_, at) => ({ value: String(at + 1), text: String(at + 1) }))

/** Arrays: a table with one field for each row. Their letters are those of LimeSurvey. */
export const gridReaders: Readonly<Record<string, Grid>> = {
  A: (asked) => table(asked, numbers(5)),
  B: (asked) => table(asked, numbers(10)),
  C: (asked) => {
    const { yes, no, uncertain } = asked.reading.words
    return table(asked, named({ Y: yes, U: uncertain, N: no }))
  },
  E: (asked) => {
    const { increase, same, decrease } = asked.reading.words
    return table(asked, named({ I: increase, S: same, D: decrease }))
  },
  F: (asked) => table(asked, choicesOf(asked.question.answers, asked.reading, '0')),
  H: (asked) => table(asked, choicesOf(asked.question.answers, asked.reading, '0')),
  '1': dualScale,
  ':': numberGrid,
  ';': textGrid,
}

const named = (texts: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(texts).map(([value, text]) => ({ value, text }))

function table(asked: Asked, choices: readonly Choice[]): readonly Question[] {
  const words: TableWords = { title: asked.label, text: asked.description }
  return rowsOf(asked).map((row, at) => tableRow(asked, row, choices, words, at === 0))
}

const rowsOf = ({ question }: Asked) => question.subquestions.filter(({ scale }) => scale === '0')
const columnsOf = ({ question }: Asked) =>
  question.subquestions.filter(({ scale }) => scale === '1')

function tableRow(
  asked: Asked,
  row: LssPart,
  choices: readonly Choice[],
  words: TableWords,
  isFirst: boolean,
  more: { readonly suffix?: string; readonly type?: 'radio' | 'checkbox' } = {},
): Question {
  const { reading } = asked
  const { suffix, type = 'radio' } = more
  return partField(asked, row, type, {
    ...(suffix !== undefined && { suffix }),
    ...shownPart(asked, row, isFirst),
    choices,
    table: words,
    words: {
      label: reading.line(row.texts).replace(/\s*\|\s*/, ' – ') || row.code,
      description: '',
    },
  })
}

/** Two tables, one for each scale. */
function dualScale(asked: Asked): readonly Question[] {
  const { question, reading, description } = asked
  return ['A', 'B'].flatMap((letter, scale) => {
    const header = question.attributes.get(`dualscale_header${letter}`)
    const title = labelOfPart(asked, (header && reading.line(header)) || `${scale + 1}`)
    const words = { title, text: scale === 0 ? description : '' }
    const choices = choicesOf(question.answers, reading, String(scale))
    return rowsOf(asked).map((row, at) =>
      tableRow(asked, row, choices, words, scale + at === 0, { suffix: `_${scale}` }),
    )
  })
}

/** Checkboxes become a table; numbers become a field for each cell. */
function numberGrid(asked: Asked): readonly Question[] {
  const { question, reading, label, description } = asked
  if (isOn(question, 'multiflexible_checkbox')) {
    const words = { title: label, text: description }
    const choices = choicesOf(question.subquestions, reading, '1')
    return rowsOf(asked).map((row, at) =>
      tableRow(asked, row, choices, words, at === 0, { type: 'checkbox' }),
    )
  }
  const isBounded = !isOn(question, 'input_boxes')
  const min = numberOf(question, 'multiflexible_min') ?? (isBounded ? 1 : undefined)
  const max = numberOf(question, 'multiflexible_max') ?? (isBounded ? 10 : undefined)
  return cells(asked, 'number', {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  })
}

function textGrid(asked: Asked): readonly Question[] {
  return cells(asked, isOn(asked.question, 'numbers_only') ? 'number' : 'text', {})
}

/** One field for each cell of a grid: `Title: row, column`. */
function cells(
  asked: Asked,
  type: 'text' | 'number',
  validation: { readonly min?: number; readonly max?: number },
): readonly Question[] {
  const { question, reading } = asked
  const told = 'It was a table of inputs. Each of its cells is a field of its own.'
  return rowsOf(asked).flatMap((row, at) =>
    columnsOf(asked).map((column, index) => {
      const isFirst = at + index === 0
      const words = [row, column].map((part) => lineOfHtml(reading.html(part.texts)) || part.code)
      const shown = shownPart(asked, row, isFirst)
      return wholeField(asked, type, {
        key: `${question.code}_${row.code}_${column.code}`,
        aliases: [`${sgqa(reading.survey, question)}${row.code}_${column.code}`],
        ...shown,
        lost: isFirst ? [...shown.lost, told] : shown.lost,
        words: {
          label: labelOfPart(asked, words.join(', ')),
          ...(Object.keys(validation).length > 0 && { validation }),
        },
      })
    }),
  )
}
