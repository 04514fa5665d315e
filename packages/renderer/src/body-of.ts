import type { FormSchema } from '@ramiform/core/form'
import type { ComponentType } from 'react'
import type { FormBodyProps } from './form-body.ts'
import { SingleCardForm } from './SingleCardForm.tsx'
import { StandardForm } from './StandardForm.tsx'
import { withSections } from './with-sections.tsx'
import { withTables } from './with-tables.tsx'

/**
 * The component for a form's display style, sections and tables. The public form loads only the ones it needs.
 * @param at id of the question whose page shows first
 */
export function bodyOf(
  { sections, tables, settings }: Pick<FormSchema, 'sections' | 'tables' | 'settings'>,
  at?: string,
): ComponentType<FormBodyProps> {
  const Plain = settings.displayStyle === 'single-card' ? SingleCardForm : StandardForm
  const Tabled = tables?.length ? withTables(Plain) : Plain
  return sections?.length ? withSections(Tabled, at) : Tabled
}
