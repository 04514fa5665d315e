import { expect, test } from 'vitest'
import { recognizeDescription } from './recognize-description.ts'

/** Ways to ask for two things. The names mean nothing, so that no list of known words helps. */
const ways: readonly ((one: string, other: string) => string)[] = [
  (one, other) => `We need ${one} and ${other}.`,
  (one, other) => `Dear team, our club needs a form with ${one} and ${other}.`,
  (one, other) => `Ask for ${one}. Also ${other}.`,
  (one, other) => `Do they have a ${one}? If yes, which ${other}?`,
  (one, other) => `If they are ${one}, ask for the ${other}.`,
  (one, other) => `- ${one}\n- ${other}\n`,
  (one, other) => `Rate ${one} and ${other} from 1 to 5.`,
  (one, other) => `${one} (red, ${other}, blue), name`,
  (one, other) => `reason (${one}, other), details when the reason is ${one}, ${other}`,
  (one, other) => `from ${one} to ${other}`,
  (one, other) => `Please be ${one} in wording, ${other}.`,
  (one, other) => `where families enter the ${one} of the ${other}`,
  (one, other) => `the ${one} may stay empty, ${other} is required.`,
  (one, other) => `whether they want ${one} or ${other}`,
  (one, other) => `Only ${one} people see ${other}.`,
  (one, other) => `They should tick what they have: ${one}, ${other}, table.`,
  (one, other) => `Each on a scale of 1 to 5: ${one}, ${other}, signals.`,
  (one, other) => `On ${one} -> ${other}.`,
  (one, other) => `${one} optional, ${other} required`,
  (one, other) => `1. ${one} [yes, ${other}]\n2. phone\n`,
  (one, other) => `the ${one}'s name, email and ${other} number`,
  (one, other) => `upload of the ${one} and a ${other}`,
  (one, other) => `how many ${one} and how long the ${other} was`,
]

/** Words of a description that are in no field and not marked */
function lostOf(text: string, words: readonly string[]): readonly string[] {
  let count = 0
  const { fields, notUnderstood } = recognizeDescription(text, () => `f${count++}`)
  const marked = notUnderstood.map(({ start, end }) => text.slice(start, end))
  const said = `${JSON.stringify(fields)} ${marked.join(' ')}`.toLowerCase()
  return words.filter((word) => !said.includes(word))
}

const names = ['kesemik', 'lidinel', 'rumedik', 'vopazon'] as const

test.each(ways)('both things are in a field or marked, alone and behind others: %#', (way) => {
  const [one, other, third, fourth] = names
  expect(lostOf(`Survey. ${way(one, other)}`, [one, other])).toEqual([])
  for (const before of ways.slice(0, 6)) {
    const text = `Survey. ${before(third, fourth)} ${way(one, other)}`
    expect([text, lostOf(text, names)]).toEqual([text, []])
  }
})
