import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'

/** A sentence for the owner about something that was lost or changed. */
export interface Warning {
  readonly message: string
  /** The field concerned, if any */
  readonly fieldId?: string
}

/** Lists of a form beside its fields. Sections and tables are those that the fields name. */
export type FormParts = Pick<
  FormSchema,
  'sections' | 'tables' | 'hiddenFields' | 'values' | 'endings' | 'translations'
>

/** Fields of an imported text. Their ids are unique, and rules refer to them. */
export interface FoundFields extends FormParts {
  readonly fields: readonly Field[]
  readonly warnings: readonly Warning[]
  /** Unchecked name, description and settings, if the text is a whole form of ours or a LimeSurvey survey */
  readonly head?: unknown
}

/** Reason why an import failed; `import-messages.ts` has the messages. */
export type ImportProblem =
  | { readonly code: 'no_fields' }
  /** detail: the fault and its place, such as `line 3: a comma is missing` */
  | { readonly code: 'invalid'; readonly detail: string }
  /** another format than the expected one */
  | { readonly code: 'invalid_format'; readonly label: string }

export type ImportResult = FoundFields | { readonly problem: ImportProblem }

/** Returns an id that is new to the form (spec section 3: `field_` and a timestamp). */
export type NewFieldId = () => string

/** The owner's choices for diagrams, trees and tables. */
export interface ImportChoices {
  /** true: fields behind an answer are shown for that answer only */
  readonly branchesBecomeConditions: boolean
  /** true: end nodes such as "Done" become no fields */
  readonly leaveOutEnds: boolean
  /** true: each row of a list of questions is a question; false: each column */
  readonly rowsAreQuestions: boolean
}

export const usualChoices: ImportChoices = {
  branchesBecomeConditions: true,
  leaveOutEnds: false,
  rowsAreQuestions: true,
}

/** How well a pasted text fits a format. */
export type Likeness = 'no' | 'perhaps' | 'likely' | 'surely'

/** A file format. `read` accepts any text and never throws. */
export interface Importer {
  readonly name: string
  /** Display name: `JSON` */
  readonly label: string
  /** Name in messages, if longer than the label */
  readonly listedAs?: string
  /** Extensions without the dot */
  readonly extensions: readonly string[]
  /** Choices that affect this text */
  choices?(text: string): readonly (keyof ImportChoices)[]
  /** true: a format beyond those of the specification, whose fixed message does not name it */
  readonly isFurther?: boolean
  /** true: its files may have any format, as with `.txt` */
  readonly isAnyText?: boolean
  likeness(text: string): Likeness
  read(text: string, newId: NewFieldId, choices?: ImportChoices): ImportResult
}
