import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ramiform } from './testing/run-program.ts'

const schema = {
  fields: [
    { id: 'plan', type: 'radio', label: 'Plan', options: ['Free', 'Pro'], required: true },
    {
      id: 'company',
      type: 'text',
      label: 'Company',
      required: true,
      validation: { pattern: '^[A-Z]' },
      conditional: { dependsOn: 'plan', condition: 'equals', value: 'Pro' },
    },
  ],
  settings: {},
}
const filled = (answers: object, settings: object = {}) =>
  JSON.stringify({ schema: { ...schema, settings }, answers })

describe('one document', () => {
  test('visible says which fields show', async () => {
    const { code, out, err } = await ramiform(['visible'], filled({ plan: 'Pro' }))
    expect([code, err, JSON.parse(out)]).toEqual([0, '', { visible: ['plan', 'company'] }])
  })

  test('check-answers says what is accepted and what is wrong', async () => {
    const { code, out } = await ramiform(
      ['check-answers'],
      filled({ plan: 'Pro', company: 'acme' }),
    )
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      accepted: { plan: 'Pro' },
      problems: [{ fieldId: 'company', code: 'pattern', message: 'Company format is invalid' }],
    })
  })

  test("the words are those of the form's display style", async () => {
    const input = filled({}, { displayStyle: 'single-card' })
    expect(JSON.parse((await ramiform(['check-answers'], input)).out).problems).toEqual([
      { fieldId: 'plan', code: 'required', message: 'This field is required' },
    ])
  })

  test('check-form says what is wrong with rules and patterns', async () => {
    const [plan, company] = schema.fields
    const fields = [
      { ...plan, conditional: { dependsOn: 'company', condition: 'contains', value: '' } },
      { ...company, validation: { pattern: '(?=x)' } },
    ]
    const { code, out } = await ramiform(['check-form'], JSON.stringify({ fields, settings: {} }))
    expect(code).toBe(1)
    const cycle = 'Rule 1: Circular dependency detected'
    const severity = 'error'
    const plan1 = { fieldId: 'plan', rule: 1, severity }
    expect(JSON.parse(out).problems).toEqual([
      { ...plan1, code: 'cycle', message: `${cycle}: Plan → Company → Plan` },
      { ...plan1, code: 'no_value', message: 'Rule 1: No value specified' },
      {
        fieldId: 'company',
        code: 'pattern',
        message: 'Company: Look-around such as "(?=" cannot be used in a pattern',
        severity,
      },
    ])
  })

  test('check-form reports each loop once', async () => {
    const field = (id: string, dependsOn: string) => {
      const conditional = { dependsOn, condition: 'equals', value: 'x' }
      return { id, type: 'text', label: id, conditional }
    }
    const fields = [
      field('a', 'b'),
      field('b', 'a'),
      field('c', 'd'),
      field('d', 'c'),
      schema.fields[0],
    ]
    const { out } = await ramiform(['check-form'], JSON.stringify({ fields, settings: {} }))
    const messages = JSON.parse(out).problems.map(({ message }: { message: string }) => message)
    expect(messages).toEqual([
      'Rule 1: Circular dependency detected: a → b → a',
      'Rule 1: Circular dependency detected: c → d → c',
    ])
  })

  test('check-form lists what the editor lists before publishing, each with its severity', async () => {
    const [plan, company] = schema.fields
    const conditional = { dependsOn: 'plan', condition: 'equals', value: 'Prof' }
    const size = { id: 'size', type: 'number', label: 'Size', validation: { min: 20, max: 2 } }
    const fields = [{ ...company, conditional }, plan, size]
    const { code, out } = await ramiform(['check-form'], JSON.stringify({ fields, settings: {} }))
    expect(code).toBe(1)
    expect(JSON.parse(out).problems).toEqual([
      {
        fieldId: 'company',
        rule: 1,
        code: 'value_not_offered',
        message:
          'Company is never shown. Its rule needs Plan to be “Prof”, but Plan offers only Free and Pro.',
        severity: 'error',
      },
      {
        fieldId: 'size',
        code: 'cannot_be_answered',
        message: 'Size cannot be answered. An answer must be at least 20 and at most 2.',
        severity: 'error',
      },
    ])
  })

  test('check-form prints a warning and ends with exit code 0', async () => {
    const [plan, company] = schema.fields
    const form = { fields: [company, plan], settings: {} }
    const { code, out } = await ramiform(['check-form'], JSON.stringify(form))
    expect(JSON.parse(out).problems).toEqual([
      {
        fieldId: 'company',
        rule: 1,
        code: 'later_source',
        message:
          'Company depends on the answer to Plan, but Plan comes later in the form. Visitors reach Company before they answer Plan.',
        severity: 'warning',
      },
    ])
    expect(code).toBe(0)
    const lines = `${JSON.stringify(form)}\n{"fields": [], "settings": {}}\n`
    expect((await ramiform(['check-form', '--jsonl'], lines)).code).toBe(1)
  })

  test('a form and answers without problems end with exit code 0', async () => {
    const form = JSON.stringify({ ...schema, settings: {} })
    expect(await ramiform(['check-form'], form)).toEqual({
      code: 0,
      out: '{"problems":[]}\n',
      err: '',
    })
    expect((await ramiform(['check-answers'], filled({ plan: 'Free' }))).code).toBe(0)
  })

  test.each([
    ['', 'The input is empty\n'],
    ['{', 'The input is not JSON: '],
    ['[]', 'input: '],
    [
      '{"schema": {"fields": [{"id": "a b", "type": "text", "label": ""}]}}',
      'schema.fields.0.id: ',
    ],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'The input is nested too deeply'],
  ])('bad input ends with one line and exit code 2 (%#)', async (input, start) => {
    const { code, out, err } = await ramiform(['visible'], input)
    expect([code, out, err.slice(0, start.length)]).toEqual([2, '', start])
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('JSON lines', () => {
  test('each line has its result, a bad one an error, and the rest goes on', async () => {
    const input = [filled({ plan: 'Pro' }), 'nonsense', '', filled({}), '{"schema": 1}'].join('\n')
    const { code, out, err } = await ramiform(['visible', '--jsonl'], `\uFEFF${input}\r\n`)
    expect([code, err]).toEqual([2, ''])
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { visible: ['plan', 'company'] },
      { error: expect.stringContaining('not JSON') },
      { error: 'The input is empty' },
      { visible: ['plan'] },
      { error: 'schema: Invalid input: expected object, received number' },
    ])
  })

  test('only a line feed ends a line, also where a character is cut in two', async () => {
    const line = filled({ plan: 'Pro', company: 'A\u2028é😀'.repeat(20_000).slice(0, 9_000) })
    const { code, out } = await ramiform(['check-answers', '--jsonl'], `${line}\n${line}\n`)
    expect(code).toBe(0)
    expect(out.trimEnd().split('\n')).toHaveLength(2)
  })

  test('the exit code is 1 when any line has a problem, 2 when any cannot be read', async () => {
    const good = filled({ plan: 'Free' })
    const wrong = filled({})
    const codes = [
      [good, good],
      [wrong, good],
      ['nonsense', wrong, good],
    ].map(async (lines) => {
      return (await ramiform(['check-answers', '--jsonl'], `${lines.join('\n')}\n`)).code
    })
    expect(await Promise.all(codes)).toEqual([0, 1, 2])
  })

  test('no input is no lines', async () => {
    expect(await ramiform(['visible', '--jsonl'])).toEqual({ code: 0, out: '', err: '' })
  })
})

test.each([[[]], [['explode']], [['constructor']], [['visible', '--fast']]])(
  'wrong usage (%j) is explained, with exit code 2',
  async (args) => {
    const { code, out, err } = await ramiform(args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('Usage: ramiform COMMAND')
  },
)

test('--help lists the commands', async () => {
  const { code, out } = await ramiform(['--help'])
  expect(code).toBe(0)
  for (const name of ['visible', 'check-answers', 'check-form', '--jsonl'])
    expect(out).toContain(name)
})

describe('import', () => {
  const samples = new URL('../../../packages/formats/src/importers/', import.meta.url)
  const sample = (path: string) => fileURLToPath(new URL(path, samples))

  test('a file gives its fields with conditions, and what could not be kept', async () => {
    const { code, out, err } = await ramiform(['import', sample('json/samples/surveyjs-old.json')])
    const { fields, warnings } = JSON.parse(out)
    expect([code, err]).toEqual([0, ''])
    expect(fields[2].conditional).toEqual({
      dependsOn: fields[1].id,
      condition: 'equals',
      value: 'Yes',
    })
    expect(warnings).toEqual([
      {
        message: `Shown if {kids} notcontains 'x' could not be imported: "does not contain" is not supported.`,
        fieldId: fields[3].id,
      },
    ])
  })

  test('the format can be named where the name of the file does not tell', async () => {
    const { out } = await ramiform([
      'import',
      '--format',
      'markdown',
      sample('tree/samples/flat.txt'),
    ])
    expect(JSON.parse(out).fields[0]).toMatchObject({ label: 'Are you a member?' })
  })

  test('what cannot be imported is told on standard error', async () => {
    const empty = await ramiform(['import', sample('csv/samples/empty.csv')])
    expect([empty.code, empty.out, empty.err]).toEqual([
      2,
      '',
      'No valid fields found in the file.\n',
    ])
    const page = await ramiform(['import', sample('opml/samples/page.opml')])
    expect([page.code, page.err]).toEqual([2, 'Invalid OPML format\n'])
    const other = await ramiform(['import', 'picture.png'])
    expect([other.code, other.err]).toEqual([
      2,
      'Unsupported file format. Please use JSON, CSV, Markdown, Mermaid, OPML, or ASCII Tree (.txt/.tree).\n',
    ])
    expect((await ramiform(['import', 'nowhere.json'])).code).toBe(2)
    expect((await ramiform(['import'])).code).toBe(2)
  })
})
