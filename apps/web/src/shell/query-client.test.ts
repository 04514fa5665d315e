import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

test('offline actions fail at once and do not run later', async () => {
  onlineManager.setOnline(false)
  let calls = 0
  const creating = new MutationObserver(
    createQueryClient(() => {}),
    {
      mutationFn: async () => {
        calls += 1
        throw new Error('the server cannot be reached')
      },
    },
  )
  await expect(creating.mutate()).rejects.toThrow('the server cannot be reached')
  onlineManager.setOnline(true)
  await Promise.resolve()
  expect(calls).toBe(1)
})
