import { lineOfHtml } from '../html-text.ts'

/** A label without the marks that XLSForms allow: HTML, headings and bold or italic words. */
export function plainLabel(text: string): string {
  return lineOfHtml(text.replaceAll(/^#{1,6}\s+/gm, ''))
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
}
