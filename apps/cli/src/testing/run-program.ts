import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const launcher = fileURLToPath(new URL('../../ramiform.mjs', import.meta.url))

/** Runs the program in its own process, as in a terminal. `input` is its standard input. */
export function ramiform(args: readonly string[], input = '') {
  const child = spawn(process.execPath, [launcher, ...args])
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  child.stdin.on('error', () => {}).end(input)
  return new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }))
  })
}
