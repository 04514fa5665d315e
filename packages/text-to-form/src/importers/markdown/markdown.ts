import { type Importer, usualChoices } from '../../import.ts'
import { foundFields } from '../../reading/found-fields.ts'
import { blocksOf } from './blocks.ts'
import { fieldOf } from './draft.ts'
import { readDrafts } from './read-fields.ts'

const frontMatter = /^\uFEFF?\s*(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n(?:\1|\.\.\.)[ \t]*(?:\r?\n|$)/

/** Headings, bold lines, blanks and lists of a document (spec section 5). */
export const markdown: Importer = {
  name: 'markdown',
  label: 'Markdown',
  extensions: ['md', 'markdown'],
  choices: ['branchesBecomeConditions'],
  likeness(text) {
    if (/^#{1,6} \S/m.test(text) || /^\s*[-*+] \[[ xX]\] /m.test(text)) return 'likely'
    return /^\s*[-*+] \S/m.test(text) || /(\*\*|__)\S/.test(text) ? 'perhaps' : 'no'
  },
  read(text, newId, { branchesBecomeConditions } = usualChoices) {
    const { drafts, warnings } = readDrafts(blocksOf(text.replace(frontMatter, '')), newId)
    return foundFields(
      drafts.map((draft) => fieldOf(draft, branchesBecomeConditions)),
      warnings,
    )
  },
}
