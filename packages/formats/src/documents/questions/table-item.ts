// Content of a table after its layout was read.
import type { Line } from './block.ts'
import type { Question } from './question.ts'

/** Content of a table: lines like any others, or questions from its layout. */
export type TableItem =
  | Line
  | {
      readonly kind: 'asked'
      readonly question: Question
      readonly remark?: string
      /** The option of a question above that shows this one, and the number of questions to go back */
      readonly shownBy?: { readonly back: number; readonly option: string }
    }
  /** The words of a row that gave no question */
  | { readonly kind: 'unused'; readonly text: string }
  /** The first row of a table that only informs */
  | { readonly kind: 'informs'; readonly text: string }
