import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { giveUp, run, step } from './run.mjs'

/** All sources of the files that browsers load. */
const sources = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{ts,json}',
  'packages/*/src/**/*.{ts,tsx,css}',
  'packages/*/package.json',
  'package-lock.json',
]
const results = [
  'apps/web/build/client/index.html',
  'apps/web/dist/public-form/client/.vite/manifest.json',
  'apps/web/dist/public-form/server/entry-server.js',
  'apps/web/dist/public-form/embed/embed.js',
]
const stamp = join(root, 'apps/web/build/built-from.txt')

/** Builds the app and the public form, unless the last build has the same sources. */
export async function buildWeb() {
  const madeFrom = fingerprint()
  const isFresh =
    results.every((path) => existsSync(join(root, path))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === madeFrom
  if (isFresh) return
  await step('Building the pages', async () => {
    const build = () =>
      run('npm', ['run', 'build', '--workspace', 'apps/web'], {
        quiet: true,
        env: { NODE_ENV: 'production' },
      })
    let { code, output } = await build()
    // React Router allows 10 s for a prerendered page, which a busy machine can exceed.
    if (code !== 0 && output.includes('aborted due to timeout')) ({ code, output } = await build())
    if (code !== 0) giveUp('The pages could not be built (above).', output)
    writeFileSync(stamp, madeFrom)
  })
}

/** A hash of names and contents, because checkouts change timestamps. */
function fingerprint() {
  const hash = createHash('sha256')
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}
