import { readdirSync, readFileSync } from 'node:fs'
import { withNode } from '../scripts/shared/with-node.mjs'

// Scores imports on documents that the code is not tuned on: `node bench/document-fields.mjs [SET] [--all] [NAME]`.
// Beside each document of `document-fields/set-SET/`, `NAME.fields` has one expected field per line:
// `label ~ other spelling | type/type ! ? | option; option`, with `!` for required, `+` for either, `?` for a
// condition and `*` for any options. Bold lines of Markdown are required by the specification. Empty: nothing to ask.

const noCounts = {
  fields: 0,
  right: 0,
  wrong: 0,
  missing: 0,
  silent: 0,
  extra: 0,
  statements: 0,
}

await withNode(import.meta.url, async () => {
  const { readDocument } = await import('../packages/formats/src/documents/read-document.ts')
  const { formatOfName } = await import('../packages/formats/src/documents/formats.ts')
  const { textOfFile } = await import('../packages/formats/src/text-of-file.ts')
  const { documentProblemText } = await import(
    '../packages/formats/src/documents/document-messages.ts'
  )
  const { importProblemText } = await import('../packages/formats/src/import-messages.ts')
  const given = process.argv.slice(2)
  const set = given.find((word) => /^\d$/.test(word)) ?? '1'
  const only = given.find((word) => !/^\d$|^--/.test(word))
  const folder = new URL(`document-fields/set-${set}/`, import.meta.url)
  const total = { ...noCounts, whole: 0 }
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.fields'))
    .map((name) => name.slice(0, -'.fields'.length))
    .filter((name) => only === undefined || name.includes(only))
  for (const name of names) {
    const file = (wanted) => new URL(encodeURIComponent(wanted), folder)
    const expected = readExpected(readFileSync(file(`${name}.fields`), 'utf8'))
    const result = await read(name, new Uint8Array(readFileSync(file(name))))
    const { counts, differences } = compare(expected, result)
    for (const key of Object.keys(counts)) total[key] += counts[key]
    if (differences.length === 0) total.whole += 1
    console.log(`${counts.right}/${counts.fields} ${name}`)
    if (given.includes('--all')) {
      for (const line of differences) console.log(`    ${line}`)
      if (differences.length > 0) for (const said of result.said) console.log(`    said: ${said}`)
    }
  }
  const share = Math.round((1000 * total.right) / total.fields) / 10
  console.log(
    `${names.length} documents, ${total.whole} without a difference; ${total.fields} fields: ${total.right} right (${share} %), ` +
      `${total.wrong} wrong, ${total.missing} missing, ${total.silent} of them in silence; ` +
      `${total.extra} texts that are no questions, ${total.statements} texts of the file without an answer`,
  )

  async function read(name, bytes) {
    let id = 0
    const newId = () => `field_${id++}`
    if (formatOfName(name) !== undefined) {
      const result = await readDocument(name, bytes, newId)
      if ('problem' in result) return refused(documentProblemText(result.problem))
      return { ...result, said: result.warnings.map(({ message }) => message) }
    }
    const text = textOfFile(name, bytes)
    if ('failed' in text) return refused(text.failed)
    const result = text.importer.read(text.text, newId)
    if ('problem' in result) return refused(importProblemText(result.problem, 'file'))
    return { ...result, said: result.warnings.map(({ message }) => message) }
  }
})

function refused(reason) {
  return { fields: [], said: [reason], isRefused: true }
}

function readExpected(text) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [labels, kind, options = ''] = line.split(' | ')
      const [types, ...marks] = kind.trim().split(' ')
      return {
        labels: labels.split(' ~ ').map(plain),
        types: types.split('/'),
        required: marks.includes('+') ? null : marks.includes('!'),
        conditional: marks.includes('?'),
        options:
          options.trim() === '*'
            ? null
            : options
                .split('; ')
                .filter((option) => option.trim() !== '')
                .map((option) => option.split(' ~ ').map(plain)),
      }
    })
}

/** Letters and digits of a label without case, marks, numbers in front and closing punctuation. */
function plain(text) {
  return text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s:.?*…]+$/, '')
    .trim()
    .toLowerCase()
}

function optionsOf({ options = [], other }) {
  return other === undefined ? options : [...options, other]
}

function compare(expected, { fields, said, isRefused }) {
  const left = [...fields]
  const counts = { ...noCounts, fields: expected.length }
  const differences = []
  const take = (matches) => {
    const at = left.findIndex(matches)
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  const pairs = expected.map((wanted) => ({
    wanted,
    found: take(
      (field) => wanted.labels.includes(plain(field.label)) && wanted.types.includes(field.type),
    ),
  }))
  const isLike = (one, label) => isPart(one, label) || isPart(label, one)
  const matches = [
    (one, label) => one === label,
    (one, label) => wordsOf(one) === wordsOf(label),
    isLike,
  ]
  for (const match of matches) {
    for (const pair of pairs) {
      pair.found ??= take(({ label }) => pair.wanted.labels.some((one) => match(one, plain(label))))
    }
  }
  for (const { wanted, found } of pairs) {
    if (found === undefined) {
      counts.missing += 1
      const isSaid = isRefused || said.some((one) => isPart(wanted.labels[0], plain(one)))
      if (!isSaid) counts.silent += 1
      differences.push(`missing${isSaid ? '' : ' in silence'}: ${wanted.labels[0]}`)
      continue
    }
    const wrong = differencesOf(wanted, found)
    if (wrong.length === 0) counts.right += 1
    else {
      counts.wrong += 1
      differences.push(`wrong: ${wanted.labels[0]}: ${wrong.join('; ')}`)
    }
  }
  for (const field of left) {
    // Documents ask for the text of `Other` in a field of its own (decision 133).
    if (
      field.conditional !== undefined &&
      /(?:^|: )(?:other|otr[oa]|autre|sonstige|andere|altro|overig)/iu.test(field.label)
    )
      continue
    // Rows such as `note` of an XLSForm only show a text (decision 681).
    if (field.type === 'statement') {
      counts.statements += 1
      continue
    }
    counts.extra += 1
    differences.push(`no question: ${field.label} (${field.type})`)
  }
  return { counts, differences }
}

/** The words of a label in one order: "Name: Referee 1" and "Referee 1 name" ask for the same. */
function wordsOf(label) {
  return label
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted()
    .join(' ')
    .trim()
}

function isPart(part, whole) {
  return part.length > 2 && whole.includes(part)
}

function differencesOf(wanted, found) {
  const options = optionsOf(found).map(plain)
  const same =
    wanted.options === null ||
    // The option of a single check box repeats its label or says yes.
    (wanted.options.length === 0 && found.type === 'checkbox' && options.length === 1) ||
    (options.length === wanted.options.length &&
      wanted.options.every((spellings, at) => spellings.includes(options[at])))
  return [
    ...(wanted.labels.some((one) => wordsOf(one) === wordsOf(plain(found.label)))
      ? []
      : [`label ${found.label}`]),
    ...(wanted.types.includes(found.type) ? [] : [`type ${found.type}`]),
    ...(same ? [] : [`options ${optionsOf(found).join(' | ')}`]),
    ...(wanted.required === null || wanted.required === (found.required ?? false)
      ? []
      : [`required ${found.required}`]),
    ...(wanted.conditional && found.conditional === undefined ? ['no condition'] : []),
  ]
}
