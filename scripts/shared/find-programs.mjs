import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installedPostgres, postgresPrograms } from './installed-postgres.ts'
import { run, step } from './run.mjs'

/** A headless build opens pages four times as fast. */
const withoutWindows = 'chromium-headless-shell'

/**
 * Finds a Chromium: CHROMIUM, on the PATH, or installs one as root on Debian. Returns `{ path }`, or `{ missing }`
 * with the reason.
 */
export async function findChromium({ install = false } = {}) {
  const named = process.env.CHROMIUM
  if (named) {
    return existsSync(named) ? { path: named } : { missing: `CHROMIUM=${named} does not exist` }
  }
  const find = () =>
    onPath([
      withoutWindows,
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ]) ?? ['/usr/bin/chromium'].find((path) => existsSync(path))
  const installOne = async () =>
    (await aptInstall(withoutWindows, 'Chromium')) || (await aptInstall('chromium', 'Chromium'))
  const path = find() ?? (install && (await installOne()) ? find() : undefined)
  return path ? { path } : { missing: `no Chromium was found; ${advice('chromium', 'CHROMIUM')}` }
}

/**
 * Finds the folder of PostgreSQL's programs: POSTGRES_BIN, the PATH, Debian's folder, or installs it. Returns `{ path
 * }`, or `{ missing }` with the reason.
 */
export async function findPostgres({ install = false } = {}) {
  const named = process.env.POSTGRES_BIN
  if (named && installedPostgres() === undefined) {
    return { missing: `POSTGRES_BIN=${named} holds no ${postgresPrograms.join(', ')}` }
  }
  const path =
    installedPostgres() ??
    (install && (await aptInstall('postgresql', 'PostgreSQL')) ? installedPostgres() : undefined)
  return path
    ? { path }
    : { missing: `no PostgreSQL was found; ${advice('postgresql', 'POSTGRES_BIN')}` }
}

/** Finds redis-server or valkey-server on the PATH, or installs one. Returns `{ path }`, or `{ missing }` with the reason. */
export async function findRedis({ install = false } = {}) {
  const find = () => onPath(['redis-server', 'valkey-server'])
  const path =
    find() ?? (install && (await aptInstall('redis-server', 'Redis')) ? find() : undefined)
  return path
    ? { path }
    : { missing: `no Redis was found; ${advice('redis-server', 'REDIS_SERVER')}` }
}

function pathFolders() {
  return (process.env.PATH ?? '').split(delimiter)
}

function onPath(names) {
  return names
    .flatMap((name) => pathFolders().map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

const canInstall = () => process.getuid?.() === 0 && onPath(['apt-get']) !== undefined

function advice(debianPackage, variable) {
  return canInstall()
    ? `apt-get install ${debianPackage} failed`
    : `install it (Debian: apt-get install ${debianPackage}) or name it in ${variable}`
}

/** Returns true if the package was installed. Requires root on Debian. */
async function aptInstall(debianPackage, title) {
  if (!canInstall()) return false
  return step(`Installing ${title}`, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const options = { quiet: true, env }
    if (!isKnown(debianPackage)) await run('apt-get', ['update', '-qq'], options)
    const install = ['install', '-y', '-qq', '--no-install-recommends', debianPackage]
    let result = await run('apt-get', install, options)
    if (result.code !== 0) {
      // An outdated package list has files that no longer exist.
      await run('apt-get', ['update', '-qq'], options)
      result = await run('apt-get', install, options)
    }
    if (result.code !== 0) console.error(result.output.trimEnd())
    return result.code === 0
  })
}

function isKnown(debianPackage) {
  const policy = spawnSync('apt-cache', ['policy', debianPackage], { encoding: 'utf8' })
  return /Candidate: (?!\(none\))/.test(policy.stdout ?? '')
}
