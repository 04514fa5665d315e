import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const launcher = fileURLToPath(new URL('../../../cli/ramiform.mjs', import.meta.url))

export interface OperatorCommand {
  /** Exit code; null when a signal ended it. */
  readonly code: number | null
  readonly output: string
}

interface RunOptions {
  readonly env: Readonly<Record<string, string>>
  /** Maximum size of a file that the command may write, in blocks of 512 bytes. */
  readonly fileBlocks?: number
  /** Called with each output; a result of true kills the command like a power failure. */
  readonly killWhen?: () => boolean
}

/** Runs `ramiform` like an operator, in a process of its own. */
export function runOperatorCommand(
  args: readonly string[],
  { env, fileBlocks, killWhen }: RunOptions,
): Promise<OperatorCommand> {
  const command = ['exec "$0" "$@"']
  if (fileBlocks !== undefined) command.unshift(`ulimit -f ${fileBlocks}`)
  const child = spawn('sh', ['-c', command.join('; '), process.execPath, launcher, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const watch = setInterval(() => {
    if (killWhen?.()) child.kill('SIGKILL')
  }, 2)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(watch)
      resolve({ code, output })
    })
  })
}
