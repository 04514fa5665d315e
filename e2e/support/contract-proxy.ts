import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/shared/running-server.ts'

const prism = '@stoplight/prism-cli@5.16.0'
const startTimeoutMs = 180_000
/** Names a request to Prism. */
const exchangeHeader = 'x-exchange'
/** Documented paths outside of /api/. */
const documented = /^\/(?:api\/|images\/|livez$|readyz$|healthz$)/

/** A request that passed Prism, and how it differed from the OpenAPI document. One line of the log. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly status: number
  /** Prism's JSON, or why it could not check the request. */
  readonly violations: string
}

interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
interface Received {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: Buffer
}

/**
 * Passes requests on to a server, through Prism if they call the API. Prism joins cookies and reads files as text, so it
 * only checks: the browser gets the server's own response.
 * @param change changes a body before Prism and the browser get it, to prove that Prism looks
 */
export async function startContractProxy(
  serverUrl: string,
  {
    port,
    log,
    change,
  }: { port: number; log: string; change?: (path: string, body: Buffer) => Buffer },
): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-contract-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, await (await fetch(`${serverUrl}/api/openapi.json`)).text())
  const exchanges = new Map<string, { sent: Sent; received?: Received }>()
  let count = 0

  const inner = createServer(async (incoming, response) => {
    await bodyOf(incoming)
    const exchange = exchanges.get(String(incoming.headers[exchangeHeader]))
    if (exchange === undefined) return void response.writeHead(404).end()
    const received = await send(serverUrl, exchange.sent)
    const path = exchange.sent.url.split('?', 1)[0] ?? ''
    const body = change?.(path, received.body) ?? received.body
    exchange.received = { ...received, body }
    answer(response, exchange.received)
  })
  const innerPort = await listen(inner, 0)
  const prismPort = await freePort()
  const child = startPrism(file, prismPort, innerPort)
  const prismUrl = `http://127.0.0.1:${prismPort}`

  const outer = createServer(async (incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming
    const sent = { method, url, headers, body: await bodyOf(incoming) }
    if (!documented.test(url.split('?', 1)[0] ?? ''))
      return answer(response, await send(serverUrl, sent))
    count += 1
    const id = String(count)
    const exchange: { sent: Sent; received?: Received } = { sent }
    exchanges.set(id, exchange)
    const checked = await send(prismUrl, forPrism(sent, id))
    exchanges.delete(id)
    const received = exchange.received ?? (await send(serverUrl, sent))
    const wasReached = exchange.received !== undefined
    const line: Exchange = {
      method,
      path: url.split('?', 1)[0] ?? '',
      status: received.status,
      violations:
        headerOf(checked, 'sl-violations') ??
        (wasReached && checked.status === received.status ? '' : checked.body.toString('utf8')),
    }
    appendFileSync(log, `${JSON.stringify(line)}\n`)
    answer(response, received)
  })
  for (const server of [inner, outer]) server.keepAliveTimeout = 60_000
  try {
    await untilReady(prismUrl, child)
    await listen(outer, port)
  } catch (error) {
    stopGroup(child)
    throw error
  }
  return {
    async stop() {
      stopGroup(child)
      for (const server of [outer, inner]) {
        server.close()
        server.closeAllConnections()
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Prism writes JSON anew and reads all else as text, so it gets what keeps its length. */
function forPrism(sent: Sent, id: string): Sent {
  const { body, headers } = sent
  const { 'transfer-encoding': _none, ...kept } = headers
  const shown = body.length === 0 ? body : Buffer.from(rewritten(body) ?? 'x')
  return {
    ...sent,
    body: shown,
    headers: {
      ...kept,
      [exchangeHeader]: id,
      ...(body.length > 0 && { 'content-length': String(shown.length) }),
    },
  }
}

function rewritten(body: Buffer): string | undefined {
  try {
    return JSON.stringify(JSON.parse(body.toString('utf8')))
  } catch {
    return undefined
  }
}

function startPrism(file: string, port: number, upstream: number): ChildProcess {
  const args = ['--yes', prism, 'proxy', file, `http://127.0.0.1:${upstream}`, '-p', String(port)]
  // Vitest may kill this process. That closes the input, and the shell ends npx and Prism.
  const untilClosed = 'npx "$@" </dev/null & cat >/dev/null; kill -9 0'
  const child = spawn('sh', ['-c', untilClosed, 'sh', ...args, '-v', 'fatal'], {
    cwd: tmpdir(),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const stop = () => stopGroup(child)
  process.once('exit', stop)
  child.once('close', () => process.off('exit', stop))
  return child
}

/** npx starts Prism as a further process. */
function stopGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    try {
      await fetch(url)
      return
    } catch {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('Prism did not start')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function listen(server: Server, port: number): Promise<number> {
  // Browsers may look for localhost at the address of either protocol.
  server.listen(port, port === 0 ? '127.0.0.1' : undefined)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The response, or a 502 when the connection ended, for example because the server was stopped. */
function send(base: string, { method, url, headers, body }: Sent): Promise<Received> {
  return new Promise((resolve) => {
    const failed = (error: Error) =>
      resolve({ status: 502, headers: [], body: Buffer.from(error.message) })
    const outgoing = request(base + url, { method, headers }, (response) => {
      bodyOf(response).then(
        (content) =>
          resolve({
            status: response.statusCode ?? 502,
            headers: response.rawHeaders,
            body: content,
          }),
        failed,
      )
    })
    outgoing.on('error', failed)
    outgoing.end(body)
  })
}

function answer(response: ServerResponse, { status, headers, body }: Received): void {
  const isHead = response.req.method === 'HEAD'
  const kept = headers.flatMap((name, at) => {
    const value = headers[at + 1]
    if (at % 2 === 1 || value === undefined) return []
    const isOwn = /^(?:transfer-encoding|connection|keep-alive)$/i.test(name)
    return isOwn || (/^content-length$/i.test(name) && !isHead) ? [] : [name, value]
  })
  const hasBody = body.length > 0 || !(isHead || status === 204 || status === 304)
  response.writeHead(status, hasBody ? [...kept, 'content-length', String(body.length)] : kept)
  response.end(body)
}

function headerOf({ headers }: Received, name: string): string | undefined {
  const at = headers.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name)
  return at === -1 ? undefined : headers[at + 1]
}
