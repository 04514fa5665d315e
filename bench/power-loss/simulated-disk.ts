import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { DiskChange } from './disk-journal.ts'

const sectorBytes = 512

/** Bytes or a size that a program set, and the disk may not have. */
type Unsynced = { readonly at: number; readonly data: Uint8Array } | { readonly size: number }

/** A file, or a folder with entries. */
interface Node {
  /** File of the base with the content before the first change. */
  readonly base?: string
  /** Entries as programs see them; undefined for files. */
  readonly entries?: Map<string, Node>
  readonly durableEntries?: Map<string, Node>
  durable?: Content
  unsynced: Unsynced[]
}

interface NameChange {
  readonly node: Node | undefined
  readonly from?: { readonly folder: Node; readonly name: string } | undefined
  readonly to?: { readonly folder: Node; readonly name: string } | undefined
}

export interface DiskOptions {
  /** Planted fault: the disk reports a flush, and flushes nothing. */
  readonly ignoresFsync?: boolean
}

/**
 * A disk that keeps only what a program flushed. It follows the changes of `root` that a journal has, beginning with a
 * copy of it in `base`. After a power failure, each unsynced change of a name is there or not. Each sector of an unsynced
 * write is there or not, in any order. A flush of a file includes its name, as ext4, XFS and Btrfs do it.
 */
export class SimulatedDisk {
  readonly #root: string
  readonly #base: string
  readonly #top: Node
  readonly #options: DiskOptions
  #open = new Map<number, Node>()
  #names: NameChange[] = []

  constructor(root: string, base: string, options: DiskOptions = {}) {
    this.#root = root
    this.#base = base
    this.#options = options
    this.#top = readFolder(base)
  }

  apply(change: DiskChange, data: Uint8Array): void {
    switch (change.do) {
      case 'begin':
        return
      case 'open': {
        const node = this.#find(change.path) ?? this.#create(change.path)
        if (change.empties) node.unsynced.push({ size: 0 })
        this.#open.set(change.fd, node)
        return
      }
      case 'close':
        this.#open.delete(change.fd)
        return
      case 'write':
        this.#opened(change.fd).unsynced.push({ at: change.at, data })
        return
      case 'size': {
        const node =
          change.path === undefined
            ? this.#opened(change.fd ?? -1)
            : (this.#find(change.path) ?? this.#create(change.path))
        node.unsynced.push({ size: change.size })
        return
      }
      case 'file': {
        const node = this.#find(change.path) ?? this.#create(change.path)
        node.unsynced.push({ size: 0 }, { at: 0, data })
        return
      }
      case 'folder':
        this.#makeFolder(change.path)
        return
      case 'remove': {
        const from = this.#place(change.path)
        if (from?.folder.entries?.delete(from.name)) this.#names.push({ node: undefined, from })
        return
      }
      case 'rename': {
        const from = this.#place(change.from)
        const to = this.#place(change.to)
        const node = from?.folder.entries?.get(from.name)
        // A file that comes from elsewhere is not part of this disk.
        if (from === undefined || to === undefined || node === undefined) {
          throw new Error(`A rename is not recorded: ${change.from}`)
        }
        from.folder.entries?.delete(from.name)
        to.folder.entries?.set(to.name, node)
        this.#names.push({ node, from, to })
        return
      }
      case 'sync':
        if (this.#options.ignoresFsync !== true) this.#sync(this.#opened(change.fd))
    }
  }

  /** Writes what the disk has after a power failure at this moment to `directory`. `random` decides. */
  crash(directory: string, random: () => number): void {
    const names = new Map<Node, Map<string, Node>>()
    const entriesOf = (folder: Node) => {
      const known = names.get(folder) ?? new Map(folder.durableEntries)
      names.set(folder, known)
      return known
    }
    for (const change of this.#names) {
      if (random() < 0.5) applyName(change, entriesOf)
    }
    this.#write(directory, {
      entriesOf,
      contentOf: (node) => survivingContent(node, random),
    })
  }

  /** Writes what programs see to `directory`: everything, flushed or not. */
  snapshot(directory: string): void {
    this.#write(directory, {
      entriesOf: (folder) => folder.entries ?? new Map(),
      contentOf: (node) => {
        const content = contentOf(bytesOf(durableContent(node)))
        for (const unsynced of node.unsynced) change(content, unsynced)
        return content
      },
    })
  }

  #write(
    directory: string,
    {
      entriesOf,
      contentOf,
    }: { entriesOf(folder: Node): Map<string, Node>; contentOf(node: Node): Content },
  ): void {
    rmSync(directory, { recursive: true, force: true })
    cpSync(this.#base, directory, { recursive: true })
    const write = (folder: Node, path: string) => {
      const entries = entriesOf(folder)
      for (const { name } of readDirectory(path)) {
        if (!entries.has(name)) rmSync(join(path, name), { recursive: true })
      }
      for (const [name, node] of entries) {
        const inside = join(path, name)
        if (node.entries !== undefined) {
          mkdirSync(inside, { recursive: true })
          write(node, inside)
        } else if (
          isUnchanged(node) &&
          node.base === join(this.#base, relative(directory, inside))
        ) {
          // The copy of the base has it.
        } else writeFileSync(inside, bytesOf(contentOf(node)))
      }
    }
    write(this.#top, directory)
  }

  #find(path: string): Node | undefined {
    let node: Node | undefined = this.#top
    for (const name of relative(this.#root, path).split('/')) {
      if (name !== '') node = node?.entries?.get(name)
    }
    return node
  }

  #place(path: string): NameChange['from'] {
    const folder = this.#find(dirname(path))
    return folder?.entries === undefined ? undefined : { folder, name: basename(path) }
  }

  #create(path: string, node: Node = { unsynced: [] }): Node {
    const to = this.#place(path)
    if (to === undefined) throw new Error(`The folder of ${path} is not recorded`)
    to.folder.entries?.set(to.name, node)
    this.#names.push({ node, to })
    return node
  }

  #makeFolder(path: string): void {
    if (this.#find(path) !== undefined || path === this.#root) return
    if (this.#find(dirname(path)) === undefined) this.#makeFolder(dirname(path))
    this.#create(path, { entries: new Map(), durableEntries: new Map(), unsynced: [] })
  }

  #opened(fd: number): Node {
    const node = this.#open.get(fd)
    if (node === undefined) throw new Error(`The descriptor ${fd} is not recorded`)
    return node
  }

  #sync(node: Node): void {
    if (node.unsynced.length > 0) {
      for (const unsynced of node.unsynced) change(durableContent(node), unsynced)
      node.unsynced = []
    }
    const isIncluded = ({ node: named, from, to }: NameChange) =>
      named === node || from?.folder === node || to?.folder === node
    for (const change of this.#names.filter(isIncluded)) {
      applyName(change, (folder) => folder.durableEntries ?? new Map())
    }
    this.#names = this.#names.filter((change) => !isIncluded(change))
  }
}

function applyName({ node, from, to }: NameChange, entriesOf: (folder: Node) => Map<string, Node>) {
  if (from !== undefined) entriesOf(from.folder).delete(from.name)
  if (to !== undefined && node !== undefined) entriesOf(to.folder).set(to.name, node)
}

function readFolder(path: string): Node {
  const entries = new Map<string, Node>()
  for (const { name, isFolder } of readDirectory(path)) {
    const inside = join(path, name)
    entries.set(name, isFolder ? readFolder(inside) : { base: inside, unsynced: [] })
  }
  return { entries, durableEntries: new Map(entries), unsynced: [] }
}

function readDirectory(path: string) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
}

function isUnchanged({ durable, unsynced }: Node): boolean {
  return durable === undefined && unsynced.length === 0
}

function durableContent(node: Node): Content {
  node.durable ??= contentOf(node.base === undefined ? Buffer.alloc(0) : readFileSync(node.base))
  return node.durable
}

/** Bytes of a file, in a buffer that may be longer. */
interface Content {
  bytes: Buffer
  size: number
}

function contentOf(bytes: Buffer): Content {
  return { bytes: Buffer.from(bytes), size: bytes.length }
}

function bytesOf({ bytes, size }: Content): Buffer {
  return bytes.subarray(0, size)
}

function change(content: Content, unsynced: Unsynced): void {
  if ('size' in unsynced) {
    resize(content, unsynced.size)
    return
  }
  const { at, data } = unsynced
  resize(content, Math.max(content.size, at + data.length))
  content.bytes.set(data, at)
}

function resize(content: Content, size: number): void {
  if (size > content.bytes.length) {
    const longer = Buffer.alloc(size * 2)
    longer.set(bytesOf(content))
    content.bytes = longer
  }
  content.bytes.fill(0, Math.min(size, content.size), content.size)
  content.size = size
}

/** Durable content with some of the later writes: whole, torn at sectors, or only the length with zeros. */
function survivingContent(node: Node, random: () => number): Content {
  const content = contentOf(bytesOf(durableContent(node)))
  for (const unsynced of node.unsynced) {
    const fate = random()
    if (fate < 0.4) continue
    if ('size' in unsynced || fate < 0.7) {
      change(content, unsynced)
      continue
    }
    const { at, data } = unsynced
    if (random() < 0.5) resize(content, Math.max(content.size, at + data.length))
    for (let begin = 0; begin < data.length; ) {
      const end = Math.min(data.length, begin + sectorBytes - ((at + begin) % sectorBytes))
      if (random() < 0.5) change(content, { at: at + begin, data: data.subarray(begin, end) })
      begin = end
    }
  }
  return content
}
