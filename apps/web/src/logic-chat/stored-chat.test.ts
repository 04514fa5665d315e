import { expect, test } from 'vitest'
import { beginChat, type ChatState, say } from './chat-state.ts'
import { chatKeeper } from './stored-chat.ts'

/** A browser's storage with room for so many characters. */
function storageFor(characters: number): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > characters) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  } as Storage
}

const talk = (sentences: number): ChatState =>
  Array.from({ length: sentences }).reduce<ChatState>(
    (conversation, _, index) => say(conversation, { kind: 'sentence', text: `${index}` }, index),
    beginChat(1),
  )

test('messages and the typed text are restored', () => {
  const storage = storageFor(100_000)
  chatKeeper(() => storage, 'f1', 'mara').write({ conversation: talk(2), draft: 'Show' })
  expect(chatKeeper(() => storage, 'f1', 'mara').read()).toEqual({
    conversation: talk(2),
    draft: 'Show',
  })
})

test('each form has its own chat, which other owners cannot read', () => {
  const storage = storageFor(100_000)
  chatKeeper(() => storage, 'f1', 'mara').write({ conversation: talk(1), draft: '' })
  expect(chatKeeper(() => storage, 'f2', 'mara').read()).toBeNull()
  expect(chatKeeper(() => storage, 'f1', 'jonas').read()).toBeNull()
  expect(chatKeeper(() => storage, 'f1', null).read()).toBeNull()
})

test('a chat from before signing in continues after it', () => {
  const storage = storageFor(100_000)
  chatKeeper(() => storage, null, null).write({ conversation: talk(1), draft: '' })
  expect(chatKeeper(() => storage, null, 'mara').read()?.conversation).toEqual(talk(1))
})

test('with little room, the newest messages are stored; without storage, nothing breaks', () => {
  const storage = storageFor(4_000)
  const keeper = chatKeeper(() => storage, null, null)
  keeper.write({ conversation: talk(150), draft: '' })
  const texts = keeper.read()?.conversation.messages.map((one) => 'text' in one && one.text)
  expect([texts?.length, texts?.at(-1)]).toEqual([20, '149'])
  chatKeeper(() => storageFor(10), null, null).write({ conversation: talk(1), draft: '' })
  const denied = chatKeeper(
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
    null,
    null,
  )
  denied.write({ conversation: talk(1), draft: '' })
  expect(denied.read()).toBeNull()
})

test.each([
  '',
  'nonsense',
  'null',
  '{"release":0}',
  '{"release":1,"who":null,"draft":"","conversation":{"began":1,"said":1,"messages":[{"kind":"sentence"}]}}',
])('%s is no conversation', (text) => {
  const storage = storageFor(100_000)
  storage.setItem('ramiform.chat', text)
  expect(chatKeeper(() => storage, null, null).read()).toBeNull()
})
