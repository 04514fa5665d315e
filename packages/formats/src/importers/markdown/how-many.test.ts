import { describe, expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { readHowMany } from '../../reading/how-many.ts'
import { markdown } from './markdown.ts'

function read(text: string) {
  const result = markdown.read(text, countedIds())
  if ('problem' in result) return []
  return result.fields.map(
    ({ type, label, options = [] }) => `${type} ${label}: ${options.join(', ')}`,
  )
}

const instructions = [
  'Select all that apply',
  'Please choose all that apply.',
  'Check any that apply:',
  'You can select more than one.',
  'Select one or more',
  'Multiple answers are possible',
  'Mehrfachauswahl möglich',
  'Mehrere Antworten möglich',
  'Bitte alles Zutreffende ankreuzen',
  'Wählen Sie alle zutreffenden Antworten aus',
  'Cochez toutes les cases qui s’appliquent',
  'Plusieurs réponses possibles',
  'Marque todas las opciones que correspondan',
  'Puede elegir varias opciones',
  'Selecione todas as opções aplicáveis',
  'Seleziona tutte le risposte pertinenti',
  'Meerdere antwoorden mogelijk',
  'Meer antwoorden mogelijk',
]

describe.each(instructions)('"%s"', (how) => {
  test('between a question and its list, or beside it, makes several choices possible', () => {
    const list = '- Coffee\n- Tea\n'
    const wanted = ['checkbox What do you need?: Coffee, Tea']
    expect(read(`## What do you need?\n${how}\n\n${list}`)).toEqual(wanted)
    expect(read(`## What do you need?\n\n*${how}*\n${list}`)).toEqual(wanted)
    expect(read(`## What do you need? (${how})\n\n${list}`)).toEqual(wanted)
    expect(read(`**What do you need?**\n\n${how}\n\n${list}`)).toEqual(wanted)
    expect(read(`# What do you need?\n\n${how}\n\n${list}`)).toEqual(wanted)
    expect(read(`## Size\n- S\n- M\n\n**What do you need?** _${how}_\n\n${list}`)).toEqual([
      'radio Size: S, M',
      ...wanted,
    ])
  })
})

test('an instruction to choose one overrides boxes', () => {
  expect(read('## Size\nSelect one\n\n- [ ] S\n- [ ] M\n')).toEqual(['radio Size: S, M'])
})

test('a label that needs the words of its instruction keeps them', () => {
  expect(readHowMany('Select all toppings')).toEqual({
    text: 'Select all toppings',
    choose: 'many',
    isAlone: false,
  })
  expect(readHowMany('Which of all colours do you choose?').choose).toBeNull()
})

test.each([
  '(tick all that suit you)',
  '(please choose as many days as you need)',
  '[mark any you own]',
])('%s says how many in all of its words', (words) => {
  expect(readHowMany(`Days ${words}`)).toEqual({ text: 'Days', choose: 'many', isAlone: false })
})
