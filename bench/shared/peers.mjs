import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Programs that only measurements compare with. They have a lock of their own, so `npm ci` never installs them.
const folder = fileURLToPath(new URL('../peers/', import.meta.url))
/** Imports of such programs resolve from here. */
export const peersManifest = join(folder, 'package.json')

/** False too if an earlier installation lacks a program. */
export function hasPeers() {
  const { dependencies } = JSON.parse(readFileSync(peersManifest, 'utf8'))
  return Object.keys(dependencies).every((name) => existsSync(join(folder, 'node_modules', name)))
}

/** Installs all of them the first time. */
export function installPeers() {
  if (hasPeers()) return
  console.log('Installing the programs to compare with (bench/peers) ...')
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('npm could not install bench/peers')
}

/** Loads such a program. */
export function peer(name) {
  installPeers()
  return createRequire(peersManifest)(name)
}

/** The version of such a program that the lock names. */
export function versionOf(name) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  return packages[`node_modules/${name}`].version
}
