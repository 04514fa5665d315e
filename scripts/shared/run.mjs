import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

/** Runs a program in the repository. Returns its exit code and, with `quiet`, its output. Standard input is closed. */
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

/** Runs one step, and prints its duration if it took over a second. */
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

/** Exits with a message about something that the user can fix. */
export function giveUp(message, output = '') {
  if (output !== '') console.error(output.trimEnd())
  console.error(message)
  process.exit(1)
}
