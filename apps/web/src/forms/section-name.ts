import type { Section } from '@ramiform/core/section'

/** Name of a section in a sentence: its title in quotation marks, or "the section". */
export function sectionName({ title = '' }: Pick<Section, 'title'>): string {
  return title.trim() === '' ? 'the section' : `"${title.trim()}"`
}
