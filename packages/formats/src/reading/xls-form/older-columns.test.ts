import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { readXlsForm } from './read-xls-form.ts'
import { xlsFormOf } from './xls-sheets.ts'

function imported(survey: readonly (readonly string[])[]) {
  const form = xlsFormOf([{ name: 'survey', rows: survey }])
  if (form === null) throw new Error('no XLSForm')
  const result = readXlsForm(form, countedIds())
  if ('problem' in result) throw new Error(result.problem.code)
  return { ...result, told: result.warnings.map(({ message }) => message) }
}

for (const colon of [':', '::'])
  test(`columns that name the part of the XForm are read: bind${colon}relevant`, () => {
    const bind = (name: string) => `bind${colon}${name}`
    const { fields, told } = imported([
      [
        'type',
        'name',
        'label',
        bind('relevant'),
        bind('constraint'),
        bind(`jr${colon}constraintMsg`),
        bind('required'),
        bind('readonly'),
        `control${colon}appearance`,
      ],
      ['integer', 'age', 'Age', '', '. < 130', 'Too old', 'true()', '', ''],
      ['text', 'school', 'School', '$' + '{age} < 18', '', '', '', 'true()', 'multiline'],
    ])
    expect(fields).toMatchObject([
      { label: 'Age', required: true, errorText: 'Too old', validation: { max: 129 } },
      {
        label: 'School',
        type: 'textarea',
        conditional: { rules: [{ condition: 'less_than', value: '18' }] },
      },
    ])
    expect(told).toEqual(['It is read-only in the form. Here it can be filled in.'])
  })

test('messages of an XForm have languages, too', () => {
  const { fields, translations } = imported([
    [
      'type',
      'name',
      'label::English (en)',
      'label::French (fr)',
      'bind::jr:constraintMsg::English (en)',
    ],
    ['integer', 'age', 'Age', 'Âge', 'Too old'],
  ])
  expect(fields).toMatchObject([{ label: 'Age', errorText: 'Too old' }])
  expect(translations).toMatchObject([{ language: 'fr' }])
})

test('names of columns may have spaces', () => {
  const { fields } = imported([
    ['type', 'name', 'label', 'constraint', 'constraint message', 'guidance hint'],
    ['integer', 'age', 'Age', '. < 130', 'Too old', 'Whole years'],
  ])
  expect(fields).toMatchObject([{ errorText: 'Too old', description: 'Whole years' }])
})
