import { expect, test } from 'vitest'
import { countedIds } from '../documents/testing/counted-ids.ts'
import { readRedcap } from '../importers/json/foreign/redcap.ts'

/** Imported fields and warnings of REDCap's rows. */
function read(...rows: readonly object[]) {
  const result = readRedcap(
    rows.map((row, at) => ({ field_name: `f${at}`, field_type: 'text', ...row })),
    countedIds(),
  )
  if (result === null || 'problem' in result) throw new Error('Nothing was read')
  const { fields, warnings } = result
  return { fields, warnings: warnings.map(({ message }) => message) }
}

const checked = (field_label: string, type: string, min = '', max = '') => ({
  field_label,
  text_validation_type_or_show_slider_number: type,
  text_validation_min: min,
  text_validation_max: max,
})

test('the limits of a date are days, fixed or relative to today', () => {
  const { fields, warnings } = read(
    checked('Visit', 'date_dmy', '2020-01-01', '2026-12-31'),
    checked('Next visit', 'date_mdy', 'today'),
    checked('Birth', 'date_ymd', '1920-01-01', 'today'),
  )
  expect(fields).toMatchObject([
    { type: 'date', earliest: '2020-01-01', latest: '2026-12-31' },
    { type: 'date', earliest: 0 },
    { type: 'date', earliest: '1920-01-01', latest: 0 },
  ])
  expect(warnings).toEqual([])
})

test('one limit that cannot be imported leaves the other', () => {
  const { fields, warnings } = read(
    checked('Visit', 'date_dmy', '[birth]', '2026-12-31'),
    checked('Weight', 'number', '[low]', '200'),
  )
  expect(fields).toMatchObject([{ latest: '2026-12-31' }, { validation: { max: 200 } }])
  expect(fields[0]).not.toHaveProperty('earliest')
  expect(warnings).toEqual([
    'Its first date is [birth]. This limit was not imported.',
    'Its limit could not be imported: . >= [low]',
  ])
})

test('times and signatures become our own', () => {
  const { fields, warnings } = read(
    checked('Wake time', 'time'),
    checked('Bedtime', 'time_hh_mm_ss'),
    { ...checked('Sign', 'signature'), field_type: 'file' },
    { ...checked('Upload', ''), field_type: 'file' },
  )
  expect(fields.map(({ type }) => type)).toEqual(['time', 'time', 'signature', 'file'])
  expect(warnings).toEqual([])
})

test('a slider is a number, and its description has the labels of its ends', () => {
  const labels = { select_choices_or_calculations: 'none | some | worst' }
  const { fields } = read(
    { ...checked('Pain', 'number', '0', '10'), ...labels, field_type: 'slider' },
    { ...checked('Mood', ''), field_type: 'slider' },
  )
  expect(fields).toMatchObject([
    {
      type: 'number',
      validation: { min: 0, max: 10 },
      description: '0 = none, 5 = some, 10 = worst',
    },
    { type: 'number', validation: { min: 0, max: 100 } },
  ])
  expect(fields[0]).not.toHaveProperty('options')
})

test('a condition on a ticked box may have its number in double quotes', () => {
  const { fields, warnings } = read(
    {
      field_label: 'Aids',
      field_type: 'checkbox',
      select_choices_or_calculations: '1, Music | 2, Tablets',
    },
    { field_label: 'Which tablets?', branching_logic: '[f0(2)] = "1"' },
  )
  expect(fields[1]?.conditional).toEqual({
    dependsOn: fields[0]?.id,
    condition: 'contains',
    value: 'Tablets',
  })
  expect(warnings).toEqual([])
})
