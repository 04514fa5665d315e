import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { publishForm, signIn } from '../../scripts/shared/owner-client.ts'
import { root } from '../../scripts/shared/root.mjs'
import { startServer } from '../../scripts/shared/running-server.ts'
import { contactForm } from '../shared/form.mjs'
import { respondent } from '../shared/respondent.mjs'

const recorder = join(import.meta.dirname, 'record-disk.ts')
/** Nothing listens there, so every webhook stays in the queue. */
const webhook = 'http://127.0.0.1:59999/'

/**
 * Runs a server under load and records its disk. During the load the server is stopped, killed and backed up in random
 * order, so that checkpoints, recovery and the removal of old log are recorded too. Returns acknowledged submissions with the length of
 * the journal at that moment.
 */
export async function recordLoad(
  folder,
  random,
  { submissions = 60, events = ['stop', 'kill', 'back up'] } = {},
) {
  const dataDir = join(folder, 'data')
  const base = join(folder, 'base')
  const journal = join(folder, 'journal')
  const env = { WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1', LOG_LEVEL: 'fatal' }
  const first = await startServer({ dataDir, env })
  const forms = await publishForms(await signIn(first))
  await first.stop()
  cpSync(dataDir, base, { recursive: true })

  const recorded = {
    ...env,
    NODE_OPTIONS: `--import ${recorder}`,
    RECORDED_FOLDERS: `${join(dataDir, 'postgres')}:${join(dataDir, 'files')}`,
    DISK_JOURNAL: journal,
  }
  const start = () => startServer({ dataDir, env: recorded })
  const acknowledged = []
  let server = await start()
  const inOrder = [...shuffled(events, random), 'end']
  for (const event of inOrder) {
    const wanted = acknowledged.length + (submissions / inOrder.length) * (0.5 + random())
    let isRunning = true
    const respondents = 1 + Math.floor(random() * 8)
    const work = Array.from({ length: respondents }, async (_none, index) => {
      while (isRunning) {
        const form = forms[(acknowledged.length + index) % forms.length]
        const one = respondent({ url: server.url, slug: form.slug, has: form.has })
        if (await one.step()) acknowledged.push({ one, at: statSync(journal).size })
      }
    })
    while (acknowledged.length < wanted) await new Promise((resolve) => setTimeout(resolve, 10))
    if (event === 'back up') await backUp(dataDir, join(folder, 'backup'))
    else if (event === 'kill') await server.kill()
    isRunning = false
    await Promise.all(work)
    if (event === 'end' || event === 'stop') await server.stop()
    if (event === 'stop' || event === 'kill') server = await start()
  }
  return { dataDir, base, journal, acknowledged }
}

async function publishForms(owner) {
  const settings = { notifications: { webhook } }
  const plain = await publishForm(owner, 'Plain', { ...contactForm, settings })
  const file = await publishForm(owner, 'File', {
    settings,
    fields: [...contactForm.fields, { id: 'cv', type: 'file', label: 'CV', upload: {} }],
  })
  return [
    { slug: plain.slug, has: 'plain' },
    { slug: plain.slug, has: 'plain' },
    { slug: file.slug, has: 'file' },
  ]
}

/** A backup of a running server, which makes a checkpoint. */
async function backUp(dataDir, path) {
  const program = join(root, 'apps/cli/ramiform.mjs')
  const child = spawn(process.execPath, [program, 'backup', path], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The backup failed:\n${printed}`)
  rmSync(path, { force: true })
}

function shuffled(items, random) {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
