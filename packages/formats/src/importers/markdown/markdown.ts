import { type Importer, usualChoices } from '../../import.ts'
import { foundFields } from '../../reading/found-fields.ts'
import { fieldOf } from './draft.ts'
import { partsOf } from './parts.ts'
import { readDrafts } from './read-fields.ts'

const frontMatter = /^\uFEFF?\s*(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n(?:\1|\.\.\.)[ \t]*(?:\r?\n|$)/

/** Headings, bold lines, blanks and lists of a document (spec section 5). */
export const markdown: Importer = {
  name: 'markdown',
  label: 'Markdown',
  extensions: ['md', 'markdown'],
  choices: () => ['branchesBecomeConditions'],
  likeness(text) {
    if (isPaperForm(text)) return 'surely'
    if (/^#{1,6} \S/m.test(text) || /^\s*[-*+] \[[ xX]\] /m.test(text)) return 'likely'
    return /^\s*[-*+] \S/m.test(text) || /(\*\*|__)\S/.test(text) ? 'perhaps' : 'no'
  },
  read(text, newId, { branchesBecomeConditions } = usualChoices) {
    const parts = partsOf(text.replace(frontMatter, ''))
    const { drafts, warnings } = readDrafts(parts, newId)
    return foundFields(
      drafts.map((draft) => fieldOf(draft, branchesBecomeConditions)),
      warnings,
    )
  },
}

/** a place to write: `____`, `[____]`, `.......` */
const places = /_{4,}|\[[_ ]{3,}\]|\.{8,}/g

/** A form as it is typed to be printed: places to write in, and nothing drawn. */
function isPaperForm(text: string): boolean {
  const start = text.slice(0, 20_000)
  return (start.match(places)?.length ?? 0) > 2 && !/[├└┣┗╠╚╰]|^[ \t]*[|+`\\]-{1,}/m.test(start)
}
