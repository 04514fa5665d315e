import { isBuiltInDate, isDateFormat } from '../sheets/date-formats.ts'
import { readXml } from '../xml/read-xml.ts'

/** True if numbers in a style are dates. */
export type IsDate = (style: number) => boolean

export async function readDateFormats(chunks: AsyncIterable<Uint8Array>): Promise<IsDate> {
  const custom = new Map<number, boolean>()
  const styles: number[] = []
  let inStyles = false
  await readXml(chunks, {
    open: (name, { numFmtId, formatCode = '' }) => {
      const id = Number(numFmtId)
      if (name === 'numFmt') custom.set(id, isDateFormat(formatCode))
      else if (name === 'cellXfs') inStyles = true
      else if (name === 'xf' && inStyles) styles.push(id)
    },
    close: (name) => {
      if (name === 'cellXfs') inStyles = false
    },
  })
  return (style) => {
    const id = styles[style] ?? 0
    return custom.get(id) ?? isBuiltInDate(id)
  }
}
