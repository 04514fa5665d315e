import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildWeb } from '../scripts/shared/build-web.mjs'
import { findPostgres, findRedis } from '../scripts/shared/find-programs.mjs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { root } from '../scripts/shared/root.mjs'
import { freePort, startServer } from '../scripts/shared/running-server.ts'
import { startPostgres } from '../scripts/shared/temporary-postgres.ts'
import { startRedis } from '../scripts/shared/temporary-redis.ts'
import { contactForm } from './shared/form.mjs'
import { startNetwork } from './shared/network.mjs'
import { printMachine, printTable } from './shared/report.mjs'
import { digestOf, respondent } from './shared/respondent.mjs'
import { storedKeys } from './shared/send-kept.mjs'

// Two nodes with PostgreSQL and Redis behind haproxy, with the configuration in deploy/haproxy. During load: both nodes
// restart one after the other, one is killed, one loses its network to the database, the database crashes, and Redis is
// gone. Respondents act like the public form: they retry unacknowledged answers under the same key. An upload begun on
// one node is continued on the other. Prints failed requests, lost and doubled submissions and the longest wait of a respondent for each event:
// `node bench/two-nodes.mjs [respondents]`. Exits with 1 if a submission is lost or doubled, or if a rolling restart
// fails a request.

const respondents = Number(process.argv[2] ?? 12)
const quietMs = 3_000

const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find(
  (path) => spawnSync(path, ['-v']).status === 0,
)
const [postgres, redis] = [await findPostgres(), await findRedis()]
const missing = [
  haproxy ? [] : 'haproxy',
  postgres.path ? [] : 'PostgreSQL',
  redis.path ? [] : 'Redis',
].flat()
if (missing.length > 0) {
  console.log(`Did not run: ${missing.join(', ')} not found`)
  process.exit(0)
}

await buildWeb()
printMachine(`Two nodes behind haproxy: ${respondents} respondents`)
const folder = mkdtempSync(join(tmpdir(), 'ramiform-two-nodes-'))
const database = await startPostgres(postgres.path)
const counts = await startRedis(redis.path)
const [publicPort, ...ports] = [await freePort(), await freePort(), await freePort()]
const url = `http://localhost:${publicPort}`
const databaseUrl = new URL(database.createDatabase('nodes'))
const network = await startNetwork(Number(databaseUrl.port))
const env = {
  REDIS_URL: counts.url,
  SESSION_SECRET: randomBytes(24).toString('hex'),
  FILES_DIR: join(folder, 'files'),
  PUBLIC_URL: url,
  TRUST_PROXY: '127.0.0.1',
  AUTH_LOCAL: 'code',
  SHUTDOWN_DELAY_MS: '1500',
  LOG_LEVEL: 'error',
}
/** Only the first node reaches the database over the network that can be cut. */
const start = (index) => {
  const address = new URL(databaseUrl)
  if (index === 0) address.port = network.port
  return startServer({
    dataDir: join(folder, 'data'),
    port: ports[index],
    env: { ...env, DATABASE_URL: address.href },
  })
}
const nodes = [await start(0), await start(1)]
const proxy = await startProxy()
let failed = false
try {
  failed = await run()
} finally {
  proxy.kill('SIGKILL')
  for (const node of nodes) await node.kill()
  await counts.stop()
  await network.stop()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function run() {
  const owner = await signIn({ url, signInLink: nodes[0].signInLink })
  const plain = await publishForm(owner, 'Two nodes', contactForm)
  const withFile = await publishForm(owner, 'Two nodes with a file', {
    ...contactForm,
    fields: [...contactForm.fields, { id: 'cv', type: 'file', label: 'CV', upload: {} }],
  })
  const acknowledged = []
  const state = { phase: null, running: true }
  const people = Array.from({ length: respondents }, async (_none, index) => {
    while (state.running) {
      const [form, has] = index % 4 === 0 ? [withFile, 'file'] : [plain, 'plain']
      const one = respondent({ url, slug: form.slug, has })
      const begun = performance.now()
      while (!(await one.step())) {
        state.phase.failures += 1
        await wait(100)
      }
      state.phase.worst = Math.max(state.phase.worst, performance.now() - begun)
      state.phase.sent += 1
      acknowledged.push(one)
    }
  })

  const reader = readAgain(plain.slug, state)
  const rows = []
  await event('nothing', async () => {})
  await event('rolling restart', async () => {
    for (const index of [0, 1]) {
      await nodes[index].stop()
      nodes[index] = await start(index)
      await wait(1_000)
    }
  })
  await event('node killed', async () => {
    await nodes[0].kill()
    await wait(2_000)
    nodes[0] = await start(0)
  })
  await event('network to the database cut for 10 s', async () => {
    network.cut()
    await wait(10_000)
    network.restore()
  })
  await event('database crashed for 2 s', async () => {
    await database.crash()
    await wait(2_000)
    await database.start()
  })
  await event('Redis gone for 3 s', async () => {
    await counts.stop()
    await wait(3_000)
    await counts.start()
  })
  await event('Redis hangs for 3 s', async () => {
    counts.pause()
    await wait(3_000)
    counts.resume()
  })
  state.running = false
  await Promise.all([...people, reader])
  const resumed = await uploadOnTwoNodes(withFile.slug)

  const stored = []
  for (const { id } of [plain, withFile]) stored.push(...(await storedKeys(owner, id)))
  const keys = new Set(stored)
  const lost = acknowledged.filter(({ key }) => !keys.has(key)).length
  const doubled = stored.length - keys.size
  const files = acknowledged.map((one) => one.file()).filter((file) => file !== null)
  const damaged = files.filter(
    ({ id, sha256 }) => digestOf(readFileSync(join(folder, 'files/kept', id))) !== sha256,
  ).length
  printTable(rows)
  console.log(
    `\n${acknowledged.length} acknowledged, ${stored.length} stored, ${lost} lost, ${doubled} doubled; ${files.length} files, ${damaged} damaged; an upload continued on the other node: ${resumed ? 'yes' : 'no'}`,
  )
  const restart = rows.find((row) => row.event === 'rolling restart')
  return (
    lost + doubled + damaged + restart['failed requests'] + restart['form not shown'] > 0 ||
    !resumed
  )

  /** Runs one event between quiet times, and notes what respondents saw. */
  async function event(name, change) {
    state.phase = { sent: 0, failures: 0, unread: 0, worst: 0 }
    const phase = state.phase
    await wait(quietMs)
    await change()
    await wait(quietMs)
    rows.push({
      event: name,
      submissions: phase.sent,
      'failed requests': phase.failures,
      'form not shown': phase.unread,
      'longest wait ms': Math.round(phase.worst),
    })
  }
}

/** Opens the form five times a second, as further visitors do. */
async function readAgain(slug, state) {
  while (state.running) {
    const isShown = await fetch(`${url}/f/${slug}`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isShown && state.phase !== null) state.phase.unread += 1
    await wait(200)
  }
}

/** Sends the first half of a file to one node, stops that node, and sends the rest to the other. */
async function uploadOnTwoNodes(slug) {
  const content = randomBytes(2_000_000)
  const headers = { 'tus-resumable': '1.0.0', origin: url }
  const metadata = Object.entries({ form: slug, field: 'cv', name: 'cv.bin' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const direct = (index, path) => `http://localhost:${ports[index]}${path}`
  const announced = await fetch(direct(0, '/api/public/uploads'), {
    method: 'POST',
    headers: { ...headers, 'upload-length': content.length, 'upload-metadata': metadata },
  })
  const path = new URL(announced.headers.get('location') ?? '', url).pathname
  const send = (address, offset, part) =>
    fetch(address, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': offset,
      },
      body: part,
    })
  await send(direct(0, path), 0, content.subarray(0, 1_000_000))
  await nodes[0].kill()
  const head = await fetch(url + path, { method: 'HEAD', headers })
  const offset = Number(head.headers.get('upload-offset'))
  const sent = await send(url + path, offset, content.subarray(offset))
  nodes[0] = await start(0)
  const kept = readFileSync(join(folder, 'files/kept', path.split('/').at(-1)))
  return offset === 1_000_000 && sent.status === 204 && digestOf(kept) === digestOf(content)
}

/** Starts haproxy with the sample configuration, without TLS and with the ports of this run. */
async function startProxy() {
  const sample = readFileSync(join(root, 'deploy/haproxy/haproxy.cfg'), 'utf8')
  const config = join(folder, 'haproxy.cfg')
  const changed = sample
    .replace(/bind :443 .*/, `bind 127.0.0.1:${publicPort}\n  bind ::1:${publicPort}`)
    .replace(/.*X-Forwarded-Proto https\n/, '')
    .replaceAll('10.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replaceAll('10.0.0.2:3000', `127.0.0.1:${ports[1]}`)
  writeFileSync(config, changed)
  const child = spawn(haproxy, ['-f', config, '-db'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text
    })
  }
  process.once('exit', () => child.kill('SIGKILL'))
  while (
    !(await fetch(`${url}/api/oauth/providers`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`haproxy did not start:\n${printed}`)
    await wait(100)
  }
  return child
}
