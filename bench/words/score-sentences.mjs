import { rulesOf } from '../../packages/core/src/conditions/condition.ts'
import { createVisibility } from '../../packages/core/src/conditions/visibility.ts'
import { fieldTypes } from '../../packages/fields/src/index.ts'
import { understandInConversation } from '../../packages/language/src/chat/conversation.ts'

/** Confidence that the chat shows as "High" */
const high = 0.8

/** Reads forms of lines `key: Label [type] option / option` and sentences `> text => key: truth; ... ; alternative`. */
export function readSentences(text) {
  const cases = []
  let fields = []
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) fields = []
    const field = /^(\w+): (.+) \[(\w+)\] ?(.*)$/.exec(line)
    if (field !== null && !line.startsWith('>')) {
      const [, id, label, type, listed] = field
      // A rating has its steps as options, as in the product.
      const options = listed || (type === 'rating' ? '1 / 2 / 3 / 4 / 5' : '')
      fields = [...fields, { id, label, type, ...(options && { options: options.split(' / ') }) }]
    }
    const said = /^> (.+) => (.+)$/.exec(line)
    if (said !== null) {
      const alternatives = said[2].split(' ; ').map(readExpected)
      cases.push({ fields, turns: said[1].split(' >> '), alternatives })
    }
  }
  return cases
}

function readExpected(text) {
  if (text === 'none' || text === 'ask') return text
  return text.split('; ').map((one) => {
    const [, id, truth] = /^(\w+): (.+)$/.exec(one)
    return { id, truth }
  })
}

export function scoreSentences(text, all) {
  const count = {
    right: 0,
    asked: 0,
    missed: 0,
    wrong: 0,
    unnamed: 0,
    sayable: 0,
    high: 0,
    highWrong: 0,
  }
  const cases = readSentences(text)
  for (const { fields, turns, alternatives } of cases) {
    const found = answer(turns, fields)
    const sayable = alternatives.some((one) => typeof one !== 'string')
    const result = judge(found, alternatives, fields)
    if (sayable) count.sayable += 1
    if (sayable || result === 'wrong') count[result] += 1
    const rules = found.filter(({ kind }) => kind === 'rule')
    if (rules.some(({ confidence }) => confidence >= high)) {
      count.high += 1
      if (result === 'wrong') count.highWrong += 1
    }
    const named = found.every((one) => one.kind !== 'declined' || namesWords(one, turns.at(-1)))
    if (!named) count.unnamed += 1
    if (all && (result !== 'right' || !named)) {
      console.log(`${result}${named ? '' : ' (names no words)'}: ${turns.join(' >> ')}`)
      for (const one of found)
        console.log(`    ${one.kind}: ${one.description ?? one.question ?? one.reason}`)
    }
  }
  const share = (part, whole) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`
  console.log(`Sentences: ${cases.length}, ${count.sayable} sayable`)
  console.log(`  right rules or right questions ${share(count.right, count.sayable)}`)
  console.log(`  asked ${count.asked}, missed ${count.missed}`)
  console.log(`  wrong rules ${share(count.wrong, cases.length)}`)
  console.log(`  declines that name no words ${count.unnamed}`)
  console.log(`  wrong of the rules shown as High ${share(count.highWrong, count.high)}`)
}

function answer(turns, fields) {
  let before = []
  for (const turn of turns) before = understandInConversation(turn, fields, { before })
  return before
}

/** True if the decline quotes words of the sentence. */
function namesWords({ reason, hint }, sentence) {
  const quotes = [...`${reason} ${hint}`.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, quote]) => quote)
  return quotes.some((quote) => sentence.toLowerCase().includes(quote.toLowerCase()))
}

function judge(found, alternatives, fields) {
  const results = alternatives.map((expected) => judgeOne(found, expected, fields))
  return ['right', 'asked', 'missed', 'wrong'].find((one) => results.includes(one))
}

function judgeOne(found, expected, fields) {
  const rules = found.filter(({ kind }) => kind === 'rule')
  if (rules.length === 0) {
    if (expected === 'none') return 'right'
    const asks = found.some(({ kind }) => kind === 'question')
    if (expected === 'ask') return asks ? 'right' : 'missed'
    return asks ? 'asked' : 'missed'
  }
  if (typeof expected === 'string') return 'wrong'
  for (const { fieldId, conditional } of rules) {
    const wanted = expected.find(({ id }) => id === fieldId)
    if (wanted === undefined || !isSame(wanted.truth, fieldId, conditional, fields)) return 'wrong'
  }
  return rules.length === expected.length ? 'right' : 'missed'
}

/** Compares a rule with the truth over answers of every field that either reads. */
export function isSame(truth, target, conditional, fields) {
  const read = new Set(rulesOf(conditional).map(({ fieldId }) => fieldId))
  const sources = fields.filter(({ id }) => read.has(id) || new RegExp(`\\b${id}\\b`).test(truth))
  const numbers = [
    ...rulesOf(conditional).map(({ value }) => value),
    ...(truth.match(/\d+(-\d\d-\d\d)?/g) ?? []),
  ]
  const schema = {
    fields: fields.map((f) => (f.id === target ? { ...f, conditional } : f)),
    settings: {},
  }
  const names = sources.map(({ id }) => id)
  const holds = new Function('has', 'empty', 'filled', ...names, `return ${truth}`)
  const has = (list, item) => list?.includes(item) ?? false
  const empty = (value) => value === undefined || value === '' || value.length === 0
  const filled = (value) => !empty(value)
  const visibility = createVisibility(schema, fieldTypes)
  for (const answers of combinations(sources.map((one) => valuesOf(one, numbers, truth)))) {
    const given = Object.fromEntries(names.map((id, at) => [id, answers[at]]))
    visibility.setAnswers(
      Object.fromEntries(
        Object.entries(given).map(([id, v]) => [id, typeof v === 'number' ? String(v) : v]),
      ),
    )
    if (visibility.isVisible(target) !== Boolean(holds(has, empty, filled, ...answers)))
      return false
  }
  return true
}

function valuesOf({ id, type, options = [] }, numbers, truth) {
  const blank = new RegExp(`(?:empty|filled)\\(${id}\\)`).test(truth) ? [undefined] : []
  if (type === 'checkbox') {
    const none = /none|no special|^(?:no|keine|aucune?|ninguna?)\b/i
    const sets = Array.from({ length: 2 ** options.length }, (_, bits) =>
      options.filter((_, at) => bits & (2 ** at)),
    )
    // A box for none excludes the others.
    const possible = sets.filter(
      (set) => set.length > 0 && (set.length === 1 || !set.some((one) => none.test(one))),
    )
    return [...blank, ...possible]
  }
  if (type === 'radio' || type === 'select') return [...blank, ...options]
  if (['number', 'quantity', 'price'].includes(type)) {
    const near = numbers
      .filter((one) => /^\d+(\.\d+)?$/.test(one))
      .flatMap((one) => [Number(one) - 1, Number(one), Number(one) + 1])
    return [...blank, ...new Set([0, ...near].filter((one) => one >= 0))]
  }
  if (type === 'date') {
    const days = numbers.filter((one) => /^\d{4}-\d\d-\d\d$/.test(one))
    const shifted = (day, by) => new Date(Date.parse(day) + by * 864e5).toISOString().slice(0, 10)
    return [
      ...blank,
      ...days.flatMap((day) => [shifted(day, -1), day, shifted(day, 1)]),
      '2001-05-05',
    ]
  }
  return [...blank, 'word']
}

function combinations(lists) {
  return lists.reduce(
    (before, list) => before.flatMap((one) => list.map((value) => [...one, value])),
    [[]],
  )
}
