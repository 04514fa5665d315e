import { plainLabel } from '@ramiform/core/answers-in-texts/plain-label'
import type { Section } from '@ramiform/core/section'

/** Name of a section in a sentence: its title in quotation marks, or "the section". */
export function sectionName({ title = '' }: Pick<Section, 'title'>): string {
  const name = plainLabel(title).trim()
  return name === '' ? 'the section' : `"${name}"`
}
