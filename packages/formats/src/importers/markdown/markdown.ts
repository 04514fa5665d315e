import { type Importer, usualChoices } from '../../import.ts'
import { foundFields } from '../../reading/found-fields.ts'
import { withNestedLists } from '../../reading/restarted-lists.ts'
import { fieldOf } from './draft.ts'
import { readDrafts } from './read-fields.ts'
import { sectionOf } from './section-title.ts'

const frontMatter = /^\uFEFF?\s*(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n(?:\1|\.\.\.)[ \t]*(?:\r?\n|$)/

/** Reads headings, bold lines, blanks and lists of a document (spec section 5). */
export const markdown: Importer = {
  name: 'markdown',
  label: 'Markdown',
  extensions: ['md', 'markdown'],
  choices: () => ['branchesBecomeConditions'],
  likeness(text) {
    if (/^#{1,6} \S/m.test(text) || /^\s*[-*+] \[[ xX]\] /m.test(text)) return 'likely'
    return /^\s*[-*+] \S/m.test(text) || /(\*\*|__)\S/.test(text) ? 'perhaps' : 'no'
  },
  read(text, newId, { branchesBecomeConditions } = usualChoices) {
    const parts = partsOf(withNestedLists(text.replace(frontMatter, '')))
    const { drafts, warnings, sections } = readDrafts(parts, newId)
    return foundFields(
      drafts.map((draft) => fieldOf(draft, branchesBecomeConditions)),
      warnings,
      { sections: sections.map(sectionOf) },
    )
  },
}

/** Characters that are parsed at a time, about */
const partCharacters = 40_000

const fence = /^ {0,3}(`{3,}|~{3,})/
const opening = /<!--|<(?:pre|script|style|textarea)\b/i
const closing = /-->|<\/(?:pre|script|style|textarea)>/i

/**
 * Splits a long document at headings, but not in code or comments. Parsing is slow, and can stop where a form is full.
 */
function* partsOf(text: string): Generator<string> {
  let from = 0
  let within: string | null = null
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('\n', at)
    const end = next === -1 ? text.length : next + 1
    const line = text.slice(at, Math.min(end, at + 400))
    const mark = fence.exec(line)?.[1] ?? null
    if (within === null) {
      if (at - from >= partCharacters && /^#{1,6} /.test(line)) {
        yield text.slice(from, at)
        from = at
      }
      if (mark !== null) within = mark
      else if (opening.test(line) && !closing.test(line)) within = '<'
    } else if (within === '<' ? closing.test(line) : mark?.startsWith(within) === true) {
      within = null
    }
    at = end
  }
  yield text.slice(from)
}
