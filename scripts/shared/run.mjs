import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

/**
 * Runs a program in the clone and answers its exit code and, with `quiet`, what it printed.
 * Never waits for standard input: nobody may be there.
 */
export function run(command, args, { quiet = false, cwd = root, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {
        ...process.env,
        PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
        ...env,
      },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of quiet ? [child.stdout, child.stderr] : []) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs one step of a start or a test run, and says how long it took when that is over a second. */
export async function step(title, work) {
  const start = performance.now()
  const slow = setTimeout(() => console.log(`${title} ...`), 300)
  try {
    return await work()
  } finally {
    clearTimeout(slow)
    const seconds = (performance.now() - start) / 1000
    if (seconds >= 1) console.log(`${title}: done in ${seconds.toFixed(1)} s`)
  }
}

/** Ends the whole script with one line; for what the person at the terminal can mend. */
export function giveUp(message, output = '') {
  if (output !== '') console.error(output.trimEnd())
  console.error(message)
  process.exit(1)
}
