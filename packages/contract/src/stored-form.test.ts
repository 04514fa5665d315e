import { createField } from '@ramiform/core/field-type'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { describe, expect, test } from 'vitest'
import { formSchema } from './form-schema.ts'

/** A form as the server stored it before there were further kinds (decision 360). */
const before =
  '{"fields":[{"id":"a","type":"text","label":"A","placeholder":"p","description":"d","required":true,"styling":{"width":"half","inline":false},"validation":{"min":1,"max":9,"pattern":"x"},"conditional":{"dependsOn":"b","condition":"equals","value":"1"}},{"id":"b","type":"radio","label":"B","options":["1","2"],"styling":{"width":"full","inline":true}},{"id":"c","type":"price","label":"C","fixedPrice":100},{"id":"d","type":"file","label":"D","upload":{"maxFiles":2}},{"id":"e","type":"payment","label":"E","payment":{"amount":100}}],"settings":{"title":"T"}}'

test('a form without further kinds is stored byte for byte as before', () => {
  expect(JSON.stringify(formSchema.parse(JSON.parse(before)))).toBe(before)
})

test('a ranking asks for a whole number of ranks', () => {
  const storing = (ranks: number) =>
    formSchema.safeParse({ fields: [{ ...createField(fieldTypes.ranking, 'a'), ranks }] }).success
  expect([1, 2, 1000].map(storing)).toEqual([true, true, true])
  expect([0, 1.5, 100_000].map(storing)).toEqual([false, false, false])
})

describe('options of further kinds', () => {
  const storing = (type: FieldTypeName, options?: readonly string[]) => {
    const field = { ...createField(fieldTypes[type], 'a'), ...(options && { options }) }
    return formSchema.safeParse({ fields: [field] }).success
  }

  test.each([
    ['rating', ['1', '2', '3']],
    ['scale', ['1', '2', '3', '4']],
    ['yes-no', ['Ja', 'Nein']],
  ] as const)('%s accepts %j', (type, options) => {
    expect(storing(type)).toBe(true)
    expect(storing(type, options)).toBe(true)
  })

  test.each([
    ['rating', ['0', '1', '2', '3']],
    ['rating', ['1', '2']],
    ['rating', ['1', '3', '4']],
    ['rating', Array.from({ length: 11 }, (_, at) => String(at + 1))],
    ['rating', ['Bad', 'Good', 'Great']],
    ['rating', []],
    ['scale', ['2', '3', '4']],
    ['scale', ['0', '1']],
    ['yes-no', ['Yes', 'No', 'Perhaps']],
  ] as const)('%s rejects %j', (type, options) => {
    expect(storing(type, options)).toBe(false)
  })
})
