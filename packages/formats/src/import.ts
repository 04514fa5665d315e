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
  /** of a whole form of ours its name, description and settings, as the text has them: nobody has checked them */
  readonly head?: unknown
}

/** Why nothing came of a text; `import-messages.ts` has the words. */
export type ImportProblem =
  | { readonly code: 'no_fields' }
  /** `detail` says what is wrong and where: `line 3: a comma is missing` */
  | { readonly code: 'invalid'; readonly detail: string }
  /** the text is not of the format that is wanted */
  | { readonly code: 'invalid_format'; readonly label: string }

export type ImportResult = FoundFields | { readonly problem: ImportProblem }

/** Gives ids that are new to the form and to one another (spec section 3: `field_` and a timestamp). */
export type NewFieldId = () => string

/** What the owner decides about diagrams, trees and tables. */
export interface ImportChoices {
  /** what lies behind an answer is shown only when that answer is given */
  readonly branchesBecomeConditions: boolean
  /** ends such as "Done" become no fields */
  readonly leaveOutEnds: boolean
  /** each row of a table that lists questions is one, rather than each column */
  readonly rowsAreQuestions: boolean
}

export const usualChoices: ImportChoices = {
  branchesBecomeConditions: true,
  leaveOutEnds: false,
  rowsAreQuestions: true,
}

/** How much a pasted text looks like a format. */
export type Likeness = 'no' | 'perhaps' | 'likely' | 'surely'

/** One file format. It takes text and never throws for what a text says. */
export interface Importer {
  readonly name: string
  /** as shown: `JSON` */
  readonly label: string
  /** as messages list it, where that is more than the label */
  readonly listedAs?: string
  /** as in `.json`, without the dot */
  readonly extensions: readonly string[]
  /** which choices change what is read from a text */
  choices?(text: string): readonly (keyof ImportChoices)[]
  /** whether its files may be of any format: `.txt` */
  readonly isAnyText?: boolean
  likeness(text: string): Likeness
  read(text: string, newId: NewFieldId, choices?: ImportChoices): ImportResult
}
