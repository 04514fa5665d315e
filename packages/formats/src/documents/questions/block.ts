import type { FieldTypeName } from '@ramiform/fields'

/** A form field of the document's own program. */
export interface Control {
  /** Name to use without a label in front */
  readonly name: string
  readonly type: FieldTypeName
  readonly options?: readonly string[]
  readonly required?: boolean
  readonly maxLength?: number
  readonly placeholder?: string
}

/** Part of a line. A tab within words stands for any wide gap. */
export type Part =
  | { readonly kind: 'words'; readonly text: string }
  /** room to write: underscores, dots, a ruled tab, an empty cell */
  | { readonly kind: 'blank'; readonly width: number }
  /**
   * a box to tick; weak: a letter that symbol fonts draw as a box; marked: a sign with a tick or a cross in it; for
   * several: the box of programs where several options can be chosen
   */
  | {
      readonly kind: 'box'
      readonly isRound: boolean
      readonly isWeak?: boolean
      readonly isMarked?: boolean
      readonly isForSeveral?: boolean
    }
  | { readonly kind: 'control'; readonly control: Control }

export interface Line {
  readonly kind: 'line'
  readonly parts: readonly Part[]
  /** By style, or by being bold and short */
  readonly isHeading?: boolean
  readonly isTitle?: boolean
  /** List item: its depth, and whether the list is numbered */
  readonly list?: { readonly depth: number; readonly isNumbered: boolean }
  /** true: item of a list of fields */
  readonly isField?: boolean
  /** true: words above a list of fields that only introduce it */
  readonly isLead?: boolean
  /** true: item of a list below a question, which chooses between typical labels */
  readonly isOption?: boolean
}

export interface Cell {
  readonly lines: readonly Line[]
  /** Rows that it spans; the rows below lack it */
  readonly height?: number
}

export interface Table {
  readonly kind: 'table'
  readonly rows: readonly (readonly Cell[])[]
}

/** A part of a document, from top to bottom. A line without parts is empty. */
export type Block = Line | Table
