import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { root } from '../scripts/shared/root.mjs'
import { freePort, startServer } from '../scripts/shared/running-server.ts'
import { contactAnswers, contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'
import { digestOf, respondent } from './shared/respondent.mjs'

// Upgrades from every older state of this repository that starts. A server of each commit makes a data directory through its
// own API: forms, submissions and, where it has them, files. Every second one is killed instead of stopped. Then the
// present server starts on that directory, must show all of it, and must accept one more submission:
// `node bench/upgrade.mjs [every nth commit] [first] [last]`, or commits: `node bench/upgrade.mjs c37cfb54,208c1086`.
// Packages come from the npm registry when the lock file differs. Exits with 1 if something is missing.

const [chosen = '60', first = '0', last = 'Infinity'] = process.argv.slice(2)
const sent = 12
const { order_number: _orderNumber, ...expected } = contactAnswers
const settings = { LOG_LEVEL: 'fatal' }

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const commits = /^\d+$/.test(chosen)
  ? git('log', '--first-parent', '--reverse', '--format=%h')
      .split('\n')
      .filter((_commit, index) => index % Number(chosen) === 0)
      .slice(Number(first), Number(last))
  : chosen.split(',')

/** Sums of a commit that made nothing */
const nothing = { forms: 0, submissions: 0, files: 0, missing: 0 }

printMachine(`Upgrades: ${commits.length} commits`)
const folder = mkdtempSync(join(tmpdir(), 'ramiform-upgrade-'))
const tree = join(folder, 'tree')
let installedLock
const rows = []
try {
  for (const [index, commit] of commits.entries()) {
    rows.push(await upgrade(commit, index % 2 === 1))
    console.log(JSON.stringify(rows.at(-1)))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
printTable(rows)
process.exit(rows.some(({ missing }) => missing > 0) ? 1 : 0)

async function upgrade(commit, isKilled) {
  const row = {
    commit,
    date: git('show', '-s', '--format=%as', commit),
    migrations: git('ls-tree', '-r', '--name-only', commit, 'apps/server/src/database/migrations')
      .split('\n')
      .filter((path) => /\/\d{4}-[^.]*\.ts$/.test(path)).length,
    'ended by': isKilled ? 'kill' : 'stop',
  }
  checkOut(commit)
  const script = join(tree, 'apps/server/src/main.ts')
  if (!existsSync(script)) return { ...row, ...nothing, result: 'no server yet' }
  const dataDir = join(folder, 'data')
  const port = await freePort()
  try {
    const old = await make({ script, dataDir, port, isKilled })
    if (old.reason !== undefined) return { ...row, ...nothing, result: old.reason }
    const missing = await missingIn(old, { dataDir, port })
    return {
      ...row,
      forms: old.forms.length,
      submissions: old.people.length,
      files: old.people.filter((one) => one.file() !== null).length,
      missing: missing.length,
      result: missing.length === 0 ? 'all there' : missing.slice(0, 3).join('; '),
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Makes data with the server of a commit. Returns a reason instead if it does not start. */
async function make({ script, dataDir, port, isKilled }) {
  let server
  try {
    server = await startServer({ script, dataDir, port, env: settings })
  } catch (error) {
    return { reason: `does not start: ${firstLine(error.message.split('\n').slice(1).join('\n'))}` }
  }
  try {
    const owner = await signIn(server)
    const plain = await publishForm(owner, 'Plain', contactForm)
    const draft = (await owner.call('POST', '/api/forms', { name: 'Draft', schema: contactForm }))
      .form
    const withFile = await publishForm(owner, 'File', {
      ...contactForm,
      fields: [...contactForm.fields, { id: 'cv', type: 'file', label: 'CV', upload: {} }],
    }).catch(() => null)
    const people = await answers(server, plain.slug, 'plain', sent)
    if (people.length < sent) throw new Error(`only ${people.length} of ${sent} were accepted`)
    if (withFile !== null) people.push(...(await answers(server, withFile.slug, 'file', 3)))
    return { forms: [plain, draft, ...(withFile === null ? [] : [withFile])], people }
  } catch (error) {
    return { reason: `its API differs: ${firstLine(error.message)}` }
  } finally {
    await (isKilled ? server.kill() : server.stop())
  }
}

/** Sends answers one after the other. Those that are rejected are left out. */
async function answers({ url }, slug, has, count) {
  const stored = []
  for (let index = 0; index < count; index += 1) {
    const one = respondent({ url, slug, has })
    if (await one.step().catch(() => false)) stored.push(one)
  }
  return stored
}

/** Starts the present server, and compares. Returns what is missing, in words. */
async function missingIn({ forms, people }, { dataDir, port }) {
  const missing = []
  const server = await startServer({ dataDir, port, env: settings }).catch((error) => error)
  if (server instanceof Error) return [`the present server does not start: ${server.message}`]
  try {
    const owner = await signIn(server)
    const stored = new Map()
    for (const form of forms) {
      const now = (await owner.call('GET', `/api/forms/${form.id}`)).form
      if (now.name !== form.name || now.slug !== form.slug) missing.push(`form ${form.name}`)
      if (shapeOf(now.schema) !== shapeOf(form.schema)) missing.push(`fields of ${form.name}`)
      const { submissions } = await owner.call(
        'GET',
        `/api/forms/${form.id}/submissions?limit=1000`,
      )
      for (const { id, data } of submissions) {
        const { order_number: key, cv: _cv, ...others } = data
        stored.set(key, `/api/forms/${form.id}/submissions/${id}`)
        if (!isDeepStrictEqual(others, expected)) missing.push(`answers of ${key}`)
      }
    }
    for (const one of people) {
      if (!stored.has(one.key)) missing.push(`submission ${one.key}`)
      const file = one.file()
      if (file === null) continue
      const bytes = await download(owner, `${stored.get(one.key)}/files/${file.id}`)
      if (bytes === null || digestOf(bytes) !== file.sha256) missing.push(`file ${file.id}`)
    }
    if (stored.size !== people.length)
      missing.push(`${stored.size} submissions, not ${people.length}`)
    const again = respondent({ url: server.url, slug: forms[0].slug, has: 'plain' })
    if (!(await again.step().catch(() => false))) missing.push('a further submission')
    // A retry of a submission that the old server stored must find it.
    if (!(await people[0].step().catch(() => false))) missing.push('a retried submission')
    const { submissions } = await owner.call(
      'GET',
      `/api/forms/${forms[0].id}/submissions?limit=1000`,
    )
    const plain = people.filter(({ has }) => has === 'plain').length
    if (submissions.length !== plain + 1) missing.push('the further submission in the list')
    return missing
  } catch (error) {
    return [...missing, firstLine(error.message)]
  } finally {
    await server.stop()
  }
}

async function download(owner, path) {
  const response = await owner.open(path)
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null
}

function shapeOf({ fields }) {
  return JSON.stringify(fields.map(({ id, type, label, options }) => [id, type, label, options]))
}

function firstLine(text) {
  return text.trim().split('\n')[0]?.slice(0, 160)
}

/** Writes the files of a commit to the folder. Its packages stay while the lock file is the same. */
function checkOut(commit) {
  mkdirSync(tree, { recursive: true })
  clear(tree)
  const input = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', tree], { input })
  const lock = git('rev-parse', `${commit}:package-lock.json`)
  if (lock === installedLock) return
  installedLock = undefined
  execFileSync('npm', ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  installedLock = lock
}

function clear(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue
    if (entry.isDirectory()) clear(join(path, entry.name))
    else rmSync(join(path, entry.name))
  }
}
