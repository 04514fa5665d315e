import { expect, test } from 'vitest'
import { isNews } from './read-in-worker.ts'

test("a library's own talk in the worker is no news about the document", () => {
  expect(isNews({ kind: 'not_fetched' })).toBe(true)
  expect(isNews({ sourceName: 'worker', targetName: 'main', action: 'ready', data: null })).toBe(
    false,
  )
  expect(isNews(null)).toBe(false)
})
