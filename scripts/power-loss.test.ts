import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const bench = fileURLToPath(new URL('../bench/power-loss.mjs', import.meta.url))

test('power failures lose nothing acknowledged, and a disk without fsync is noticed', {
  timeout: 180_000,
}, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [bench, '8', '7', '--small'])
  expect(stdout).toMatch(/^flushes +8 +[1-9]\d+ +0 +0 +0$/m)
  expect(stdout).not.toMatch(/^ignores fsync +2 +\d+ +0 +0 +0$/m)
})
