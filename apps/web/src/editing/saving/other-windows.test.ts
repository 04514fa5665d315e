import { expect, test } from 'vitest'
import { type Channel, createOtherWindows } from './other-windows.ts'

/** A browser's channel without its delay. */
function aBrowser() {
  const listeners = new Map<Channel, (event: MessageEvent) => void>()
  return function channel(): Channel {
    const own: Channel = {
      postMessage(message) {
        for (const [other, listener] of listeners) {
          if (other !== own) listener(new MessageEvent('message', { data: message }))
        }
      },
      addEventListener: (_type, listener) => void listeners.set(own, listener),
      close: () => void listeners.delete(own),
    }
    return own
  }
}

test('windows with the same form know how many others there are', () => {
  const channel = aBrowser()
  const first = createOtherWindows('first', channel())
  const second = createOtherWindows('second', channel())
  const third = createOtherWindows('third', channel())
  expect([first, second, third].map((one) => one.getState().open)).toEqual([2, 2, 2])
  third.leave()
  expect([first, second].map((one) => one.getState().open)).toEqual([1, 1])
})

test('a save elsewhere is news until this window goes on from it', () => {
  const channel = aBrowser()
  const mine = createOtherWindows('mine', channel())
  const other = createOtherWindows('other', channel())
  other.announceSaved({ revision: 13, at: '2026-11-20T14:02:00.000Z' })
  expect(mine.getState().saved?.revision).toBe(13)
  mine.heardOf({ revision: 12, at: '2026-11-20T13:00:00.000Z' })
  expect(mine.getState().saved?.revision).toBe(13)
  mine.caughtUp(12)
  expect(mine.getState().saved?.revision).toBe(13)
  mine.caughtUp(13)
  expect(mine.getState().saved).toBeNull()
})

test('what another release says is not heard', () => {
  const channel = aBrowser()
  const mine = createOtherWindows('mine', channel())
  const stranger = channel()
  stranger.addEventListener('message', () => {})
  for (const message of [
    null,
    'saved',
    { kind: 'saved', from: 'x' },
    { kind: 'merge', from: 'x' },
  ]) {
    stranger.postMessage(message)
  }
  expect(mine.getState()).toEqual({ open: 0, saved: null })
})
