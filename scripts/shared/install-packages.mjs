import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { giveUp, run, step } from './run.mjs'

/** Installs the packages of the lock file, unless they are installed. */
export async function installPackages() {
  if (isInstalled()) return
  await step('Installing packages', async () => {
    // Builds need development packages, whatever NODE_ENV is. No package needs its install script.
    const { code, output } = await run(
      'npm',
      ['ci', '--include=dev', '--ignore-scripts', '--loglevel=error'],
      { quiet: true },
    )
    if (code !== 0) giveUp('The packages could not be installed (npm ci, above).', output)
  })
}

/** Compares npm's record of installed packages, because checkouts change timestamps. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const found = packagesIn(installed)
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (path === '' || !path.includes('node_modules/')) return true
    if (found[path] === undefined) return Boolean(optional || devOptional || peer)
    return found[path].version === version
  })
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}
