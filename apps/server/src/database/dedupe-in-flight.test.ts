import { expect, test } from 'vitest'
import { dedupeInFlight } from './dedupe-in-flight.ts'

test('many who ask at once are answered by few questions, none of them asked too early', async () => {
  let stored = 0
  let asked = 0
  const ask = dedupeInFlight(async () => {
    asked += 1
    const seen = stored
    await new Promise((resolve) => setTimeout(resolve, 2))
    return seen
  })
  const answers: Promise<void>[] = []
  for (let round = 0; round < 200; round += 1) {
    stored = round
    const before = round
    answers.push(ask('form').then((seen) => expect(seen).toBeGreaterThanOrEqual(before)))
    if (round % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(answers)
  expect(asked).toBeLessThan(60)
})

test('who asks after a failure is asked for again', async () => {
  let works = false
  const ask = dedupeInFlight(async () => {
    if (!works) throw new Error('the database is away')
    return 'answer'
  })
  const failed = ask('form')
  const next = ask('form')
  works = true
  await expect(failed).rejects.toThrow('the database is away')
  await expect(next).resolves.toBe('answer')
})
