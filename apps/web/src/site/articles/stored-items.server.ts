import { escapeHtml } from '../html/escape-html.ts'

/**
 * A list of cookies or storage entries. Each has three lines: names, of which parts in braces vary, the purpose, and
 * `Until:` with the expiry.
 */
export function storedItemsHtml(text: string): string {
  const rows = text
    .trim()
    .split('\n\n')
    .map((item) => {
      const [, names = '', purpose = '', until = ''] = /^(.+)\n(.+)\nUntil: (.+)$/.exec(item) ?? []
      if (until === '') throw new Error(`Expected names, a purpose and "Until:": ${item}`)
      const codes = names.split(', ').map((name) => `<code>${escapeHtml(name)}</code>`)
      return `<div><dt>${codes.join('')}</dt><dd>${escapeHtml(purpose)}</dd><dd><b>Until:</b> ${escapeHtml(until)}</dd></div>`
    })
  return `<dl>${rows.join('')}</dl>\n`
}
