/** Inserts words at the caret, with spaces around them. Returns the text and the new caret position. */
export function insertWords(text: string, caret: number, words: string) {
  const at = Math.min(caret, text.length)
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const inserted = `${/\S$/.test(before) ? ' ' : ''}${words}${/^\s/.test(after) ? '' : ' '}`
  return { text: before + inserted + after, caret: at + inserted.length }
}
