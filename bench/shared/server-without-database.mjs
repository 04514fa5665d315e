import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { connect } from '../../apps/server/src/database/connect.ts'
import { createStartCode } from '../../apps/server/src/sign-in/built-in/start-code.ts'

// The baseline for submissions: the same server, route and checks, but it responds without storing anything. The form
// itself comes from a database.

const config = readConfig(process.env)
const log = { info() {}, warn() {}, error: console.error }
const database = await connect({ dataDir: config.dataDir, log })
const startCode = createStartCode()
const app = await buildApp({
  config,
  database,
  sessionSecret: 'only for measuring, on the loopback address',
  startCode,
})
app.stores.intake.add = async (submission) => ({ id: submission.id, isNew: true })
await app.listen({ host: config.host, port: config.port })
console.log(`Sign in: ${config.publicUrl}/login?code=${startCode.value}`)
process.on('SIGTERM', async () => {
  await app.close()
  await database.close()
  process.exit(0)
})
