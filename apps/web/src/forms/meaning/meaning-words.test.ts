import type { FormSchema } from '@ramiform/core/form'
import { expect, test } from 'vitest'
import { compareVersions } from './compare-job.ts'
import { changedQuestions, foldChanges, matters, summaryText } from './meaning-words.ts'

const attendance = {
  ...{ id: 'attendance', type: 'radio', label: 'Attendance', required: true },
  options: ['In person', 'Online'],
}
const team = { id: 'team', type: 'number', label: 'Team size', required: false }
const above = (value: string) => ({
  ...{ id: 'lunch', type: 'text', label: 'Lunch', required: false },
  conditional: { dependsOn: 'team', condition: 'greater_than', value },
})

const form = (...fields: readonly unknown[]) => ({ fields, settings: {} }) as unknown as FormSchema

async function compared(before: FormSchema, after: FormSchema) {
  const versions = { before, after }
  const comparison = await compareVersions(versions)
  const { fields } = comparison
  const questions = changedQuestions(fields, versions).map(({ label, kind, lines }) => ({
    label,
    kind,
    lines: lines.map(({ look, phrases, effect }) => [
      look,
      phrases.map(({ text }) => text).join(''),
      effect,
    ]),
  }))
  return { questions, summary: summaryText(fields), matters: matters(comparison, versions) }
}

test('a higher limit says for which answers a question is no longer shown', async () => {
  const found = await compared(
    form(attendance, team, above('4')),
    form(attendance, team, above('8')),
  )
  expect(found.questions).toEqual([
    {
      label: 'Lunch',
      kind: 'narrower',
      lines: [
        [
          'out',
          expect.stringMatching(/^No longer shown, for example when Team size is [5-8]\.$/),
          'shown before, hidden now',
        ],
      ],
    },
  ])
  expect(found.summary).toBe('1 question changes, 2 stay the same')
  expect(found.matters).toBe(true)
})

test('a new question says when it is shown, a removed one that its answers stay', async () => {
  const found = await compared(form(attendance, team), form(team, above('4')))
  expect(found.questions.map(({ kind, lines }) => [kind, lines[0]?.[1]])).toEqual([
    ['added', 'Shown when Team size is greater than 4.'],
    ['removed', 'Visitors no longer see it. Stored answers stay readable.'],
  ])
  expect(found.summary).toBe('1 is new, 1 is removed, 1 stays the same')
})

test('texts do not matter to what visitors are asked; options and bounds do', async () => {
  const same = await compared(form(attendance), form({ ...attendance, label: 'Where?' }))
  expect(same).toMatchObject({ questions: [], matters: false, summary: '1 stays the same' })
  const options = ['In person', 'Online', 'Later']
  expect((await compared(form(attendance), form({ ...attendance, options }))).matters).toBe(true)
  const limited = form({ ...team, validation: { max: 9 } })
  expect((await compared(form(team), limited)).matters).toBe(true)
})

test('a setting that changes what visitors can do matters, a text does not', async () => {
  const before = form(team)
  const withSettings = (settings: FormSchema['settings']) => ({ ...before, settings })
  expect((await compared(before, withSettings({ closing: { responses: 5 } }))).matters).toBe(true)
  expect((await compared(before, withSettings({ title: 'Hello' }))).matters).toBe(false)
})

test('more than eight changes are folded by kind', async () => {
  const note = (index: number) => ({ id: `note${index}`, type: 'text', label: `Note ${index}` })
  const [before, after] = [
    form(team, ...Array.from({ length: 10 }, (_, index) => note(index))),
    form(team, above('4'), ...Array.from({ length: 2 }, (_, index) => note(index + 20))),
  ]
  const { fields } = await compareVersions({ before, after })
  const folded = (count: number) =>
    foldChanges(changedQuestions(fields, { before, after }).slice(0, count))
  expect(folded(8)).toMatchObject({ shown: { length: 8 }, folded: [] })
  expect(folded(13).shown.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 3 }, () => 'added'),
    ...Array.from({ length: 5 }, () => 'removed'),
  ])
  expect(folded(13).folded.map(({ kind, questions }) => [kind, questions.length])).toEqual([
    ['removed', 5],
  ])
})
