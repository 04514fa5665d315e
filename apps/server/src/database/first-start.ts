import { spawn } from 'node:child_process'
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartupError } from '../startup-error.ts'
import { syncDirectory } from './durable-file-system.ts'
import { wasmOptions } from './wasm-options.ts'

const script = fileURLToPath(new URL('./make-cluster.ts', import.meta.url))

/**
 * Creates an empty database in `directory`, which must not exist yet. A child process creates it, because that needs
 * three times the memory of a running server. The directory gets its final name only when it is complete and on disk.
 * @throws StartupError
 */
export async function firstStart(directory: string): Promise<void> {
  const unfinished = `${directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  await makeCluster(unfinished)
  syncTree(unfinished)
  renameSync(unfinished, directory)
  syncDirectory(dirname(directory))
}

function makeCluster(directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...wasmOptions, script, directory], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH },
    })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = `${complaint}${text}`.slice(-2_000)
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) return resolve()
      const reason =
        signal === null
          ? (complaint.match(/^\w*Error: .*/m)?.[0] ?? complaint.trim())
          : `stopped by ${signal}, perhaps for want of memory; the first start needs 800 MB`
      reject(new StartupError(`Cannot make the database in ${dirname(directory)}: ${reason}`))
    })
  })
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else syncFile(path)
  }
  syncDirectory(directory)
}

function syncFile(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
