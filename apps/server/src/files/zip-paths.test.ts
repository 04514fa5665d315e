import { expect, test } from 'vitest'
import { zipPaths } from './zip-paths.ts'

const file = (name: string, submissionId = 'f00d-abcdef') => ({
  id: name,
  submissionId,
  submittedAt: new Date('2026-11-21T12:34:56.000Z'),
  fieldId: 'cv',
  name,
  size: 1,
})
const pathsOf = (...names: string[]) =>
  zipPaths(names.map((name) => file(name))).map((one) => one.path)

test('every submission has a folder, named after when it came', () => {
  expect(pathsOf('cv.pdf')).toEqual(['2026-11-21 12.34.56 abcdef/cv.pdf'])
})

test('files of one name lie beside each other, also where a disk takes two cases for one', () => {
  expect(pathsOf('cv.pdf', 'CV.pdf', 'cv.pdf', 'notes').map((path) => path.split('/')[1])).toEqual([
    'cv.pdf',
    'CV (2).pdf',
    'cv (3).pdf',
    'notes',
  ])
})

test('no name leads out of its folder or means a device', () => {
  for (const [name, safe] of [
    ['..', '_'],
    ['../../x', '__.._x'],
    ['a:b|c?.txt', 'a_b_c_.txt'],
    ['CON.txt', '_CON.txt'],
    ['.hidden', '_hidden'],
    ['ends in dots...', 'ends in dots_'],
  ] as const) {
    const [path = ''] = pathsOf(name)
    expect(path.split('/')).toHaveLength(2)
    expect(path.split('/')[1], name).toBe(safe)
  }
})
