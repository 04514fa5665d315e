import { spawn } from 'node:child_process'

/**
 * Runs a program and returns its output. After `timeoutMs`, the program and all programs that it started are killed.
 * @returns {Promise<{ code: number | null, output: string, isTimedOut: boolean }>}
 */
export function runProgram(program, args, { env = {}, cwd, timeoutMs = 600_000, input } = {}) {
  return new Promise((resolve, reject) => {
    const child = startProgram(program, args, { env, cwd })
    let output = ''
    let isTimedOut = false
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const timer = setTimeout(() => {
      isTimedOut = true
      stopProgram(child)
    }, timeoutMs)
    child.stdin.on('error', () => {})
    child.stdin.end(input ?? '')
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code, output: plain(output), isTimedOut })
    })
  })
}

/** Starts a program in its own process group, which ends with this process. */
export function startProgram(program, args, { env = {}, cwd } = {}) {
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const stop = () => stopProgram(child)
  process.once('exit', stop)
  child.once('close', () => process.off('exit', stop))
  return child
}

export function stopProgram(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The program has already ended.
  }
}

/** Text without the codes that color a terminal. */
function plain(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Terminals start their codes with ESC.
  return text.replaceAll(/\u001b\[[0-9;]*[A-Za-z]/g, '')
}
