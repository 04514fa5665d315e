import { expect, test } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import { json } from '../json.ts'

/** What an import gives of a form of Form.io: each field with the section it is in. */
function imported(form: object) {
  const result = json.read(JSON.stringify(form), countedIds())
  if ('problem' in result) throw new Error(JSON.stringify(result))
  const { fields, sections = [], warnings } = result
  const placed = fields.map(
    ({ label, section }) => `${sections.find(({ id }) => id === section)?.title ?? '-'}: ${label}`,
  )
  return { fields, sections, placed, told: warnings.map(({ message }) => message) }
}

const text = (label: string) => ({
  type: 'textfield',
  key: label.toLowerCase(),
  label,
  input: true,
})
const panel = (title: string, ...components: object[]) => ({
  type: 'panel',
  key: title.toLowerCase(),
  title,
  components,
})

test('the panels of a wizard become sections, each on a page of its own', () => {
  const { sections, placed, told } = imported({
    display: 'wizard',
    components: [
      panel('You', text('Name')),
      panel('Trip', text('From'), { type: 'columns', columns: [{ components: [text('To')] }] }),
      { ...panel('Hidden title', text('Note')), hideLabel: true },
    ],
  })
  expect(placed).toEqual(['You: Name', 'Trip: From', 'Trip: To', ': Note'])
  expect(sections.map(({ title, newPage }) => [title, newPage])).toEqual([
    ['You', undefined],
    ['Trip', true],
    ['', true],
  ])
  expect(told).toEqual([])
})

test('panels, field sets and tabs of a form on one page become sections without pages', () => {
  const { sections, placed } = imported({
    components: [
      text('Name'),
      panel('Address', text('Street'), { type: 'well', key: 'w', components: [text('City')] }),
      { type: 'fieldset', key: 'f', legend: 'Car', components: [text('Plate')] },
      { type: 'fieldset', key: 'g', label: 'Field Set', components: [text('Color')] },
      {
        type: 'tabs',
        key: 't',
        components: [
          { key: 'one', label: 'Food', components: [text('Meal')] },
          { key: 'two', label: 'Drinks', components: [text('Drink')] },
        ],
      },
    ],
  })
  expect(placed).toEqual([
    '-: Name',
    'Address: Street',
    'Address: City',
    'Car: Plate',
    '-: Color',
    'Food: Meal',
    'Drinks: Drink',
  ])
  expect(sections.some(({ newPage }) => newPage)).toBe(false)
})

test('the condition of a panel stays with its questions', () => {
  const when = { show: true, when: 'plan', eq: 'pro' }
  const { fields } = imported({
    components: [text('Plan'), { ...panel('Team', text('Seats')), conditional: when }],
  })
  expect(fields[1]?.conditional).toMatchObject({ dependsOn: fields[0]?.id, value: 'pro' })
})

test('repeated parts are reported, and containers without questions become no field', () => {
  const { placed, told } = imported({
    components: [
      text('Name'),
      { type: 'datagrid', key: 'kids', label: 'Children', components: [text('Age')] },
      panel('Empty'),
      { type: 'columns', key: 'c', columns: [] },
    ],
  })
  expect(placed).toEqual(['-: Name', 'Children: Age'])
  expect(told).toEqual(['The repeated part "Children" is asked once.'])
})
