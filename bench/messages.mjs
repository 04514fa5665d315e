import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailReceiver } from '../apps/server/src/testing/mail-receiver.ts'
import { readMail } from '../apps/server/src/testing/read-mail.ts'
import { startWebhookReceiver } from '../apps/server/src/testing/webhook-receiver.ts'
import { findPostgres } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { freePort, startServer } from '../scripts/shared/running-server.ts'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'
import { contactForm } from './shared/form.mjs'
import { randomNumbers } from './shared/random-numbers.mjs'
import { printMachine, printTable } from './shared/report.mjs'
import { sent, storedKeys } from './shared/send-kept.mjs'

// Kills the server at random moments while submissions send webhooks and emails. The webhook receiver fails one call
// in ten, each message at most twice. At the end, every acknowledged submission must be stored once and delivered to
// both at least once, with one ID: `node bench/messages.mjs [kills] [submissions] [seed]`.

const kills = Number(process.argv[2] ?? 10)
const submissions = Number(process.argv[3] ?? 2_000)
const seed = Number(process.argv[4] ?? Date.now() % 100_000)
const respondents = 8
/** Emails above 100 per hour to one address become a digest, so each form gets at most as many. */
const perForm = 100
const failingShare = 0.1
/** A third failure of a message would wait ten minutes, and a fourth half an hour. */
const failuresAtMost = 2
/** The longest wait for a job of a killed node, and a few retries. */
const drainMs = 8 * 60_000

printMachine(`Messages: ${kills} kills, ${submissions} submissions, seed ${seed}`)
const rows = [await delivered('embedded', {})]
const postgres = await findPostgres()
if (postgres.path) {
  const server = await startPostgres(postgres.path)
  try {
    rows.push(await delivered('PostgreSQL', { DATABASE_URL: server.createDatabase('messages') }))
  } finally {
    await server.stop()
  }
} else console.log(`PostgreSQL did not run: ${postgres.missing}`)
printTable(rows)
process.exit(
  rows.every((row) => row.lost === 0 && row.doubled === 0 && row['other id'] === 0) ? 0 : 1,
)

async function delivered(database, env) {
  const random = randomNumbers(seed)
  const receiver = await startWebhookReceiver()
  const mail = await startMailReceiver()
  const accepted = []
  const failures = new Map()
  receiver.answer = (call, response) => {
    const id = call.headers['webhook-id']
    const failed = failures.get(id) ?? 0
    if (failed < failuresAtMost && random() < failingShare) {
      failures.set(id, failed + 1)
      return response.writeHead(503).end()
    }
    accepted.push(call)
    response.end()
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'ramiform-messages-'))
  const port = await freePort()
  const start = () =>
    startServer({
      dataDir,
      port,
      env: {
        WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1',
        SMTP_URL: mail.url,
        MAIL_FROM: 'forms@example.org',
        ...env,
      },
    })
  let server = await start()
  const owner = await signIn(server)
  const forms = []
  for (let count = 0; count < submissions; count += perForm) {
    const email = `owner${count}@example.org`
    const settings = { notifications: { webhook: receiver.address, email } }
    forms.push(await publishForm(owner, `Messages ${count}`, { ...contactForm, settings }))
  }

  // A retry goes to the same form.
  const unanswered = Array.from({ length: submissions }, (_, index) => ({
    key: randomUUID(),
    path: `/api/public/forms/${forms[index % forms.length].slug}/submit`,
  }))
  const acknowledged = new Set()
  let retried = 0
  for (let kill = 0; acknowledged.size < submissions; kill += 1) {
    const until = kill < kills ? ((kill + 0.3 + 0.6 * random()) * submissions) / kills : submissions
    let running = true
    const agent = new Agent({ keepAlive: true, maxSockets: respondents })
    const work = Array.from({ length: respondents }, async () => {
      while (running && acknowledged.size < until) {
        const one = unanswered.pop()
        if (one === undefined) return
        if (await sent(agent, port, one.path, one.key)) acknowledged.add(one.key)
        else {
          retried += 1
          unanswered.push(one)
        }
      }
      // Kills during the last submissions and their messages, too.
      if (kill < kills) await new Promise((resolve) => setTimeout(resolve, random() * 400))
    })
    await Promise.race(work)
    if (kill < kills) {
      await server.kill()
      running = false
    }
    await Promise.all(work)
    agent.destroy()
    if (kill < kills) server = await start()
  }

  const arrived = arrivals(accepted, mail.mails)
  const drained = await until(() => {
    arrived.read()
    return [...acknowledged].every((key) => arrived.webhook.has(key) && arrived.mail.has(key))
  }, drainMs)
  const reader = await signIn(server)
  const stored = []
  for (const form of forms) stored.push(...(await storedKeys(reader, form.id)))
  await server.stop()
  await receiver.close()
  await mail.close()
  rmSync(dataDir, { recursive: true, force: true })

  const missing = (ids) => [...acknowledged].filter((key) => !ids.has(key)).length
  const other = [...arrived.webhook.values(), ...arrived.mail.values()].filter(
    (set) => set.size > 1,
  )
  const result = {
    database,
    kills,
    acknowledged: acknowledged.size,
    'sent again': retried,
    stored: stored.length,
    doubled: stored.length - new Set(stored).size,
    'webhook calls': receiver.calls.length,
    mails: mail.mails.length,
    'without webhook': missing(arrived.webhook),
    'without mail': missing(arrived.mail),
    lost:
      missing(arrived.webhook) + missing(arrived.mail) + acknowledged.size - new Set(stored).size,
    'other id': other.length,
    'drained s': drained === null ? 'never' : Math.round(drained / 1_000),
  }
  console.log(JSON.stringify(result))
  return result
}

/** The IDs under which each submission arrived. */
function arrivals(calls, mails) {
  const webhook = new Map()
  const mail = new Map()
  let seenCalls = 0
  let seenMails = 0
  return {
    webhook,
    mail,
    read() {
      for (const { headers, body } of calls.slice(seenCalls)) {
        const { answers } = JSON.parse(body).data.submission
        add(webhook, keyIn(answers), headers['webhook-id'])
      }
      for (const { source } of mails.slice(seenMails)) {
        const { text, headers } = readMail(source)
        add(mail, /Order number\n {2}(\S+)/.exec(text)?.[1], headers['message-id'])
      }
      seenCalls = calls.length
      seenMails = mails.length
    },
  }
}

function keyIn(answers) {
  return answers.find(({ fieldId }) => fieldId === 'order_number')?.value
}

function add(ids, key, id) {
  const known = ids.get(key) ?? new Set()
  ids.set(key, known.add(id))
}

/** Milliseconds until the condition held, or null on a timeout. */
async function until(holds, limitMs) {
  const begun = performance.now()
  while (performance.now() - begun < limitMs) {
    if (holds()) return performance.now() - begun
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return null
}
