/** Words put into a text where the caret is, with spaces around them, and where the caret is then. */
export function insertWords(text: string, caret: number, words: string) {
  const at = Math.min(caret, text.length)
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const inserted = `${/\S$/.test(before) ? ' ' : ''}${words}${/^\s/.test(after) ? '' : ' '}`
  return { text: before + inserted + after, caret: at + inserted.length }
}
