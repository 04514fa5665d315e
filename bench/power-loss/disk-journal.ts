/** A change of files. Paths are absolute. */
export type DiskChange =
  /** A thread of a server starts to record. */
  | { readonly do: 'begin' }
  | { readonly do: 'open'; readonly fd: number; readonly path: string; readonly empties: boolean }
  | { readonly do: 'close'; readonly fd: number }
  | { readonly do: 'write'; readonly fd: number; readonly at: number }
  | { readonly do: 'sync'; readonly fd: number }
  | { readonly do: 'size'; readonly fd?: number; readonly path?: string; readonly size: number }
  /** A whole file is written. */
  | { readonly do: 'file'; readonly path: string }
  | { readonly do: 'folder'; readonly path: string }
  | { readonly do: 'remove'; readonly path: string }
  | { readonly do: 'rename'; readonly from: string; readonly to: string }

export interface JournalEntry {
  readonly change: DiskChange
  readonly data: Uint8Array
  /** Offset of the end of this entry in the journal. */
  readonly end: number
}

const headBytes = 8

/** An entry: lengths of description and data, then both. */
export function journalEntry(change: DiskChange, data: Uint8Array = new Uint8Array()): Uint8Array {
  const text = Buffer.from(JSON.stringify(change))
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(text.length, 0)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, text, data])
}

/** Reads a journal. An incomplete entry at its end is ignored. */
export function readJournal(bytes: Buffer): readonly JournalEntry[] {
  const entries: JournalEntry[] = []
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const textEnd = at + headBytes + bytes.readUInt32LE(at)
    const end = textEnd + bytes.readUInt32LE(at + 4)
    if (end > bytes.length) break
    const change = JSON.parse(bytes.toString('utf8', at + headBytes, textEnd)) as DiskChange
    entries.push({ change, data: bytes.subarray(textEnd, end), end })
    at = end
  }
  return entries
}
