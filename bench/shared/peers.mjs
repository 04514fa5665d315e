import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Programs that only measurements compare with. They have a lock of their own, so `npm ci` never installs them.
const folder = fileURLToPath(new URL('../peers/', import.meta.url))

export const hasPeers = () => existsSync(join(folder, 'node_modules'))

/** Loads such a program, and installs all of them the first time. */
export function peer(name) {
  if (!hasPeers()) {
    console.log('Installing the programs to compare with (bench/peers) ...')
    const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error('npm could not install bench/peers')
  }
  return createRequire(join(folder, 'package.json'))(name)
}

/** The version of such a program that the lock names. */
export function versionOf(name) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return dependencies[name]
}
