import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliQuality, type EncodedBody, encodedBody } from './encoded-body.ts'

/** The files of one built folder, kept in memory once somebody asked for them. */
export interface StaticFolder {
  /** file names from the folder down, with slashes */
  readonly names: ReadonlySet<string>
  /** `null` for a name that was not in the folder when it was listed: no path is ever put together from a request. */
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
 * Lists the folder; empty when there is none. Files whose name begins with a dot are not part of it.
 * @param change what is done to a file before it is kept
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
        encodedBody(type, change(name, content), brotliQuality.best),
      )
      read.set(name, body)
      // A reading that failed, for want of file handles perhaps, is tried again by whoever asks next.
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
