// Feeds each importer 100,000 modified samples: cut, repeated, mixed with each other and with special characters.
// Prints thrown errors, invalid forms and the slowest texts. Exits with 1 if an importer throws or takes more than
// two seconds. `node bench/import-fuzz.mjs [texts] [seed] [format ...]`
import { readdirSync, readFileSync } from 'node:fs'
import { formSchema } from '../packages/contract/src/form-schema.ts'
import { importers } from '../packages/formats/src/importers/index.ts'

const [count = '100000', seed = '1', ...only] = process.argv.slice(2)
const longestMs = 2_000
/** One in this many results is checked against the contract's schema, which is slower than reading. */
const checkedEvery = 20

const folder = (name) =>
  new URL(`../packages/formats/src/importers/${name}/samples/`, import.meta.url)
const samplesOf = (name) =>
  readdirSync(folder(name))
    .filter((file) => !file.endsWith('.expected.json'))
    .map((file) => readFileSync(new URL(file, folder(name)), 'utf8'))
const everySample = importers.flatMap(({ name }) => samplesOf(name))

const pieces = [
  '├── ',
  '└── ',
  '│   ',
  '|-- ',
  '`-- ',
  '+-- ',
  ' → ',
  ' --> ',
  '-->|Yes|',
  '-- no -->',
  ' ? ',
  '?',
  ': ',
  '* ',
  '- ',
  '- [ ] ',
  '( ) ',
  '[x] ',
  '____',
  '[____]',
  '....',
  '(required)',
  '[A / B]',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '((',
  '))',
  '"',
  "'",
  '`',
  '```\n',
  '~~~\n',
  '# ',
  '## ',
  '### ',
  '> ',
  '| ',
  '|---|---|\n',
  '---\n',
  '<!--',
  '-->',
  '<outline text="',
  '"/>',
  '</outline>',
  '&amp;',
  '&',
  '&#x1F600;',
  '<row>',
  '</row>',
  '<qid>1</qid>',
  '<type>F</type>',
  '<type>X</type>',
  '<relevance>((a_b.NAOK == "Y" and !is_empty(c)))</relevance>',
  '{sum(a, b)}',
  '<![CDATA[',
  ']]>',
  '<!ENTITY x "y">',
  'subgraph ',
  'end\n',
  'flowchart TD\n',
  'graph LR;',
  ':::radio',
  '@{shape: diamond}',
  '&',
  ';',
  ',',
  '\t',
  '\n',
  '\r\n',
  '\r',
  ' ',
  '    ',
  '\0',
  '\u{feff}',
  '\u202e',
  '\ud800',
  '😀',
  'é',
  '"fields":',
  '"type":"radio"',
  '"options":',
  '"visibleIf":"{a} = 1"',
  '"conditional":{"dependsOn":"a"}',
  'null',
  '1e999',
  '\\u0000',
  'Yes',
  'No',
  'Enter your e-mail',
  'v\n',
  '▼ (no)\n',
  'sep=;\n',
]

let state = Number(seed) >>> 0
/** A number from 0 up to a bound, the same in every run with the same seed. */
function below(bound) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * bound)
}
const oneOf = (list) => list[below(list.length)]

function textFor(samples) {
  let text = oneOf(below(6) === 0 ? everySample : samples)
  for (let turn = below(5); turn >= 0; turn -= 1) {
    const at = below(text.length + 1)
    const kind = below(7)
    if (kind === 0) text = text.slice(0, at)
    else if (kind === 1) text = text.slice(0, at) + oneOf(pieces) + text.slice(at)
    else if (kind === 2) text = text.slice(0, at) + text.slice(at + below(20))
    else if (kind === 3) text += oneOf(everySample)
    else if (kind === 4)
      text = Array.from({ length: below(40) }, () => oneOf(pieces)).join('') + text
    else if (kind === 5) text = text.slice(0, at) + oneOf(pieces).repeat(below(60)) + text.slice(at)
    else
      text = text
        .split('\n')
        .sort(() => below(3) - 1)
        .join('\n')
  }
  return below(500) === 0 ? text.repeat(20) : text
}

const schemaOf = ({ warnings: _warnings, head: _head, ...schema }) => schema

let hasFailed = false
for (const importer of importers) {
  if (only.length > 0 && !only.includes(importer.name)) continue
  const samples = samplesOf(importer.name)
  let thrown = 0
  let refused = 0
  let slowest = 0
  const began = performance.now()
  for (let run = 0; run < Number(count); run += 1) {
    const text = textFor(samples)
    const before = performance.now()
    try {
      let id = 0
      const result = importer.read(text, () => {
        id += 1
        return `field_${id}`
      })
      importer.likeness(text)
      slowest = Math.max(slowest, performance.now() - before)
      if (
        run % checkedEvery === 0 &&
        'fields' in result &&
        !formSchema.safeParse(schemaOf(result)).success
      ) {
        refused += 1
        if (refused === 1)
          console.error(
            `${importer.name}: a form cannot hold what came of ${JSON.stringify(text.slice(0, 2_000))}`,
          )
      }
    } catch (error) {
      thrown += 1
      if (thrown === 1)
        console.error(`${importer.name} threw over ${JSON.stringify(text.slice(0, 2_000))}`, error)
    }
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(0)
  console.log(
    `${importer.name.padEnd(9)} ${count} texts, ${thrown} thrown, ${refused} that no form can hold, slowest ${slowest.toFixed(0)} ms, ${seconds} s in all`,
  )
  if (thrown > 0 || refused > 0 || slowest > longestMs) hasFailed = true
}
if (hasFailed) process.exitCode = 1
