import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withNode } from '../scripts/shared/with-node.mjs'

// Time and peak memory of reading documents at the limits, each in its own process: `node bench/documents.mjs [NAME
// ...]`.
await withNode(import.meta.url, async () => {
  const [first, name, file] = process.argv.slice(2)
  if (first === '--make') return await makeOne(name, file)
  if (first === '--read') return await readOne(file)

  const folder = mkdtempSync(join(tmpdir(), 'ramiform-documents-'))
  try {
    const { documentsAtTheLimits } = await import('./shared/documents-at-the-limits.mjs')
    const wanted = process.argv.slice(2)
    for (const name of Object.keys(documentsAtTheLimits)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      const path = join(folder, name)
      // A child's peak memory includes its parent's, so another process creates the file.
      const run = (...order) =>
        spawnSync(process.execPath, [fileURLToPath(import.meta.url), ...order], {
          encoding: 'utf8',
        })
      run('--make', name, path)
      const { stdout, stderr, status } = run('--read', name, path)
      const size = `${(statSync(path).size / 1e6).toFixed(1)} MB`.padStart(8)
      console.log(`${name.padEnd(16)}${size}  ${status === 0 ? stdout.trim() : stderr.trim()}`)
      rmSync(path)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

async function makeOne(name, path) {
  const { documentsAtTheLimits } = await import('./shared/documents-at-the-limits.mjs')
  writeFileSync(path, documentsAtTheLimits[name]())
}

async function readOne(path) {
  const { readDocument } = await import('../packages/formats/src/documents/read-document.ts')
  const megabytes = () => Math.round(process.resourceUsage().maxRSS / 1e3)
  const before = megabytes()
  const bytes = new Uint8Array(readFileSync(path))
  let id = 0
  const start = performance.now()
  const result = await readDocument(basename(path), bytes, () => `field_${id++}`)
  const ms = Math.round(performance.now() - start)
  const found = 'problem' in result ? result.problem.code : `${result.fields.length} fields`
  console.log(`${ms} ms  at most ${megabytes()} MB, ${before} MB of them before  ${found}`)
}
