import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '../../apps/server/src/database/connect.ts'
import { copyFreshDataDirectory } from '../../apps/server/src/testing/open-test-database.ts'
import { freePort, type RunningServer, startServer } from '../../scripts/shared/running-server.ts'
import { startContractProxy } from './contract-proxy.ts'

const silent = { info() {}, warn() {}, error() {} }

/** A server whose database a test can fill directly. */
export interface RestartingServer extends RunningServer {
  /** Stops the server, changes its database, and starts it again at another URL. */
  restartAfter(change: (database: Database) => Promise<void>): Promise<RestartingServer>
}

/** A server with an empty database. Making one takes five seconds of CPU time, so a made one is copied. */
export async function startOnCopy(
  env: Readonly<Record<string, string>>,
): Promise<RestartingServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-data-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  await copyFreshDataDirectory(dataDir)
  return start()

  async function start(): Promise<RestartingServer> {
    const server = await startBehindContract({ dataDir, env })
    const endWith = (end: () => Promise<void>) => async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    }
    return {
      ...server,
      stop: endWith(server.stop),
      kill: endWith(server.kill),
      async restartAfter(change) {
        await server.stop()
        const database = await connect({ dataDir, log: silent })
        await change(database)
        await database.close()
        return start()
      },
    }
  }
}

/** A server behind Prism if CONTRACT_LOG names a file for its findings (`bench/black-box.mjs`). */
async function startBehindContract(options: {
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
}): Promise<RunningServer> {
  const log = process.env.CONTRACT_LOG
  if (log === undefined || options.env.PUBLIC_URL !== undefined) return startServer(options)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = await startServer({ ...options, env: { ...options.env, PUBLIC_URL: url } })
  const proxy = await startContractProxy(`http://127.0.0.1:${new URL(server.url).port}`, {
    port,
    log,
  })
  const endWith = (end: () => Promise<void>) => async () => {
    await proxy.stop()
    await end()
  }
  return { ...server, url, stop: endWith(server.stop), kill: endWith(server.kill) }
}
