import { labelText } from '../../reading/label-text.ts'
import { typeCalled } from '../../reading/marks.ts'
import type { Draft } from './draft.ts'
import { readLine } from './line.ts'

const labelColumn = /^(?:field|question|label|name|prompt|item|field name|field label)s?$/i
const typeColumn = /^(?:type|field type|input|format|kind)$/i
const requiredColumn = /^(?:required|mandatory)\??$/i
const optionsColumn = /^(?:options|choices|values|answers|allowed values)$/i
const described = /^(?:description|help|notes?|hint)$/i

/** The fields that a table lists, one a row; null for a table of something else. */
export function readTable(rows: readonly string[], newId: () => string): readonly Draft[] | null {
  const [head, line, ...body] = rows.map(cellsOf)
  if (head === undefined || line === undefined || !line.every((cell) => /^:?-+:?$/.test(cell))) {
    return null
  }
  const column = (pattern: RegExp) => head.findIndex((cell) => pattern.test(cell))
  const [label, type, required, options, description] = [
    labelColumn,
    typeColumn,
    requiredColumn,
    optionsColumn,
    described,
  ].map(column)
  // Names alone may be a table of anything.
  if (label === undefined || label < 0) return null
  if ([type, required, options].every((at) => at === undefined || at < 0)) return null
  const cell = (row: readonly string[], at = -1) => row[at] ?? ''
  return body.flatMap((row): readonly Draft[] => {
    const text = labelText(cell(row, label))
    if (text === '') return []
    return [
      {
        id: newId(),
        label: text,
        required: /^(?:y|yes|true|required|x|✓|✔|✅)$/i.test(cell(row, required)),
        from: 'line',
        type: typeCalled(cell(row, type)),
        options: cell(row, options)
          .split(/\s*[,;/|]\s*/)
          .filter((option) => option !== '' && !/^[-–—]$/.test(option)),
        choice: 'radio',
        description: cell(row, description),
        isTentative: false,
        behind: null,
      },
    ]
  })
}

function cellsOf(row: string): readonly string[] {
  const inside = row.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inside.split(/(?<!\\)\|/).map((cell) => readLine(cell.replaceAll('\\|', '|')).text)
}
