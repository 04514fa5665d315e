/** maximum number of lines in the preview; more would slow the layout */
const mostLines = 300

/** The beginning of a long text, with a last line that gives the total. */
export function previewOf(text: string): string {
  const lines = text.split('\n')
  if (lines.length <= mostLines) return text
  const more = (lines.length - mostLines).toLocaleString('en')
  return [...lines.slice(0, mostLines), '', `… and ${more} more lines`].join('\n')
}
