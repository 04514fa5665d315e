import { connect, createServer } from 'node:net'

/**
 * A network link to a port of this machine. While it is cut, bytes wait in both directions and new connections get no answer, as with
 * a pulled cable; afterwards TCP delivers what waited.
 */
export async function startNetwork(targetPort) {
  const sockets = new Set()
  let isCut = false
  const add = (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  }
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => to.destroy())
    }
    if (isCut) for (const socket of [near, far]) socket.pause()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    cut() {
      isCut = true
      for (const socket of sockets) socket.pause()
    },
    restore() {
      isCut = false
      for (const socket of sockets) socket.resume()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
