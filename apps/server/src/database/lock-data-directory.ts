import { createHash, randomUUID } from 'node:crypto'
import { linkSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'

/** Wait in milliseconds that is longer than another process needs to replace a stale lock. */
const takeoverDoubtMs = 250

/**
 * Locks a data directory for this process, because two processes would lose each other's rows. The lock is a socket, so
 * it ends with its process, even if that is killed. All containers that share the directory see it. Returns the unlock
 * function.
 * @throws StartupError naming the process that holds the lock
 */
export async function lockDataDirectory(directory: string): Promise<() => Promise<void>> {
  const word = randomUUID()
  const mine = `${process.pid} ${word}`
  if (process.platform === 'win32') return await lockPipe(directory, mine)

  const path = socketPath(directory, 'in-use.lock')
  const own = socketPath(directory, `${word.slice(0, 8)}.lock`)
  const server = await listen(own, mine)
  const giveUp = async (holder: string) => {
    await close(server)
    rmSync(own, { force: true })
    return inUse(directory, holder)
  }
  // The socket has its own name first, because closing a socket removes its name. A link gives it the final path.
  if (!linkIfFree(own, path)) {
    const holder = await ask(path)
    if (holder !== null) throw await giveUp(holder)
    // The lock is stale: no process responds. Several processes may replace it at the same moment. After the wait, all
    // but the last one see that they lost.
    renameSync(own, path)
    await wait(takeoverDoubtMs)
    const last = await ask(path)
    if (last !== mine) throw await giveUp(last ?? 'unknown')
  }
  rmSync(own, { force: true })
  return async () => {
    rmSync(path, { force: true })
    await close(server)
  }
}

/** Locks with a named pipe on Windows, which leaves no stale file. */
async function lockPipe(directory: string, mine: string): Promise<() => Promise<void>> {
  const path = `\\\\.\\pipe\\ramiform-${hashOf(realpathSync(directory))}`
  try {
    const server = await listen(path, mine)
    return () => close(server)
  } catch {
    throw inUse(directory, (await ask(path)) ?? 'unknown')
  }
}

/** Socket path in the directory; in the temporary directory, with a hash, when the path is too long for a socket. */
export function socketPath(directory: string, name: string): string {
  const real = realpathSync(directory)
  const path = join(real, name)
  return Buffer.byteLength(path) <= 100 ? path : join(tmpdir(), `ramiform-${hashOf(real)}-${name}`)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function listen(path: string, answer: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(answer)
    })
    server.once('error', reject)
    server.listen(path, () => {
      server.unref()
      resolve(server)
    })
  })
}

/** Asks the lock holder for its process id and secret; null when no process responds. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(path)
    let said = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      said += text
    })
    socket.on('end', () => resolve(said === '' ? null : said))
    socket.on('error', () => resolve(null))
    socket.setTimeout(2_000, () => {
      socket.destroy()
      resolve('unknown')
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function inUse(directory: string, holder: string): StartupError {
  const [pid] = holder.split(' ')
  return new StartupError(
    `The data directory ${directory} is in use by process ${pid}. Stop that process, or set DATA_DIR to another directory.`,
  )
}
