import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

test('the script is one classic script of at most 4 kB, compressed', async () => {
  const root = `${import.meta.dirname}/../..`
  const built = await build({
    root,
    configFile: `${root}/vite.embed.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  expect(output).toHaveLength(1)
  const [{ fileName, code }] = output
  expect(fileName).toBe('embed.js')
  expect(code).not.toMatch(/\bimport\b|\bexport\b/)
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(4_000)
})
