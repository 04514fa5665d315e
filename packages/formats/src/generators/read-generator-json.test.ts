import { expect, test } from 'vitest'
import { jsonSamples, sampleText } from './json-samples.ts'
import { generatorJsonMessage, readGeneratorJson } from './read-generator-json.ts'

function read(text: string) {
  let count = 0
  const result = readGeneratorJson(text, () => {
    count += 1
    return `field_${count}`
  })
  return 'problem' in result
    ? generatorJsonMessage(result.problem)
    : result.fields.map(({ type, label, options = [], conditional }) =>
        [type, label, ...options, ...(conditional === undefined ? [] : ['if'])].join(' · '),
      )
}

test('an object with fields gives these fields with their logic', () => {
  expect(
    read(
      JSON.stringify({
        fields: [
          { id: 'a', type: 'radio', label: 'Pet?', options: ['Cat', 'Dog'] },
          {
            type: 'text',
            label: 'Its name',
            conditional: { dependsOn: 'a', condition: 'equals', value: 'Cat' },
          },
        ],
      }),
    ),
  ).toEqual(['radio · Pet? · Cat · Dog', 'text · Its name · if'])
})

test('in a plain object lists become choices, and other values become text', () => {
  expect(read('{"name": "", "size": ["S", "M"], "age": 3, "old": true, "x": null}')).toEqual([
    'text · name',
    'radio · size · S · M',
    'text · age',
    'text · old',
    'text · x',
  ])
  expect(read('{"questions": ["When?", "Where?"]}')).toEqual(['radio · questions · When? · Where?'])
})

test.each([
  ['[]', 'Invalid JSON structure - expected object with fields or key-value pairs'],
  [
    '[{"label": "Name"}]',
    'Invalid JSON structure - expected object with fields or key-value pairs',
  ],
  ['3', 'Invalid JSON structure - expected object with fields or key-value pairs'],
  ['null', 'Invalid JSON structure - expected object with fields or key-value pairs'],
  ['{}', 'No fields could be generated from JSON'],
  ['{"fields": []}', 'No fields could be generated from JSON'],
])('%s gives the message of the specification', (text, message) => {
  expect(read(text)).toBe(`JSON Error: ${message}. Please check your JSON structure and try again.`)
})

test("invalid JSON is refused with the parser's message", () => {
  expect(read('{"fields": [')).toMatch(
    /^JSON Error: \S.*[^.]\. Please check your JSON structure and try again\.$/,
  )
})

test('every sample gives fields, and the tree gives them with conditions', () => {
  const [schema, tree, plain] = jsonSamples.map((sample) => read(sampleText(sample)))
  expect(schema).toHaveLength(4)
  expect(tree).toEqual([
    'radio · Does the printer have power? · Yes · No',
    'radio · Is there an error on its display? · Yes · No · if',
    'text · What does the error say? · if',
    'text · Which computer do you print from? · if',
    'text · Which socket is it plugged into? · if',
  ])
  expect(plain).toContain('radio · Room size · Small · Medium · Large')
})

test("another program's form gives the same result as an import", () => {
  const surveyJs = {
    title: 'Visit',
    pages: [{ elements: [{ type: 'text', name: 'who', title: 'Who came?' }] }],
  }
  expect(read(JSON.stringify(surveyJs))).toEqual(['text · Who came?'])
})
