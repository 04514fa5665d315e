import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyFreshDataDirectory } from '../../apps/server/src/testing/open-test-database.ts'
import { type RunningServer, startServer } from '../../scripts/shared/running-server.ts'

/** Code that Node has compiled before, for every server of the tests. */
const compiledCode = join(tmpdir(), 'ramiform-compiled-code')

/** A server with an empty database. Making one takes five seconds of CPU time, so a made one is copied. */
export async function startOnCopy(env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-data-'))
  const dataDir = join(folder, 'data')
  await copyFreshDataDirectory(dataDir)
  const server = await startServer({ dataDir, env: { NODE_COMPILE_CACHE: compiledCode, ...env } })
  const endWith = (end: () => Promise<void>) => async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...server, stop: endWith(server.stop), kill: endWith(server.kill) }
}
