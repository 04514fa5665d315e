// Content of table cells.
import type { Cell, Part } from './block.ts'
import { wordsOf } from './parts.ts'

export type Row = readonly Cell[]

export const textOf = (cell: Cell): string =>
  cell.lines
    .map(({ parts }) => wordsOf(parts))
    .join(' ')
    .trim()

export const partsIn = (cell: Cell): readonly Part[] => cell.lines.flatMap(({ parts }) => parts)

export const isEmpty = (cell: Cell): boolean =>
  partsIn(cell).every((part) => part.kind === 'words' && !/[\p{L}\p{N}]/u.test(part.text))

export const isOnlyBox = (cell: Cell): boolean => {
  const parts = partsIn(cell).filter((part) => part.kind !== 'words' || part.text.trim() !== '')
  return parts.length > 0 && parts.every(({ kind }) => kind === 'box')
}

export const isOpen = (cell: Cell): boolean =>
  isEmpty(cell) || isOnlyBox(cell) || isMoneySign(cell) || isOnlyRoom(cell)

const isMoneySign = (cell: Cell): boolean => /^[$£€%#]$/.test(textOf(cell))

const isOnlyRoom = (cell: Cell): boolean => {
  const parts = partsIn(cell).filter(
    (part) => part.kind !== 'words' || /[\p{L}\p{N}]/u.test(part.text),
  )
  return parts.length > 0 && parts.every(({ kind }) => kind === 'blank' || kind === 'control')
}

export const hasPlace = (cell: Cell): boolean => partsIn(cell).some(({ kind }) => kind !== 'words')
