import { expect, test } from 'vitest'
import { readFormHead } from './form-head.ts'

test('the head of an exported form comes through as it is', () => {
  const head = {
    name: 'Open day',
    description: 'With tea',
    settings: { language: 'de', style: { accent: '#1f7a4d' }, closing: { responses: 20 } },
  }
  expect(readFormHead(head)).toEqual(head)
  expect(readFormHead({ name: 'Open day', settings: {} })).toMatchObject({ description: '' })
})

test('the scenarios of an exported form come through', () => {
  const scenarios = [
    { id: 's1', name: 'Online', pinned: true, answers: { way: 'Online' }, visible: ['way'] },
  ]
  const head = { name: 'Open day', description: '', settings: { scenarios } }
  expect(readFormHead(JSON.parse(JSON.stringify(head)))).toEqual(head)
})

test.each([
  [{ style: { accent: '<script>' } }, 'settings.style.accent must be a color such as #1f7a4d'],
  [{ redirectUrl: 'javascript:alert(1)' }, /^settings\.redirectUrl must be a complete http/],
  [{ of: 'the future' }, /^settings Unrecognized key/],
  [undefined, /^settings Invalid input/],
])('settings that no form can have are refused: %j', (settings, problem) => {
  const read = readFormHead({ name: 'Open day', settings })
  expect('problem' in read && read.problem).toMatch(problem)
})

test('neither a form without a name nor one nested without end is read', () => {
  expect(readFormHead({ name: ' ', settings: {} })).toEqual({ problem: 'name must not be empty' })
  let deep: object = {}
  for (let level = 0; level < 10_000; level += 1) deep = { deep }
  expect(readFormHead({ name: 'Deep', settings: deep })).toHaveProperty('problem')
})
