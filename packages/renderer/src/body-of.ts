import type { FormSchema } from '@ramiform/core/form'
import type { ComponentType } from 'react'
import type { FormBodyProps } from './form-body.ts'
import { SingleCardForm } from './SingleCardForm.tsx'
import { StandardForm } from './StandardForm.tsx'
import { withSections } from './with-sections.tsx'
import { hasStatements, withStatements } from './with-statements.tsx'
import { withTables } from './with-tables.tsx'

/**
 * The component for a form's display style, sections, tables and statements. The public form loads only the ones it needs.
 * @param at id of the question whose page shows first
 */
export function bodyOf(
  schema: Pick<FormSchema, 'fields' | 'sections' | 'tables' | 'settings'>,
  at?: string,
): ComponentType<FormBodyProps> {
  const { sections, tables, settings } = schema
  const Plain = settings.displayStyle === 'single-card' ? SingleCardForm : StandardForm
  const Tabled = tables?.length ? withTables(Plain) : Plain
  const Sectioned = sections?.length ? withSections(Tabled, at) : Tabled
  return hasStatements(schema) ? withStatements(Sectioned) : Sectioned
}
