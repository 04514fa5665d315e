import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type EncodedBody, encodedBody } from './encoded-body.ts'

/** Files of a build folder, cached in memory after the first request. */
export interface StaticFolder {
  /** File names relative to the folder, with slashes. */
  readonly names: ReadonlySet<string>
  /** Reads a file; null for a name that is not in the folder's list. Paths never derive from a request. */
  read(name: string): Promise<EncodedBody | null>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/**
 * Lists the files of a folder, without hidden files. The list is empty when the folder does not exist.
 * @param change modifies a file before it is cached
 */
export async function openStaticFolder(
  folder: string,
  change: (name: string, content: Buffer) => Buffer | string = (_name, content) => content,
): Promise<StaticFolder> {
  const names = new Set(await filesIn(folder))
  const read = new Map<string, Promise<EncodedBody>>()
  return {
    names,
    async read(name) {
      if (!names.has(name)) return null
      const known = read.get(name)
      if (known !== undefined) return known
      const type = types[extname(name)] ?? 'application/octet-stream'
      const body = readFile(join(folder, name)).then((content) =>
        encodedBody(type, change(name, content), { isFile: true }),
      )
      read.set(name, body)
      // A failed read, for example without free file handles, is not cached. The next request retries it.
      body.catch(() => read.delete(name))
      return body
    },
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
}
