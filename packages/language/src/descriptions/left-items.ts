import type { Collection } from './collection.ts'
import type { Draft } from './draft.ts'
import type { TextPart } from './not-understood.ts'
import { readItem } from './read-item.ts'
import { isBackstage } from './sentence-kinds.ts'
import { splitList } from './split-list.ts'
import { withSpokenLists } from './spoken-lists.ts'
import { isAskedFor } from './things.ts'

/** Adds fields for noun phrases that led to nothing, at their place: `Also a phone number for a parent.` */
export function readLeftItems(text: string, left: readonly TextPart[], found: Collection): void {
  // What stands before the first field is the title.
  const first = Math.min(...found.entries.map(({ draft }) => text.indexOf(draft.origin)))
  for (const { start, end } of left) {
    if (start < first) continue
    const words = withSpokenLists(text.slice(start, end))
      .replace(/[.!\s]+$/, '')
      .replace(/^(?:(?:and|also|plus|then|finally|lastly|at the end|in the end)\b[,\s]*)+/i, '')
    for (const item of splitList(words)) {
      const draft = draftOf(item)
      if (draft === null || found.named(draft.label) !== null) continue
      const next = found.entries.find((entry) => text.indexOf(entry.draft.origin) > start)
      found.add(draft, next)
    }
  }
}

function draftOf(item: string): Draft | null {
  const words = item
    .trim()
    .replace(/^(?:upload|photo upload) of (?:the |an? )?(.+?)( \(.*\))?$/i, '$1 (upload)$2')
    .replace(/^(.+?) (?:can|may|must|should) be (?:uploaded|attached)$/i, '$1 (upload)')
  const count = words.split(/\s+/).length
  // A single word, such as "date", tells the type of a field before it. Many words are a statement.
  if (count < 2 || count > 9 || isBackstage(item) || telling.test(words) || / [/] /.test(words))
    return null
  const draft = readItem(words)
  const isField = draft?.named === 'file' || isAskedFor(draft?.label ?? '')
  return isField && draft?.label !== 'Consent' ? draft : null
}

/** Words of statements and orders, which ask for nothing */
const telling =
  /\b(?:needs?|is|are|was|were|be|will|would|should|must|can|could|please|thanks?|we|i|you|they|it|send|sent|remind|sort|make|keep|use|do|does|not|no|if|when|because|so|that|only|every\p{L}*|each|all|optional|required)\b/iu
