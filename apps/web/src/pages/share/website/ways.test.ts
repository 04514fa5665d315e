import { expect, test } from 'vitest'
import { embedSnippets } from '../../../forms/embed-guide/embed-snippets.ts'
import { scriptSnippet } from '../../../forms/embed-guide/script-snippets.ts'
import { wayNames, wayOf } from './ways.ts'

const form = { name: 'Winter workshop', address: 'https://forms.example.org/f/winter' }
const choices = {
  label: 'Join',
  side: 'left',
  scheme: 'auto',
  maxWidth: 640,
  height: 812,
} as const

test('without choices, each way has the code of the guide', () => {
  expect(wayNames.map((name) => wayOf(name).code(form, {}))).toEqual([
    ...(['inline', 'popup', 'slider', 'side-tab'] as const).map((mode) =>
      scriptSnippet(mode, form),
    ),
    ...(['basic', 'responsive', 'wordpress'] as const).map((name) =>
      embedSnippets[name].code(form),
    ),
  ])
})

test.each(wayNames)('the code of %s follows exactly its own choices', (name) => {
  const { code, choices: own } = wayOf(name)
  for (const choice of Object.keys(choices) as (keyof typeof choices)[]) {
    const isIn = code(form, { [choice]: choices[choice] }) !== code(form, {})
    expect([choice, isIn]).toEqual([choice, own.includes(choice)])
  }
})
