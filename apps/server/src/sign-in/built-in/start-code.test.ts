import { expect, test } from 'vitest'
import { countHere, createStartCode } from './start-code.ts'

function aCode() {
  let time = 1_000_000
  const code = createStartCode({ tries: countHere(() => time) })
  const wrong = code.value === '000000000000' ? '111111111111' : '000000000000'
  return {
    code,
    pass: (seconds: number) => {
      time += seconds * 1_000
    },
    guess: async (source: string) => (await code.check(wrong, source)).kind,
  }
}

test('the code has twelve digits, and may be typed in groups', async () => {
  const { code } = aCode()
  expect(code.value).toMatch(/^\d{12}$/)
  const grouped = code.value.replace(/(\d{4})(\d{4})/, '$1-$2 ')
  expect(await code.check(grouped, '192.0.2.1')).toEqual({ kind: 'right' })
})

test('wrong tries make their own address wait, and no other one', async () => {
  const { code, guess } = aCode()
  const before = code.value
  const kinds: string[] = []
  for (let index = 0; index < 7; index += 1) kinds.push(await guess('192.0.2.66'))
  expect(kinds).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'wait', 'wait'])
  expect(code.value).toBe(before)
  expect(await code.check(code.value, '192.0.2.1')).toEqual({ kind: 'right' })
  // Otherwise waiting would tell a right guess.
  expect(await code.check(code.value, '192.0.2.66')).toEqual({ kind: 'wait', seconds: 60 })
})

test('each further wrong try doubles the wait, up to an hour: few tries a day', async () => {
  const { pass, guess } = aCode()
  let tried = 0
  for (let second = 0; second < 24 * 3_600; second += 30) {
    if ((await guess('192.0.2.66')) === 'wrong') tried += 1
    pass(30)
  }
  expect(tried).toBeGreaterThan(20)
  expect(tried).toBeLessThan(40)
})

test('after the wait the right code signs in, and forgets the wrong tries', async () => {
  const { code, pass, guess } = aCode()
  for (let index = 0; index < 5; index += 1) await guess('192.0.2.1')
  pass(61)
  expect(await code.check(code.value, '192.0.2.1')).toEqual({ kind: 'right' })
  for (let index = 0; index < 4; index += 1) expect(await guess('192.0.2.1')).toBe('wrong')
  expect(await code.check(code.value, '192.0.2.1')).toEqual({ kind: 'right' })
})

test('a million sources do not fill the memory, nor keep out the owner', async () => {
  const { code, guess } = aCode()
  for (let index = 0; index < 50_000; index += 1) await guess(`2001:db8:${index}::/64`)
  expect(await code.check(code.value, '192.0.2.1')).toEqual({ kind: 'right' })
})

test('tries at the same time count one by one', async () => {
  const { guess } = aCode()
  const kinds = await Promise.all(Array.from({ length: 20 }, () => guess('192.0.2.66')))
  expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(5)
})
