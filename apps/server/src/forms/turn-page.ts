import type { Answers } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { fieldsToFill } from '@ramiform/core/filling/fields-to-fill'
import type { FormSchema } from '@ramiform/core/form'
import { daysOnEarth } from '@ramiform/core/missed-day'
import { pagesOf } from '@ramiform/core/section'
import { checkSubmission } from '@ramiform/core/validation/check-submission'
import { checkContext } from './check-context.ts'
import type { FormStart } from './public-form-build.ts'

/** A button of a page that a browser without JavaScript pressed. */
export interface PageTurn {
  /** Index of the page. */
  readonly page: number
  /** Null for the button that sends. */
  readonly go: 'next' | 'previous' | null
}

/** Reads the page of a post; null for forms without pages. */
export function pageTurnIn(posted: URLSearchParams): PageTurn | null {
  const page = posted.get('form.page')
  if (page === null || !/^\d{1,4}$/.test(page)) return null
  const go = posted.get('form.go')
  return { page: Number(page), go: go === 'next' || go === 'previous' ? go : null }
}

/**
 * The page to show next: the page itself if one of its answers has a problem, otherwise the nearest one with visible
 * questions. Null after the last one: then the form is sent. Patterns are checked only then.
 */
export function turnPage(
  schema: FormSchema,
  answers: Answers,
  { page, go }: PageTurn,
  words: FormWords,
): Pick<FormStart, 'at' | 'problems'> | null {
  const { visible, problems } = checkSubmission(schema, answers, {
    ...checkContext,
    days: daysOnEarth(Date.now()),
    patterns: null,
    words,
  })
  const isVisible = new Set(visible.map(({ id }) => id))
  const pages = pagesOf(fieldsToFill(schema), schema.sections).map((runs) =>
    runs.flatMap(({ fields }) => fields.map(({ id }) => id)).filter((id) => isVisible.has(id)),
  )
  const here = pages[page] ?? []
  const found = go === 'next' ? problems.filter(({ fieldId }) => here.includes(fieldId)) : []
  const [first] = found
  if (first !== undefined) return { at: first.fieldId, problems: found }
  const target =
    go === null
      ? here
      : go === 'next'
        ? pages.slice(page + 1).find(([id]) => id !== undefined)
        : pages.slice(0, page).findLast(([id]) => id !== undefined)
  if (go === 'next' && target === undefined) return null
  const at = target?.[0] ?? here[0]
  return at === undefined ? {} : { at }
}
