import { aForm } from '@ramiform/core/testing/a-form'
import { describe, expect, test } from 'vitest'
import { understandSentence } from '../understand-sentence.ts'

type Fields = Parameters<typeof understandSentence>[1]

const replies = (sentence: string, fields: Fields) =>
  understandSentence(sentence, fields).map((one) =>
    one.kind === 'rule' ? one.description : one.kind === 'question' ? one.question : one.reason,
  )

describe('Spanish', () => {
  const { fields } = aForm()
    .radio('lesion', ['Sí', 'No'], { label: '¿Tiene alguna lesión?' })
    .text('detalle', { label: 'Describa la lesión' })
    .radio('coche', ['En coche', 'En tren', 'A pie'], { label: '¿Cómo viene?' })
    .text('matricula', { label: 'Matrícula' })

  test.each([
    'Si no tiene ninguna lesión, ocultar describa la lesión',
    'Si no tiene ninguna lesión, no hace falta que describa la lesión',
  ])('"%s" has one negation', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Describa la lesión” is shown when “¿Tiene alguna lesión?” is not “No”.',
    ])
  })

  test.each([
    'Mostrar matrícula para los que vienen en coche',
    'para los que vienen en coche, pedir la matrícula',
    'No preguntar la matrícula a los que no vienen en coche',
  ])('"%s"', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Matrícula” is shown when “¿Cómo viene?” is “En coche”.',
    ])
  })
})

describe('French', () => {
  const { fields } = aForm()
    .radio('blessure', ['Oui', 'Non'], { label: 'Avez-vous une blessure ?' })
    .text('detail', { label: 'Décrivez la blessure' })
    .radio('venue', ['En voiture', 'En train'], { label: 'Comment venez-vous ?' })
    .text('plaque', { label: 'Immatriculation' })

  test("n'avoir aucune blessure is one negation", () => {
    expect(replies("Si vous n'avez aucune blessure, masquer décrivez la blessure", fields)).toEqual(
      ['“Décrivez la blessure” is shown when “Avez-vous une blessure ?” is not “Non”.'],
    )
  })

  test.each([
    "pour ceux qui viennent en voiture, demander l'immatriculation",
    "Afficher l'immatriculation pour les personnes qui viennent en voiture",
    "les participants qui viennent en voiture doivent indiquer l'immatriculation",
  ])('"%s"', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Immatriculation” is shown when “Comment venez-vous ?” is “En voiture”.',
    ])
  })
})

describe('German', () => {
  const { fields } = aForm()
    .radio('anreise', ['Auto', 'Bahn', 'Fahrrad'], { label: 'Wie kommst du?' })
    .text('kennzeichen', { label: 'Kennzeichen' })
    .text('allergien', { label: 'Allergien' })
    .number('alter', { label: 'Alter' })

  test.each([
    'Teilnehmer, die mit dem Auto kommen, sollen das Kennzeichen angeben',
    'Für Teilnehmer, die mit dem Auto kommen, Kennzeichen anzeigen',
    'Wer mit dem Auto kommt, soll das Kennzeichen angeben',
    'Kennzeichen nur für die, die mit dem Auto kommen',
  ])('"%s"', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Kennzeichen” is shown when “Wie kommst du?” is “Auto”.',
    ])
  })

  test('a relative clause may compare', () => {
    expect(replies('Gäste, die jünger als 18 sind, sollen Allergien angeben', fields)).toEqual([
      '“Allergien” is shown when “Alter” is less than “18”.',
    ])
  })
})
