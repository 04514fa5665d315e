// Time that each import format takes for 0.5 MB and 1 MB, of usual text and of its worst known text: `node
// bench/import.mjs`. Twice the text must take about twice the time.
import { readdirSync, readFileSync } from 'node:fs'
import { importers } from '../packages/formats/src/importers/index.ts'

const megabyte = 1_000_000
const runs = 3

function samplesOf({ name }) {
  const folder = new URL(`../packages/formats/src/importers/${name}/samples/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => !file.endsWith('.expected.json'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .filter((text) => !text.includes('\0') && !text.startsWith('PK'))
}

const filled = (piece, length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

const lssHead = '<document><LimeSurveyDocType>Survey</LimeSurveyDocType>'

/** A long text of each format, well-formed where it matters. */
const manners = {
  json: (length) =>
    `[${filled('{"type":"radio","label":"Which one?","options":["a","b"]},', length)}null]`,
  csv: (length) => filled('Question,Type,Options\n"How, then?",radio,"a | b"\n', length),
  markdown: (length, samples) => filled(samples.join('\n\n'), length),
  mermaid: (length) =>
    `flowchart TD\n${numbered('a# -->|yes| a#x{Is it #?}\na#x -- no --> b#[Enter your name]\n', length)}`,
  opml: (length) =>
    `<opml><body>${filled('<outline text="Is it &amp; so?"><outline text="Yes"/><outline text="No"/></outline>', length)}</body></opml>`,
  lss: (length) =>
    `${lssHead}<questions><rows>${numbered('<row><qid>#</qid><parent_qid>0</parent_qid><gid>1</gid><type>L</type><title>q#</title><question>Is it #?</question><relevance>((q1 == "A1"))</relevance></row>', length)}</rows></questions></document>`,
  tree: (length, samples) => filled(samples.join('\n'), length),
}

const worst = {
  json: (length) => '[{"a":'.repeat(length / 6),
  csv: (length) => filled('"a,', length),
  markdown: (length) => filled('- [ [ **a** _ ` < & \n', length),
  mermaid: (length) => `flowchart TD\n${filled('a --> b --> a\n', length)}`,
  opml: (length) => `<opml><body>${filled('<outline text="a&b', length)}`,
  lss: (length) =>
    `${lssHead}<questions><rows>${numbered('<row><qid>#</qid><type>M</type><question>&lt;b>&lt;a href="</question><relevance>((((</relevance></row>', length)}</rows></questions></document>`,
  tree: (length) => filled('│   ├── a? → b (c / d): ', length),
}

function numbered(line, length) {
  let text = ''
  for (let at = 0; text.length < length; at += 1) text += line.replaceAll('#', String(at))
  return text
}

function millisecondsOf(importer, text) {
  const times = Array.from({ length: runs }, () => {
    let count = 0
    const before = performance.now()
    importer.read(text, () => {
      count += 1
      return `field_${count}`
    })
    return performance.now() - before
  })
  return Math.min(...times)
}

console.log('format    manner     0.5 MB ms   1 MB ms   ratio')
for (const importer of importers) {
  for (const [manner, make] of [
    ['usual', manners[importer.name]],
    ['worst', worst[importer.name]],
  ]) {
    const samples = samplesOf(importer)
    const half = millisecondsOf(importer, make(megabyte / 2, samples))
    const whole = millisecondsOf(importer, make(megabyte, samples))
    console.log(
      `${importer.name.padEnd(9)} ${manner.padEnd(9)} ${half.toFixed(0).padStart(9)} ${whole.toFixed(0).padStart(9)} ${(whole / Math.max(half, 0.1)).toFixed(2).padStart(7)}`,
    )
  }
}
