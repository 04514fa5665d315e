import { lineOfHtml, markdownOfHtml } from '../html-text.ts'
import type { XlsRow } from './xls-sheets.ts'

/** A label without the marks that XLSForms allow: HTML, headings and bold or italic words. */
export function plainLabel(text: string): string {
  return lineOfHtml(text.replaceAll(/^#{1,6}\s+/gm, ''))
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
}

/** The text and the hint of a note, as Markdown of sections. */
export function noteText(row: XlsRow, language: string): string {
  return ['label', 'hint', 'guidance_hint']
    .map((name) => markdownOf(row.text(name, language)))
    .filter((text) => text !== '')
    .join('\n\n')
}

/** XLSForms write bold and italic with underscores, too, and headings, which a text of ours does not have. */
function markdownOf(text: string): string {
  return markdownOfHtml(text.replaceAll('\n', '<br>'))
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/(?<!\w)__(?=\S)([^_\n]+?)(?<=\S)__(?!\w)/g, '**$1**')
    .replaceAll(/(?<![\w{])_(?=[^\s_])([^_\n]+?)(?<=\S)_(?!\w)/g, '*$1*')
}
