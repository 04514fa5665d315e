import { limits } from '@ramiform/core/limits'
import type { Section } from '@ramiform/core/section'
import { cleanText } from '../../reading/clean-text.ts'
import { labelText } from '../../reading/label-text.ts'
import type { SectionTitle } from './draft.ts'
import type { Reader } from './reader.ts'

/**
 * Makes the heading directly above a list or a table of questions the title of a section (decision 695). A heading
 * with a mark, a type or options asks something itself and stays a field.
 */
export function makeTitle(reader: Reader) {
  const { drafts, under, sections } = reader
  const heading = drafts.at(-1)
  const isHeading = heading?.from === 'section' || heading?.from === 'heading'
  if (heading === undefined || !isHeading || heading !== under || heading.level === undefined)
    return
  const asksItself = heading.required || heading.type !== null || heading.options.length > 0
  if (asksItself || heading.choose !== null || sections.length >= limits.sections) return
  const { id, level, label: title, description: text } = heading
  drafts.pop()
  reader.under = null
  reader.section = null
  reader.explained = null
  reader.within = { id, level, title, text }
  sections.push(reader.within)
}

export function sectionOf({ id, title, text }: SectionTitle): Section {
  const words = cleanText(text.trim(), limits.descriptionCharacters)
  return { id, title: labelText(title), ...(words !== '' && { text: words }) }
}
