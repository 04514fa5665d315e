import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

function read(...lines: readonly string[]) {
  const blocks = lines.map((text) => ({ kind: 'line' as const, parts: partsOf(text) }))
  const result = fieldsOfBlocks(blocks, countedIds())
  return 'problem' in result ? [] : result.fields.map(({ type, label }) => `${type} ${label}`)
}

test('placeholders of a template are fields, each once', () => {
  const lines = [
    `Contract for \${customer_name}`,
    `Address: \${address}`,
    `Start date: \${start_date}`,
    `Monthly fee: \${fee} EUR`,
    'E-mail: {{ customerEmail }}',
    `We thank \${customer_name} for the trust.`,
  ]
  expect(read(...lines)).toEqual([
    'text Customer name',
    'textarea Address',
    'date Start date',
    'number Monthly fee',
    'email E-mail',
  ])
  expect(read(`Between \${seller.name} and \${buyer.name} this is agreed.`)).toEqual([
    'text Seller name',
    'text Buyer name',
  ])
})

test('braces without a name stay as they are', () => {
  expect(read('Your name: ____', `The price is \${5} or {{}}`)).toEqual(['text Your name'])
})
