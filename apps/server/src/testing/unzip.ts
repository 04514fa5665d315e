import yauzl from 'yauzl'

/** Reads an archive: the content of each file by its path. */
export async function unzip(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>()
  const zip = await yauzl.fromBufferPromise(archive)
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part)
    found.set(entry.fileName, Buffer.concat(parts))
  }
  return found
}
