import type { Conditional } from './conditions/condition.ts'
import type { Field } from './field.ts'
import { runsBy } from './runs.ts'

/** Fields with a common heading, text and logic. A field names its section by id. */
export interface Section {
  readonly id: string
  readonly title?: string | undefined
  /** Text below the title, in the Markdown of `markdown.ts`. */
  readonly text?: string | undefined
  /** True when the section begins a page of its own. */
  readonly newPage?: boolean | undefined
  /** Logic that hides the section with all its fields. */
  readonly conditional?: Conditional | undefined
}

/** The section's title, or a name for one without. */
export function titleOfSection({ title }: Pick<Section, 'title'>): string {
  return title?.trim() || 'Untitled section'
}

/** Adjacent fields of one section, or fields between sections. */
export interface SectionRun {
  /** Undefined for fields outside of sections. */
  readonly section: Section | undefined
  readonly fields: readonly Field[]
}

/** A form's fields by section, in form order. */
export function sectionRuns(
  fields: readonly Field[],
  sections: readonly Section[] = [],
): readonly SectionRun[] {
  const byId = new Map(sections.map((section) => [section.id, section]))
  return runsBy(fields, ({ section = '' }) => byId.get(section)).map(({ part, fields: own }) => ({
    section: part,
    fields: own,
  }))
}

/** A form's pages: each begins with a section that asks for it. A form without such a section has one page. */
export function pagesOf(
  fields: readonly Field[],
  sections?: readonly Section[],
): readonly (readonly SectionRun[])[] {
  const pages: SectionRun[][] = [[]]
  const begun = new Set<Section>()
  for (const run of sectionRuns(fields, sections)) {
    const { section } = run
    const page = pages.at(-1)
    if (section?.newPage && !begun.has(section) && page?.length !== 0) pages.push([run])
    else page?.push(run)
    if (section !== undefined) begun.add(section)
  }
  return pages
}
