import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

function workshop() {
  const asked: string[] = []
  const finish: ((made: string) => void)[] = []
  const make = oneAtATime((name: string) => {
    asked.push(name)
    return new Promise<string>((resolve) => finish.push(resolve))
  })
  return { asked, finish, make }
}

test('a double click runs the task once, and both clicks get the result', async () => {
  const { asked, finish, make } = workshop()
  const presses = [make('form'), make('form')]
  finish[0]?.('the form')
  expect(await Promise.all(presses)).toEqual(['the form', 'the form'])
  expect(asked).toEqual(['form'])
})

test('after the task ended or failed, the next click runs it again', async () => {
  const { asked, finish, make } = workshop()
  const first = make('first')
  finish[0]?.('made')
  await first
  void make('second')
  expect(asked).toEqual(['first', 'second'])

  let attempts = 0
  const failing = oneAtATime(async () => {
    attempts += 1
    throw new Error('no answer')
  })
  await expect(failing()).rejects.toThrow('no answer')
  await expect(failing()).rejects.toThrow('no answer')
  expect(attempts).toBe(2)
})
