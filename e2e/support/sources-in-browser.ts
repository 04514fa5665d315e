import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'

const root = dirname(dirname(import.meta.dirname))

/** Maps package names to URLs of this server. */
const importMap = {
  imports: {
    '@ramiform/core/': '/packages/core/src/',
    '@ramiform/fields': '/packages/fields/src/index.ts',
    '@ramiform/patterns': '/packages/patterns/src/index.ts',
    re2js: '/re2js',
  },
}

/** The page's API for the test: `runExample(example)`. */
const script = `
  import { runExample } from '@ramiform/core/testing/run-example'
  import { fieldTypes } from '@ramiform/fields'
  import { createPatternEngine } from '@ramiform/patterns'
  const patterns = createPatternEngine()
  window.runExample = (example) => runExample(example, fieldTypes, patterns)
`

/** Serves our sources to a browser, module by module, with only the types removed. */
export async function serveSources(): Promise<{ url: string; stop(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    void answer(request.url ?? '/').then(
      ({ type, text }) => response.setHeader('content-type', type).end(text),
      () => response.writeHead(404).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(path: string): Promise<{ type: string; text: string }> {
  if (path === '/') {
    const map = `<script type="importmap">${JSON.stringify(importMap)}</script>`
    const text = `<!doctype html>${map}<script type="module">${script}</script>`
    return { type: 'text/html', text }
  }
  if (path === '/re2js') {
    const file = join(root, 'node_modules/re2js/build/index.js')
    return { type: 'text/javascript', text: await readFile(file, 'utf8') }
  }
  if (!path.startsWith('/packages/') || path.includes('..')) throw new Error('not ours')
  const file = join(root, path.endsWith('.ts') ? path : `${path}.ts`)
  return { type: 'text/javascript', text: stripTypeScriptTypes(await readFile(file, 'utf8')) }
}
