import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Stream {
  /** Node's file descriptor; directories have none */
  readonly nfd?: number
  readonly node: object
}

interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: object): string
}

/**
 * The data directory with an fsync that reaches the disk. PGlite's own has none: PostgreSQL asks, and nothing
 * happens. It works only with `wal_sync_method=fsync`, since the default method goes through a stub as well.
 * This reaches into PGlite; a test counts the calls, so that an upgrade cannot undo it silently.
 */
export class DurableFileSystem extends NodeFS {
  readonly #synced: () => void

  constructor(directory: string, synced: () => void) {
    super(directory)
    this.#synced = synced
  }

  override async init(
    pglite: PGlite,
    options: Parameters<NodeFS['init']>[1],
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const giveFsync = (module: { readonly NODEFS: NodeFileSystem }) => {
      const files = module.NODEFS
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncDirectory(files.realPath(stream.node))
        else fsyncSync(stream.nfd)
        this.#synced()
        return 0
      }
    }
    const preRun = [...(emscriptenOpts.preRun ?? []), giveFsync] as NonNullable<
      typeof emscriptenOpts.preRun
    >
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** New and renamed files are on disk only when their directory is. */
export function syncDirectory(path: string): void {
  const directory = openSync(path, 'r')
  try {
    fsyncSync(directory)
  } finally {
    closeSync(directory)
  }
}
