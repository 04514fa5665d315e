import { readFileSync } from 'node:fs'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { printMachine, printTable } from './shared/report.mjs'

// Server memory during uploads: one file of 100 MB, and twenty at once, in the parts that the public form sends.
// Reads resident memory every 20 ms. A file of 1 KB goes first to load all code: `node bench/uploads.mjs [MB] [files
// at once]`.

const megabytes = Number(process.argv[2] ?? 100)
const atOnce = Number(process.argv[3] ?? 20)
const budgetMegabytes = 32
const partBytes = 1024 * 1024
const part = Buffer.alloc(partBytes, 'a line of a text file\n')
const field = {
  id: 'file',
  type: 'file',
  label: 'File',
  upload: { maxMegabytes: 100, maxFiles: 20 },
}

printMachine(`Uploads: ${megabytes} MB, and ${atOnce} at once`)
const server = await startServer()
const rows = []
try {
  const owner = await signIn(server)
  const form = await publishForm(owner, 'Files', { fields: [field], settings: {} })
  const one = () => upload(form, megabytes * 1_000_000)
  await upload(form, 1_000)
  rows.push(await measured('the first', one))
  rows.push(await measured('the second', one))
  const each = Math.floor((megabytes * 1_000_000) / atOnce)
  const many = () => Promise.all(Array.from({ length: atOnce }, () => upload(form, each)))
  rows.push(await measured(`${atOnce} at once`, many))
} finally {
  await server.stop()
}
printTable(rows)
process.exit(rows.every((row) => row['growth, MB'] <= budgetMegabytes) ? 0 : 1)

async function measured(what, run) {
  const before = residentMegabytes()
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMegabytes())
  }, 20)
  const begun = performance.now()
  await run()
  const seconds = (performance.now() - begun) / 1_000
  clearInterval(timer)
  return {
    what,
    'before, MB': Math.round(before),
    'highest, MB': Math.round(highest),
    'growth, MB': Math.round(highest - before),
    budget: budgetMegabytes,
    seconds: seconds.toFixed(1),
    'MB/s': Math.round(megabytes / seconds),
  }
}

function residentMegabytes() {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_000
}

async function upload(form, size) {
  const about = { form: form.slug, field: field.id, name: 'large.txt' }
  const metadata = Object.entries(about)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const announced = await fetch(`${server.url}/api/public/uploads`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': metadata,
    },
  })
  if (announced.status !== 201) throw new Error(await announced.text())
  const address = new URL(announced.headers.get('location'), announced.url)
  for (let sent = 0; sent < size; sent += partBytes) {
    const answer = await fetch(address, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(sent),
        'content-type': 'application/offset+octet-stream',
      },
      body: part.subarray(0, Math.min(partBytes, size - sent)),
    })
    if (answer.status !== 204) throw new Error(await answer.text())
  }
}
