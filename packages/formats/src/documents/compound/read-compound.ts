/** A file with streams, as older Office programs write it (MS-CFB). */
export interface Compound {
  readonly names: readonly string[]
  /** Bytes of a stream; null if missing or damaged */
  stream(name: string): Uint8Array | null
}

interface Entry {
  readonly name: string
  readonly type: number
  readonly start: number
  readonly size: number
}

const free = 0xfffffff0
const entryBytes = 128
const headerBytes = 512
const mostEntries = 10_000

export function openCompound(bytes: Uint8Array): Compound | null {
  if (bytes.length < headerBytes * 2) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorBytes = 1 << view.getUint16(30, true)
  const miniBytes = 1 << view.getUint16(32, true)
  if ((sectorBytes !== 512 && sectorBytes !== 4_096) || miniBytes > sectorBytes) return null
  const cutoff = view.getUint32(56, true)
  const place = (sector: number) => (sector + 1) * sectorBytes
  const isWhole = (sector: number) => sector < free && place(sector) + 1 <= bytes.length

  const table = allocationTable(view, sectorBytes, place, isWhole)
  if (table.length === 0) return null
  const next = (sector: number) => table[sector] ?? free

  /** Follows a chain of sectors; a circular chain ends where it repeats. */
  function chain(
    start: number,
    after: (sector: number) => number,
    most: number,
  ): readonly number[] {
    const sectors: number[] = []
    const seen = new Set<number>()
    for (let at = start; at < free && sectors.length < most && !seen.has(at); at = after(at)) {
      seen.add(at)
      sectors.push(at)
    }
    return sectors
  }
  const mostSectors = Math.ceil(bytes.length / sectorBytes) + 1
  function contentOf(start: number, size: number): Uint8Array {
    const content = new Uint8Array(Math.min(size, bytes.length))
    let filled = 0
    for (const sector of chain(start, next, mostSectors)) {
      if (filled >= content.length || !isWhole(sector)) break
      const piece = bytes.subarray(
        place(sector),
        place(sector) + Math.min(sectorBytes, content.length - filled),
      )
      content.set(piece, filled)
      filled += sectorBytes
    }
    return content
  }

  const directory = contentOf(view.getUint32(48, true), bytes.length)
  const entries = readEntries(directory)
  const root = entries.find(({ type }) => type === 5)
  if (root === undefined) return null
  let mini: Uint8Array | null = null
  let miniTable: Uint32Array | null = null
  function miniContentOf(start: number, size: number): Uint8Array {
    mini ??= contentOf(root?.start ?? free, root?.size ?? 0)
    miniTable ??= asNumbers(
      contentOf(view.getUint32(60, true), view.getUint32(64, true) * sectorBytes),
    )
    const content = new Uint8Array(Math.min(size, mini.length))
    let filled = 0
    for (const sector of chain(
      start,
      (at) => miniTable?.[at] ?? free,
      Math.ceil(mini.length / miniBytes),
    )) {
      if (filled >= content.length) break
      content.set(
        mini.subarray(
          sector * miniBytes,
          sector * miniBytes + Math.min(miniBytes, content.length - filled),
        ),
        filled,
      )
      filled += miniBytes
    }
    return content
  }
  return {
    names: entries.map(({ name }) => name),
    stream: (name) => {
      const entry = entries.find(
        (one) => one.type === 2 && one.name.toLowerCase() === name.toLowerCase(),
      )
      if (entry === undefined || entry.size > bytes.length) return null
      return entry.size < cutoff
        ? miniContentOf(entry.start, entry.size)
        : contentOf(entry.start, entry.size)
    },
  }
}

/** Reads the sector allocation table. Its own sectors are listed in the header and in further list sectors. */
function allocationTable(
  view: DataView,
  sectorBytes: number,
  place: (sector: number) => number,
  isWhole: (sector: number) => boolean,
): readonly number[] {
  const listed: number[] = []
  for (let at = 0; at < 109; at += 1) listed.push(view.getUint32(76 + at * 4, true))
  const perSector = sectorBytes / 4
  const most = Math.ceil(view.byteLength / sectorBytes)
  let more = view.getUint32(68, true)
  for (
    let count = 0;
    isWhole(more) && place(more) + sectorBytes <= view.byteLength && count < most;
    count += 1
  ) {
    for (let at = 0; at < perSector - 1; at += 1)
      listed.push(view.getUint32(place(more) + at * 4, true))
    more = view.getUint32(place(more) + (perSector - 1) * 4, true)
    if (listed.length > most + 109) break
  }
  const table: number[] = []
  for (const sector of listed) {
    if (sector >= free || place(sector) + sectorBytes > view.byteLength) continue
    for (let at = 0; at < perSector; at += 1)
      table.push(view.getUint32(place(sector) + at * 4, true))
    if (table.length > most + perSector) break
  }
  return table
}

function readEntries(directory: Uint8Array): readonly Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const entries: Entry[] = []
  for (
    let at = 0;
    at + entryBytes <= directory.length && entries.length < mostEntries;
    at += entryBytes
  ) {
    const length = Math.min(64, view.getUint16(at + 64, true))
    const type = directory[at + 66] ?? 0
    if (type === 0 || length < 2) continue
    const name = new TextDecoder('utf-16le').decode(directory.subarray(at, at + length - 2))
    entries.push({
      name,
      type,
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    })
  }
  return entries
}

function asNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) =>
    view.getUint32(at * 4, true),
  )
}
