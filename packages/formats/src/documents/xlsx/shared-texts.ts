import { sheetLimits } from '../sheets/workbook.ts'
import { readXml } from '../xml/read-xml.ts'

/** Reads the shared texts with these indexes. */
export async function readSharedTexts(
  chunks: AsyncIterable<Uint8Array>,
  wanted: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  const texts = new Map<number, string>()
  let last = -1
  for (const one of wanted) last = Math.max(last, one)
  if (last === -1) return texts
  let at = -1
  let isText = false
  let isReading = 0
  let text = ''
  await readXml(chunks, {
    isDone: () => at > last,
    open: (name) => {
      if (name === 'si') {
        at += 1
        text = ''
      } else if (name === 't') isText = true
      // Phonetic text is not part of it.
      else if (name === 'rPh') isReading += 1
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading -= 1
      else if (name === 'si' && wanted.has(at)) texts.set(at, text)
    },
    text: (words) => {
      if (isText && isReading === 0 && text.length < sheetLimits.cellCharacters) {
        text += words.slice(0, sheetLimits.cellCharacters)
      }
    },
  })
  return texts
}
