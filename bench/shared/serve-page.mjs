import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Builds the page in a folder like production, with its `vite.config.ts` if it has one, and serves it. */
export async function servePage(root, port = 0) {
  const config = join(root, 'vite.config.ts')
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-bench-page-'))
  await build({
    root,
    configFile: existsSync(config) ? config : false,
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
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    url: `http://localhost:${server.address().port}/`,
    stop() {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

// For other harnesses, which open `?n=500`: `node bench/shared/serve-page.mjs bench/editor 4400`.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , root = '', port = 0] = process.argv
  const { url, stop } = await servePage(resolve(root), Number(port))
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stop()
      process.exit()
    })
  }
  console.log(url)
}
