import { aForm } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { refusedPlace } from './refused-place.ts'

const draft = {
  name: 'Form',
  description: '',
  schema: {
    fields: aForm().text('a', { label: 'Name' }).radio('b', ['x'], { label: 'Colour' }).fields,
    settings: {},
  },
}
const placeOf = (path: string, message = 'must be shorter') =>
  refusedPlace({ problems: [{ path, message }], draft })

test('what is refused of a field is told by its label, and leads to it', () => {
  expect(placeOf('schema.fields.1.options.0')).toEqual({
    words: '“Colour”: option 1 must be shorter',
    fieldId: 'b',
  })
  expect(placeOf('schema.fields.0.conditional.value')?.words).toBe(
    '“Name”: its logic must be shorter',
  )
  // The check of a form names the field itself.
  expect(placeOf('schema.fields.0', 'Name: the pattern cannot be read')).toEqual({
    words: 'Name: the pattern cannot be read',
    fieldId: 'a',
  })
})

test('a refused setting is named, and leads to its section', () => {
  expect(placeOf('schema.settings.notifications.webhook')).toEqual({
    words: 'Webhook URL in Settings: must be shorter',
    section: 'notifications',
  })
})

test('of everything else the server’s own sentence stands', () => {
  for (const path of ['name', 'schema.fields', 'schema.fields.7.label', 'schema.settings.new']) {
    expect(placeOf(path)).toBeNull()
  }
  expect(refusedPlace({ draft })).toBeNull()
})
