import { expect, test } from 'vitest'
import { newFieldIds } from '../field-id.ts'
import { recognize } from './recognition.ts'
import { withSteadyIds } from './steady-ids.ts'

function typing() {
  const known = new Map<string, string>()
  const next = newFieldIds([], 5_000)
  let now = 0
  return (text: string) => {
    now += 100
    const read = withSteadyIds(recognize({ kind: 'description', text, now }), known, next)
    if (read.kind !== 'found') throw new Error('nothing was found')
    return read
  }
}

test('a field keeps its id when others are added before it', () => {
  const type = typing()
  const before = type('Ask for email and phone.').found.fields
  const after = type('Ask for name, email and phone.').found.fields
  expect(after.map(({ label }) => label)).toEqual(['Name', 'Email', 'Phone'])
  expect(after.slice(1).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(new Set(after.map(({ id }) => id)).size).toBe(3)
})

test('conditions, warnings and labels stay with their fields', () => {
  const type = typing()
  type('Ask for name.')
  const { found, origins } = type('Ask whether they have a pet. If yes, ask for its name.')
  const [pet, name] = found.fields
  expect(name?.conditional).toMatchObject({ dependsOn: pet?.id, value: 'Yes' })
  expect(origins?.get(pet?.id ?? '')).toBe('whether they have a pet')
})

test('a payment adds up its prices under their steady ids', () => {
  let last = 0
  const newId = () => `new_${++last}`
  const fields = [
    { id: 'p', type: 'price', label: 'Price' },
    { id: 'pay', type: 'payment', label: 'Pay', payment: { items: [{ price: 'p' }] } },
  ]
  const read = withSteadyIds({ kind: 'found', found: { fields, warnings: [] } }, new Map(), newId)
  expect(read.kind === 'found' && read.found.fields.at(-1)?.payment?.items).toEqual([
    { price: 'new_1' },
  ])
})
