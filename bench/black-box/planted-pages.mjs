import { createServer } from 'node:http'

/**
 * Pages with known holes: one shows its parameter as HTML, the other requests any URL. A scanner that does not find them
 * did not look. The server is also the receiver of requests that a scanned server should not send.
 */
export async function startPlantedPages() {
  /** Requests that a scanned server sent, by the scan, in the format that wapiti reads. */
  const received = {}
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost')
    const [, part, session, page, parameter] = pathname.split('/')
    response.setHeader('content-type', 'text/html')
    if (part === 'ssrf' && parameter !== undefined) {
      received[session] ??= {}
      received[session][page] ??= {}
      received[session][page][parameter] ??= []
      received[session][page][parameter].push({
        url: request.url,
        date: new Date().toISOString(),
        ip: '127.0.0.1',
        method: request.method,
      })
      response.end('received')
    } else if (part === 'get_ssrf.php') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(received[searchParams.get('id')] ?? {}))
    } else if (part === 'echo') response.end(`<p>${searchParams.get('text')}</p>`)
    else if (part === 'fetch') {
      await fetch(searchParams.get('address') ?? '').catch(() => null)
      response.end('<p>Fetched</p>')
    } else {
      response.end('<a href="/echo?text=hello">Echo</a> <a href="/fetch?address=x">Fetch</a>')
    }
  })
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
