/** more lines nobody reads in a dialog, and they would have to be laid out */
const mostLines = 300

/** The beginning of a long text, with a line that says how much there is. */
export function previewOf(text: string): string {
  const lines = text.split('\n')
  if (lines.length <= mostLines) return text
  const more = (lines.length - mostLines).toLocaleString('en')
  return [...lines.slice(0, mostLines), '', `… and ${more} more lines`].join('\n')
}
