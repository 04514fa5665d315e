import type { Filling } from '@ramiform/core/filling/filling'
import type { FormSchema } from '@ramiform/core/form'
import { pagesOf, type SectionRun } from '@ramiform/core/section'
import { useMemo, useSyncExternalStore } from 'react'

export interface FormPage {
  readonly runs: readonly SectionRun[]
  /** Title of the section that begins the page; empty without one, and while it is hidden. */
  readonly title: string
  /** False while all its questions are hidden. */
  readonly isShown: boolean
}

export interface Pages {
  readonly all: readonly FormPage[]
  /** Index of the page with the current question. */
  readonly current: number
  /** Indexes of pages with visible questions. */
  readonly shown: readonly number[]
}

/**
 * The form's pages. The current one has the question that the filling is at, so whatever moves to a question, such as
 * the review, moves to its page.
 */
export function usePages(filling: Filling, schema: FormSchema): Pages {
  const { fields } = filling
  const pages = useMemo(() => pagesOf(fields, schema.sections), [fields, schema])
  // A string, so that comparing it detects a change.
  const now = () => {
    const at = filling.step().field?.id
    const marks = pages.map((runs) => {
      const fields = runs.flatMap((run) => run.fields)
      const isShown = fields.some(({ id }) => filling.isVisible(id))
      const mark = fields.some(({ id }) => id === at) ? 'c' : isShown ? 's' : '-'
      const isNamed = runs[0]?.fields.some(({ id }) => filling.isVisible(id))
      return isNamed ? mark.toUpperCase() : mark
    })
    return marks.join('')
  }
  const marks = useSyncExternalStore(filling.subscribeStep, now, now)
  return useMemo(() => {
    const all = pages.map(
      (runs, index): FormPage => ({
        runs,
        title: (/[CS]/.test(marks[index] ?? '') && runs[0]?.section?.title) || '',
        isShown: marks[index] !== '-',
      }),
    )
    return {
      all,
      current: Math.max(0, marks.search(/c/i)),
      shown: all.flatMap(({ isShown }, index) => (isShown ? [index] : [])),
    }
  }, [pages, marks])
}

/** The first visible question of a page. */
export function firstOn(filling: Filling, { runs }: FormPage): string | undefined {
  return runs.flatMap(({ fields }) => fields).find(({ id }) => filling.isVisible(id))?.id
}
