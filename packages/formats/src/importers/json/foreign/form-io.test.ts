import { expect, test } from 'vitest'
import { imported } from './testing/imported.ts'

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

test('an address with lines of its own is one field, and a signature is one', () => {
  const lines = ['Street', 'Town'].map(text)
  const filled = { show: true, conditions: [{ component: 'home', operator: 'isNotEmpty' }] }
  const { fields } = imported({
    components: [
      { type: 'address', key: 'home', label: 'Home', enableManualMode: true, components: lines },
      { ...text('Floor'), conditional: filled },
      { type: 'signature', key: 'sign', label: 'Sign here' },
    ],
  })
  expect(fields.map(({ type }) => type)).toEqual(['address', 'text', 'signature'])
  expect(fields[1]?.conditional).toMatchObject({
    rules: [{ fieldId: fields[0]?.id, condition: 'is_not_empty' }],
  })
})

const pets = {
  type: 'selectboxes',
  key: 'pets',
  label: 'Pets',
  values: ['Cat', 'Ferret'].map((label) => ({ label, value: label.toLowerCase() })),
}

test('a condition about one of several boxes asks whether it is ticked', () => {
  const about = (operator: string, value: string) => ({
    show: true,
    conditions: [{ component: 'pets.ferret', operator, value }],
  })
  const { fields, told } = imported({
    components: [
      pets,
      { ...text('Cage'), conditional: about('isEqual', 'true') },
      { ...text('Name'), conditional: { show: true, when: 'pets.cat', eq: 'true' } },
      {
        ...text('Food'),
        customConditional: 'show = data.pets.cat === true || data.cage === "big";',
      },
      { ...text('None'), conditional: about('isEqual', 'false') },
    ],
  })
  const contains = (value: string) => ({ condition: 'contains', value })
  expect(fields.map(({ conditional }) => conditional)).toMatchObject([
    undefined as never,
    { dependsOn: fields[0]?.id, ...contains('Ferret') },
    { dependsOn: fields[0]?.id, ...contains('Cat') },
    { operator: 'OR', rules: [contains('Cat'), { condition: 'equals', value: 'big' }] },
    undefined as never,
  ])
  expect(told).toEqual([
    'Its condition could not be imported, so it is always shown: a condition cannot check that "Ferret" is not among the answers.',
  ])
})

test('a nested form has names of its own', () => {
  const inner = (name: string) => ({
    type: 'form',
    key: name,
    components: [
      text('Kind'),
      { ...text('Detail'), conditional: { show: true, when: 'kind', eq: 'new' } },
    ],
  })
  const { fields } = imported({ components: [inner('one'), inner('two')] })
  const sources = fields.map(
    ({ conditional }) => conditional && 'dependsOn' in conditional && conditional.dependsOn,
  )
  expect(sources).toEqual([undefined, fields[0]?.id, undefined, fields[2]?.id])
})

test('the questions of a survey are rows of a matrix', () => {
  const { fields, tables } = imported({
    components: [
      {
        type: 'survey',
        key: 'crew',
        label: 'The crew',
        validate: { required: true },
        questions: [
          { label: 'Friendly', value: 'f' },
          { label: 'On time', value: 't' },
        ],
        values: [
          { label: 'Yes', value: 'y' },
          { label: 'No', value: 'n' },
        ],
      },
    ],
  })
  expect(tables).toMatchObject([{ title: 'The crew' }])
  expect(fields).toMatchObject([
    { label: 'Friendly', required: true, options: ['Yes', 'No'], table: tables?.[0]?.id },
    { label: 'On time', required: true, table: tables?.[0]?.id },
  ])
})

test('the title names the form, and a hidden component becomes a hidden field', () => {
  const { head, hiddenFields, fields } = imported({
    title: 'Berth',
    components: [
      { type: 'hidden', key: 'source', label: 'Source', defaultValue: 'web' },
      { ...text('Boat'), conditional: { show: true, when: 'source', eq: 'fair' } },
    ],
  })
  expect(head).toMatchObject({ name: 'Berth', settings: { title: 'Berth' } })
  expect(hiddenFields).toMatchObject([{ name: 'source', value: 'web' }])
  expect(fields[0]?.conditional).toMatchObject({ dependsOn: hiddenFields?.[0]?.id, value: 'fair' })
})

test.each(['__proto__', 'submitterEmail'])('no hidden field is named %s', (key) => {
  const { hiddenFields } = imported({ components: [{ type: 'hidden', key }, text('Boat')] })
  expect(hiddenFields).toBeUndefined()
})

test('files keep their limits as far as ours can say them', () => {
  const file = (more: object) => ({ type: 'file', key: 'f', label: 'Papers', ...more })
  const { fields, told } = imported({
    components: [
      file({ filePattern: 'image/*', fileMaxSize: '2MB' }),
      file({ key: 'g', filePattern: '.pdf,.docx', multiple: true, fileMaxSize: '1GB' }),
      file({ key: 'h', filePattern: '.dwg' }),
      file({ key: 'i', filePattern: '*' }),
    ],
  })
  expect(fields.map(({ upload }) => upload)).toEqual([
    { maxMegabytes: 2, kinds: ['image'] },
    { maxFiles: 20, maxMegabytes: 100, kinds: ['pdf', 'document'] },
    {},
    {},
  ])
  expect(told).toEqual([
    'It accepts only .pdf, .docx. Here it accepts all files of these kinds.',
    'It accepts more files. Here it accepts up to 20.',
    'It accepts larger files. Here they have up to 100 MB.',
    'It accepts only .dwg. Here it accepts any file.',
  ])
})

test('default values, error messages and limits of dates are kept', () => {
  const { fields, told } = imported({
    components: [
      { ...text('Code'), defaultValue: 'A', validate: { customMessage: 'Ask the office' } },
      { ...pets, defaultValue: { cat: true, dog: false } },
      { type: 'checkbox', key: 'ok', label: 'Agree', defaultValue: true },
      {
        type: 'datetime',
        key: 'd',
        label: 'When',
        enableTime: false,
        datePicker: { minDate: '2030-01-01T00:00:00', maxDate: 'moment()' },
      },
      { type: 'number', key: 'n', label: 'Count', defaultValue: 0, validate: { min: 1 } },
      { type: 'datetime', key: 'f', label: 'To', enableTime: false, maxDate: 'moment().add(1)' },
    ],
  })
  expect(fields[0]).toMatchObject({ defaultAnswer: 'A', errorText: 'Ask the office' })
  expect(fields[1]?.defaultAnswer).toEqual([fields[1]?.options?.[0]])
  expect(fields[2]?.defaultAnswer).toEqual(['Yes'])
  expect(fields[3]).toMatchObject({ earliest: '2030-01-01', latest: 0 })
  expect(told).toEqual([
    'Its default value was skipped.',
    'Its last date is moment().add(1). This limit was not imported.',
  ])
})

test('what a field of ours does not have is reported', () => {
  const trigger = { trigger: { type: 'simple' }, actions: [] }
  const { told, fields } = imported({
    components: [
      { ...text('Code'), defaultValue: 'A', inputMask: '99-99', unique: true, disabled: true },
      { ...text('Area'), prefix: '~', suffix: 'ha', multiple: true, errors: { required: 'No!' } },
      { ...text('Story'), validate: { minWords: '3', maxWords: 9, json: { if: [] } } },
      { ...pets, defaultValue: { cat: false }, validate: { minSelectedCount: 1 } },
      { type: 'datetime', key: 'd', label: 'When', datePicker: { minDate: '2030-01-01' } },
      { type: 'datetime', key: 'e', label: 'Day', enableTime: false, defaultValue: '' },
      {
        type: 'day',
        key: 'm',
        label: 'Month',
        fields: { day: { hide: true } },
        defaultValue: '00/00/0000',
      },
      { type: 'password', key: 'p', label: 'Secret' },
      { ...panel('Late', text('Extra')), logic: [trigger] },
    ],
  })
  expect(fields.find(({ minChoices }) => minChoices)).toMatchObject({ type: 'checkbox' })
  expect(told).toEqual([
    'Its answer must be unique. This was not imported.',
    'It is read-only in the form. Here it can be filled in.',
    'Its format "99-99" was not imported.',
    'The text "~" before its input was not imported.',
    'The text "ha" behind its input was not imported.',
    'It takes several answers. Here it takes one.',
    'It needs at least 3 words. This limit was not imported.',
    'It allows up to 9 words. This limit was not imported.',
    'Its check in JSON could not be imported.',
    'It asks for a time, too. Here it is a date.',
    'It does not ask for the day. Here it is a whole date.',
    'It hides what people type. Here it shows.',
    'Its further logic could not be imported.',
  ])
})

test('the text of the button and the currency of prices come over with the title', () => {
  const price = (key: string, currency: string) => ({ type: 'currency', key, label: key, currency })
  const send = { type: 'button', key: 'submit', label: 'Send report', action: 'submit' }
  const reset = { type: 'button', key: 'reset', label: 'Start again', action: 'reset' }
  const { head, told } = imported({
    title: 'Damage',
    components: [price('cost', 'EUR'), price('tax', 'EUR'), send, reset],
  })
  expect(head).toMatchObject({
    settings: { title: 'Damage', submitButtonText: 'Send report', payment: { currency: 'eur' } },
  })
  expect(told).toEqual(['The button "Start again" was skipped.'])
  expect(imported({ title: 'X', components: [price('a', 'EUR'), price('b', 'CHF')] }).told).toEqual(
    ['Prices were in EUR, CHF. Set the currency of the form.'],
  )
  expect(imported({ components: [price('a', 'GBP'), send] }).told).toEqual([
    'The text of the button, "Send report", was not imported.',
    'Prices were in GBP. Set the currency of the form.',
  ])
})

test('choices written as JSON are kept, and a format of phone numbers is reported', () => {
  const select = (key: string, json: unknown, more: object = {}) => ({
    type: 'select',
    key,
    label: key,
    dataSrc: 'json',
    data: { values: [{ label: '', value: '' }], json },
    ...more,
  })
  const places = [
    { code: 'n', title: 'North' },
    { code: 's', title: 'South' },
  ]
  const template = '<span>{{ item.title }}</span>'
  const { fields, told } = imported({
    components: [
      select('plain', '["x", "y"]'),
      select('named', places, { valueProperty: 'code', template }),
      select('broken', '[oops'),
      { ...text('Why'), conditional: { show: true, when: 'named', eq: 's' } },
      { type: 'phoneNumber', key: 'phone', label: 'Phone', inputMask: '(999) 999-9999' },
    ],
  })
  expect(fields.map(({ options }) => options).slice(0, 2)).toEqual([
    ['x', 'y'],
    ['North', 'South'],
  ])
  expect(fields[3]?.conditional).toMatchObject({ value: 'South' })
  expect(told).toEqual([
    'Its choices come from another source. Enter them here.',
    'Its format "(999) 999-9999" was not imported.',
  ])
})

test('texts become statements, with their conditions, sections and places of answers', () => {
  const { fields, placed, told } = imported({
    components: [
      text('Plan'),
      panel(
        'Terms',
        {
          type: 'content',
          key: 'c',
          label: 'Content',
          html: '<h2>Hello</h2><p>You chose <i>{{ data.plan }}</i></p>',
          conditional: { show: true, when: 'plan', eq: 'pro' },
        },
        {
          type: 'htmlelement',
          key: 'h',
          tag: 'h3',
          content: 'Part two',
          customConditional: 'show = data.plan.length > 3',
        },
      ),
      {
        type: 'htmlelement',
        key: 'i',
        tag: 'img',
        attrs: [
          { attr: 'src', value: 'https://example.org/a.png' },
          { attr: 'alt', value: 'Map' },
        ],
      },
      { type: 'htmlelement', key: 'logo', tag: 'img', attrs: [{ attr: 'src', value: '/a.png' }] },
    ],
  })
  const [plan] = fields
  expect(placed).toEqual(['-: Plan', 'Terms: Hello', 'Terms: Part two', '-: '])
  expect(fields.slice(1)).toMatchObject([
    {
      type: 'statement',
      description: `You chose *{{${plan?.id}|}}*`,
      conditional: { dependsOn: plan?.id, condition: 'equals', value: 'pro' },
    },
    { type: 'statement' },
    { type: 'statement', description: '[Map](https://example.org/a.png)' },
  ])
  expect(told).toEqual([
    'Skipped "logo". Its picture or video was not imported.',
    expect.stringMatching(/^Shown if show = data.plan.length > 3 could not be imported/),
    'Its picture or video became a link.',
  ])
})
