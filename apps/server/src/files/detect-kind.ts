import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { endingOf, type FileKind, fileKindOf } from '@ramiform/fields/file/file-kinds'
import { fileTypeFromStream } from 'file-type'

/** Container of old Office formats. The content does not distinguish the formats, so the file extension decides. */
const oldOfficeContainer = 'cfb'
/** Extensions of text formats, which have no signature in the content. */
const textEndings = ['txt', 'md', 'csv', 'tsv']

/**
 * Detects the file type from the content; null when no form can ask for it. The extension only decides between formats
 * with the same content signature.
 */
export async function detectKind(content: Readable, name: string): Promise<FileKind | null> {
  const ending = endingOf(name)
  // The detector may find no signature in a text file, so the first bytes are checked separately.
  const { found, beginning } = await beginningOf(content)
  if (found === oldOfficeContainer) return fileKindOf(ending)
  if (found !== undefined) return fileKindOf(found)
  return textEndings.includes(ending) && isText(beginning) ? fileKindOf(ending) : null
}

const sampleBytes = 4_096

async function beginningOf(content: Readable) {
  const kept: Uint8Array[] = []
  let length = 0
  const seen = content.map((chunk: Uint8Array) => {
    if (length < sampleBytes) {
      kept.push(chunk.subarray(0, sampleBytes - length))
      length += chunk.length
    }
    return chunk
  })
  try {
    const type = await fileTypeFromStream(Readable.toWeb(seen) as ReadableStream<Uint8Array>)
    return { found: type?.ext, beginning: Buffer.concat(kept) }
  } finally {
    seen.destroy()
    content.destroy()
  }
}

function isText(beginning: Buffer): boolean {
  if (beginning.includes(0)) return false
  // The sample may end inside a UTF-8 character, so up to three trailing bytes are ignored.
  return [0, 1, 2, 3].some((less) =>
    isUtf8(beginning.subarray(0, Math.max(0, beginning.length - less))),
  )
}
