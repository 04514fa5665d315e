import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { WorkerClock } from '../../jobs/worker-parts.ts'
import { onEveryDatabase } from '../../testing/every-database.ts'
import { createBackupStore } from '../runs/backup-store.ts'
import { backUpRegularly, type Schedule } from './back-up-regularly.ts'

const hour = 60 * 60 * 1_000

onEveryDatabase(({ database, otherNode }) => {
  let directory: string
  let now = new Date('2026-11-24T12:00:00Z')
  const looks: (() => void)[] = []
  const ends: (() => Promise<void>)[] = []
  const clock: WorkerClock = {
    now: () => now,
    every(_ms, call) {
      looks.push(call)
      return () => {}
    },
  }

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ramiform-scheduled-'))
    await writeFile(join(directory, 'notes.txt'), 'stays')
  })
  afterAll(async () => {
    await Promise.all(ends.map((end) => end()))
    await rm(directory, { recursive: true, force: true })
  })

  const backups = async () => (await readdir(directory)).filter((name) => name !== 'notes.txt')
  const passAndLook = (ms: number) => {
    now = new Date(now.getTime() + ms)
    for (const look of looks) look()
  }

  test('one of two nodes makes a backup a day; the newest two stay, and a failure is repeated', async () => {
    const log = { info() {}, error: vi.fn() }
    let result: 'good' | 'bad' = 'good'
    let runs = 0
    const start = (node: ReturnType<typeof database>) => {
      const store = createBackupStore(node)
      const schedule: Schedule = {
        directory,
        everyMs: 24 * hour,
        keep: 2,
        store,
        clock,
        log,
        async backUp(path, id) {
          runs += 1
          if (result === 'bad') throw new Error('the disk is full')
          await writeFile(path, 'a backup')
          await store.succeed(id, { moment: now, bytes: 8 }, now)
        },
      }
      ends.push(backUpRegularly(schedule))
      return store
    }
    const store = start(database())
    start(otherNode())
    await expect.poll(backups).toEqual(['ramiform-20261124T120000Z.backup'])
    await expect.poll(store.lastGood).toEqual({ moment: now, endedAt: now, bytes: 8 })

    passAndLook(23 * hour)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(runs).toBe(1)

    for (const expected of [2, 3]) {
      passAndLook(25 * hour)
      await expect.poll(async () => (await store.lastGood())?.moment).toEqual(now)
      expect(runs).toBe(expected)
    }
    await expect
      .poll(backups)
      .toEqual(['ramiform-20261126T120000Z.backup', 'ramiform-20261127T130000Z.backup'])
    expect(await readdir(directory)).toContain('notes.txt')

    const good = now
    result = 'bad'
    passAndLook(25 * hour)
    await expect.poll(() => log.error.mock.calls).toHaveLength(1)
    expect(await store.isRunning(now)).toBe(false)
    passAndLook(hour / 2)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(runs).toBe(4)
    expect((await store.lastGood())?.moment).toEqual(good)
    result = 'good'
    passAndLook(hour)
    await expect.poll(async () => (await store.lastGood())?.moment).toEqual(now)
  })

  test('a backup that shows no sign of life counts as crashed', async () => {
    const store = createBackupStore(database())
    now = new Date(now.getTime() + 48 * hour)
    const id = await store.begin(now)
    expect(await store.isRunning(now)).toBe(true)
    const later = new Date(now.getTime() + hour)
    expect(await store.isRunning(later)).toBe(false)
    await store.keepAlive(id, later)
    expect(await store.isRunning(later)).toBe(true)
    expect(await store.beginScheduled(later, now)).toBeNull()
    await store.fail(id, 'stopped', later)
    expect(await store.beginScheduled(later, now)).not.toBeNull()
  })
})
