import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { csv } from '../../importers/csv/csv.ts'
import { readXlsForm } from './read-xls-form.ts'
import { xlsFormOf } from './xls-sheets.ts'

type Rows = readonly (readonly string[])[]

function imported(survey: Rows, choices: Rows = [], settings: Rows = []) {
  const sheets = { survey, choices, settings }
  const form = xlsFormOf(Object.entries(sheets).map(([name, rows]) => ({ name, rows })))
  if (form === null) throw new Error('no XLSForm')
  const result = readXlsForm(form, countedIds())
  if ('problem' in result) throw new Error(result.problem.code)
  return { ...result, told: result.warnings.map(({ message }) => message) }
}

/** A name in an XLSForm's expressions */
const at = (name: string) => `$\{${name}}`

test('groups become sections, notes become statements, and repeats are asked once', () => {
  const { fields, sections, head, told } = imported(
    [
      ['type', 'name', 'label', 'relevant', 'appearance'],
      ['deviceid', 'device', '', '', ''],
      ['note', 'hello', 'Welcome, **sailor**', '', ''],
      ['text', 'boat', 'Boat', '', ''],
      ['begin group', 'crew', '## Crew', '', 'field-list'],
      ['integer', 'count', 'How many?', '', ''],
      ['begin_repeat', 'member', 'Member', `${at('count')} > 0`, ''],
      ['text', 'who', 'Name', '', ''],
      ['note', 'cold', 'It is cold', `${at('count')} > 9`, ''],
      ['end_repeat', '', '', '', ''],
      ['text', 'cook', 'Cook', '', ''],
      ['end group', '', '', '', ''],
      ['note', 'bye', 'Goodbye', '', ''],
    ],
    [],
    [
      ['form_title', 'style', 'default_language'],
      ['Regatta', 'pages', 'French (fr)'],
    ],
  )
  expect(head).toMatchObject({ name: 'Regatta', settings: { title: 'Regatta', language: 'fr' } })
  expect(sections).toMatchObject([{ title: 'Crew', newPage: true }, { title: 'Member' }])
  const sectionOf = (id?: string) => sections?.find((one) => one.id === id)?.title ?? '-'
  expect(fields.map(({ label, section }) => `${sectionOf(section)}: ${label}`)).toEqual([
    '-: ',
    '-: Boat',
    'Crew: How many?',
    'Member: Name',
    'Member: ',
    '-: Cook',
    '-: ',
  ])
  expect(fields[0]).toMatchObject({ type: 'statement', description: 'Welcome, **sailor**' })
  expect(fields[3]?.conditional).toMatchObject({ rules: [{ condition: 'greater_than' }] })
  expect(fields[4]).toMatchObject({
    type: 'statement',
    description: 'It is cold',
    conditional: { rules: [{ value: '0' }, { fieldId: fields[2]?.id, value: '9' }] },
  })
  expect(fields[6]).toMatchObject({ type: 'statement', description: 'Goodbye' })
  expect(told).toEqual([
    'What the device records by itself was skipped: device.',
    'The repeated part "Member" is asked once.',
  ])
})

test('columns of languages become translations', () => {
  const { fields, translations } = imported(
    [
      ['type', 'name', 'label::English (en)', 'label::Deutsch (de)', 'hint::Deutsch (de)'],
      ['select_one size', 'size', 'Size', 'Größe', 'In Metern'],
    ],
    [
      ['list_name', 'name', 'label::English (en)', 'label::Deutsch (de)'],
      ['size', 's', 'Small', 'Klein'],
      ['size', 'l', 'Large', 'Groß'],
    ],
  )
  expect(fields).toMatchObject([{ label: 'Size', options: ['Small', 'Large'] }])
  expect(translations).toMatchObject([{ language: 'de' }])
  expect(translations?.[0]?.texts.map(({ text }) => text)).toEqual(['Größe', 'Klein', 'Groß'])
})

test('a filter of choices becomes conditions of options', () => {
  const places = [
    ['list_name', 'name', 'label', 'coast'],
    ['coasts', 'n', 'North', ''],
    ['coasts', 's', 'South', ''],
    ['ports', 'a', 'Amble', 'n'],
    ['ports', 'b', 'Bude', 's'],
  ]
  const { fields, told } = imported(
    [
      ['type', 'name', 'label', 'choice_filter'],
      ['select_multiple coasts', 'coast', 'Coasts', ''],
      ['select_one ports', 'port', 'Port', `selected(${at('coast')}, coast)`],
      ['select_one ports', 'other', 'Other port', `coast in ${at('coast')}`],
    ],
    places,
  )
  const when = (value: string) => ({ dependsOn: fields[0]?.id, condition: 'contains', value })
  expect(fields[1]?.optionsWhen).toMatchObject([
    { option: 'Amble', when: when('North') },
    { option: 'Bude', when: when('South') },
  ])
  expect(fields[2]?.optionsWhen).toBeUndefined()
  expect(told).toEqual([
    `Its choices show if coast in ${at('coast')}. This could not be imported: "in" is not a supported comparison.`,
  ])
})

test('calculations become values, which conditions and texts can name', () => {
  const { fields, values, told } = imported([
    ['type', 'name', 'label', 'calculation', 'relevant'],
    ['decimal', 'length', 'Length', '', ''],
    [
      'calculate',
      'fee',
      '',
      `if(${at('length')} > 10, ${at('length')} * 2, ${at('length')} div 4)`,
      '',
    ],
    ['calculate', 'id', '', "concat('B', today())", ''],
    ['calculate', 'none', '', '', ''],
    ['text', 'why', `Why ${at('fee')}?`, '', `not(${at('fee')} < 5)`],
  ])
  expect(values).toMatchObject([{ name: 'fee', type: 'number', formula: { kind: 'if' } }])
  expect(fields[1]?.label).toBe(`Why {{${values?.[0]?.id}|}}?`)
  expect(fields[1]?.conditional).toMatchObject({ operator: 'OR' })
  expect(told).toEqual([
    'The calculation "id" was skipped: it calls the function "concat".',
    'The calculation "none" was skipped: it has no formula.',
  ])
})

test('constraints become limits, and what they cannot say is reported', () => {
  const { fields, told } = imported([
    ['type', 'name', 'label', 'constraint', 'parameters'],
    ['integer', 'a', 'A', '(. > 17) and . <= 99', ''],
    ['decimal', 'b', 'B', '. > 0', ''],
    ['text', 'c', 'C', 'string-length(.) >= 2 and string-length(.) < 9', ''],
    ['text', 'd', 'D', "regex(., '[0-9]{8}') or . = ''", ''],
    ['date', 'e', 'E', ". > date('2020-02-28') and . <= today() + 7", ''],
    ['integer', 'f', 'F', `. >= 1 and (. = ${at('a')} or not(. > ${at('b')} and . > 3))`, ''],
    ['range', 'g', 'G', '', 'start=2 end=8 step=2'],
  ])
  expect(fields.map(({ validation }) => validation)).toEqual([
    { pattern: String.raw`^-?\d+$`, min: 18, max: 99 },
    { min: 0 },
    { min: 2, max: 8 },
    { pattern: '^(?:[0-9]{8})$' },
    undefined,
    { pattern: String.raw`^-?\d+$`, min: 1 },
    { min: 2, max: 8, step: 2 },
  ])
  expect(fields[4]).toMatchObject({ earliest: '2020-02-29', latest: 7 })
  expect(told).toEqual([
    'Its limit is . > 0. Here 0 is allowed, too.',
    `Its limit could not be imported: . = ${at('a')} or not(. > ${at('b')} and . > 3)`,
  ])
})

test('types keep what ours have, and the rest is reported', () => {
  const { fields, told } = imported(
    [
      ['type', 'name', 'label', 'required', 'appearance', 'default', 'readonly', 'parameters'],
      ['image', 'sign', 'Sign', 'yes', 'signature', '', '', ''],
      ['image', 'photo', 'Photo', `${at('agree')} = 'OK'`, '', '', '', ''],
      ['acknowledge', 'agree', 'Agreed', 'no', '', '', '', ''],
      ['rank wind', 'order', 'Order', '', '', '', '', ''],
      ['select_one wind or_other', 'w', 'Wind', '', 'minimal', 'n', '', 'randomize=true'],
      ['select_one_from_file ports.csv', 'p', 'Port', '', '', '', '', ''],
      ['geopoint', 'here', 'Here', '', '', '', 'yes', ''],
      ['dateTime', 'when', 'When', '', '', '', '', ''],
      ['text', 'nameless', '', '', 'multiline', '', '', ''],
      ['hidden', 'source', '', '', '', 'web', '', ''],
      ['sonar', 'depth', 'Depth', 'once(1)', '', '', '', ''],
      ['', '', 'Lost', '', '', '', '', ''],
    ],
    [
      ['list_name', 'name', 'label', 'media::image'],
      ['wind', 'n', 'North', 'n.png'],
      ['wind', 's', 'South', ''],
    ],
  )
  expect(fields.map(({ type, label }) => `${type} ${label}`)).toEqual([
    'signature Sign',
    'file Photo',
    'checkbox Agreed',
    'ranking Order',
    'select Wind',
    'radio Port',
    'text Here',
    'date When',
    'textarea nameless',
    'text Depth',
  ])
  expect(fields[0]?.required).toBe(true)
  expect(fields[1]).toMatchObject({
    upload: { kinds: ['image'] },
    requiredWhen: { dependsOn: fields[2]?.id, value: 'OK' },
  })
  expect(fields[4]).toMatchObject({ options: ['North', 'South'], defaultAnswer: 'North' })
  expect(told).toEqual([
    'Skipped "Lost": its row has no type.',
    'The pictures of its choices were skipped.',
    'The pictures of its choices were skipped.',
    'Its choices come from "ports.csv". Enter them here.',
    'It asks for a place on a map. Here it is a text.',
    'It is read-only in the form. Here it can be filled in.',
    'It asks for a time, too. Here it is a date.',
    'Unsupported field type "sonar". It was imported as a text field.',
    'It is required only if once(1). This could not be imported.',
  ])
})

test('lists of choices in a table become a matrix', () => {
  const list = [
    ['list_name', 'name', 'label'],
    ['often', 'y', 'Often'],
    ['often', 'n', 'Never'],
  ]
  const { fields, tables } = imported(
    [
      ['type', 'name', 'label', 'appearance'],
      ['begin group', 'g', 'Sails', 'table-list'],
      ['select_one often', 'jib', 'Jib', ''],
      ['select_one often', 'spi', 'Spinnaker', ''],
      ['end group', '', '', ''],
      ['select_one often', 'head', 'Drills', 'label'],
      ['select_one often', 'mob', 'Overboard', 'list-nolabel'],
      ['select_one often', 'alone', 'Alone', ''],
    ],
    list,
  )
  expect(tables).toMatchObject([{ title: 'Sails' }, { title: 'Drills' }])
  expect(
    fields.map(({ label, table }) => [label, tables?.findIndex(({ id }) => id === table)]),
  ).toEqual([
    ['Jib', 0],
    ['Spinnaker', 0],
    ['Overboard', 1],
    ['Alone', -1],
  ])
})

test('older names of types and columns, and sheets in a CSV, are read', () => {
  const text = [
    'survey,,,',
    ',type,name,label:English',
    ',begin group,trip,Trip',
    ',select one from harbor or specify other,h,Harbor',
    ',select all that apply from harbor,all,Seen',
    ',phone number,call,Call',
    ',end group,,',
    'choices,,,',
    ',list name,name,label:English',
    ',harbor,a,Amble',
    ',harbor,b,Bude',
  ].join('\n')
  const result = csv.read(text, countedIds())
  expect(result).toMatchObject({
    sections: [{ title: 'Trip' }],
    fields: [
      { type: 'radio', label: 'Harbor', options: ['Amble', 'Bude'], other: 'Other' },
      { type: 'checkbox', label: 'Seen', options: ['Amble', 'Bude'] },
      { type: 'phone', label: 'Call' },
    ],
  })
})

test('several answers equal exactly one option, and selected() asks for one among them', () => {
  const { fields, values, told } = imported(
    [
      ['type', 'name', 'label', 'relevant', 'calculation'],
      ['select_multiple list', 'many', 'Many', '', ''],
      ['select_one list', 'one', 'One', '', ''],
      ['text', 'only', 'Only', `${at('many')} = 'f'`, ''],
      ['text', 'also', 'Also', `selected(${at('many')}, 'f')`, ''],
      ['text', 'not', 'Not', `${at('many')} != 'f'`, ''],
      ['text', 'both', 'Both', `${at('many')} = 'f c'`, ''],
      ['text', 'single', 'Single', `selected(${at('one')}, 'f')`, ''],
      ['calculate', 'a', '', '', `if(selected(${at('many')}, 'f'), 1, 0)`],
      ['calculate', 'b', '', '', `if(selected(${at('one')}, 'f'), 1, 0)`],
      ['calculate', 'd', '', '', `if(${at('many')} = 'f', 1, 0)`],
    ],
    [
      ['list_name', 'name', 'label'],
      ['list', 'f', 'Fever'],
      ['list', 'c', 'Cough'],
    ],
  )
  const many = (condition: string) => ({ dependsOn: fields[0]?.id, condition, value: 'Fever' })
  const one = { dependsOn: fields[1]?.id, condition: 'equals', value: 'Fever' }
  expect(fields.slice(2).map(({ conditional }) => conditional)).toMatchObject([
    many('equals'),
    many('contains'),
    many('not_equals'),
    undefined as never,
    one,
  ])
  expect(values?.map(({ formula }) => formula)).toMatchObject([
    { when: many('contains') },
    { when: one },
    { when: many('equals') },
  ])
  expect(told).toEqual([
    'Its condition could not be imported, so it is always shown: it compares a whole list with "f c".',
  ])
})

test('notes at the start of a group are the text of its section, and others are statements', () => {
  const { fields, sections, told } = imported([
    ['type', 'name', 'label', 'relevant'],
    ['integer', 'age', 'Your age', ''],
    ['calculate', 'bmi', '', ''],
    ['begin group', 'adult', 'Adults', `${at('age')} > 17`],
    ['note', 'first', `You are ${at('age')}`, ''],
    ['text', 'car', 'Car', ''],
    ['note', 'last', `Your BMI is ${at('bmi')}`, ''],
    ['end group', '', '', ''],
    ['text', 'end', 'End', ''],
  ])
  const section = sections?.find(({ id }) => id === fields[1]?.section)
  expect(section).toMatchObject({ title: 'Adults', text: `You are {{${fields[0]?.id}|}}` })
  expect(fields[2]).toMatchObject({
    type: 'statement',
    section: section?.id,
    description: `Your BMI is ${at('bmi')}`,
    conditional: fields[1]?.conditional,
  })
  expect(fields[3]).not.toHaveProperty('section')
  expect(told).toEqual([
    'The calculation "bmi" was skipped: it has no formula.',
    `“${at('bmi')}” in its text could not be imported as an answer. It stays text.`,
  ])
})

test('notes keep their hints, marks and translations, and lose pictures', () => {
  const { fields, sections, translations, told } = imported([
    ['type', 'name', 'label::English (en)', 'label::Deutsch (de)', 'hint::English (en)', 'image'],
    ['begin group', 'only', 'Only texts', 'Nur Texte', '', ''],
    ['note', 'a', '# Stop\n__now__ and _here_', 'Halt', 'See [us](https://example.org)', 'x.png'],
    ['end group', '', '', '', '', ''],
    ['note', 'map', '', '', '', 'map.png'],
    ['begin group', 'more', 'More', 'Mehr', '', ''],
    ['note', 'b', 'First', 'Zuerst', '', 'b.png'],
    ['text', 'c', 'Name', 'Name', '', ''],
    ['begin group', 'deep', '', '', '', ''],
    ['text', 'd', 'Town', 'Ort', '', ''],
    ['end group', '', '', '', '', ''],
    ['text', 'e', 'Street', 'Straße', '', ''],
    ['end group', '', '', '', '', ''],
  ])
  expect(sections).toMatchObject([{ title: 'Only texts' }, { title: 'More', text: 'First' }])
  expect(fields.map(({ type, section }) => [type, section])).toEqual([
    ['statement', sections?.[0]?.id],
    ['text', sections?.[1]?.id],
    ['text', sections?.[1]?.id],
    ['text', sections?.[1]?.id],
  ])
  expect(fields[0]?.description).toBe('Stop\n**now** and *here*\n\nSee [us](https://example.org)')
  expect(translations?.[0]?.texts).toContainEqual(
    expect.objectContaining({ place: `${fields[0]?.id}.description`, text: 'Halt' }),
  )
  expect(told).toEqual([
    'A picture, sound or video of "b" was not imported.',
    'Skipped "map". Its picture, sound or video was not imported.',
    'Its picture, sound or video was not imported.',
  ])
})

test('a range keeps its step, and one of two messages is kept', () => {
  const { fields, told } = imported([
    ['type', 'name', 'label', 'parameters', 'constraint_message', 'required_message'],
    ['range', 'r', 'R', 'start=0 end=10 step=2.5', 'From 0', 'Choose'],
    ['range', 's', 'S', '', '', 'Choose'],
    ['integer', 'n', 'N', '', '', ''],
  ])
  expect(fields).toMatchObject([
    { validation: { min: 0, max: 10, step: 2.5 }, errorText: 'From 0' },
    { validation: { min: 1, max: 10, step: 1 }, errorText: 'Choose' },
    { type: 'number' },
  ])
  expect(told).toEqual(['Its message "Choose" was not imported: a field has one message.'])
})
