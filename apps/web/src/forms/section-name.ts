import type { Section } from '@ramiform/core/section'
import { plainLabel } from '@ramiform/core/texts/plain-label'

/** Name of a section in a sentence: its title in quotation marks, or "the section". */
export function sectionName({ title = '' }: Pick<Section, 'title'>): string {
  const name = plainLabel(title).trim()
  return name === '' ? 'the section' : `"${name}"`
}
