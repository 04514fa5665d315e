import { createHash, randomUUID } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'

/** Longer than another process needs between finding a stale lock and putting its own in the place. */
const takeoverDoubtMs = 250

/**
 * Makes sure that one process uses a data directory: two would lose each other's rows. The lock is a socket,
 * so it dies with its process, also when that is killed; and it is seen from every container that shares the
 * directory. Gives the function that unlocks.
 * @throws StartupError naming the process that has the directory
 */
export async function lockDataDirectory(directory: string): Promise<() => Promise<void>> {
  const path = socketPath(directory)
  const mine = `${process.pid} ${randomUUID()}`
  for (let tries = 0; tries < 3; tries += 1) {
    const server = await listen(path, mine)
    if (server !== null) {
      if (tries > 0) await wait(takeoverDoubtMs)
      const holder = await ask(path)
      if (holder === mine) return () => close(server)
      await close(server)
      if (holder !== null) throw inUse(directory, holder)
    }
    const holder = await ask(path)
    if (holder !== null) throw inUse(directory, holder)
    // Nobody answers: its process is dead. Two that find out at the same moment both come here,
    // and the one that was replaced sees it after the wait above.
    rmSync(path, { force: true })
  }
  throw inUse(directory, 'unknown')
}

/** Beside the database; a path too long for a socket is replaced by its hash. Windows has pipes instead. */
function socketPath(directory: string): string {
  const real = realpathSync(directory)
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 32)
  if (process.platform === 'win32') return `\\\\.\\pipe\\ramiform-${hash}`
  const path = join(real, 'in-use.lock')
  return Buffer.byteLength(path) <= 100 ? path : join(tmpdir(), `ramiform-${hash}.lock`)
}

function listen(path: string, answer: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(answer)
    })
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen(path, () => {
      server.unref()
      resolve(server)
    })
  })
}

/** What the holder of the lock says: its process id and a word that only it knows. `null`: nobody there. */
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
