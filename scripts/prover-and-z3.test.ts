import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const bench = fileURLToPath(new URL('../bench/', import.meta.url))
const isInstalled = existsSync(`${bench}/peers/node_modules/z3-solver`)

test.skipIf(!isInstalled)(
  'an SMT solver agrees on larger forms (`node bench/prover-and-z3.mjs` installs it)',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      `${bench}/prover-and-z3.mjs`,
      '3',
    ])
    expect(stdout).toMatch(/disagreements +0 /)
  },
)
