import type { FastifyRequest } from 'fastify'

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Whether a request comes from this computer. The socket's address alone would not do: a page whose name
 * was pointed at 127.0.0.1 has a foreign Host, and behind a reverse proxy everybody comes from 127.0.0.1.
 */
export function isFromThisComputer(request: FastifyRequest): boolean {
  const { headers, socket } = request
  return (
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    headers.forwarded === undefined &&
    headers['x-forwarded-for'] === undefined &&
    headers['x-forwarded-host'] === undefined
  )
}
