import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { endingOf, type FileKind, fileKindOf } from '@ramiform/fields/file/file-kinds'
import { fileTypeFromStream } from 'file-type'

/** Formats of old office programs share one container: which one it is, only the name says. */
const oldOfficeContainer = 'cfb'
/** What a text may be told apart by is its name; none of its kinds has marks of its own. */
const textEndings = ['txt', 'md', 'csv', 'tsv']

/**
 * The kind of a file by its content; null where it is none of those that a form can ask for. The name decides only
 * between kinds that look the same.
 */
export async function detectKind(content: Readable, name: string): Promise<FileKind | null> {
  const ending = endingOf(name)
  // A file may hold NULs and still begin as text, so the first stretch is looked at for itself.
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
  // The last letter may be cut through: whatever ends in up to three bytes of one is forgiven.
  return [0, 1, 2, 3].some((less) =>
    isUtf8(beginning.subarray(0, Math.max(0, beginning.length - less))),
  )
}
