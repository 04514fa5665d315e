import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Builds the page in a folder like production, with its `vite.config.ts` if it has one, and serves it compressed with
 * Brotli. `plugins` are further plugins of Vite.
 */
export async function servePage(root, { port = 0, plugins = [] } = {}) {
  const config = join(root, 'vite.config.ts')
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-bench-page-'))
  await build({
    root,
    configFile: existsSync(config) ? config : false,
    logLevel: 'error',
    plugins,
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // All our browsers preload modules.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2_000,
    },
  })
  const files = compressedFiles(folder)
  rmSync(folder, { recursive: true })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname === '/' ? '/index.html' : pathname
    const body = files.get(path)
    if (body === undefined) return response.writeHead(404).end()
    return response
      .writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      .end(body)
  })
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    url: `http://localhost:${server.address().port}/`,
    stop: () => server.close(),
  }
}

/** Files by their path on the server. Compressed before the first visit, because large ones take seconds. */
function compressedFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    files.map((file) => [file.slice(folder.length), brotliCompressSync(readFileSync(file))]),
  )
}

// For other harnesses, which open `?n=500`: `node bench/shared/serve-page.mjs bench/editor 4400`.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , root = '', port = 0] = process.argv
  const { url, stop } = await servePage(resolve(root), { port: Number(port) })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stop()
      process.exit()
    })
  }
  console.log(url)
}
