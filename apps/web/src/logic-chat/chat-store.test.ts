import type { Field } from '@ramiform/core/field'
import type { Understanding } from '@ramiform/language/chat/understanding'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaiting } from './chat-state.ts'
import { type ChatWorld, createChat } from './chat-store.ts'
import { analysisDelayMs, replyDelayMs } from './chat-timing.ts'
import type { ReadUpload } from './uploads/read-upload.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const declined: Understanding = {
  kind: 'declined',
  confidence: 0.3,
  reason: 'No condition.',
  hint: 'Say when.',
}
const city: Field = { id: 'city', type: 'text', label: 'City' }
const cityFile: ReadUpload = {
  kind: 'found',
  format: 'CSV',
  fields: [city],
  left: 0,
  warnings: [],
  preview: 'City',
}
const aFile = (name: string) => new File(['City'], name)

/** A chat whose outside answers as told; `asked` is what it asked about. */
function aChat(world: Partial<ChatWorld> = {}) {
  const asked: { sentence: string; fields: readonly Field[] }[] = []
  const chat = createChat({
    understand: async (sentence, fields) => {
      asked.push({ sentence, fields })
      return [declined]
    },
    readFile: async () => cityFile,
    fieldsOfForm: () => null,
    delay: (ms) => ms,
    now: Date.now,
    report: () => {},
    ...world,
  })
  const kinds = () => chat.getState().messages.map(({ kind }) => kind)
  const isWaiting = () => awaiting(chat.getState()).length > 0
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { chat, asked, kinds, isWaiting, pass }
}

test('a reply comes 1.5 seconds after its sentence, and until then the chat is busy', async () => {
  const { chat, kinds, isWaiting, pass } = aChat()
  chat.say('Show lunch')
  await pass(replyDelayMs - 1)
  expect([kinds(), isWaiting()]).toEqual([['sentence'], true])
  await pass(1)
  expect([kinds(), isWaiting()]).toEqual([['sentence', 'reply'], false])
})

test('with reduced motion, there is no wait', async () => {
  const { chat, kinds, pass } = aChat({ delay: () => 0 })
  chat.say('Show lunch')
  await pass(0)
  expect(kinds()).toEqual(['sentence', 'reply'])
})

test('two sentences in a row each get their reply', async () => {
  const { chat, pass } = aChat()
  chat.say('First')
  await pass(500)
  chat.say('Second')
  await pass(replyDelayMs)
  const [first, second, ...replies] = chat.getState().messages
  expect(replies.map((one) => 'to' in one && one.to)).toEqual([first?.id, second?.id])
})

test('a file is confirmed at once and analyzed a second later; then sentences know its fields', async () => {
  const { chat, asked, kinds, pass } = aChat()
  chat.send(aFile('places.csv'))
  await pass(0)
  expect(kinds()).toEqual(['file', 'file-taken'])
  await pass(analysisDelayMs)
  expect(kinds()).toEqual(['file', 'file-taken', 'analysis'])
  chat.say('Hide city')
  expect(asked[0]?.fields).toEqual([city])
})

test('fields of an open form take precedence over those of a file', async () => {
  const lunch: Field = { id: 'lunch', type: 'text', label: 'Lunch' }
  const { chat, asked, pass } = aChat({ fieldsOfForm: () => [lunch] })
  chat.send(aFile('places.csv'))
  await pass(analysisDelayMs)
  chat.say('Hide lunch')
  expect(asked[0]?.fields).toEqual([lunch])
})

test.each([
  ['a refused file', { kind: 'refused', reason: 'CSV file is empty' }, 'file-refused', 'broken'],
  ['a document', { kind: 'document' }, 'file-taken', 'document'],
] as const)('%s is followed by other ways', async (_, upload, told, about) => {
  const { chat, kinds, pass } = aChat({ readFile: async () => upload })
  chat.send(aFile('any'))
  await pass(analysisDelayMs)
  expect(kinds()).toEqual(['file', told, 'alternatives'])
  expect(chat.getState().messages.at(-1)).toMatchObject({ about })
})

test('a failed load of the reader is reported and can be retried', async () => {
  let isThere = false
  const { chat, kinds, pass } = aChat({
    understand: async () => {
      if (!isThere) throw new TypeError('Failed to fetch')
      return [declined]
    },
  })
  chat.say('Show lunch')
  await pass(replyDelayMs)
  const [, told] = chat.getState().messages
  expect(kinds()).toEqual(['sentence', 'no-reader'])
  isThere = true
  if (told?.kind === 'no-reader') chat.retry(told)
  await pass(replyDelayMs)
  expect(kinds()).toEqual(['sentence', 'reply'])
})

test('a new conversation gets no reply to the last one, which can be restored and then gets it', async () => {
  const { chat, kinds, pass } = aChat()
  chat.say('Show lunch')
  const before = chat.beginAnew()
  await pass(replyDelayMs)
  expect(kinds()).toEqual([])
  chat.resume(before)
  await pass(replyDelayMs)
  expect(kinds()).toEqual(['sentence', 'reply'])
})

test('after a reload, a pending sentence gets its reply, and a pending file has to be uploaded again', async () => {
  const { chat } = aChat()
  chat.say('Show lunch')
  chat.send(aFile('places.csv'))
  const kept = chat.getState()
  chat.stop()
  const later = aChat()
  later.chat.resume(kept)
  await later.pass(replyDelayMs)
  expect(later.kinds()).toEqual(['sentence', 'file', 'alternatives', 'reply'])
  expect(later.isWaiting()).toBe(false)
})
