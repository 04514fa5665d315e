import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { markdown } from './markdown.ts'

test.each([
  ['Hat Ihr Kind Allergien?', 'Ja', 'Nein', 'Wenn ja, welche?'],
  ['Heb je gereedschap?', 'Ja', 'Nee', 'Zo ja, welk gereedschap?'],
  ['Avez-vous un chien ?', 'Oui', 'Non', 'Si oui, lequel ?'],
  ['Do you have a dog?', 'Yes', 'No', 'If yes, which one?'],
])('%s', (question, yes, no, follow) => {
  const text = `${question}\n\n- ( ) ${yes}\n- ( ) ${no}\n\n${follow}\n`
  expect(markdown.read(text, countedIds())).toMatchObject({
    fields: [{ label: question }, { label: follow, conditional: { value: yes } }],
  })
})
