import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface ReceivedCall {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface WebhookReceiver {
  readonly address: string
  readonly port: number
  /** All received calls, in order. */
  readonly calls: readonly ReceivedCall[]
  /** Handler that sends the response. The default responds with 200 and "ok". */
  answer: (call: ReceivedCall, response: ServerResponse) => void
  close(): Promise<void>
}

/** Starts a webhook receiver on its own port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const calls: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    // A sender that a test killed leaves an incomplete body, which is ignored.
    if (body === null) return
    const headers = request.headers as Record<string, string>
    const call = { path: request.url ?? '', headers, body }
    calls.push(call)
    receiver.answer(call, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const receiver: WebhookReceiver = {
    address: `http://127.0.0.1:${port}/hook`,
    port,
    calls,
    answer: (_call, response) => void response.end('ok'),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return receiver
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  try {
    for await (const part of request) parts.push(part)
  } catch {
    return null
  }
  return Buffer.concat(parts).toString('utf8')
}
