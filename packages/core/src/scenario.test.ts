import { expect, test } from 'vitest'
import { followForm, renameInScenario, type Scenario } from './scenario.ts'

const scenario: Scenario = {
  id: 's',
  name: 'In person',
  pinned: true,
  answers: { way: 'In person', meals: ['Lunch', 'Dinner'] },
  visible: ['way', 'meals'],
}
const none = new Map()

test('a deleted field leaves the answers and the expectation', () => {
  const followed = followForm(scenario, { ids: new Set(['way']), added: [], renamed: none })
  expect(followed).toEqual({ ...scenario, answers: { way: 'In person' }, visible: ['way'] })
})

test('a renamed option is renamed in the answers, one of several too', () => {
  const renamed = new Map([
    ['way', new Map([['In person', 'On site']])],
    ['meals', new Map([['Lunch', 'Midday meal']])],
  ])
  const followed = followForm(scenario, { ids: new Set(['way', 'meals']), added: [], renamed })
  expect(followed.answers).toEqual({ way: 'On site', meals: ['Midday meal', 'Dinner'] })
})

test('nothing is expected of an added field, until it is deleted again', () => {
  const ids = new Set(['way', 'meals', 'new'])
  const added = followForm(scenario, { ids, added: ['new'], renamed: none })
  expect(added.unchecked).toEqual(['new'])
  const deleted = followForm(added, { ids: new Set(['way', 'meals']), added: [], renamed: none })
  expect(deleted).toEqual(scenario)
})

test('a change that does not concern a scenario returns the same object', () => {
  const renamed = new Map([['way', new Map([['Online', 'Remote']])]])
  expect(followForm(scenario, { ids: new Set(['way', 'meals']), added: [], renamed })).toBe(
    scenario,
  )
})

test('imported fields with new ids keep their scenarios', () => {
  expect(renameInScenario(scenario, (id) => `${id}2`)).toMatchObject({
    answers: { way2: 'In person', meals2: ['Lunch', 'Dinner'] },
    visible: ['way2', 'meals2'],
  })
})
