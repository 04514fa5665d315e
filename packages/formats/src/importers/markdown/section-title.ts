import { limits } from '@ramiform/core/limits'
import type { Section } from '@ramiform/core/section'
import { asksPlainly, isQuestion } from '../../reading/asking.ts'
import { cleanText } from '../../reading/clean-text.ts'
import { guessFieldType, isFieldName } from '../../reading/guess-field-type.ts'
import { labelText } from '../../reading/label-text.ts'
import { type Draft, type SectionTitle, typeOfName } from './draft.ts'
import type { Reader } from './reader.ts'

/**
 * Makes the heading directly above a list or a table of questions the title of a section (decision 695). A heading
 * with a mark, a type or options asks something itself and stays a field.
 */
export function makeTitle(reader: Reader) {
  const { drafts, sections } = reader
  const heading = openHeading(reader)
  if (heading?.level === undefined || sections.length >= limits.sections) return
  const { id, level, label: title, description: text } = heading
  drafts.pop()
  reader.under = null
  reader.section = null
  reader.explained = null
  reader.within = { id, level, title, text }
  sections.push(reader.within)
}

/**
 * Makes the heading directly above another question the title of a section. A heading whose own words ask stays a
 * field: `What happened?`, `Your message`.
 */
export function makePlainTitle(reader: Reader) {
  if (plainHeading(reader) !== null) makeTitle(reader)
}

/**
 * Closes the headings above a question. Spec section 5 makes `##` a field; with questions below it is a title, unless its
 * own words ask.
 */
export function tellSection(reader: Reader) {
  makePlainTitle(reader)
  warnOfSection(reader)
}

export function warnOfSection(reader: Reader) {
  const { section } = reader
  if (section === null || section.options.length > 0 || section.hasRoom) return
  const message = 'This heading has questions below it. Remove it if it is only a title.'
  reader.warnings.push({ message, fieldId: section.id })
  reader.section = null
}

/** The heading directly above, if nothing about it asks */
export function plainHeading(reader: Reader): Draft | null {
  const heading = openHeading(reader)
  return heading !== null && !asksInWords(heading.label) ? heading : null
}

/** The heading directly above, if it has no room, mark, type or options of its own */
function openHeading({ drafts, under }: Reader): Draft | null {
  const heading = drafts.at(-1)
  const isHeading = heading?.from === 'section' || heading?.from === 'heading'
  if (heading === undefined || !isHeading || heading !== under) return null
  const { required, type, options, choose, hasRoom } = heading
  const asksItself = required || type !== null || options.length > 0 || choose !== null
  return asksItself || hasRoom ? null : heading
}

/** Remarks, but neither `Contact details` nor `Further information` */
const notRemarks = /(?:details|information)$/i

/** Orders to write in the languages of the product besides English */
const orders =
  /^(?:bitte )?(?:beschreib|schilder|erzähl|erklär|nenn|décri[sv]|expli[cq]u|raconte|describ[ae]|cuént|descriv|spiega|raccont|descrev|conte|beschrijf|omschrijf|vertel)\p{L}*\s/iu

/** True for the words of a question, an order to write, names of fields, and labels of one type: `Phone of the doctor`. */
function asksInWords(label: string): boolean {
  if (isQuestion(label) || asksPlainly(label) || orders.test(label) || isFieldName(label))
    return true
  if (guessFieldType(label, ['textarea']) !== null) return !notRemarks.test(label)
  return !/^text/.test(typeOfName(label))
}

export function sectionOf({ id, title, text }: SectionTitle): Section {
  const words = cleanText(text.trim(), limits.descriptionCharacters)
  return { id, title: labelText(title), ...(words !== '' && { text: words }) }
}
