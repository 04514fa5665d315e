import { expect, test } from 'vitest'
import { fileName } from './upload.ts'

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
  ['\u202egnp.exe\u0000', 'gnp.exe'],
  ['..', 'file'],
  ['', 'file'],
])('of the name %j is kept %j', (given, kept) => {
  expect(fileName(given)).toBe(kept)
})

test('a long name keeps its ending, and no half of a letter', () => {
  expect(fileName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`)
  const name = fileName(`${'a'.repeat(250)}\u{1f600}.pdf`)
  expect(name).toBe(`${'a'.repeat(250)}.pdf`)
  expect(name.isWellFormed()).toBe(true)
})
