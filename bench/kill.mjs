import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { freePort, startServer } from '../scripts/shared/running-server.ts'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'
import { contactForm } from './shared/form.mjs'
import { randomNumbers } from './shared/random-numbers.mjs'
import { printMachine, printTable } from './shared/report.mjs'
import { sent, storedKeys } from './shared/send-kept.mjs'

// Kills the server at random moments under load, like a power failure, and restarts it. Clients act like the public
// form: they keep unacknowledged submissions and retry them under the same key. At the end, no acknowledged
// submission may be missing or stored twice.

const rounds = Number(process.argv[2] ?? 20)
const seed = Number(process.argv[3] ?? Date.now() % 100_000)
const respondents = 16

printMachine(`kill -9 under load: ${rounds} rounds, ${respondents} respondents, seed ${seed}`)
const rows = [await killed('embedded', {})]
const postgres = await findPostgres()
if (postgres.path) {
  const server = await startPostgres(postgres.path)
  try {
    rows.push(await killed('PostgreSQL', { DATABASE_URL: server.createDatabase('kill') }))
  } finally {
    await server.stop()
  }
} else console.log(`PostgreSQL did not run: ${postgres.missing}`)
printTable(rows)
process.exit(rows.every((row) => row.lost === 0 && row.doubled === 0) ? 0 : 1)

async function killed(database, env) {
  const random = randomNumbers(seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'ramiform-kill-'))
  const port = await freePort()
  const start = () => startServer({ dataDir, port, env })
  let server = await start()
  const form = await publishForm(await signIn(server), 'Kill', contactForm)
  const path = `/api/public/forms/${form.slug}/submit`

  const acknowledged = new Set()
  const unanswered = []
  let retried = 0
  for (let round = 0; round < rounds; round += 1) {
    let running = true
    const agent = new Agent({ keepAlive: true, maxSockets: respondents })
    const work = Array.from({ length: respondents }, async () => {
      while (running) {
        const again = unanswered.pop()
        if (again !== undefined) retried += 1
        const key = again ?? randomUUID()
        if (await sent(agent, port, path, key)) acknowledged.add(key)
        else unanswered.push(key)
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 300 + random() * 1200))
    await server.kill()
    running = false
    await Promise.all(work)
    agent.destroy()
    server = await start()
  }
  const agent = new Agent({ keepAlive: true })
  for (const key of unanswered.splice(0)) {
    retried += 1
    if (await sent(agent, port, path, key)) acknowledged.add(key)
  }
  agent.destroy()

  const stored = await storedKeys(await signIn(server), form.id)
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  const counts = new Map()
  for (const key of stored) counts.set(key, (counts.get(key) ?? 0) + 1)
  return {
    database,
    rounds,
    acknowledged: acknowledged.size,
    'sent again': retried,
    stored: stored.length,
    lost: [...acknowledged].filter((key) => !counts.has(key)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
  }
}
