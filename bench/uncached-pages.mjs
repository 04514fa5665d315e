import { Agent, get } from 'node:http'
import { publishForm, signIn } from '../scripts/shared/owner-client.ts'
import { startServer } from '../scripts/shared/running-server.ts'
import { contactForm } from './shared/form.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Form pages a second that the server has not rendered before, compressed with Brotli, beside the same pages from its
// memory: `node bench/uncached-pages.mjs [FORMS]`. Budget: 600 a second. Server and load share this machine's cores.

const forms = Number(process.argv[2] ?? 600)
const connections = 16
const budget = 600

printMachine(`Pages of ${forms} forms, each asked for once by ${connections} connections`)
const server = await startServer()
const agent = new Agent({ keepAlive: true, maxSockets: connections })
try {
  const owner = await signIn(server)
  const slugs = []
  for (let n = 0; n <= forms; n += 1) {
    slugs.push((await publishForm(owner, `Page ${n}`, contactForm)).slug)
  }
  // The first page loads the build.
  await bytesOf(slugs.shift())
  const rows = []
  for (const what of ['rendered', 'from memory']) {
    const start = performance.now()
    const sizes = await inTurns(slugs, bytesOf)
    const seconds = (performance.now() - start) / 1_000
    rows.push({
      what,
      'per second': Math.round(forms / seconds),
      'bytes a page': Math.round(sizes.reduce((sum, size) => sum + size, 0) / forms),
      budget: what === 'rendered' ? budget : '',
    })
  }
  printTable(rows)
  process.exitCode = rows[0]['per second'] >= budget ? 0 : 1
} finally {
  agent.destroy()
  await server.stop()
}

function bytesOf(slug) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' }
    get(`${server.url}/f/${slug}`, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (part) => {
        bytes += part.length
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes)
        else reject(new Error(`/f/${slug}: ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}

async function inTurns(items, run) {
  const results = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const at = next++
      results[at] = await run(items[at])
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return results
}
