import type { PublicForm } from '@ramiform/contract/calls'
import type { Answers } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { AnswerProblem } from '@ramiform/core/validation/problem'

/** Data of a public page, for the server's markup and the browser. */
export interface PageData {
  readonly form: PublicForm
  /** Texts in the visitor's language. Texts of parts that this form does not have are left out. */
  readonly words: FormWords
  /** Answers of a rejected submit without JavaScript. */
  readonly answers?: Answers | undefined
  readonly problems?: readonly AnswerProblem[] | undefined
  readonly failure?: string | undefined
  /** Names of the scripts that the form needs besides that of every form. */
  readonly further?: readonly string[] | undefined
  /** Id of the question whose page shows first, in forms with pages. */
  readonly at?: string | undefined
}

/** Page data from the server's markup; null on pages without a form. */
export function readPageData(): PageData | null {
  const text = document.getElementById('form-data')?.textContent
  // Our own server wrote this JSON into the page, so the type is safe to assume.
  return text ? (JSON.parse(text) as PageData) : null
}
