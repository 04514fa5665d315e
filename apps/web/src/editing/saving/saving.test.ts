import { emptySchema } from '@ramiform/core/form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changesBetween } from '../draft/changes-in-words.ts'
import { createEditorStore, isDirty } from '../draft/editor-store.ts'
import { changeField, moveField, removeField } from '../draft/field-commands.ts'
import { changeName, changeSettings, replaceDraft } from '../draft/form-commands.ts'
import { draftOf, type FormDraft } from '../draft/form-draft.ts'
import { readersInWords, readersOf } from '../draft/rules-on-field.ts'
import { aStoredForm } from '../testing/stored-form.ts'
import { createSaver, firstRetryMs, type SaveOutcome } from './saver.ts'
import { isOutdated, unsavedCopies } from './unsaved-copy.ts'

const form = aStoredForm({
  schema: {
    ...emptySchema(),
    fields: [
      { id: 'session', type: 'select', label: 'Session', options: ['Morning'] },
      { id: 'team', type: 'number', label: 'Team size' },
      {
        id: 'lunch',
        type: 'text',
        label: 'Lunch',
        conditional: {
          operator: 'AND',
          rules: [{ id: 'r1', fieldId: 'team', condition: 'greater_than', value: '4' }],
          groups: [
            {
              id: 'g1',
              operator: 'OR',
              rules: [
                { id: 'r2', fieldId: 'session', condition: 'equals', value: 'Morning' },
                { id: 'r3', fieldId: 'team', condition: 'less_than', value: '9' },
              ],
              groups: [],
            },
          ],
        },
      },
    ],
  },
})

/** A server that answers what it is told to, one answer a request. */
function aServer(...answers: ((draft: FormDraft, version: number) => SaveOutcome)[]) {
  const requests: { draft: FormDraft; version: number }[] = []
  return {
    requests,
    send: async (draft: FormDraft, version: number) => {
      requests.push({ draft, version })
      const answer = answers.shift()
      if (answer === undefined) throw new Error('an unexpected request')
      return answer(draft, version)
    },
  }
}
const stores = (draft: FormDraft, version: number): SaveOutcome => ({
  kind: 'saved',
  form: { ...form, ...draft, version: version + 1 },
})
const isDown = (): SaveOutcome => ({ kind: 'failed', message: 'The server did not answer.' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a save names the version it was made from, and the next one the version it made', async () => {
  const store = createEditorStore(form)
  const server = aServer(stores, stores)
  const saver = createSaver(store, server.send)
  store.run(changeName('A'))
  expect(await saver.save()).toBe(true)
  store.run(changeName('B'))
  await saver.save()
  expect(server.requests.map(({ version }) => version)).toEqual([12, 13])
  expect(isDirty(store.getState())).toBe(false)
})

test('a failed save says so and tries again by itself, with what was typed since', async () => {
  const store = createEditorStore(form)
  const server = aServer(isDown, isDown, stores)
  const saver = createSaver(store, server.send)
  store.run(changeName('A'))
  expect(await saver.save()).toBe(false)
  expect(saver.state()).toEqual({
    kind: 'retrying',
    message: 'The server did not answer.',
    isSignedOut: false,
    at: Date.now() + firstRetryMs,
  })
  store.run(changeName('B'))
  await vi.advanceTimersByTimeAsync(firstRetryMs)
  expect(server.requests).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(firstRetryMs)
  expect(server.requests, 'the second pause is longer').toHaveLength(2)
  await vi.advanceTimersByTimeAsync(firstRetryMs)
  expect(server.requests.at(-1)?.draft.name).toBe('B')
  expect(isDirty(store.getState())).toBe(false)
})

test('a save that fails after the editor was left is not retried', async () => {
  const store = createEditorStore(form)
  const server = aServer(isDown)
  const saver = createSaver(store, server.send)
  store.run(changeName('A'))
  const saving = saver.save()
  saver.stop()
  expect(await saving).toBe(false)
  await vi.advanceTimersByTimeAsync(firstRetryMs * 4)
  expect(server.requests).toHaveLength(1)
})

test('pressing Save twice sends one request', async () => {
  const store = createEditorStore(form)
  const server = aServer(stores)
  const saver = createSaver(store, server.send)
  await Promise.all([saver.save(), saver.save()])
  expect(server.requests).toHaveLength(1)
})

test('a stale save loses neither side: mine is saved after theirs', async () => {
  const store = createEditorStore(form)
  const theirs = { ...form, name: 'Theirs', version: 13 }
  const server = aServer(() => ({ kind: 'conflict', theirs }), isDown, stores, stores)
  const saver = createSaver(store, (draft, version, keep) => {
    keeps.push(keep)
    return server.send(draft, version)
  })
  const keeps: boolean[] = []
  store.run(changeName('Mine'))
  await saver.save()
  expect(saver.state()).toEqual({ kind: 'conflict', theirs })
  expect(await saver.keepMine()).toBe(false)
  expect(saver.state(), 'the server was down').toEqual({ kind: 'conflict', theirs })
  expect(await saver.keepMine()).toBe(true)
  expect(server.requests.slice(2)).toMatchObject([
    { version: 13, draft: { name: 'Theirs' } },
    { version: 14, draft: { name: 'Mine' } },
  ])
  expect(keeps.slice(2), 'theirs becomes a version of its own').toEqual([true, false])
})

test('taking theirs is a step, so undo brings mine back', () => {
  const store = createEditorStore(form)
  const theirs = { ...form, name: 'Theirs', version: 13 }
  store.run(changeName('Mine'))
  store.follow(theirs)
  store.run(replaceDraft(draftOf(theirs), 'Take the saved version'))
  expect(isDirty(store.getState())).toBe(false)
  store.undo()
  expect(store.getState().draft.name).toBe('Mine')
})

test('each side of a conflict is told in words', () => {
  const store = createEditorStore(form)
  store.run(changeField('session', { options: ['Morning', 'Evening', 'Full day'] }))
  store.run(changeField('team', { label: 'People' }))
  store.run(removeField('lunch'))
  expect(changesBetween(draftOf(form), store.getState().draft)).toMatchObject([
    { kind: 'changed', words: 'Session: 2 options added', after: 'Evening, Full day' },
    {
      kind: 'changed',
      words: 'Team size: new label, People',
      before: 'Team size',
      after: 'People',
    },
    { kind: 'removed', words: 'Lunch removed' },
  ])
})

test('of a moved field only that one is named', () => {
  const store = createEditorStore(form)
  store.run(moveField('lunch', 0))
  expect(changesBetween(draftOf(form), store.getState().draft)).toMatchObject([
    { kind: 'moved', words: 'Lunch moved', before: 'after Team size', after: 'first' },
  ])
})

test('logic is told as the sentence it was and the sentence it is', () => {
  const store = createEditorStore(form)
  const logic = { dependsOn: 'session', condition: 'equals', value: 'Morning' }
  store.run(changeField('lunch', { conditional: logic }))
  expect(changesBetween(draftOf(form), store.getState().draft)).toMatchObject([
    {
      words: 'Lunch: logic changed',
      before: expect.stringMatching(
        /^Shown when Team size is greater than 4\b.*Session is Morning/,
      ),
      after: 'Shown when Session is Morning',
    },
  ])
})

test('settings are told with their values', () => {
  const store = createEditorStore(form)
  store.run(changeSettings({ collectEmail: true, advanced: { saveProgress: true } }))
  expect(changesBetween(draftOf(form), store.getState().draft)).toMatchObject([
    { what: 'Collect email', before: 'off', after: 'on' },
    { what: 'Advanced options', before: 'none', after: 'save progress: on' },
  ])
})

test('a price, file limits and the link preview are told too', () => {
  const price = { id: 'fee', type: 'price', label: 'Fee', fixedPrice: 1000 }
  const photo = { id: 'photo', type: 'file', label: 'Photo' }
  const before = draftOf(aStoredForm({ schema: { ...emptySchema(), fields: [price, photo] } }))
  const after = {
    ...before,
    schema: {
      fields: [
        { ...price, fixedPrice: 1250 },
        { ...photo, upload: { maxFiles: 3 } },
      ],
      settings: { ...before.schema.settings, linkPreview: { title: 'Join' } },
    },
  }
  expect(changesBetween(before, after)).toMatchObject([
    { what: 'Link preview', before: 'none', after: 'title: Join' },
    { subject: 'Fee', what: 'Price', before: '10.00', after: '12.50' },
    { subject: 'Photo', what: 'File limits', before: 'none', after: 'max files: 3' },
  ])
})

test('deleting a field names the rules that lead nowhere then', () => {
  const readers = readersOf(form.schema.fields, 'team')
  expect(readersInWords(readers)).toBe('Lunch (rules 1 and 3)')
})

test('what a closed tab left behind is offered, what an open one keeps is not', async () => {
  const storage = aStorage()
  const copy = { draft: draftOf(form), revision: 12, at: 5 }
  unsavedCopies('form', 'closed', storage, async () => new Set()).keep(copy)
  unsavedCopies('form', 'open', storage, async () => new Set()).keep({ ...copy, at: 9 })
  unsavedCopies('other-form', 'closed', storage, async () => new Set()).keep({ ...copy, at: 10 })
  const mine = unsavedCopies('form', 'mine', storage, async () => new Set(['open', 'mine']))
  const found = await mine.leftBehind()
  expect(found?.copy).toEqual(copy)
  found?.discard()
  expect(await mine.leftBehind()).toBeNull()
})

test('what is kept while the browser is still being asked is not what an earlier opening left', async () => {
  const copies = unsavedCopies('form', 'mine', aStorage(), async () => new Set())
  const asked = copies.leftBehind()
  await copies.keep({ draft: draftOf(form), revision: 12, at: 5 })
  expect(await asked).toBeNull()
})

test('a copy is outdated once the form was saved again, even within one version', () => {
  const copy = { draft: draftOf(form), revision: 12, at: 5 }
  expect(isOutdated(copy, 12)).toBe(false)
  expect(isOutdated(copy, 13)).toBe(true)
  expect(isOutdated({ draft: draftOf(form), at: 5 }, 13), 'written by an older release').toBe(false)
})

test('a copy that is damaged is no copy', async () => {
  const storage = aStorage()
  storage.setItem('ramiform:unsaved:form:a', '{"draft":{"name":"x"')
  storage.setItem('ramiform:unsaved:form:b', '{"draft":{"name":"x"},"revision":1,"at":1}')
  const copies = unsavedCopies('form', 'mine', storage, async () => new Set())
  expect(await copies.leftBehind()).toBeNull()
})

test('a browser without room for a copy says so', async () => {
  const storage = aStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const copies = unsavedCopies('form', 'mine', storage, async () => new Set())
  expect(await copies.keep({ draft: draftOf(form), revision: 12, at: 5 })).toBe(false)
})

test('what has no room in the small storage is kept in the spare one, and found there', async () => {
  const storage = aStorage()
  const spare = aSpareStorage()
  const nobody = async () => new Set<string>()
  const copy = { draft: draftOf(form), revision: 12, at: 5 }
  const copies = unsavedCopies('form', 'full', storage, nobody, spare, () => 6)
  await copies.keep(copy)
  const { setItem } = storage
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(await copies.keep({ ...copy, at: 6 })).toBe(true)
  const later = unsavedCopies('form', 'later', storage, nobody, spare, () => 7)
  expect((await later.leftBehind())?.copy.at).toBe(6)
  storage.setItem = setItem
  await copies.keep({ ...copy, at: 7 })
  expect((await later.leftBehind())?.copy.at).toBe(7)
  copies.forget()
  expect(await later.leftBehind()).toBeNull()
})

function aSpareStorage() {
  const kept = new Map<string, string>()
  return {
    put: async (key: string, value: string) => void kept.set(key, value),
    remove: async (key: string) => void kept.delete(key),
    entries: async (prefix: string) => [...kept].filter(([key]) => key.startsWith(prefix)),
  }
}

/** A browser's storage: its entries are its own members, as `Object.keys` sees them there. */
function aStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(storage[key]) : null),
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  }
  const storage: Storage = Object.create(methods)
  return storage
}
