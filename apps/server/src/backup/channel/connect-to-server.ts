import { lstatSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { socketPath } from '../../database/lock-data-directory.ts'
import { BackupError } from '../format/backup-error.ts'
import {
  type ChannelRequest,
  type ChannelResponse,
  channelName,
  responseSchema,
} from './requests.ts'

/** Connection of `ramiform backup` to the server that has the embedded database open. */
export interface ServerConnection {
  /** @throws BackupError with the server's message */
  ask(request: ChannelRequest): Promise<Exclude<ChannelResponse, { readonly error: string }>>
  close(): void
}

/**
 * Connects to the server that uses a data directory; null when none runs.
 * @throws BackupError when another user owns the socket
 */
export async function connectToServer(dataDir: string): Promise<ServerConnection | null> {
  if (process.platform === 'win32') return null
  const socket = await open(ownSocket(dataDir))
  if (socket === null) return null
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  socket.on('error', () => socket.destroy())
  return {
    async ask(request) {
      socket.write(`${JSON.stringify(request)}\n`)
      const { value, done } = await lines.next()
      if (done) {
        throw new BackupError(
          'The server ended the connection. Start it again, then run the same command again.',
        )
      }
      const response = responseSchema.parse(JSON.parse(value))
      if ('error' in response) throw new BackupError(`The server cannot do this: ${response.error}`)
      return response
    },
    close: () => void socket.destroy(),
  }
}

function ownSocket(dataDir: string): string | null {
  try {
    const path = socketPath(dataDir, channelName)
    // A long path is in the temporary directory, where others could have made the socket.
    const { uid } = lstatSync(path)
    const user = process.getuid?.()
    if (user !== 0 && uid !== user) {
      throw new BackupError(
        `The server that uses ${dataDir} runs as another user. Run this command as the same user.`,
      )
    }
    return path
  } catch (error) {
    if (error instanceof BackupError) throw error
    return null
  }
}

function open(path: string | null): Promise<Socket | null> {
  if (path === null) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EACCES') return resolve(null)
      reject(
        new BackupError(
          `This user may not connect to the server. Run this command as the user of the server.`,
        ),
      )
    })
  })
}
