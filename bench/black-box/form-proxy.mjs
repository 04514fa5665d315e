import { createServer, request } from 'node:http'

/**
 * A proxy that puts the fields of public forms into their `<form>`. The pages connect them by the attribute `form`,
 * which wapiti does not know: it would send each form without fields.
 */
export async function startFormProxy(serverUrl, port) {
  const proxy = createServer((incoming, response) => {
    const { method, url, headers } = incoming
    const isForm = url.startsWith('/f/')
    const outgoing = request(
      serverUrl + url,
      { method, headers: { ...headers, ...(isForm && { 'accept-encoding': 'identity' }) } },
      async (answer) => {
        const { 'content-length': length, ...kept } = answer.headers
        if (!isForm) {
          response.writeHead(answer.statusCode, answer.headers)
          answer.pipe(response)
          return
        }
        const html = (await answer.setEncoding('utf8').toArray()).join('')
        const hasFields = /text\/html/.test(answer.headers['content-type'])
        response.writeHead(
          answer.statusCode,
          hasFields || length === undefined ? kept : answer.headers,
        )
        response.end(hasFields ? aroundFields(html) : html)
      },
    )
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise((resolve) => proxy.listen(port, resolve))
  return {
    async stop() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

function aroundFields(html) {
  const opened = html.replace(/(<form id="ramiform".*?)<\/form>/s, '$1')
  return opened === html ? html : opened.replace('</body>', '</form></body>')
}
