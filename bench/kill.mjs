import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
import { digestOf, respondent } from './shared/respondent.mjs'
import { storedKeys } from './shared/send-kept.mjs'

// Kills the server at random moments under load, and restarts it. Clients act like the public form: they keep
// unacknowledged submissions and retry them under the same key. Every submission sends a webhook. Some have a file, a test
// payment, or an email. At the end, no acknowledged submission may be missing or stored twice, each file has its bytes,
// each payment its submission, and each message arrived under one ID: `node bench/kill.mjs [rounds] [seed]
// [submissions]`. Rounds take longer until together they have as many acknowledged submissions on each database.

const rounds = Number(process.argv[2] ?? 20)
const seed = Number(process.argv[3] ?? Date.now() % 100_000)
const submissions = Number(process.argv[4] ?? 0)
const respondents = 16
/** Emails to one address above 100 per hour become a digest. */
const mailsPerForm = 100
const mailForms = 4
/** Jobs of a killed node wait for their lease, and a receiver gets about 100 webhooks a second. */
const drainMs = 15 * 60_000

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
for (const row of rows) console.log(JSON.stringify(row))
printTable(rows)
const mustBeZero = [
  'lost',
  'doubled',
  'files changed',
  'unmatched payments',
  'no webhook',
  'no mail',
  'other ID',
]
process.exit(rows.every((row) => mustBeZero.every((name) => row[name] === 0)) ? 0 : 1)

async function killed(database, env) {
  const random = randomNumbers(seed)
  const webhooks = await startWebhookReceiver()
  const mail = await startMailReceiver()
  const dataDir = mkdtempSync(join(tmpdir(), 'ramiform-kill-'))
  const port = await freePort()
  const settings = {
    WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'forms@example.org',
    ...env,
  }
  const start = () => startServer({ dataDir, port, env: settings })
  let server = await start()
  const forms = await publishForms(server, webhooks.address)
  const mailForm = forms.filter(({ has }) => has === 'mail')
  const others = forms.filter(({ has }) => has !== 'mail')

  const acknowledged = []
  const unanswered = []
  let begun = 0
  let mailed = 0
  let retried = 0
  const next = () => {
    const again = unanswered.pop()
    if (again !== undefined) {
      retried += 1
      return again
    }
    begun += 1
    const isMail = begun % 5 === 0 && mailed < mailForms * mailsPerForm
    if (isMail) mailed += 1
    const form = isMail ? mailForm[mailed % mailForms] : others[begun % others.length]
    return respondent({ url: server.url, slug: form.slug, has: form.has })
  }
  const sendNext = async () => {
    const one = next()
    if (await one.step()) acknowledged.push(one)
    else unanswered.push(one)
  }
  for (let round = 0; round < rounds; round += 1) {
    let running = true
    const work = Array.from({ length: respondents }, async () => {
      while (running) await sendNext()
    })
    const share = (submissions * (round + 1)) / rounds
    while (acknowledged.length < share) await new Promise((resolve) => setTimeout(resolve, 50))
    await new Promise((resolve) => setTimeout(resolve, 300 + random() * 1200))
    await server.kill()
    running = false
    await Promise.all(work)
    server = await start()
  }
  while (unanswered.length > 0) await sendNext()

  const arrived = { webhook: new Map(), mail: new Map() }
  let seenCalls = 0
  let seenMails = 0
  const readMessages = () => {
    for (const { headers, body } of webhooks.calls.slice(seenCalls)) {
      const { answers } = JSON.parse(body).data.submission
      const key = answers.find(({ fieldId }) => fieldId === 'order_number')?.value
      add(arrived.webhook, key, headers['webhook-id'])
    }
    for (const { source } of mail.mails.slice(seenMails)) {
      const { text, headers } = readMail(source)
      add(arrived.mail, /Order number\n {2}(\S+)/.exec(text)?.[1], headers['message-id'])
    }
    seenCalls = webhooks.calls.length
    seenMails = mail.mails.length
  }
  const withMail = acknowledged.filter(({ has }) => has === 'mail')
  const isDrained = () => {
    readMessages()
    return (
      acknowledged.every(({ key }) => arrived.webhook.has(key)) &&
      withMail.every(({ key }) => arrived.mail.has(key))
    )
  }
  const drainStart = performance.now()
  while (!isDrained() && performance.now() - drainStart < drainMs) {
    await new Promise((resolve) => setTimeout(resolve, 500))
  }

  const stored = []
  for (const { id, email } of forms) {
    stored.push(...(await storedKeys(await signIn(server, email), id)))
  }
  await server.stop()
  const unmatched = unmatchedPayments({ DATA_DIR: dataDir, ...settings })
  const files = acknowledged.map((one) => one.file()).filter((file) => file !== null)
  const changed = files.filter(({ id, sha256 }) => {
    try {
      return digestOf(readFileSync(join(dataDir, 'files', 'kept', id))) !== sha256
    } catch {
      return true
    }
  })
  await webhooks.close()
  await mail.close()
  rmSync(dataDir, { recursive: true, force: true })
  const keys = new Set(stored)
  const ids = [...arrived.webhook.values(), ...arrived.mail.values()]
  return {
    database,
    rounds,
    acknowledged: acknowledged.length,
    'sent again': retried,
    stored: stored.length,
    lost: acknowledged.filter(({ key }) => !keys.has(key)).length,
    doubled: stored.length - keys.size,
    files: files.length,
    'files changed': changed.length,
    payments: acknowledged.filter(({ has }) => has === 'payment').length,
    'unmatched payments': unmatched,
    'no webhook': acknowledged.filter(({ key }) => !arrived.webhook.has(key)).length,
    mails: withMail.length,
    'no mail': withMail.filter(({ key }) => !arrived.mail.has(key)).length,
    'other ID': ids.filter((set) => set.size > 1).length,
  }
}

/** Forms with a webhook: plain, with a file, with a payment, and some with an email to their own owner. */
async function publishForms(server, webhook) {
  const parts = [
    ...['plain', 'plain', 'file', 'payment'].map((has) => ({ has, email: 'owner@example.org' })),
    ...Array.from({ length: mailForms }, (_, at) => ({
      has: 'mail',
      email: `mail${at}@example.org`,
    })),
  ]
  const forms = []
  for (const { has, email } of parts) {
    const fields = [...contactForm.fields]
    const settings = { notifications: { webhook } }
    if (has === 'file') fields.push({ id: 'cv', type: 'file', label: 'CV', upload: {} })
    if (has === 'payment') {
      fields.push({ id: 'fee', type: 'payment', label: 'Fee', payment: { amount: 2_000 } })
      settings.payment = { enabled: true }
    }
    if (has === 'mail') settings.notifications.email = email
    const owner = await signIn(server, email)
    const { id, slug } = await publishForm(owner, `Kill ${has}`, { fields, settings })
    forms.push({ id, slug, has, email })
  }
  return forms
}

function add(ids, key, id) {
  const known = ids.get(key) ?? new Set()
  ids.set(key, known.add(id))
}

/** Number of paid payments without a submission, as `npm run reconcile` prints it. */
function unmatchedPayments(env) {
  const script = join(import.meta.dirname, '../scripts/reconcile.mjs')
  const { stdout } = spawnSync(process.execPath, [script], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  return Number(/without a submission: (\d+)/.exec(stdout)?.[1] ?? Number.NaN)
}
