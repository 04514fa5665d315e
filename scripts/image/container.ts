import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** How a program runs in a file system of an image. */
export interface RunOptions {
  readonly env: Readonly<Record<string, string>>
  readonly folder: string
  readonly user: 'root' | 'node'
  readonly readOnlyRoot?: boolean
  /** Folders of this machine by their path in the file system. */
  readonly volumes?: Readonly<Record<string, string>>
}

/** The user `node` of the base image. */
export const nodeUserId = 1000
const programs = ['usr', 'bin', 'sbin', 'lib', 'lib64']

/** Flags with which this machine allows a mount namespace, or the reason why it does not. */
export function mountNamespace():
  | { readonly flags: readonly string[] }
  | { readonly missing: string } {
  if (process.platform !== 'linux') return { missing: 'only Linux has mount namespaces' }
  const ways = [['--mount'], ['--mount', '--map-root-user', '--map-auto']]
  const flags = ways.find(
    (way) => spawnSync('unshare', [...way, 'mount', '--bind', '/tmp', '/tmp']).status === 0,
  )
  return flags === undefined
    ? { missing: 'unshare --mount fails, also with --map-root-user --map-auto (package uidmap)' }
    : { flags }
}

/**
 * Prepares the file system of a base image. The base image itself cannot be downloaded without a container engine, so
 * the programs of this machine and this Node are mounted in its place.
 */
export function prepareBase(root: string): void {
  for (const folder of ['proc', 'dev', 'tmp', 'opt/node', 'root/.npm', 'etc/ssl']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  for (const name of programs.filter((name) => existsSync(`/${name}`))) {
    if (lstatSync(`/${name}`).isSymbolicLink())
      symlinkSync(readlinkSync(`/${name}`), join(root, name))
    else mkdirSync(join(root, name))
  }
  const etc = join(root, 'etc')
  for (const name of ['resolv.conf', 'hosts', 'nsswitch.conf', 'ld.so.cache', 'ssl']) {
    if (existsSync(`/etc/${name}`))
      cpSync(`/etc/${name}`, join(etc, name), { recursive: true, dereference: true })
  }
  writeFileSync(
    join(etc, 'passwd'),
    `root:x:0:0::/root:/bin/sh\nnode:x:${nodeUserId}:${nodeUserId}::/tmp:/bin/sh\n`,
  )
  writeFileSync(join(etc, 'group'), `root:x:0:\nnode:x:${nodeUserId}:\n`)
}

/** Starts a program in the file system. The child is the program itself, so it receives the signals. */
export function startIn(
  root: string,
  flags: readonly string[],
  command: readonly string[],
  options: RunOptions,
): ChildProcess {
  const mounts = [
    ['--bind', root, root],
    ...programs
      .filter((name) => existsSync(`/${name}`) && !lstatSync(`/${name}`).isSymbolicLink())
      .map((name) => ['--rbind', `/${name}`, join(root, name)]),
    ['--rbind', '/proc', join(root, 'proc')],
    ['--rbind', '/dev', join(root, 'dev')],
    ['-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', join(root, 'tmp')],
    ['--bind', dirname(process.execPath), join(root, 'opt/node')],
    ...(options.user === 'root'
      ? [['--bind', join(homedir(), '.npm'), join(root, 'root/.npm')]]
      : []),
    ...Object.entries(options.volumes ?? {}).map(([inside, outside]) => [
      '--bind',
      outside,
      join(root, inside),
    ]),
    ...(options.readOnlyRoot ? [['-o', 'remount,bind,ro', root]] : []),
  ]
  const script = [
    'set -e',
    ...mounts.map((words) => `mount ${words.map((word) => `'${word}'`).join(' ')}`),
    `exec chroot --userspec=${options.user === 'node' ? `${nodeUserId}:${nodeUserId}` : '0:0'} '${root}' sh -c 'cd "$0" && exec "$@"' "$@"`,
  ].join('\n')
  return spawn('unshare', [...flags, 'sh', '-c', script, 'sh', options.folder, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...options.env,
      PATH: '/opt/node:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      HOME: options.user === 'root' ? '/root' : '/tmp',
    },
  })
}

/** Runs a program to its end. */
export async function runIn(
  ...parts: Parameters<typeof startIn>
): Promise<{ code: number; output: string }> {
  const child = startIn(...parts)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  child.once('error', reject)
  child.once('close', (code) => resolve(code ?? 1))
  return { code: await promise, output }
}
