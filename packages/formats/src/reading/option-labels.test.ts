// Options that differ only behind the limit of their length stay apart, in every format.
import { expect, test } from 'vitest'
import { countedIds } from '../documents/testing/counted-ids.ts'
import type { Importer } from '../import.ts'
import { csv } from '../importers/csv/csv.ts'
import { json } from '../importers/json/json.ts'
import { markdown } from '../importers/markdown/markdown.ts'
import { mermaid } from '../importers/mermaid/mermaid.ts'
import { opml } from '../importers/opml/opml.ts'
import { tree } from '../importers/tree/tree.ts'
import { optionLabels } from './option-labels.ts'

const start = 'I agree to it '.repeat(40)
const [yes, no] = [`${start}and want more`, `${start}and want less`]
const labels = [`${start.slice(0, 499)}…`, `${start.slice(0, 496)} (2)`]

const survey = {
  elements: [
    { type: 'radiogroup', name: 'terms', choices: [yes, no] },
    { type: 'text', name: 'why', visibleIf: `{terms} = '${no}'` },
  ],
}
const question = { question: 'Which terms?', options: { [yes]: 'Why so?', [no]: 'Why not?' } }

test.each<[string, Importer, string]>([
  ['SurveyJS', json, JSON.stringify(survey)],
  ['a tree of questions', json, JSON.stringify({ questions: [question] })],
  ['a plain object', json, JSON.stringify({ terms: [yes, no] })],
  ['Markdown', markdown, `# Form\n\nWhich terms?\n\n- ( ) ${yes}\n- ( ) ${no}\n`],
  ['CSV', csv, `Name,Terms,\n,"${yes}","${no}"`],
  ['Mermaid', mermaid, `flowchart TD\nA[Terms?] -->|"${yes}"| B[Why?]\nA -->|"${no}"| C[Why not?]`],
  [
    'OPML',
    opml,
    `<opml><body><outline text="Terms" type="radio"><outline text="${yes}"/><outline text="${no}"/></outline></body></opml>`,
  ],
  [
    'a tree in text',
    tree,
    `Which terms?\n├── ${yes}\n│   └── Why so?\n└── ${no}\n    └── Why not?`,
  ],
])('%s', (_, importer, text) => {
  const result = importer.read(text, countedIds())
  if ('problem' in result) throw new Error(JSON.stringify(result))
  const field = result.fields.find(({ options }) => options?.includes(labels[0] ?? ''))
  expect(field?.options).toEqual(labels)
  const told = result.warnings.filter(({ fieldId }) => fieldId === field?.id)
  expect(told.filter(({ message }) => message.includes('was cut to 500'))).toHaveLength(2)
  const last = result.fields.at(-1)
  if (last?.conditional) expect(last.conditional).toMatchObject({ value: labels[1] })
})

test('equal texts have one label, and short ones stay as they are', () => {
  const labelOf = optionLabels()
  expect([yes, no, yes, no, 'Yes'].map(labelOf)).toEqual([...labels, ...labels, 'Yes'])
})
