import type { FastifyRequest } from 'fastify'

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Checks if a request comes from this computer. The socket's address alone is not enough. DNS rebinding sends a foreign
 * Host to 127.0.0.1, and behind a reverse proxy every request comes from 127.0.0.1.
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
