import type { FieldTypeName } from '@ramiform/fields'

/** A place for an answer that the document itself describes: a form field of its program. */
export interface Control {
  /** what it is called where nothing in front of it says so */
  readonly name: string
  readonly type: FieldTypeName
  readonly options?: readonly string[]
  readonly required?: boolean
  readonly maxLength?: number
  readonly placeholder?: string
}

/** What a line is made of. Within words a tab stands for any wide gap. */
export type Part =
  | { readonly kind: 'words'; readonly text: string }
  /** room to write on: underscores, dots, a ruled tab, an empty cell */
  | { readonly kind: 'blank'; readonly width: number }
  /** something to tick; a weak one is a letter that fonts of symbols draw as a box */
  | { readonly kind: 'box'; readonly isRound: boolean; readonly isWeak?: boolean }
  | { readonly kind: 'control'; readonly control: Control }

export interface Line {
  readonly kind: 'line'
  readonly parts: readonly Part[]
  /** by its style, or by being bold and short */
  readonly isHeading?: boolean
  readonly isTitle?: boolean
  /** an item of a list, how deep it stands, and whether its list is numbered */
  readonly list?: { readonly depth: number; readonly isNumbered: boolean }
}

export interface Cell {
  readonly lines: readonly Line[]
  /** how many rows it reaches down; those below lack it */
  readonly height?: number
}

export interface Table {
  readonly kind: 'table'
  readonly rows: readonly (readonly Cell[])[]
}

/** A document as it is read from top to bottom. A line without parts is an empty one. */
export type Block = Line | Table
