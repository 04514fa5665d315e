import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLineBuffer } from './line-buffer.ts'

const line = fc.string({ unit: 'grapheme', maxLength: 200 })

test('what is taken is what was added, once, in UTF-8', () => {
  fc.assert(
    fc.property(fc.array(fc.array(line)), (turns) => {
      const buffer = createLineBuffer()
      for (const lines of turns) {
        for (const one of lines) buffer.add(one)
        expect(Buffer.concat(buffer.take()).toString()).toBe(lines.join(''))
      }
      expect(buffer.take()).toEqual([])
    }),
  )
})

test('what was taken stays as it was while more is added, also over many blocks', () => {
  const buffer = createLineBuffer()
  const long = '李小龙, Zoë\r\n'.repeat(40_000)
  buffer.add('first')
  const first = buffer.take()
  buffer.add(long)
  for (let index = 0; index < 100_000; index += 1) buffer.add(`${index},ë\r\n`)
  const rest = buffer.take()
  expect(Buffer.concat(first).toString()).toBe('first')
  const lines = Buffer.concat(rest).toString()
  expect(lines.startsWith(long)).toBe(true)
  expect(lines.slice(long.length).split('\r\n')).toHaveLength(100_001)
  expect(rest.length).toBeGreaterThan(2)
})
