import type { Field } from '@ramiform/core/field'
import type { NewFieldId, Warning } from '@ramiform/formats/import'
import { type Collection, collect, fieldOf } from './collection.ts'
import { optionsOf, typeOf } from './draft.ts'
import { readLeftItems } from './left-items.ts'
import { linesOf } from './lines.ts'
import { notUnderstood, type TextPart } from './not-understood.ts'
import { ownersIn } from './owners.ts'
import { withBrackets, withEnglishJoiners } from './plain-wording.ts'
import { readBlocks } from './read-blocks.ts'
import { createReader } from './reader.ts'
import { isFormTitle } from './sentence-kinds.ts'
import { withSpokenLists } from './spoken-lists.ts'
import { withTitle } from './title.ts'
import { questionsOfTopic } from './topics.ts'

/** Fields recognized in a description. */
export interface Recognized {
  readonly fields: readonly Field[]
  readonly warnings: readonly Warning[]
  /** Words of the description, by field id */
  readonly origins: ReadonlyMap<string, string>
  /** Words that led to nothing */
  readonly notUnderstood: readonly TextPart[]
}

/** Characters; the rest of a description is ignored, with a warning */
export const longestDescription = 20_000

/**
 * Recognizes fields, options and conditions in a description.
 * @param text Plain English; at most `longestDescription` characters are read.
 * @param newId Returns an unused field id.
 * @returns No fields if the text asks for nothing. It never throws.
 */
export function recognizeDescription(text: string, newId: NewFieldId): Recognized {
  const read = text.slice(0, longestDescription)
  const found = collect(newId)
  const reader = createReader(found, ownersIn(read))
  // Capitals only say nothing about names.
  const spoken = /\p{Ll}/u.test(read) ? read : read.toLowerCase()
  readBlocks(linesOf(withTitle(withBrackets(withSpokenLists(withEnglishJoiners(spoken))))), reader)
  reader.finish()
  const left = notUnderstood(read, found.entries.map(fieldOf), originsOf(found))
  if (found.entries.length > 0) readLeftItems(read, left, found)
  const warnings: Warning[] = [...reader.warnings]
  for (const { id, draft } of found.entries) {
    if (isChoice(typeOf(draft)) && optionsOf(draft).length === 0) {
      warnings.push({ message: 'Its options are still to be written.', fieldId: id })
    }
  }
  if (text.length > longestDescription) {
    const count = longestDescription.toLocaleString('en')
    warnings.unshift({ message: `Only the first ${count} characters were read.` })
  }
  const fields = found.entries.map(fieldOf)
  const usual = fields.length > 0 ? null : questionsOfTopic(read)
  if (usual !== null) {
    const message = 'The description names no questions. These are the usual ones of its topic.'
    const topic = recognizeDescription(usual, newId)
    const origins = new Map(topic.fields.map(({ id }) => [id, read.trim()]))
    return { ...topic, warnings: [{ message }], origins, notUnderstood: [] }
  }
  // "Table reservation, party, date and time": the words before the list are its title.
  const [, head = '', list] =
    /^\s*([^,:.?!\n]{4,60}?)(?:,| with) (?=[^,]*,)(.+)$/su.exec(read) ?? []
  if (fields.length === 0 && list !== undefined && isFormTitle(head)) {
    const titled = recognizeDescription(`${head}: ${list}`, newId)
    return { ...titled, notUnderstood: notUnderstood(read, titled.fields, titled.origins) }
  }
  const origins = originsOf(found)
  const lost = notUnderstood(read, fields, origins)
  return {
    fields,
    warnings,
    notUnderstood: fields.length + lost.length > 0 ? lost : wholeOf(read),
    origins,
  }
}

const originsOf = ({ entries }: Collection) =>
  new Map(entries.map(({ id, draft }) => [id, draft.origin]))

/** All of a text, which led to no field */
function wholeOf(text: string): readonly TextPart[] {
  const part = { start: text.length - text.trimStart().length, end: text.trimEnd().length }
  return part.end > part.start ? [part] : []
}

function isChoice(type: string): boolean {
  return type === 'radio' || type === 'select' || type === 'checkbox'
}
