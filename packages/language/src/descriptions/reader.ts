import type { Warning } from '@ramiform/formats/import'
import { add, addAll, depend } from './add-fields.ts'
import { type Collection, type Entry, entryAbout } from './collection.ts'
import { withCapitals } from './read-brackets.ts'
import { readItem } from './read-item.ts'
import { readList } from './read-list.ts'
import { readSentences } from './read-sentence.ts'
import { beginReading, type Later, type Reading, setAll } from './reading.ts'
import { namesNeeded, readNeeds } from './required-sentence.ts'
import { splitList } from './split-list.ts'
import { isAskedFor } from './things.ts'

/** Reads the parts of a description in order and remembers their context. */
export interface Reader {
  readonly warnings: readonly Warning[]
  /** The last question */
  last(): Entry | null
  sentences(sentences: readonly string[], required?: boolean | null): void
  /** Reads a list item; returns its field, if any */
  item(text: string, required: boolean | null): Entry | null
  /** Adds the options below a field */
  options(entry: Entry, options: readonly string[]): void
  /** Applies statements about fields that were named later */
  finish(): void
}

export function createReader(found: Collection, owners: number): Reader {
  const reading = beginReading(found, owners)
  return {
    warnings: reading.warnings,
    last: () => reading.last,
    sentences: (list, required = null) => readSentences(list, required, reading),
    item: (text, required) => readLine(text, required, reading),
    options(entry, options) {
      if (entry.draft.options.length > 0) return
      entry.draft = { ...entry.draft, options: withCapitals(options) }
    },
    finish() {
      for (const one of reading.later) readLater(one, reading)
    },
  }
}

/** Reads one field, or several if each is something that forms ask for: `Name, email and phone`. */
function readLine(text: string, required: boolean | null, reading: Reading): Entry | null {
  const { owners } = reading
  const parts = splitList(text.replace(/[.!]+$/, ''))
  const drafts = readList(text, { isStrong: true, required, owners })
  const isList = drafts.length >= parts.length && drafts.every(({ label }) => isAskedFor(label))
  if (parts.length > 1 && isList) return addAll(drafts, reading).at(-1) ?? null
  const draft = parts.length > 1 ? readItem(text) : drafts[0]
  if (draft === null || draft === undefined) return null
  return add({ ...draft, required: draft.required ?? required }, reading)
}

function readLater(later: Later, reading: Reading): void {
  const { found, owners } = reading
  if (later.kind === 'condition') {
    const entry = entryAbout(found.entries, later.sentence.consequence)
    if (entry !== null) depend([entry], later.sentence, reading)
    return
  }
  if (readNeeds(later.text, found, setAll(reading))) return
  const { names, required } = namesNeeded(later.text)
  for (const draft of readList(names, { isStrong: false, required: null, owners })) {
    const entry = entryAbout(found.entries, draft.label) ?? found.add(draft)
    entry.draft = { ...entry.draft, required }
  }
}
