import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailReceiver } from '../apps/server/src/testing/mail-receiver.ts'
import { readMail } from '../apps/server/src/testing/read-mail.ts'
import { startWebhookReceiver } from '../apps/server/src/testing/webhook-receiver.ts'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'
import { respondent } from './shared/respondent.mjs'
import { storedKeys } from './shared/send-kept.mjs'

// Sets the clock of a running server forward and back, by an hour and by a day, under load (libfaketime). Webhooks are slow,
// so that some run during each jump, and some fail at first, so that some wait for a retry. At the end, each submission must
// be stored once, with one webhook ID and one email, the owner must still be signed in, and nothing may be deleted:
// `node bench/clock-jumps.mjs`. Exits with 1 otherwise.

const library = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/faketime/libfaketime.so.1',
].find((path) => existsSync(path))
if (library === undefined) {
  console.log('Did not run: libfaketime not found (Debian: apt-get install faketime)')
  process.exit(0)
}
const jumps = ['+1h', '+0', '+1d', '+0', '-1h', '+0', '-1d', '+0']
const perJump = 6
const drainMs = 150_000

printMachine('Clock jumps of an hour and a day')
const folder = mkdtempSync(join(tmpdir(), 'ramiform-clock-'))
const clockFile = join(folder, 'clock')
setClock('+0')
const mail = await startMailReceiver()
const webhooks = await startWebhookReceiver()
const deliveries = new Map()
webhooks.answer = (call, response) => {
  const { answers } = JSON.parse(call.body).data.submission
  const key = answers.find(({ fieldId }) => fieldId === 'order_number').value
  const one = deliveries.get(key) ?? { attempts: 0, delivered: 0, ids: new Set() }
  deliveries.set(key, one)
  one.attempts += 1
  one.ids.add(call.headers['webhook-id'])
  const fails = one.attempts === 1 && deliveries.size % 4 === 0
  if (!fails) one.delivered += 1
  setTimeout(() => response.writeHead(fails ? 503 : 200).end(), 1_000)
}
const server = await startServer({
  dataDir: join(folder, 'data'),
  env: {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clockFile,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'forms@example.org',
    LOG_LEVEL: 'warn',
  },
})
let row
try {
  row = await run()
} finally {
  await server.stop()
  await webhooks.close()
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
}
printTable([row])
const { jumps: _jumps, submissions: _submissions, 'slowest s': _slowest, ...mustBeZero } = row
process.exit(Object.values(mustBeZero).every((count) => count === 0) ? 0 : 1)

async function run() {
  const email = 'owner@example.org'
  const owner = await signIn(server, email)
  const form = await publishForm(owner, 'Clock', {
    ...contactForm,
    settings: { notifications: { webhook: webhooks.address, email } },
  })
  await owner.call('PUT', `/api/forms/${form.id}/retention`, { days: 1 })
  const people = []
  const send = async () => {
    for (let index = 0; index < perJump; index += 1) {
      const one = respondent({ url: server.url, slug: form.slug, has: 'plain' })
      while (!(await one.step())) await wait(200)
      people.push(one)
    }
  }
  let signedOut = 0
  const clocks = new Set()
  for (const offset of jumps) {
    await send()
    setClock(offset)
    await send()
    await wait(3_000)
    await owner.call('GET', '/api/forms').catch(() => {
      signedOut += 1
    })
    const { submissions } = await owner.call('GET', `/api/forms/${form.id}/submissions?limit=1`)
    clocks.add(Math.round((Date.parse(submissions[0].submittedAt) - Date.now()) / 3_600_000))
  }
  // Proves that the clock of the server really jumped.
  if (!clocks.has(24)) throw new Error(`The clock of the server did not jump: ${[...clocks]}`)
  const begun = performance.now()
  const mailed = () => {
    const keys = mail.mails.map(
      ({ source }) => /Order number\n {2}(\S+)/.exec(readMail(source).text)?.[1],
    )
    return (key) => keys.filter((one) => one === key).length
  }
  const isComplete = () => {
    const count = mailed()
    return people.every(({ key }) => deliveries.get(key)?.delivered && count(key) > 0)
  }
  while (!isComplete() && performance.now() - begun < drainMs) await wait(1_000)
  // Time for messages that are sent twice.
  await wait(10_000)
  const keys = await storedKeys(owner, form.id)
  const mails = mailed()
  const countOf = (isBad) => people.filter(({ key }) => isBad(key)).length
  return {
    jumps: jumps.length,
    submissions: people.length,
    'slowest s': Math.round((performance.now() - begun) / 1_000) - 10,
    lost: countOf((key) => !keys.includes(key)),
    doubled: keys.length - new Set(keys).size,
    'webhook never': countOf((key) => !deliveries.get(key)?.delivered),
    'webhook twice': countOf((key) => deliveries.get(key)?.delivered > 1),
    'other ID': countOf((key) => deliveries.get(key)?.ids.size > 1),
    'mail never': countOf((key) => mails(key) === 0),
    'mail twice': countOf((key) => mails(key) > 1),
    'signed out': signedOut,
  }
}

/** Sets the clock of the server, in one step. */
function setClock(offset) {
  writeFileSync(`${clockFile}.new`, `${offset}\n`)
  renameSync(`${clockFile}.new`, clockFile)
}
