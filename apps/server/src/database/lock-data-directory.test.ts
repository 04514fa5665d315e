import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { lockDataDirectory } from './lock-data-directory.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramiform-lock-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function aDirectory(name: string): Promise<string> {
  const directory = join(folder, name)
  await mkdir(directory, { recursive: true })
  return directory
}

/** What a process that was killed leaves behind: a socket on which nobody listens. */
async function leaveStaleLock(directory: string) {
  const path = join(directory, 'in-use.lock')
  const listen = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('locked'))`
  const child = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(existsSync(path)).toBe(true)
}

test('a directory in use is refused with the process that has it, until it is free again', async () => {
  const directory = await aDirectory('in-use')
  const unlock = await lockDataDirectory(directory)
  const refusal = await lockDataDirectory(directory).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartupError)
  expect(String(refusal)).toContain(`${directory} is in use by process ${process.pid}.`)
  await unlock()
  expect(await readdir(directory)).toEqual([])
  await (await lockDataDirectory(directory))()
})

test('the lock of a process that was killed is taken over', async () => {
  const directory = await aDirectory('killed')
  await leaveStaleLock(directory)
  const unlock = await lockDataDirectory(directory)
  await expect(lockDataDirectory(directory)).rejects.toThrow(StartupError)
  await unlock()
})

test('of many that find such a lock at the same moment at most one gets it', async () => {
  const directory = await aDirectory('race')
  await leaveStaleLock(directory)
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => lockDataDirectory(directory)),
  )
  const locks = tries.filter((one) => one.status === 'fulfilled')
  expect(locks).toHaveLength(1)
  for (const { value } of locks) await value()
})

test('a path too long for a socket is locked too', async () => {
  const directory = await aDirectory('a'.repeat(120))
  const unlock = await lockDataDirectory(directory)
  await expect(lockDataDirectory(directory)).rejects.toThrow(/in use by process/)
  await unlock()
})
