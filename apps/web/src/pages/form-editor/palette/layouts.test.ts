import { expect, test } from 'vitest'
import { addField } from '../../../editing/draft/field-commands.ts'
import { pictureChoice } from './layouts.ts'

test('a picture choice is multiple choice that shows pictures, without any yet', () => {
  const empty = { name: '', description: '', schema: { fields: [], settings: {} } }
  const [added] = addField(pictureChoice, 'n', 0)(empty)?.draft.schema.fields ?? []
  expect(added).toMatchObject({ type: 'radio', label: 'Picture Choice', pictures: [] })
  expect(added?.options).toHaveLength(3)
})
