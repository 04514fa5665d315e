import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditorStore, isDirty } from '../draft/editor-store.ts'
import { changeName } from '../draft/form-commands.ts'
import { aStoredForm } from '../testing/stored-form.ts'
import { autosaveAtMostMs, autosavePauseMs, autosaving } from './autosaving.ts'
import { createSaver, firstRetryMs, type SaveOutcome } from './saver.ts'

const form = aStoredForm()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An editor whose server stores everything, except while it is down. */
function editing() {
  const store = createEditorStore(form)
  const saved: string[] = []
  const server = { isDown: false, tries: 0 }
  const saver = createSaver(store, async (draft, revision): Promise<SaveOutcome> => {
    server.tries += 1
    if (server.isDown) return { kind: 'failed', message: 'The server cannot be reached.' }
    saved.push(draft.name)
    return { kind: 'saved', form: { ...form, ...draft, version: revision + 1 } }
  })
  const type = (name: string) => store.run(changeName(name))
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { store, saver, saved, server, type, wait, autosave: autosaving(store, saver) }
}

test('a change is saved 1.5 seconds after the last one, once', async () => {
  const { type, wait, saved } = editing()
  type('A')
  await wait(autosavePauseMs - 1)
  type('AB')
  await wait(autosavePauseMs - 1)
  expect(saved).toEqual([])
  await wait(1)
  expect(saved).toEqual(['AB'])
  await wait(autosaveAtMostMs)
  expect(saved).toEqual(['AB'])
})

test('somebody who never pauses is saved after 10 seconds', async () => {
  const { type, wait, saved } = editing()
  for (let second = 0; second < 10; second += 1) {
    expect(saved).toEqual([])
    type(`Second ${second}`)
    await wait(1_000)
  }
  expect(saved).toEqual(['Second 9'])
  type('Later')
  await wait(1_000)
  expect(saved, 'the ten seconds begin again').toEqual(['Second 9'])
})

test('a change that is taken back before the pause ends is not saved', async () => {
  const { store, type, wait, server } = editing()
  type('A')
  store.undo()
  await wait(autosaveAtMostMs)
  expect(server.tries).toBe(0)
})

test('after a failure it tries again, with what was typed since', async () => {
  const { store, type, wait, saved, server } = editing()
  server.isDown = true
  type('A')
  await wait(autosavePauseMs)
  expect(server.tries).toBe(1)
  type('AB')
  server.isDown = false
  await wait(firstRetryMs - 1)
  expect(server.tries, 'typing does not retry earlier').toBe(1)
  await wait(1)
  expect(saved).toEqual(['AB'])
  expect(isDirty(store.getState())).toBe(false)
})

test('leaving saves at once, and nothing where there is nothing to save', async () => {
  const { type, wait, saved, server, autosave } = editing()
  autosave.flush()
  expect(server.tries).toBe(0)
  type('A')
  autosave.flush()
  await wait(0)
  expect(saved).toEqual(['A'])
  await wait(autosaveAtMostMs)
  expect(server.tries).toBe(1)
})

test('a stopped one saves nothing', async () => {
  const { type, wait, server, autosave } = editing()
  type('A')
  autosave.stop()
  await wait(autosaveAtMostMs)
  expect(server.tries).toBe(0)
})
