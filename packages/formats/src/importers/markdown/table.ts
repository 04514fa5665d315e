import { labelText } from '../../reading/label-text.ts'
import { choicesOf } from '../../reading/question-rows.ts'
import { typeDescribed } from '../../reading/type-names.ts'
import type { Draft } from './draft.ts'
import { aDraft, toFillIn } from './fill-in-table.ts'
import { readLine } from './line.ts'

const labelColumn = /^(?:field|question|label|name|prompt|item|field name|field label)s?$/i
const typeColumn = /^(?:type|field type|input|format|kind)$/i
const requiredColumn = /^(?:required|mandatory)\??$/i
const optionsColumn = /^(?:options|choices|values|answers|allowed values)$/i
const described = /^(?:description|help|notes?|hint)$/i

/** Fields of a table with one field per row; none for other tables. */
export function readTable(
  rows: readonly string[],
  newId: () => string,
): { readonly isTable: boolean; readonly drafts: readonly Draft[] } {
  const cells = rows.map(cellsOf)
  const line = cells[1]
  if (line === undefined || !line.every((cell) => /^:?-+:?$/.test(cell))) {
    return { isTable: false, drafts: [] }
  }
  // Empty cells at the end of a row may be left out.
  const padded = cells.map((row) => [...row, ...line.slice(row.length).map(() => '')])
  const [head = [], , ...body] = padded
  const column = (pattern: RegExp) => head.findIndex((cell) => pattern.test(cell))
  const [label, type, required, options, description] = [
    labelColumn,
    typeColumn,
    requiredColumn,
    optionsColumn,
    described,
  ].map(column)
  // A table with names only may be about anything.
  const isNamed = label !== undefined && label >= 0
  const saysMore = [type, required, options].some((at) => at !== undefined && at >= 0)
  if (!isNamed || !saysMore) return { isTable: true, drafts: toFillIn(head, body, newId) }
  const cell = (row: readonly string[], at = -1) => row[at] ?? ''
  // `Multiple choice` allows several answers where other rows are `Single choice`.
  const hasSingle = body.some((row) => /^single[ -]/i.test(cell(row, type)))
  const typeIn = (words: string) =>
    hasSingle && /^multiple[ -]choice$/i.test(words.trim()) ? 'checkbox' : typeDescribed(words)
  const drafts = body.flatMap((row): readonly Draft[] => {
    const text = labelText(cell(row, label))
    if (text === '') return []
    return [
      {
        ...aDraft(newId(), { label: text }),
        required: /^(?:y|yes|true|required|x|✓|✔|✅)$/i.test(cell(row, required)),
        type: typeIn(cell(row, type)),
        options: optionsIn(cell(row, options), cell(row, type)),
        description: cell(row, description),
      },
    ]
  })
  return { isTable: true, drafts }
}

function optionsIn(text: string, type: string): readonly string[] {
  const options = text
    .split(/\s*[,;/|]\s*/)
    .filter((option) => option !== '' && !/^[-–—]$/.test(option))
  return options.length > 0 ? options : choicesOf('', type).map((choice) => choice.text)
}

function cellsOf(row: string): readonly string[] {
  const inside = row.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inside.split(/(?<!\\)\|/).map((cell) => readLine(cell.replaceAll('\\|', '|')).text)
}
