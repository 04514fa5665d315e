import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { readXlsForm } from './read-xls-form.ts'
import { xlsFormOf } from './xls-sheets.ts'

type Rows = readonly (readonly string[])[]

function imported(sheets: Readonly<Record<string, Rows>>) {
  const form = xlsFormOf(Object.entries(sheets).map(([name, rows]) => ({ name, rows })))
  if (form === null) throw new Error('no XLSForm')
  const result = readXlsForm(form, countedIds())
  if ('problem' in result) throw new Error(result.problem.code)
  return { ...result, told: result.warnings.map(({ message }) => message) }
}

/** A name in an XLSForm's expressions */
const at = (name: string) => `$\{${name}}`

const states: Rows = [
  ['list_name', 'name', 'label', 'region'],
  ['states', 'tx', 'Texas', 'south'],
  ['states', 'wa', 'Washington', 'west'],
  ['yes_no', 'yes', 'Yes', ''],
  ['yes_no', 'no', 'No', ''],
]
const survey = (type: string, filter: string): Rows => [
  ['type', 'name', 'label', 'choice_filter'],
  ['text', 'region', 'Region', ''],
  [type, 'answer', 'Answer', filter],
]

test('choices of the sheet external_choices are offered by their filter', () => {
  const { fields, told } = imported({
    survey: survey('select_one_external states', `region=${at('region')}`),
    choices: [['list_name', 'name', 'label']],
    external_choices: states,
  })
  expect(told).toEqual([])
  expect(fields[1]).toMatchObject({
    options: ['Texas', 'Washington'],
    optionsWhen: [
      { option: 'Texas', when: { condition: 'equals', value: 'south' } },
      { option: 'Washington', when: { condition: 'equals', value: 'west' } },
    ],
  })
})

test('external choices that the file does not have are reported', () => {
  const { told } = imported({ survey: survey('select_one_external states', ''), choices: [] })
  expect(told).toContain('Its choices come from "states". Enter them here.')
})

test('a filter that names no column of the choices is reported, and all choices are offered', () => {
  const { fields, told } = imported({
    survey: survey('select_one states', `country=${at('region')}`),
    choices: states,
  })
  expect(told).toEqual([
    `Its choices show if country=${at('region')}. This could not be imported: no choice has "country".`,
  ])
  expect(fields[1]).toMatchObject({ options: ['Texas', 'Washington'] })
  expect(fields[1]?.optionsWhen).toBeUndefined()
})

test('a column that is empty for a list is not a text of its own', () => {
  const { fields } = imported({
    survey: survey('select_one yes_no', `region=${at('region')}`),
    choices: states,
  })
  expect(fields[1]?.optionsWhen).toMatchObject([
    { option: 'Yes', when: { rules: [{ condition: 'is_empty' }] } },
    { option: 'No', when: { rules: [{ condition: 'is_empty' }] } },
  ])
})
