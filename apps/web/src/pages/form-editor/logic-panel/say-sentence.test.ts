import { aForm } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { readSentence } from './say-sentence.ts'

const { fields } = aForm()
  .radio('how', ['In person', 'Online'], { label: 'How will you take part?' })
  .number('people', { label: 'Number of people' })
  .text('phone', { label: '' })
  .text('names', { label: 'Number of people' })

const read = (words: string, ...ids: string[]) =>
  readSentence(words, fields, ids.length > 0 ? ids : ['phone'])

const inPerson = {
  kind: 'rule',
  conditional: { dependsOn: 'how', condition: 'equals', value: 'In person' },
}

test.each([
  'in person',
  'when in person',
  'only if they come in person',
  'Show it when in person',
  'show this question if “How will you take part?” is “In person”',
])('%s is a rule of the selected field', async (words) => {
  expect(await read(words)).toEqual(inPerson)
})

test('hide and unless turn the condition around', async () => {
  const online = await read('hide it if in person')
  expect(online).toMatchObject({ conditional: { condition: 'not_equals', value: 'In person' } })
  expect(await read('unless in person')).toEqual(online)
  expect(await read("don't show this when in person")).toEqual(online)
  expect(await read('show this unless in person')).toEqual(online)
  expect(await read('hide this unless in person')).toEqual(inPerson)
})

test('a field with the same name as the selected one can be named', async () => {
  expect(await read('number of people is greater than 4', 'names')).toMatchObject({
    conditional: { rules: [{ fieldId: 'people', condition: 'greater_than', value: '4' }] },
  })
})

test('an ambiguous sentence offers choices, and a choice is read', async () => {
  const asked = await read('how will you take part is by boat')
  expect(asked).toMatchObject({ kind: 'question', choices: [{ label: 'In person' }, {}] })
  const choices = asked.kind === 'question' ? asked.choices : []
  expect(await read(choices[0]?.sentence ?? '')).toEqual(inPerson)
})

test('words that name no question are refused with the reason', async () => {
  const refused = await read('team is big')
  expect(refused).toEqual({
    kind: 'none',
    text: 'I did not understand “team is big”.',
  })
})

test.each([
  'if online go to number of people',
  'when online, skip to number of people',
  'if online, go back to number of people',
  'in person goes to number of people',
])('%s points to jumps instead of making a rule', async (words) => {
  expect(await read(words)).toEqual({
    kind: 'none',
    text: expect.stringMatching(/^A rule cannot jump .* add a jump below its logic\.$/),
  })
})
