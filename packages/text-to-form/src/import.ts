import type { Field } from '@ramiform/core/field'

/** Something that could not be kept as it stood, in a sentence for the owner. */
export interface Warning {
  readonly message: string
  /** the field it is about, if it is about one */
  readonly fieldId?: string
}

/** What a text turned into. Ids are unique among the fields, and rules name them. */
export interface FoundFields {
  readonly fields: readonly Field[]
  readonly warnings: readonly Warning[]
}

/** Why nothing came of a text; `import-messages.ts` has the words. */
export type ImportProblem =
  | { readonly code: 'no_fields' }
  /** `detail` says what is wrong and where: `line 3: a comma is missing` */
  | { readonly code: 'invalid'; readonly detail: string }

export type ImportResult = FoundFields | { readonly problem: ImportProblem }

/** Gives ids that are new to the form and to one another (spec section 3: `field_` and a timestamp). */
export type NewFieldId = () => string

/** One file format. It takes text and never throws for what a text says. */
export interface Importer {
  readonly name: string
  /** as shown: `JSON` */
  readonly label: string
  /** as in `.json`, without the dot */
  readonly extensions: readonly string[]
  /** Whether a pasted text is likely to be this format. Asked in the order of the list. */
  looksLike(text: string): boolean
  read(text: string, newId: NewFieldId): ImportResult
}
