import { chmodSync, readdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { FastifyBaseLogger } from 'fastify'
import { socketPath } from '../../database/lock-data-directory.ts'
import { aliveEveryMs, type BackupStore } from '../runs/backup-store.ts'
import {
  type ChannelRequest,
  type ChannelResponse,
  channelName,
  requestSchema,
} from './requests.ts'

export interface ServedDatabase {
  readonly dataDir: string
  /** Copies the embedded database to a new directory, and returns the moment of the copy. */
  readonly copyTo: (directory: string, keepFreeBytes: number) => Promise<Date>
  readonly keepFreeBytes: number
  readonly store: BackupStore
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

const copyPrefix = 'backup-copy-'

/**
 * Offers copies of the embedded database to `ramiform backup`, because only the server can open the database. The socket
 * is in the data directory, and only the user of the server may connect (decision 321). Returns the stop function.
 */
export async function serveBackups(served: ServedDatabase): Promise<() => Promise<void>> {
  // Node has no sockets with file permissions on Windows. There, backups need the server to be stopped.
  if (process.platform === 'win32') return async () => {}
  const { dataDir } = served
  removeOldCopies(dataDir)
  const path = socketPath(dataDir, channelName)
  rmSync(path, { force: true })
  const sockets = new Map<Socket, Promise<void>>()
  const server = createServer((socket) => {
    const ended = serve(socket, served).finally(() => sockets.delete(socket))
    sockets.set(socket, ended)
  })
  await listenPrivately(server, path)
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const running = [...sockets.values()]
    for (const socket of sockets.keys()) socket.destroy()
    await Promise.all(running)
    await closed
  }
}

function listenPrivately(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // The file is created within this call, so that it is never open to others.
    const before = process.umask(0o177)
    try {
      server.listen(path, () => {
        chmodSync(path, 0o600)
        server.unref()
        resolve()
      })
    } finally {
      process.umask(before)
    }
  })
}

/** Deletes copies that a crash has left. */
function removeOldCopies(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(copyPrefix)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

/** Serves one run of a backup. When the connection ends early, the run has failed. */
async function serve(socket: Socket, { dataDir, store, ...served }: ServedDatabase): Promise<void> {
  let id: string | undefined
  let directory: string | undefined
  let isEnded = false
  const release = async () => {
    if (directory !== undefined) await rm(directory, { recursive: true, force: true })
    directory = undefined
  }
  const alive = setInterval(() => {
    if (id === undefined || isEnded) return
    store.keepAlive(id, new Date()).catch((error: unknown) => {
      served.log.warn({ err: error }, 'the backup could not be marked as running')
    })
  }, aliveEveryMs)
  alive.unref()

  async function respond(request: ChannelRequest): Promise<ChannelResponse> {
    switch (request.ask) {
      case 'begin':
        id = request.id ?? (await store.begin(new Date()))
        return { done: true }
      case 'copy': {
        await release()
        directory = await mkdtemp(join(dataDir, copyPrefix))
        const moment = await served.copyTo(join(directory, 'postgres'), served.keepFreeBytes)
        return { copy: { directory, moment: moment.toISOString() } }
      }
      case 'release':
        await release()
        return { done: true }
      case 'succeed':
        isEnded = true
        if (id === undefined) return { error: 'no backup has begun' }
        await store.succeed(
          id,
          { moment: new Date(request.moment), bytes: request.bytes },
          new Date(),
        )
        return { done: true }
      case 'fail':
        isEnded = true
        if (id !== undefined) await store.fail(id, request.error, new Date())
        return { done: true }
    }
  }

  socket.on('error', () => socket.destroy())
  try {
    for await (const line of createInterface({ input: socket })) {
      let response: ChannelResponse
      try {
        response = await respond(requestSchema.parse(JSON.parse(line)))
      } catch (error) {
        response = { error: error instanceof Error ? error.message : String(error) }
        await release()
      }
      if (!socket.destroyed) socket.write(`${JSON.stringify(response)}\n`)
    }
  } catch {
    // A lost connection ends the run like a closed one.
  } finally {
    clearInterval(alive)
    await release().catch((error: unknown) => {
      served.log.warn({ err: error }, 'the copy of the database could not be deleted')
    })
    if (id !== undefined && !isEnded) {
      await store.fail(id, 'the backup was interrupted', new Date()).catch((error: unknown) => {
        served.log.warn({ err: error }, 'the interrupted backup could not be recorded')
      })
    }
    socket.destroy()
  }
}
