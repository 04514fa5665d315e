import { questionRows } from './asking-rows.ts'
import type { Cell, Line, Part, Table } from './block.ts'
import { askedByCells, isChoiceCell } from './cell-choices.ts'
import { hasPlace, isEmpty, isOnlyBox, isOpen, partsIn, type Row, textOf } from './cells.ts'
import { consentQuestion, isAgreedTo } from './consent.ts'
import { isInformation } from './information-table.ts'
import { inlineOptions } from './inline-options.ts'
import { countWords, readLabel } from './label.ts'
import { isAskingName, isProse } from './line-kinds.ts'
import { isForOffice } from './office.ts'
import { isScale, oneOrManyInWords } from './one-or-many.ts'
import { joinedWords } from './parts.ts'
import { aQuestion } from './question.ts'
import { recordRows } from './record-rows.ts'
import type { TableItem } from './table-item.ts'
import { tickedRows } from './ticked-rows.ts'

export function tableItems({ rows }: Table): readonly TableItem[] {
  const items = itemsOf(rows)
  const [head = []] = rows
  return isInformation(rows, items)
    ? [{ kind: 'informs', text: head.map(textOf).join(' | ') }]
    : items
}

function itemsOf(rows: readonly Row[]): readonly TableItem[] {
  const items: TableItem[] = []
  const layout = { isWriteIn: isWrittenInto(rows), isForm: isForm(rows) }
  let at = 0
  while (at < rows.length) {
    const row = rows[at] ?? []
    const ticked = tickedRows(rows, at)
    if (ticked !== null) {
      items.push({ kind: 'asked', question: ticked.question })
      at += ticked.rows
      continue
    }
    const grid = questionRows(rows, at) ?? recordRows(rows, at) ?? gridAt(rows, at)
    if (grid !== null) {
      items.push(...grid.items)
      at += grid.rows
      continue
    }
    items.push(...rowItems(row, rows[at - 1], layout))
    at += 1
  }
  return items
}

/** A header row over rows that are empty or begin with a label. */
function gridAt(rows: readonly Row[], at: number): { items: TableItem[]; rows: number } | null {
  const head = rows[at] ?? []
  if (head.length === 2 && head.slice(1).some(isChoiceCell)) return null
  if (head.length < 2 || head.some((cell, index) => hasPlace(cell) || (index > 0 && isEmpty(cell))))
    return null
  if (
    head.some(
      (cell, index) =>
        (index > 0 && /[:：]\s*$/.test(textOf(cell))) || countWords(textOf(cell)) > 14,
    )
  )
    return null
  const body: Row[] = []
  for (let next = at + 1; next < rows.length; next += 1) {
    const row = rows[next] ?? []
    if (row.length !== head.length || !row.slice(1).every(isOpen)) break
    body.push(row)
  }
  if (body.length === 0 || head.filter((cell) => !isEmpty(cell)).length < 2) return null
  const names = head.map(textOf)
  const options = names.slice(1)
  const rowNames = body.map(([first]) => (first === undefined ? '' : textOf(first)))
  const hasBoxes = body.some((row) => row.slice(1).some(isOnlyBox))
  const areBoxes = body.every((row) => row.slice(1).every(isOnlyBox))
  const named = rowNames.filter((name) => (areBoxes ? /[\p{L}\p{N}]/u : /\p{L}{2}/u).test(name))

  if (named.length === 0) {
    const isRepeated = body.length > 1
    const items = names.flatMap((name, index): TableItem[] => {
      if (!/\p{L}/u.test(name) || /^(?:no\.?|nr\.?|item no\.?|s\/n|row|line)$/i.test(name))
        return []
      const controls = partsIn(body[0]?.[index] ?? { lines: [] }).flatMap((part) =>
        part.kind === 'control' ? [part.control] : [],
      )
      const { text, isRequired, hint } = readLabel(name)
      const [control] = controls
      const listed = control === undefined ? inlineOptions(name) : null
      if (listed !== null) {
        const label = readLabel(listed.label).text
        const question = aQuestion(label, {
          answer: oneOrManyInWords(label, listed.options, null),
          options: listed.options.map((option) => ({ text: option, hasRoom: false })),
        })
        return [{ kind: 'asked', question }]
      }
      const question = aQuestion(text, {
        isColumn: true,
        isRequired,
        hint,
        type: control?.type ?? null,
        options: (control?.options ?? []).map((option) => ({ text: option, hasRoom: false })),
      })
      return [{ kind: 'asked', question }]
    })
    const [first, ...rest] = items
    if (isRepeated && first?.kind === 'asked') {
      const remark = `A table with ${body.length} rows to fill in was imported as one set of fields, starting here.`
      return { items: [{ ...first, remark }, ...rest], rows: body.length + 1 }
    }
    return { items, rows: body.length + 1 }
  }
  if (named.length < body.length * 0.6) return null
  if (hasBoxes || isScale(options)) {
    return {
      items: named.map((name) => {
        const { text, isRequired } = readLabel(name)
        return {
          kind: 'asked',
          question: aQuestion(text, {
            answer:
              hasBoxes && !isScale(options) && /\b(?:any|all)\b/i.test(names[0] ?? '')
                ? 'many'
                : 'one',
            isRequired,
            options: options.map((option) => ({ text: option, hasRoom: false })),
          }),
        }
      }),
      rows: body.length + 1,
    }
  }
  // A table of two columns has labels and room, unless its header names both.
  if (head.length === 2 && !(isEmpty(head[0] ?? { lines: [] }) || isHeadOfTwo(names))) return null
  if (named.length * options.length > 60) return null
  return {
    items: named.flatMap((name) =>
      options.map((option): TableItem => {
        const label =
          options.length === 1
            ? readLabel(name).text
            : `${readLabel(name).text}: ${readLabel(option).text}`
        return { kind: 'asked', question: aQuestion(label) }
      }),
    ),
    rows: body.length + 1,
  }
}

function isHeadOfTwo([first = '', second = '']: readonly string[]): boolean {
  return (
    /^(?:item|description|question|category|field|product|task|criteria|topic|type|expense.*|activity|your (?:response|answer))$/i.test(
      first,
    ) ||
    /^(?:answer|response|your (?:answer|response)|value|details|amount|quantity|qty\.?|cost|rating|score|total|comments?)$/i.test(
      second,
    )
  )
}

/** True if answers go into the label cells: no cell is empty, and many have typical labels. */
function isWrittenInto(rows: readonly Row[]): boolean {
  const cells = rows.flat()
  if (cells.length < 2 || cells.some((cell) => hasPlace(cell))) return false
  const filled = cells.filter((cell) => !isEmpty(cell))
  const labels = filled.filter(
    (cell) => isAskingName(textOf(cell)) || /[:：]\s*$/.test(textOf(cell)),
  )
  return filled.length === cells.length && labels.length >= filled.length * 0.5
}

interface Layout {
  /** true: answers go into the cells of labels */
  readonly isWriteIn: boolean
  /** true: rows have room or choices */
  readonly isForm: boolean
}

/** True if a third of the rows have room for an answer or choices beside a label. */
function isForm(rows: readonly Row[]): boolean {
  const open = rows.filter(
    ([first, ...others]) =>
      first !== undefined &&
      !isEmpty(first) &&
      others.some((cell) => isOpen(cell) || hasPlace(cell) || isChoiceCell(cell)),
  )
  return open.length * 3 >= rows.length
}

/** Items of the pairs of a row, if one has choices in words or a hint; null for any other row. */
function pairItems(row: Row, layout: Layout): readonly TableItem[] | null {
  const isNumbered = row.length % 2 === 1 && /^\d{1,3}[.)]?$/.test(textOf(row[0] ?? { lines: [] }))
  const cells = isNumbered ? row.slice(1) : row
  if (cells.length < 2 || cells.length % 2 === 1) return null
  const pairs = cells.flatMap((_, at) => (at % 2 === 0 ? [cells.slice(at, at + 2)] : []))
  const asked = pairs.map(([label, beside]) =>
    label === undefined || beside === undefined ? null : askedByCells(label, beside, layout.isForm),
  )
  if (asked.every((one) => one === null)) return null
  return pairs.flatMap((pair, at): readonly TableItem[] => {
    const question = asked[at]
    if (question) return [{ kind: 'asked', question }]
    return pair.every(isEmpty) ? [] : rowItems(pair, undefined, layout)
  })
}

function rowItems(row: Row, before: Row | undefined, layout: Layout): readonly TableItem[] {
  const { isWriteIn } = layout
  const filled = row.filter((cell) => !isEmpty(cell))
  // The numbers of a scale, one in each cell
  if (row.length > 2 && row.every((cell) => /^\d{1,2}$/.test(textOf(cell))))
    return [{ kind: 'line', parts: [{ kind: 'words', text: row.map(textOf).join(' ') }] }]
  if (filled.length === 0) {
    // Room below a label that spans its row
    const above = before?.filter((cell) => !isEmpty(cell)) ?? []
    return above.length === 1 && before?.length === row.length
      ? [room()]
      : [{ kind: 'line', parts: [] }]
  }
  if (filled.length === 1 && row.length === 1) return filled[0]?.lines ?? []
  const [first, ...others] = row
  if (
    first !== undefined &&
    (first.height ?? 1) > 1 &&
    !isEmpty(first) &&
    others.length > 1 &&
    !hasPlace(first)
  ) {
    return [
      { kind: 'line', parts: first.lines[0]?.parts ?? [], isHeading: true },
      ...rowItems(others, undefined, layout),
    ]
  }
  if (row.some((cell) => isForOffice(textOf(cell)))) return row.flatMap(({ lines }) => lines)
  if (row.some(isLaidOut)) return row.flatMap((cell) => (isEmpty(cell) ? [] : cell.lines))
  const pairs = pairItems(row, layout)
  if (pairs !== null) return pairs
  if (row.length === 2 && filled.length === 1 && first !== undefined && isAgreedTo(textOf(first)))
    return hasPlace(first)
      ? first.lines
      : [{ kind: 'asked', question: consentQuestion(textOf(first)) }]
  if (filled.length > 1 && filled.length === row.length && !row.some(hasPlace) && !isWriteIn) {
    // A table without empty cells is text, except for cells that ask.
    const asking = row.filter(
      (cell) => /[:：?]\s*\*?$/.test(textOf(cell)) && !isProse(textOf(cell)),
    )
    return asking.length > 0
      ? asking.flatMap(({ lines }) => lines)
      : [{ kind: 'unused', text: row.map(textOf).join(' | ') }]
  }

  const parts: Part[] = []
  for (const [at, cell] of row.entries()) {
    if (parts.length > 0) parts.push({ kind: 'words', text: '\t\t' })
    if (isEmpty(cell)) {
      // Room belongs to the label before it; boxes may have a cell of their own.
      if (at > 0 && parts.some(({ kind }) => kind === 'words'))
        parts.push({ kind: 'blank', width: 20 })
      continue
    }
    const [start, ...rest] = cell.lines.filter((line) => line.parts.length > 0)
    parts.push(...(start?.parts ?? []))
    for (const line of rest) parts.push({ kind: 'words', text: '\t' }, ...line.parts)
    const isShort = countWords(textOf(cell)) <= 8
    const beside = row[at + 1]
    // The words of a cell beside an empty one are its label as a whole.
    const isLabel = !isShort && !hasPlace(cell) && beside !== undefined && isEmpty(beside)
    if ((isWriteIn && isShort) || isLabel) parts.push({ kind: 'words', text: ':' })
  }
  const isHeading = filled.length === 1 && filled[0]?.lines[0]?.isHeading === true
  return [
    {
      kind: 'line',
      parts: joinedWords(parts),
      ...(isHeading && !parts.some(({ kind }) => kind === 'blank') && { isHeading }),
    },
  ]
}

/** True for a cell with several lines that each ask. */
function isLaidOut(cell: Cell): boolean {
  const asking = cell.lines.filter(({ parts }) => {
    const text = parts.map((part) => (part.kind === 'words' ? part.text : '_')).join('')
    return /[:：]\s*(?:_|$)|\p{L}\s*_|[?]\s*$/u.test(text) && !/^\s*_/.test(text)
  })
  return asking.length > 1
}

function room(): Line {
  return { kind: 'line', parts: [{ kind: 'blank', width: 40 }] }
}
