import { describe, expect, test } from 'vitest'
import { createFilling } from '../filling/filling.ts'
import type { FormSchema } from '../form.ts'
import { aForm, shownWhen } from '../testing/a-form.ts'
import { fewFieldTypes as fieldTypes } from '../testing/field-types.ts'
import { fillAddress, fillMarks, fillText, markPlaces } from './fill-text.ts'
import { answersForTexts, fieldsAsShown, liveTexts } from './live-texts.ts'
import { cleanFallback, readText, writeText } from './read-text.ts'
import {
  changeTexts,
  fieldsInTexts,
  renameInTexts,
  withNamesInTexts,
  withoutPlaces,
} from './texts-of-form.ts'

const answers: Record<string, string | undefined> = { name: 'Ada', none: undefined }
const answerOf = (id: string) => (Object.hasOwn(answers, id) ? answers[id] : null)
const fill = (text: string, name = 'Ada') =>
  fillText(text, (id) => (id === 'name' ? name : answerOf(id)))
const address = (text: string, name = 'Ada') =>
  fillAddress(text, (id) => (id === 'name' ? name : answerOf(id)))

describe('a text', () => {
  test('is read into words and places', () => {
    expect(readText('Hi {{name|you}}!', () => true)).toEqual([
      'Hi ',
      { id: 'name', fallback: 'you' },
      '!',
    ])
    expect(readText('{{a}}{{b|}}', () => true)).toEqual([{ id: 'a' }, { id: 'b', fallback: '' }])
  })

  test.each([
    '{{name',
    '{{ name }}',
    '{{name|a',
    '{name}',
    '{{unknown}}',
    '{{unknown|you}}',
    '{{name|two\nlines}}',
    '{{}}',
    '{{constructor}}',
    `{{name|${'x'.repeat(201)}}}`,
    `{{${'n'.repeat(65)}}}`,
  ])('%j stays words', (text) => {
    expect(fill(text)).toBe(text)
  })

  test('shows the answer, or the fallback of a missing one', () => {
    expect(fill('Hi {{name|you}}')).toBe('Hi Ada')
    expect(fill('Hi {{none|you}}')).toBe('Hi you')
    expect(fill('Hi{{none}}{{none|}}!')).toBe('Hi!')
    expect(fill('Hi {{name|you}}', ' \n\t ')).toBe('Hi you')
    expect(fill('{{{name}}}')).toBe('{Ada}')
  })

  test('shows an answer on one line, cut, and never reads it again', () => {
    expect(fill('{{name}}', 'a\r\nBcc: x@example.org')).toBe('a Bcc: x@example.org')
    expect(fill('{{name}}', '{{none|trap}}')).toBe('{{none|trap}}')
    expect(fill('{{name}}', 'a'.repeat(600))).toBe(`${'a'.repeat(499)}…`)
    expect(fill('{{name}}', `${'a'.repeat(498)}😀😀`)).toBe(`${'a'.repeat(498)}…`)
    expect(fill('{{name}}'.repeat(25), 'x')).toBe('x'.repeat(20))
    expect(fill('{{name}}', 'a\u202Eb\u2066')).toBe('a b')
  })

  test('keeps an answer in another direction apart from the words around it', () => {
    expect(fill('Hi {{name}}!', 'דנה')).toBe('Hi \u2068דנה\u2069!')
    expect(fill('שלום {{name}}!', 'דנה')).toBe('שלום דנה!')
    expect(fill('שלום {{name}}!', 'Ada')).toBe('שלום \u2068Ada\u2069!')
    expect(fill('שלום {{name}}!', '42')).toBe('שלום 42!')
  })

  test('a typed fallback gets no braces and no line breaks', () => {
    expect(cleanFallback('a{b}}\nc')).toBe('a b c')
    expect(cleanFallback(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199))
  })
})

describe('an address', () => {
  test('takes an answer as one piece of the path or one value', () => {
    expect(address('https://x.org/hi/{{name}}/?n={{name|you}}&b=1#{{name}}', 'a/b &c=d?#ü')).toBe(
      'https://x.org/hi/a%2Fb%20%26c%3Dd%3F%23%C3%BC/?n=a%2Fb%20%26c%3Dd%3F%23%C3%BC&b=1#a%2Fb%20%26c%3Dd%3F%23%C3%BC',
    )
    expect(address('https://x.org/?n={{none|you & me}}')).toBe('https://x.org/?n=you%20%26%20me')
    expect(address('https://x.org/?n={{name}}', '\ud800')).toBe('https://x.org/?n=%EF%BF%BD')
  })

  test('never takes one as the site, the scheme or a way to another folder', () => {
    expect(address('https://{{name}}/a', 'evil.org')).toBe('https://{{name}}/a')
    expect(address('https://x.org{{name}}/a', '.evil.org')).toBe('https://x.org{{name}}/a')
    expect(address('{{name}}', 'javascript:alert(1)')).toBe('{{name}}')
    expect(address('https://x.org/a/{{name|b}}/c', '..')).toBe('https://x.org/a/b/c')
    expect(address('https://x.org/a/.{{name}}/c', '.')).toBe('https://x.org/a/./c')
    expect(address('https://x.org/?a={{name}}', '..')).toBe('https://x.org/?a=..')
    expect(address('https://x.org/{{name|who?}}/x')).toBe('https://x.org/Ada/x')
    expect(address('https://x.org/{{none|who?}}/x')).toBe('https://x.org/who%3F/x')
  })
})

test('marks of a Markdown text are filled in elements and addresses only', () => {
  const { text, answers: filled } = markPlaces(
    '**{{name}}** [a](https://x.org/?n={{name}})',
    answerOf,
  )
  expect(text).not.toContain('Ada')
  expect(fillMarks(text, filled)).toBe('**Ada** [a](https://x.org/?n=Ada)')
  const marked = markPlaces('https://{{name}}/{{name}}', () => 'evil.org')
  expect(fillMarks(marked.text, marked.answers, true)).toBe('https:///evil.org')
  const hostile = markPlaces('\ue000\ue100{{name}}', () => '\ue000\ue100')
  expect(fillMarks(hostile.text, hostile.answers)).toBe('\ue100\ue000\ue100')
})

const form: FormSchema = {
  ...aForm()
    .text('name', { label: 'Your name, after {{age|no}} years' })
    .number('age', { label: 'Hi {{name|you}} from {{from|here}}: how old?' })
    .text('why', {
      label: '{{name|you}} at {{age|some age}}',
      description: 'For {{why}}',
      ...shownWhen('age', 'greater_than', '17'),
    })
    .text('last', { label: 'Because {{why|}}?' }),
  hiddenFields: [{ id: 'from', name: 'source' }],
}
const format = (_field: unknown, answer: unknown) => String(answer)
const start = (schema = form) => {
  const filling = createFilling(schema, { fieldTypes, patterns: null })
  return { filling, texts: liveTexts(filling, schema, format) }
}
const labels = (filling: ReturnType<typeof start>['filling']) =>
  filling.fields.map(({ label }) => label)

describe('a form that is filled in', () => {
  test('shows the answers of visible questions before', () => {
    const { filling } = start()
    expect(labels(filling)).toEqual([
      'Your name, after no years',
      'Hi you from here: how old?',
      'you at some age',
      'Because ?',
    ])
    filling.setAnswer('name', 'Ada')
    filling.setAnswer('age', '36')
    filling.setAnswer('why', 'fun')
    filling.setAnswer('from', 'fair')
    expect(labels(filling)).toEqual([
      'Your name, after no years',
      'Hi Ada from fair: how old?',
      'Ada at 36',
      'Because fun?',
    ])
    expect(filling.fields[2]?.description).toBe('For ')
    // Hidden, its answer counts no more.
    filling.setAnswer('age', '9')
    expect(labels(filling)[3]).toBe('Because ?')
    expect(filling.visibleFields().map(({ label }) => label)).toContain('Because ?')
  })

  test('changes only the questions with another text, and says so once', () => {
    const { filling, texts } = start()
    const before = texts.now()
    const seen = new Set<string | undefined>()
    texts.subscribe(() => {
      seen.add(texts.now().fields[2]?.label)
    })
    filling.setAnswer('last', 'x')
    expect(texts.now()).toBe(before)
    filling.setAnswer('age', '20')
    const after = texts.now()
    expect(after).not.toBe(before)
    expect(after.fields[1]).toBe(before.fields[1])
    expect(after.fields[2]).not.toBe(before.fields[2])
    expect([...seen]).toContain('you at 20')
  })

  test('does not change which questions show', () => {
    const { filling } = start()
    filling.setAnswer('name', 'Ada')
    expect(filling.visibleFields().map(({ id }) => id)).toEqual(['name', 'age', 'last'])
  })

  test('shows answers in sections, with marks in their Markdown', () => {
    const sections = [{ id: 's', title: 'For {{name|you}}', text: '**{{name}}** and {{age}}' }]
    const schema = {
      ...form,
      sections,
      fields: form.fields.map((field) => (field.id === 'age' ? { ...field, section: 's' } : field)),
    }
    const { filling, texts } = start(schema)
    const seen: (string | undefined)[] = []
    texts.subscribe(() => seen.push(texts.now().sections?.[0]?.title))
    filling.setAnswer('name', '](javascript:')
    expect(seen.at(-1)).toBe('For ](javascript:')
    filling.setAnswer('age', '20')
    const [section] = texts.now().sections ?? []
    expect(section?.title).toBe('For ](javascript:')
    expect(section?.answers).toEqual(['](javascript:', ''])
    expect(section?.text).not.toContain('javascript')
  })

  test('shows answers in tables, only of questions before their first row', () => {
    const schema = {
      ...form,
      tables: [{ id: 't', title: 'Rate {{name|us}}', description: '{{age|later}}' }],
      fields: form.fields.map((field) => (field.id === 'age' ? { ...field, table: 't' } : field)),
    }
    const { filling, texts } = start(schema)
    expect(texts.now().tables?.[0]?.title).toBe('Rate us')
    filling.setAnswer('name', 'Ada')
    filling.setAnswer('age', '20')
    expect(texts.now().tables).toEqual([{ id: 't', title: 'Rate Ada', description: 'later' }])
  })
})

test('stored answers give the same texts', () => {
  const data = { name: 'Ada', age: '36', from: 'fair' }
  expect(fieldsAsShown(form, data, format).map(({ label }) => label)).toEqual([
    'Your name, after no years',
    'Hi Ada from fair: how old?',
    'Ada at 36',
    'Because ?',
  ])
  const all = answersForTexts(form, data, format)()
  expect(fillText('{{name}} {{age}} {{why|-}} {{gone}}', all)).toBe('Ada 36 - {{gone}}')
})

describe('the texts of a form', () => {
  test('without places stay the same objects', () => {
    const plain = aForm().text('a', { label: '{{x}} {{constructor}}' })
    expect(fieldsInTexts(plain).size).toBe(0)
    expect(withNamesInTexts(plain)).toBe(plain)
    expect(withoutPlaces(plain, () => false)).toBe(plain)
    expect(changeTexts(plain, (text) => text)).toBe(plain)
  })

  test('have names for their owner', () => {
    const { fields } = withNamesInTexts({
      ...form,
      endings: [{ id: 'e', message: 'Bye {{age|}}' }],
    })
    expect(fields[0]?.label).toBe('Your name, after [Hi … from …: how old?] years')
    expect(fields[1]?.label).toBe('Hi [Your name, after … years] from [source]: how old?')
  })

  test('name their sources in every place', () => {
    const schema: FormSchema = {
      ...aForm().text('a').text('b').text('c').text('d').text('e').text('f').text('g').text('h'),
      tables: [{ id: 't', title: '{{a}}', description: '{{g|}}' }],
      endings: [{ id: 'x', title: '{{a}}', message: '{{b}}', redirectUrl: 'https://x.org/{{c}}' }],
      settings: {
        successMessage: '{{d}}',
        redirectUrl: 'https://x.org/{{e}}',
        payment: { successUrl: 'https://x.org/{{f}}' },
        // Titles and other settings show no answers.
        title: '{{h}}',
      },
    }
    expect([...fieldsInTexts(schema)].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  })

  test('keep the fallback of a field that is gone', () => {
    const { fields } = withoutPlaces(form, (id) => id === 'name')
    expect(fields[1]?.label).toBe('Hi you from {{from|here}}: how old?')
  })

  test('follow copied fields', () => {
    const copy = aForm().text('x', { label: '{{name|you}} {{age}}' })
    const { fields } = renameInTexts(copy, (id) => (id === 'name' ? 'new' : id))
    expect(fields[0]?.label).toBe('{{new|you}} {{age}}')
  })
})

test('what was read is written the same', () => {
  const text = 'a {{b|c}} {{d}} {{e|}} {{ f }}'
  expect(writeText(readText(text, () => true))).toBe(text)
})
