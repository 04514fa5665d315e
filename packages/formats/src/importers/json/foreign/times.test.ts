import { expect, test } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { json } from '../json.ts'

const string = { type: 'string' }
const property = { properties: { at: { ...string, title: 'Arrival' } } }

test.each([
  [
    'SurveyJS',
    {
      pages: [{ elements: [{ type: 'text', name: 'at', title: 'Arrival', inputType: 'time' }] }],
    },
  ],
  ['Form.io', { components: [{ type: 'time', key: 'at', label: 'Arrival', input: true }] }],
  [
    'JSON Schema',
    { type: 'object', properties: { at: { ...string, title: 'Arrival', format: 'time' } } },
  ],
  [
    'react-jsonschema-form',
    { schema: { type: 'object', ...property }, uiSchema: { at: { 'ui:widget': 'time' } } },
  ],
  [
    'JSON Forms',
    {
      schema: { type: 'object', ...property },
      uischema: {
        type: 'VerticalLayout',
        elements: [{ type: 'Control', scope: '#/properties/at', options: { format: 'time' } }],
      },
    },
  ],
])('a time of %s is a time', (_program, form) => {
  const result = json.read(JSON.stringify(form), countedIds())
  expect(result).toMatchObject({ fields: [{ type: 'time', label: 'Arrival' }], warnings: [] })
})
