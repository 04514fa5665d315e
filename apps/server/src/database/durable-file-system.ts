import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Stream {
  /** File descriptor in Node.js; undefined for directories. */
  readonly nfd?: number
  readonly node: object
}

interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: object): string
}

/**
 * PGlite's Node.js file system with a working fsync. In the original, fsync does nothing, so data could be lost. It
 * requires `wal_sync_method=fsync`, because the default method also skips the disk. This overrides PGlite internals; a
 * test counts the calls, so that an upgrade cannot disable it silently.
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

/** Flushes a directory. New and renamed files are durable only after that. */
export function syncDirectory(path: string): void {
  const directory = openSync(path, 'r')
  try {
    fsyncSync(directory)
  } finally {
    closeSync(directory)
  }
}
