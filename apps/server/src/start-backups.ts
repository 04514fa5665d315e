import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { serveBackups } from './backup/channel/serve-backups.ts'
import { backUpRegularly, runInProcess } from './backup/schedule/back-up-regularly.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import { runIdVariable } from './operate.ts'

const script = fileURLToPath(new URL('./run-operator.ts', import.meta.url))

/**
 * Offers copies of the embedded database to `ramiform backup`, and starts scheduled backups. Returns the stop function.
 */
export async function startBackups(
  app: FastifyInstance,
  { config, database }: { readonly config: Config; readonly database: Database },
  variables: Readonly<Record<string, string | undefined>>,
): Promise<() => Promise<void>> {
  const { dataDir, minFreeBytes, backup } = config
  const store = app.stores.backups
  const { copyTo } = database
  const endServing =
    copyTo === undefined
      ? async () => {}
      : await serveBackups({
          dataDir,
          copyTo,
          keepFreeBytes: minFreeBytes,
          store,
          log: app.log,
        })
  const { directory, everyMs, keep } = backup
  if (directory === undefined) return endServing
  const endSchedule = backUpRegularly({
    directory,
    everyMs,
    keep,
    store,
    log: app.log,
    backUp: (path, runId, signal) =>
      runInProcess(script, ['backup', path], { ...variables, [runIdVariable]: runId }, signal),
  })
  return async () => {
    await endSchedule()
    await endServing()
  }
}
