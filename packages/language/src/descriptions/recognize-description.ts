import type { Field } from '@ramiform/core/field'
import type { FieldTypeName } from '@ramiform/fields'
import type { NewFieldId, Warning } from '@ramiform/formats/import'
import { type Collection, collect, fieldOf } from './collection.ts'
import { optionsOf, typeOf } from './draft.ts'
import { readLeftItems } from './left-items.ts'
import { linesOf } from './lines.ts'
import { notUnderstood, sentencesIn, type TextPart } from './not-understood.ts'
import { ownersIn } from './owners.ts'
import { withBrackets, withEnglishJoiners } from './plain-wording.ts'
import { readBlocks } from './read-blocks.ts'
import type { Reading } from './reading.ts'
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
  const warnings: Warning[] = []
  if (text.length > longestDescription) {
    const count = longestDescription.toLocaleString('en')
    warnings.push({ message: `Only the first ${count} characters were read.` })
  }
  const reading: Reading = {
    found,
    owners: ownersIn(read),
    required: null,
    warnings,
    later: [],
    source: null,
    last: null,
    asked: null,
    isFirst: true,
    isTitled: false,
  }
  // Many patterns look for blanks, so long runs of them would take seconds.
  const tidy = read
    .replaceAll(/[^\S\n]{20,}/g, ' '.repeat(20))
    .replaceAll(/\n\s*\n(?=\s*\n)/g, '\n')
  // Capitals only say nothing about names.
  const spoken = /\p{Ll}/u.test(tidy) ? tidy : tidy.toLowerCase()
  readBlocks(linesOf(withTitle(withBrackets(withSpokenLists(withEnglishJoiners(spoken))))), reading)
  for (const apply of reading.later) apply()
  if (found.entries.length === 0) return recognizeTitled(read, warnings, newId)
  const first = fieldsIn(found, read)
  readLeftItems(read, first.notUnderstood, found)
  for (const { id, draft } of found.entries) {
    if (choices.includes(typeOf(draft)) && optionsOf(draft).length === 0)
      warnings.push({ message: 'Its options are still to be written.', fieldId: id })
  }
  const isSame = found.entries.length === first.fields.length
  const { fields, notUnderstood: left, origins } = isSame ? first : fieldsIn(found, read)
  return { fields, warnings, notUnderstood: left, origins }
}

function fieldsIn({ entries }: Collection, text: string) {
  const fields = entries.map(fieldOf)
  const origins = new Map(entries.map(({ id, draft }) => [id, draft.origin]))
  return { fields, origins, notUnderstood: notUnderstood(text, fields, origins) }
}

/** Reads a text without requests: a topic, or a title with a list behind it. */
function recognizeTitled(
  text: string,
  warnings: readonly Warning[],
  newId: NewFieldId,
): Recognized {
  const usual = questionsOfTopic(text)
  if (usual !== null) {
    const message = 'The description names no questions. These are the usual ones of its topic.'
    const topic = recognizeDescription(usual, newId)
    const origins = new Map(topic.fields.map(({ id }) => [id, text.trim()]))
    return { ...topic, warnings: [{ message }], origins, notUnderstood: [] }
  }
  // "Table reservation, party, date and time": the words before the list are its title.
  const [, head = '', list = ''] =
    /^\s*([^,:.?!\n]{4,60}?)(?:,| with| w\/) (?=[^,]*[,+])(.+)$/su.exec(text) ?? []
  if (isFormTitle(head)) {
    const titled = recognizeDescription(`${head}: ${list}`, newId)
    return { ...titled, notUnderstood: notUnderstood(text, titled.fields, titled.origins) }
  }
  return { fields: [], warnings, notUnderstood: sentencesIn(text), origins: new Map() }
}

const choices: readonly FieldTypeName[] = ['radio', 'select', 'checkbox']
