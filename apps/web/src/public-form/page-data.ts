import type { PublicForm } from '@ramiform/contract/calls'
import type { Answers } from '@ramiform/core/answers'
import type { AnswerProblem } from '@ramiform/core/validation/problem'
import type { FormWords } from '@ramiform/core/words/form-words'

/** What a page of the public form is made of, on the server and again in the browser. */
export interface PageData {
  readonly form: PublicForm
  /** in the visitor's language; of parts that this form does not have, the words are left out */
  readonly words: FormWords
  /** what was posted without JavaScript and came back */
  readonly answers?: Answers | undefined
  readonly problems?: readonly AnswerProblem[] | undefined
  readonly failure?: string | undefined
}

/** What the server wrote into the page for its script; null on pages without a form. */
export function readPageData(): PageData | null {
  const text = document.getElementById('form-data')?.textContent
  // Our own server wrote it into this very page.
  return text ? (JSON.parse(text) as PageData) : null
}
