import { recognizeDescription } from '../../packages/language/src/descriptions/recognize-description.ts'

const choice = new Set(['radio', 'select', 'checkbox'])

/** Reads `## text` and lines `- label pattern | types, count of options, ! required, ? conditional`; `*`: more is fine. */
export function readDescriptions(text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const lines = part.trimEnd().split('\n')
      const first = lines.findIndex((line) => line.startsWith('- ') && line.includes(' | '))
      const expected = lines
        .slice(first)
        .filter((line) => line.startsWith('- ') && line.includes(' | '))
      return {
        text: lines.slice(0, first).join('\n').trim(),
        isOpen: part.includes('\n*'),
        fields: expected.map((line) => {
          const [pattern, rest] = line.slice(2).split(' | ')
          const words = rest.split(' ')
          return {
            label: new RegExp(pattern, 'i'),
            types: words.filter((word) => /^[a-z]+$/.test(word)),
            options: Number(words.find((word) => /^\d+$/.test(word)) ?? 0),
            required: words.includes('!'),
            conditional: words.includes('?'),
          }
        }),
      }
    })
}

export function scoreDescriptions(text, all) {
  const total = { fields: 0, right: 0, whole: 0, silent: 0, extra: 0, marked: 0 }
  const cases = readDescriptions(text)
  for (const { text, fields, isOpen } of cases) {
    let id = 0
    const found = recognizeDescription(text, () => `field_${id++}`)
    const left = [...found.fields]
    const problems = []
    for (const wanted of fields) {
      const at = bestMatch(left, wanted)
      const problem = at === -1 ? 'missing' : differences(left[at], wanted)
      if (at !== -1) left.splice(at, 1)
      if (problem === '') total.right += 1
      else problems.push(`${wanted.label.source}: ${problem}`)
      if (at === -1 && !isSaid(found, text, wanted)) {
        total.silent += 1
        problems.push('  lost in silence')
      }
    }
    if (!isOpen) {
      total.extra += left.length
      problems.push(...left.map(({ label, type }) => `not asked for: ${label} (${type})`))
    }
    total.fields += fields.length
    if (problems.length === 0) {
      total.whole += 1
      const marked = found.notUnderstood.map(({ start, end }) => text.slice(start, end))
      if (marked.length > 0) total.marked += 1
      if (all && marked.length > 0) console.log(`whole, but marked: ${marked.join(' | ')}`)
    } else if (all) console.log(`${text}\n${problems.map((one) => `    ${one}`).join('\n')}`)
  }
  const share = (part, whole) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`
  console.log(`Descriptions: ${cases.length}`)
  console.log(`  fields right ${share(total.right, total.fields)}, not asked for ${total.extra}`)
  console.log(`  whole forms ${share(total.whole, cases.length)}`)
  console.log(`  whole forms with words marked as not understood ${total.marked}`)
  console.log(`  silent losses ${total.silent}`)
}

function bestMatch(left, wanted) {
  const fits = left.flatMap(({ label, type, options = [] }, at) => {
    // The option of a single check box is what the visitor reads.
    const shown = type === 'checkbox' && options.length === 1 ? `${label} ${options[0]}` : label
    return wanted.label.test(shown) ? [{ at, type }] : []
  })
  return (fits.find(({ type }) => wanted.types.includes(type)) ?? fits[0])?.at ?? -1
}

function differences(field, wanted) {
  const found = []
  // An address of a page is a text, too.
  const types = field.type === 'url' ? ['url', 'text'] : [field.type]
  if (!types.some((type) => wanted.types.includes(type))) found.push(`type ${field.type}`)
  const count = field.options?.length ?? 0
  if (wanted.options > 0 && count !== wanted.options)
    found.push(`options ${field.options?.join(' / ')}`)
  if (wanted.options === 0 && choice.has(field.type) && count === 1 && field.type !== 'checkbox')
    found.push('one option')
  if (wanted.required && field.required !== true) found.push('not required')
  if (wanted.conditional !== (field.conditional !== undefined)) {
    found.push(wanted.conditional ? 'no condition' : 'a condition')
  }
  return found.join(', ')
}

/** True if the words of a missing field, wherever the text says them, are among those reported as not understood. */
function isSaid({ notUnderstood = [] }, text, { label }) {
  const places = [...text.matchAll(new RegExp(label.source, 'gi'))].map(({ index }) => index)
  return (
    places.length === 0 ||
    notUnderstood.some(
      ({ start, end }) =>
        label.test(text.slice(start, end)) || places.some((at) => start <= at && at < end),
    )
  )
}
