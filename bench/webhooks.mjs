import { startWebhookReceiver } from '../apps/server/src/testing/webhook-receiver.ts'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { contactAnswers, contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Webhooks a second to one receiver, alone and beside 40 forms whose receivers never answer:
// `node bench/webhooks.mjs [SUBMISSIONS]`. Budgets: 500 a second, and beside the others half of that. Submissions are
// sent first, so that the queue is full. Server, receiver and load share this machine's cores.

const submissions = Number(process.argv[2] ?? 3_000)
const slowForms = 40
const respondents = 32

printMachine(`Webhooks of ${submissions} submissions to one receiver`)
const rows = [
  await delivered('alone', 0, 500),
  await delivered('beside 40 that hang', slowForms, 250),
]
printTable(rows)
process.exit(rows.every((row) => row['per second'] >= row.budget) ? 0 : 1)

async function delivered(what, slow, budget) {
  const receiver = await startWebhookReceiver()
  const hanging = await startWebhookReceiver()
  hanging.answer = () => {}
  const held = []
  let isHeld = true
  const arrivals = []
  receiver.answer = (_call, response) => {
    // Nothing is delivered while the submissions are sent.
    if (isHeld) return void held.push(response)
    arrivals.push(performance.now())
    response.end()
  }
  const server = await startServer({ env: { WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1' } })
  try {
    const owner = await signIn(server)
    const form = await publish(owner, 'Quick', receiver.address)
    for (let n = 0; n < slow; n += 1) {
      const one = await publish(owner, `Slow ${n}`, hanging.address)
      await Promise.all(Array.from({ length: 5 }, () => submit(server, one)))
    }
    let left = submissions
    await Promise.all(
      Array.from({ length: respondents }, async () => {
        while (left-- > 0) await submit(server, form)
      }),
    )
    isHeld = false
    const start = performance.now()
    for (const response of held) response.end()
    const wanted = submissions - held.length
    while (arrivals.length < wanted * 0.9) {
      if (performance.now() - start > 120_000) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const seconds = ((arrivals.at(-1) ?? start) - start) / 1_000
    return {
      what,
      delivered: arrivals.length,
      'per second': Math.round(arrivals.length / seconds),
      budget,
    }
  } finally {
    await server.stop()
    await receiver.close()
    await hanging.close()
  }
}

function publish(owner, name, webhook) {
  const settings = { ...contactForm.settings, notifications: { webhook } }
  return publishForm(owner, name, { ...contactForm, settings })
}

async function submit(server, { slug }) {
  const response = await fetch(`${server.url}/api/public/forms/${slug}/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactAnswers),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}
