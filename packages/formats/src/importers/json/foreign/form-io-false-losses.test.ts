import { expect, test } from 'vitest'
import { imported } from './testing/imported.ts'

const name = { type: 'textfield', key: 'name', label: 'Name', input: true }
const submit = (label: string) => ({ type: 'button', key: 'submit', label, action: 'submit' })

test('the usual text of the button is not reported as lost', () => {
  expect(imported({ components: [name, submit('Submit')] }).told).toEqual([])
  expect(imported({ components: [name, submit('Send')] }).told).toEqual([
    'The text of the button, "Send", was not imported.',
  ])
})

test('icons around an input are not reported as texts, and a unit has no markup', () => {
  const icon = '<i ref="icon" class="fa fa-calendar" style=""></i>'
  const { fields, told } = imported({
    components: [
      { type: 'day', key: 'birthday', label: 'Birthday', suffix: icon },
      { type: 'number', key: 'size', label: 'Size', suffix: '<b>m</b>' },
      { type: 'textfield', key: 'salary', label: 'Salary', suffix: '<b>USD</b>' },
    ],
  })
  expect(told).toEqual(['The text "USD" behind its input was not imported.'])
  expect(fields[1]).toMatchObject({ label: 'Size', unit: 'm' })
})

test('components without a key and a label are reported, and a title is a label', () => {
  const { fields, told } = imported({
    components: [
      name,
      { type: 'textfield', placeholder: 'Your city', input: true },
      { placeholder: 'Your street' },
      { type: 'number', title: 'Age' },
      { type: 'email', label: { en: 'Email' } },
      { type: 'panel', components: [{ type: 'my "widget"' }] },
      { type: 'columns', columns: [] },
      { type: 'recaptcha' },
    ],
  })
  expect(fields.map(({ type, label }) => `${type} ${label}`)).toEqual([
    'text Name',
    'number Age',
    'email Email',
  ])
  expect(told).toEqual([
    'Skipped a component of the type "textfield": it has no key and no label.',
    'Skipped a component without a type: it has no key and no label.',
    'Skipped a component of the type "my "widget"": it has no key and no label.',
    'Skipped a component of the type "recaptcha": it is not a question.',
  ])
})
