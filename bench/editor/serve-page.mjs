import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Builds the page that holds the editor by itself, as production does, and serves it. */
export async function servePage(port = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-editor-bench-'))
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2_000,
    },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (!file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    return response.writeHead(200, { 'content-type': type }).end(readFileSync(file))
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${server.address().port}/`,
    stop() {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

// `node bench/editor/serve-page.mjs 4400`: for other harnesses, which open it with `?n=500`.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log((await servePage(Number(process.argv[2] ?? 0))).url)
}
