import { expect, test } from 'vitest'
import { imported } from './testing/imported.ts'

const string = { type: 'string' }
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })

test('a UI schema of react-jsonschema-form sets order, widgets and texts', () => {
  const { fields, head, hiddenFields, told } = imported({
    schema: object(
      {
        secret: string,
        story: string,
        boat: { ...string, enum: ['k', 'y'] },
        name: { ...string, title: 'Name' },
        source: { ...string, default: 'web' },
        crew: object({ cook: string }),
        stars: { type: 'integer', minimum: 1 },
      },
      { title: 'Regatta', description: 'Sign up' },
    ),
    uiSchema: {
      'ui:order': ['name', '*', 'secret'],
      name: { 'ui:title': 'Your name', 'ui:help': 'In full', 'ui:placeholder': 'Ada' },
      story: { 'ui:options': { widget: 'textarea' } },
      boat: { 'ui:widget': 'select', 'ui:enumNames': ['Kayak', 'Yacht'] },
      secret: { 'ui:widget': 'password', 'ui:readonly': true },
      source: { 'ui:widget': 'hidden' },
      crew: { cook: { 'ui:options': { inputType: 'email' } } },
      stars: { 'ui:widget': 'StarsWidget' },
    },
    formData: {},
  })
  expect(fields.map(({ type, label }) => `${type} ${label}`)).toEqual([
    'text Your name',
    'textarea Story',
    'select Boat',
    'email Crew: Cook',
    'number Stars',
    'text Secret',
  ])
  expect(fields[0]).toMatchObject({ description: 'In full', placeholder: 'Ada' })
  expect(fields[2]?.options).toEqual(['Kayak', 'Yacht'])
  expect(hiddenFields).toMatchObject([{ name: 'source', value: 'web' }])
  expect(head).toMatchObject({ name: 'Regatta', settings: { description: 'Sign up' } })
  expect(told).toEqual([
    'Its own input "starswidget" was not imported.',
    'It is read-only in the form. Here it can be filled in.',
    'It hides what people type. Here it shows.',
  ])
})

const control = (scope: string, more: object = {}) => ({
  type: 'Control',
  scope: `#/properties/${scope}`,
  ...more,
})
const when = (effect: string, scope: string, schema: object) => ({
  rule: { effect, condition: { scope: `#/properties/${scope}`, schema } },
})

test('a UI schema of JSON Forms sets order, sections, labels and rules', () => {
  const { placed, fields, sections, told } = imported({
    schema: object({
      note: string,
      member: { type: 'boolean' },
      home: object({ street: string, town: string }),
      extra: { oneOf: [object({ a: string }, { title: 'First' }), object({ b: string })] },
      code: string,
    }),
    uischema: {
      type: 'Categorization',
      elements: [
        {
          type: 'Category',
          label: 'You',
          elements: [
            { type: 'Label', text: 'Hello' },
            control('member', { label: 'Are you a member?' }),
            control('code', {
              options: { multi: true },
              ...when('HIDE', 'member', { const: true }),
            }),
            control('gone'),
          ],
        },
        {
          type: 'Category',
          label: 'Rest',
          elements: [
            {
              type: 'Group',
              label: 'Home',
              elements: [control('home')],
              ...when('SHOW', 'member', { const: true }),
            },
            control('extra', when('ENABLE', 'member', { const: true })),
          ],
        },
      ],
    },
  })
  expect(fields[0]).toMatchObject({ type: 'statement', section: sections?.[0]?.id })
  expect(placed).toEqual([
    'You: Hello',
    'You: Are you a member?',
    'You: Code',
    'Home: Home: Street',
    'Home: Home: Town',
    'Rest: Extra',
    'Rest: Extra: A',
    'Rest: Extra: B',
  ])
  expect(sections?.map(({ newPage }) => newPage)).toEqual([undefined, undefined, true])
  expect(fields[2]).toMatchObject({ type: 'textarea', conditional: { condition: 'not_equals' } })
  expect(fields[4]?.conditional).toMatchObject({ dependsOn: fields[1]?.id, value: 'Yes' })
  expect(fields[5]?.options).toEqual(['First', 'Option 2'])
  expect(fields[7]?.conditional).toMatchObject({ dependsOn: fields[5]?.id, value: 'Option 2' })
  expect(told).toEqual([
    'The control "gone" was skipped: the schema has no such field.',
    'Fields that the UI schema does not show were skipped: Note.',
    ...Array<string>(3).fill(
      'It can be filled in only under a condition. This could not be imported.',
    ),
  ])
})

test('a label of JSON Forms keeps its rule, and several lines are a text', () => {
  const { fields, told } = imported({
    schema: object({ member: { type: 'boolean' }, name: string }),
    uischema: {
      type: 'VerticalLayout',
      elements: [
        control('member'),
        {
          type: 'Label',
          text: 'Hello\nmember',
          ...when('SHOW', 'member', { const: true }),
        },
        control('name'),
      ],
    },
  })
  expect(fields[1]).toMatchObject({
    type: 'statement',
    label: '',
    description: 'Hello\nmember',
    conditional: { dependsOn: fields[0]?.id, value: 'Yes' },
  })
  expect(told).toEqual([])
})

test('texts of objects and properties without a value become statements', () => {
  const { fields, told } = imported({
    schema: object(
      {
        member: { type: 'boolean' },
        home: object({ street: string }, { title: 'Home', description: 'Where you live' }),
        pets: {
          type: 'array',
          title: 'Pets',
          description: 'All of them',
          items: object({ name: string }),
        },
      },
      {
        dependentSchemas: {
          member: object({ hint: { type: 'null', title: 'Welcome' } }, { required: ['hint'] }),
        },
      },
    ),
    uiSchema: { hint: { 'ui:help': 'Bring your card' } },
  })
  expect(fields.map(({ type, label, description }) => [type, label, description])).toEqual([
    ['radio', 'Member', undefined],
    ['statement', 'Home', 'Where you live'],
    ['text', 'Home: Street', undefined],
    ['statement', 'Pets', 'All of them'],
    ['text', 'Pets: Name', undefined],
    ['statement', 'Welcome', 'Bring your card'],
  ])
  expect(fields[5]?.conditional).toBeDefined()
  expect(told).toEqual(['The list "Pets" is asked once.'])
})

test('variants without a fixed value become a choice', () => {
  const { fields, told } = imported({
    type: 'object',
    properties: {
      kids: { type: 'array', items: { anyOf: [object({ n: string }), object({ m: string })] } },
    },
    anyOf: [
      object({ first: string }, { title: 'By name' }),
      object({ code: string }, { title: 'By code' }),
    ],
  })
  const [kind, , , way] = fields
  expect(fields.map(({ label }) => label)).toEqual([
    'Kids',
    'Kids: N',
    'Kids: M',
    'Choose one',
    'First',
    'Code',
  ])
  expect(way?.options).toEqual(['By name', 'By code'])
  expect(fields[5]?.conditional).toMatchObject({ dependsOn: way?.id, value: 'By code' })
  expect(fields[1]?.conditional).toMatchObject({ dependsOn: kind?.id, value: 'Option 1' })
  expect(told).toEqual(['The list "Kids" is asked once.'])
})

test('numbers keep their bounds, and keywords that ours lack are reported', () => {
  const { fields, told } = imported(
    object({
      a: { type: 'integer', exclusiveMinimum: 17, exclusiveMaximum: 100 },
      b: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.5, default: 1 },
      c: { type: 'array', items: { enum: ['x', 'y'] }, minItems: 1, maxItems: 2, default: [] },
      d: { ...string, format: 'date-time', readOnly: true },
      e: { ...string, format: 'time', default: '09:30:00Z' },
      f: { type: 'object' },
      g: { type: 'array' },
      h: { anyOf: [{ type: 'null' }, string] },
      i: { ...string, format: 'email', pattern: '@club$' },
    }),
  )
  const whole = String.raw`^-?\d+$`
  expect(fields[0]?.validation).toEqual({ min: 18, max: 99, pattern: whole })
  expect(fields[1]?.validation).toEqual({ min: 0, step: 0.5 })
  expect(fields[1]?.defaultAnswer).toBe('1')
  expect(fields[2]).toMatchObject({ minChoices: 1, maxChoices: 2 })
  expect(fields[4]).toMatchObject({ type: 'time', defaultAnswer: '09:30' })
  expect(told).toEqual([
    'Its number is more than 0. Here 0 is allowed, too.',
    'It is read-only in the form. Here it can be filled in.',
    'It asks for a time, too. Here it is a date.',
    'It takes names with values. Here it is a text.',
    'A list of any length is one text field here.',
    'Its variants could not be imported.',
    'Its pattern @club$ was not imported.',
  ])
})

test('a schema of one value is one question', () => {
  const { fields } = imported({
    schema: { ...string, title: 'Motto' },
    uiSchema: { 'ui:widget': 'textarea' },
  })
  expect(fields).toMatchObject([{ type: 'textarea', label: 'Motto' }])
})

/** No literal has a member named `then`, which promises have. */
const branch = (condition: object, then: object, otherwise?: object) =>
  Object.fromEntries([
    ['if', condition],
    ['then', then],
    ...(otherwise ? [['else', otherwise]] : []),
  ])

test('fields that are required under a condition are required when it holds', () => {
  const { fields, told } = imported({
    type: 'object',
    required: ['plan'],
    properties: {
      plan: { type: 'string', enum: ['pro', 'free'] },
      card: { type: 'string' },
      bio: { type: 'string' },
      web: { type: 'string' },
      mail: { type: 'string' },
      age: { type: 'string' },
    },
    dependencies: { bio: ['web'] },
    dependentRequired: { web: ['mail', 'gone'] },
    allOf: [
      { required: ['age'] },
      branch(
        { properties: { plan: { const: 'pro' } }, required: ['plan'] },
        { required: ['card', 'plan'], properties: { card: { minLength: 4 } } },
        { required: ['mail'] },
      ),
    ],
  })
  const when = (at: number, condition: string) => ({ fieldId: fields[at]?.id, condition })
  expect(fields.map(({ required }) => required)).toEqual([true, false, false, false, false, true])
  expect(fields.slice(1, 5).map(({ requiredWhen }) => requiredWhen)).toMatchObject([
    { dependsOn: fields[0]?.id, condition: 'equals', value: 'pro' },
    undefined as never,
    { rules: [when(2, 'is_not_empty')] },
    { operator: 'OR', rules: [when(0, 'not_equals'), when(3, 'is_not_empty')] },
  ])
  expect(told).toEqual(['"gone" is required only sometimes. This could not be imported.'])
})

test('the button of a UI schema comes over with the title', () => {
  const schema = (title: object) => ({
    schema: { type: 'object', ...title, properties: { a: { type: 'string' } } },
    uiSchema: { 'ui:submitButtonOptions': { submitText: 'Join' } },
  })
  const { head } = imported(schema({ title: 'Club' }))
  expect(head).toMatchObject({ settings: { title: 'Club', submitButtonText: 'Join' } })
  expect(imported(schema({})).told).toEqual(['The text of the button, "Join", was not imported.'])
})

test('a condition also holds while its property is absent, unless it is required', () => {
  const { fields } = imported({
    type: 'object',
    properties: { age: { type: 'number' }, days: { type: 'array', items: { enum: ['a', 'b'] } } },
    allOf: [
      branch(
        { properties: { age: { minimum: 18 } } },
        { properties: { party: string } },
        { properties: { school: string } },
      ),
      branch(
        { properties: { age: { minimum: 65 } }, required: ['age'] },
        { properties: { rest: string } },
      ),
      branch(
        { properties: { days: { const: ['a'] } }, required: ['days'] },
        { properties: { only: string } },
      ),
    ],
  })
  const rules = (...conditions: string[]) => ({
    rules: conditions.map((condition) => ({ fieldId: fields[0]?.id, condition })),
  })
  expect(fields.slice(2).map(({ conditional }) => conditional)).toMatchObject([
    { operator: 'OR', ...rules('greater_than', 'equals', 'is_empty') },
    { operator: 'AND', ...rules('less_than') },
    { operator: 'OR', ...rules('greater_than', 'equals') },
    { dependsOn: fields[1]?.id, condition: 'equals', value: 'a' },
  ])
})

test('rules of JSON Forms about an absent value, and their opposites, are as short as possible', () => {
  const rule = (effect: string, schema: object, more: object = {}) => ({
    effect,
    condition: { scope: '#/properties/age', schema, ...more },
  })
  const rules = [
    rule('HIDE', { maximum: 17 }),
    rule('SHOW', { maximum: 17 }),
    rule('SHOW', { maximum: 17 }, { failWhenUndefined: true }),
    rule('HIDE', { maximum: 17 }, { failWhenUndefined: true }),
    rule('SHOW', { not: { const: 5 } }),
    rule('SHOW', { const: 5 }),
  ]
  const names = rules.map((_, at) => `f${at}`)
  const { fields, told } = imported({
    schema: {
      type: 'object',
      properties: {
        age: { type: 'number' },
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      },
    },
    uischema: {
      type: 'VerticalLayout',
      elements: [
        { type: 'Control', scope: '#/properties/age' },
        ...rules.map((one, at) => ({
          type: 'Control',
          scope: `#/properties/f${at}`,
          rule: one,
        })),
      ],
    },
  })
  const short = fields.slice(1).map(({ conditional }) => {
    const {
      rules: several,
      condition,
      value,
    } = { rules: undefined, ...conditional } as {
      readonly rules?: readonly { readonly condition: string; readonly value: string }[]
      readonly condition?: string
      readonly value?: string
    }
    const all = several ?? [{ condition, value }]
    return all.map((one) => `${one.condition} ${one.value}`.trim()).join(' | ')
  })
  expect(short).toEqual([
    'greater_than 17',
    'less_than 17 | equals 17 | is_empty',
    'less_than 17 | equals 17',
    'greater_than 17 | is_empty',
    'not_equals 5',
    'equals 5',
  ])
  expect(told).toEqual([])
})
