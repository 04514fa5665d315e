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

test('"a partir del" begins with the day itself', () => {
  const { fields } = aForm()
    .date('entrada', { label: 'Fecha de entrada' })
    .text('hora', { label: 'Hora de llegada' })
  expect(
    replies('la hora de llegada solo si la entrada es a partir del 1 de julio de 2026', fields),
  ).toEqual([
    '“Hora de llegada” is shown when “Fecha de entrada” is greater than “2026-07-01” or “Fecha de entrada” is “2026-07-01”.',
  ])
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

describe('everyday sentences of other languages', () => {
  const { fields } = aForm()
    .text('kind', { label: 'Name des Kindes' })
    .number('alter', { label: 'Alter' })
    .radio('sport', ['Rudern', 'Segeln', 'Keine'], { label: 'Sportart' })
    .date('beginn', { label: 'Beginn' })
    .text('eltern', { label: 'Name der Eltern' })
    .radio('helm', ['Ja', 'Nein'], { label: 'Ist ein eigener Helm da?' })
    .text('boot', { label: 'Bootsklasse' })
  const teens =
    '(“Alter” is greater than “12” or “Alter” is “12”) and (“Alter” is less than “15” or “Alter” is “15”)'

  test.each([
    ['Kinder zwischen 12 und 15 müssen die Bootsklasse angeben', 'Bootsklasse', teens],
    ['Bei 12 bis 15 Jahren nach der Bootsklasse fragen', 'Bootsklasse', teens],
    [
      'Bei unter 16-Jährigen brauchen wir den Namen der Eltern',
      'Name der Eltern',
      '“Alter” is less than “16”',
    ],
    [
      'Wer segeln will, muss die Bootsklasse nicht angeben',
      'Bootsklasse',
      '“Sportart” is not “Segeln”',
    ],
    ['Die Bootsklasse interessiert uns nur bei Segeln', 'Bootsklasse', '“Sportart” is “Segeln”'],
    [
      'Bei Rudern und Segeln die Bootsklasse weglassen',
      'Bootsklasse',
      '“Sportart” is not “Rudern” and “Sportart” is not “Segeln”',
    ],
    [
      'Bootsklasse nur fragen, wenn kein eigener Helm da ist',
      'Bootsklasse',
      '“Ist ein eigener Helm da?” is “Nein”',
    ],
    [
      'Kinder, die segeln wollen, sollen nach der Bootsklasse gefragt werden',
      'Bootsklasse',
      '“Sportart” is “Segeln”',
    ],
    [
      'Bootsklasse bei Beginn vor dem 3. Mai 2027',
      'Bootsklasse',
      '“Beginn” is less than “2027-05-03”',
    ],
    [
      'Könnten Sie bitte die Bootsklasse erst ab 12 Jahren anzeigen? Danke',
      'Bootsklasse',
      '“Alter” is greater than “12” or “Alter” is “12”',
    ],
  ])('"%s"', (sentence, label, condition) => {
    expect(replies(sentence, fields)).toEqual([`“${label}” is shown when ${condition}.`])
  })

  const { fields: french } = aForm()
    .text('nom', { label: "Nom de l'élève" })
    .number('age', { label: 'Âge' })
    .radio('repas', ['Pique-nique', 'Restaurant'], { label: 'Repas' })
    .date('jour', { label: 'Jour de la visite' })
    .text('regime', { label: 'Régime' })

  test.each([
    [
      'Pas de question sur le régime pour ceux qui prennent le pique-nique',
      '“Repas” is not “Pique-nique”',
    ],
    ['demander le régime à ceux qui vont au restaurant', '“Repas” is “Restaurant”'],
    ['Le régime est pour les moins de 9 ans', '“Âge” is less than “9”'],
    [
      "Le régime n'apparaît que si l'âge est inférieur ou égal à 9",
      '“Âge” is less than “9” or “Âge” is “9”',
    ],
    [
      'afficher le régime si le jour de la visite est après le 2 août 2027',
      '“Jour de la visite” is greater than “2027-08-02”',
    ],
    [
      'Bonjour, pourriez-vous afficher le régime si la personne va au restaurant ? Merci',
      '“Repas” is “Restaurant”',
    ],
  ])('"%s"', (sentence, condition) => {
    expect(replies(sentence, french)).toEqual([`“Régime” is shown when ${condition}.`])
  })

  const { fields: spanish } = aForm()
    .text('nombre', { label: 'Nombre del socio' })
    .number('edad', { label: 'Edad' })
    .checkbox('curso', ['Vela', 'Remo', 'Otro'], { label: 'Curso' })
    .text('talla', { label: 'Talla del chaleco' })

  test.each([
    [
      'no mostrar la talla del chaleco a mayores de 60 años',
      '“Edad” is less than “60” or “Edad” is “60” or “Edad” is empty',
    ],
    [
      'Los que tengan vela o remo que digan la talla del chaleco',
      '“Curso” contains “Vela” or “Curso” contains “Remo”',
    ],
    ['Mostrar la talla del chaleco cuando hayan puesto otro', '“Curso” contains “Otro”'],
  ])('"%s"', (sentence, condition) => {
    expect(replies(sentence, spanish)).toEqual([`“Talla del chaleco” is shown when ${condition}.`])
  })

  test.each([
    [
      'Kinder über 14 sollen die Bootsklasse nicht sehen',
      fields,
      '“Bootsklasse” is shown when “Alter” is less than “14” or “Alter” is “14” or “Alter” is empty.',
    ],
    [
      'Kinder, die segeln, brauchen keine Bootsklasse anzugeben',
      fields,
      '“Bootsklasse” is shown when “Sportart” is not “Segeln”.',
    ],
    [
      'Les élèves de plus de 9 ans ne voient pas le régime',
      french,
      '“Régime” is shown when “Âge” is less than “9” or “Âge” is “9” or “Âge” is empty.',
    ],
    [
      'Los socios mayores de 60 no ven la talla del chaleco',
      spanish,
      '“Talla del chaleco” is shown when “Edad” is less than “60” or “Edad” is “60” or “Edad” is empty.',
    ],
  ])('"%s" hides', (sentence, form, rule) => {
    expect(replies(sentence, form)).toEqual([rule])
  })

  test('"immer" is not read as a condition more', () => {
    const [reply] = understandSentence('Bootsklasse erst ab 12 Jahren, bei Segeln immer', fields)
    expect(reply?.kind).not.toBe('rule')
  })
})

describe('words of an option or a label that every sentence has', () => {
  const { fields } = aForm()
    .radio('kurs', ['Anfänger', 'Privat'], { label: 'Kurs' })
    .text('niveau', { label: 'Niveau' })
    .radio('auto', ['Ja', 'Nein', 'Weiß nicht'], { label: 'Kommen Sie mit dem Auto?' })
    .radio('fahrer', ['Ja', 'Nein'], { label: 'Fährt Sie jemand?' })

  test.each([
    ['Niveau nicht zeigen, wenn Kurs Privat ist', '“Kurs” is not “Privat”'],
    ['Niveau nicht für Anfänger', '“Kurs” is not “Anfänger”'],
    [
      'Niveau verbergen, wenn sie nicht mit dem Auto kommen',
      '“Kommen Sie mit dem Auto?” is not “Nein”',
    ],
    ['Niveau bei Weiß nicht', '“Kommen Sie mit dem Auto?” is “Weiß nicht”'],
  ])('"%s": "nicht" alone is no part of "Weiß nicht"', (sentence, condition) => {
    expect(replies(sentence, fields)).toEqual([`“Niveau” is shown when ${condition}.`])
  })

  test('"jemand" does not name a question', () => {
    const [reply] = understandSentence('Zeige Niveau, wenn jemand kommt', fields)
    expect(reply?.kind).toBe('declined')
  })
})

test.each([
  ['Laube zeigen wenn die Größe klein ist', 'Klein'],
  ['Laube nur wenn Grösse gross', 'Groß'],
  ['Laube nur bei den großen', 'Groß'],
])('German "Größe" is no answer "Groß": "%s"', (sentence, answer) => {
  const { fields } = aForm()
    .radio('size', ['Groß', 'Klein'], { label: 'Gewünschte Größe' })
    .radio('shed', ['Ja', 'Nein'], { label: 'Möchten Sie eine Laube?' })
  expect(replies(sentence, fields)).toEqual([
    `“Möchten Sie eine Laube?” is shown when “Gewünschte Größe” is “${answer}”.`,
  ])
})
