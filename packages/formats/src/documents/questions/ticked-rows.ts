import type { Cell } from './block.ts'
import { hasPlace, isEmpty, textOf } from './cells.ts'
import { countWords, readLabel } from './label.ts'
import { isProse } from './line-kinds.ts'
import { aQuestion, type Question } from './question.ts'

/** Reads the rows of a table with one column to tick as the options of one question: `Class | Day | Price | Tick`. */

const tickNames =
  /^(?:please )?(?:tick|check|select|choose|mark|choice|your choice|[✓✔☑x]|(?:bitte )?ankreuzen|(?:bitte )?auswählen|auswahl|wahl|cocher|cochez|choix|marcar|marque|elegir|selección|scelta|spuntare|aankruisen|keuze|escolha|assinale)(?: (?:one|all that apply|here|box|below))?[.:]?$/iu
const longestName = 8

interface Ticked {
  readonly question: Question
  /** Rows of the table that it takes */
  readonly rows: number
}

/** The question at a row; null if the rows below have no column with boxes alone, whose name says to tick them. */
export function tickedRows(rows: readonly (readonly Cell[])[], at: number): Ticked | null {
  const head = rows[at] ?? []
  const tick = head.findIndex((cell) => tickNames.test(textOf(cell)))
  if (tick === -1 || head.length < 2 || head.some(hasPlace)) return null
  const options: string[] = []
  for (const row of rows.slice(at + 1)) {
    const option = optionOf(row, tick)
    if (option === null || row.length !== head.length) break
    options.push(option)
  }
  // A column without words has room to write.
  const below = rows.slice(at + 1, at + 1 + options.length)
  const hasRoom = head.some((_, index) =>
    below.every((row) => isEmpty(row[index] ?? { lines: [] })),
  )
  if (hasRoom) return null
  const names = head.flatMap((cell, index) => (index === tick ? [] : [textOf(cell)]))
  const { text, isRequired } = readLabel(names.find((name) => name !== '') ?? '')
  if (options.length < 2 || text === '') return null
  const { choose } = readLabel(textOf(head[tick] ?? { lines: [] }))
  return {
    question: aQuestion(text, {
      isRequired,
      answer: choose === 'one' ? 'one' : 'many',
      options: options.map((option) => ({ text: option, hasRoom: false })),
    }),
    rows: options.length + 1,
  }
}

/** The words of a row whose only box is in the column to tick */
function optionOf(row: readonly Cell[], tick: number): string | null {
  const boxed = row[tick]
  if (boxed === undefined || !isOneBox(boxed)) return null
  const others = row.filter((_, index) => index !== tick)
  const [first, ...details] = others.map(textOf)
  if (others.some(hasPlace) || first === undefined || first === '') return null
  // Statements have boxes of their own.
  if (isProse(first) || countWords(first) > longestName) return null
  return [first, ...details].filter((text) => text !== '').join(', ')
}

function isOneBox(cell: Cell): boolean {
  const places = cell.lines.flatMap(({ parts }) => parts).filter(({ kind }) => kind !== 'words')
  return textOf(cell) === '' && places.length === 1 && places[0]?.kind === 'box'
}
