import { expect, test } from 'vitest'
import { imported } from './testing/imported.ts'
import { page } from './testing/survey-js.ts'

test('texts in several languages become translations, and the title a name', () => {
  const { fields, translations, head, told } = imported({
    ...page({
      type: 'dropdown',
      name: 'size',
      title: { default: 'Size', de: 'Größe', tlh: 'x' },
      choices: [{ value: 's', text: { default: 'Small', de: 'Klein' } }, 'L'],
    }),
    title: { default: 'Shirts', de: 'Hemden' },
    completeText: { default: 'Order', de: 'Bestellen' },
  })
  const id = fields[0]?.id
  expect(translations).toEqual([
    {
      language: 'de',
      texts: [
        { place: `${id}.label`, source: 'Size', text: 'Größe' },
        { place: `${id}.option:Small`, source: 'Small', text: 'Klein' },
        { place: 'form:title', source: 'Shirts', text: 'Hemden' },
        { place: 'form:submitButtonText', source: 'Order', text: 'Bestellen' },
      ],
    },
  ])
  expect(head).toMatchObject({ name: 'Shirts', settings: { submitButtonText: 'Order' } })
  expect(told).toEqual(['The texts in the language "tlh" were skipped.'])
})

test('a survey in another language than English has its own texts first', () => {
  const { fields, translations } = imported({
    ...page({ type: 'text', name: 'n', title: { default: 'Name', fr: 'Nom' } }),
    locale: 'fr',
  })
  expect(fields[0]?.label).toBe('Nom')
  expect(translations).toEqual([
    { language: 'en', texts: [{ place: `${fields[0]?.id}.label`, source: 'Nom', text: 'Name' }] },
  ])
})

test('the title and the button are in the language of the survey, and others are translations', () => {
  const { head, translations } = imported({
    ...page({ type: 'text', name: 'a' }),
    locale: 'fr',
    title: { default: 'Insurance quote', fr: 'Devis' },
    completeText: { default: 'Send it', fr: 'Envoyer' },
  })
  expect(head).toMatchObject({
    name: 'Devis',
    settings: { title: 'Devis', submitButtonText: 'Envoyer', language: 'fr' },
  })
  expect(translations).toEqual([
    {
      language: 'en',
      texts: [
        { place: 'form:title', source: 'Devis', text: 'Insurance quote' },
        { place: 'form:submitButtonText', source: 'Envoyer', text: 'Send it' },
      ],
    },
  ])
})

test('texts with the codes of languages alone are translated, too', () => {
  const { fields, head, translations, told } = imported({
    ...page(
      { type: 'text', name: 'car', title: { fr: 'Voiture', en: 'Car' }, defaultValue: 'x' },
      { type: 'text', name: 'only', title: { de: 'Rad' } },
      {
        type: 'text',
        name: 'year',
        title: 'Année',
        isRequired: true,
        requiredErrorText: { fr: 'Il manque', en: 'Missing' },
      },
    ),
    locale: 'fr',
    title: { fr: 'Devis', en: 'Quote' },
  })
  expect(fields.map(({ label }) => label)).toEqual(['Voiture', 'Rad', 'Année'])
  expect(head).toMatchObject({ name: 'Devis', settings: { language: 'fr' } })
  expect(translations).toMatchObject([
    {
      language: 'en',
      texts: [
        { source: 'Voiture', text: 'Car' },
        { source: 'Il manque', text: 'Missing' },
        { place: 'form:title', source: 'Devis', text: 'Quote' },
      ],
    },
  ])
  expect(told).toEqual([])
})

test('yes, no, other and none are in the language of the survey', () => {
  const { fields, translations } = imported({
    ...page(
      { type: 'boolean', name: 'b', title: { default: 'Same?', fr: 'Pareil ?' } },
      { type: 'boolean', name: 'own', labelTrue: { default: 'Sure', fr: 'Certes' } },
      { type: 'radiogroup', name: 'r', choices: ['A'], showOtherItem: true, showNoneItem: true },
      { type: 'text', name: 't', visibleIf: '{b} = false' },
    ),
    locale: 'fr',
  })
  expect(fields).toMatchObject([
    { options: ['Oui', 'Non'] },
    { options: ['Certes', 'Non'] },
    { options: ['A', 'Aucun'], other: 'Autre' },
    { conditional: { value: 'Non' } },
  ])
  const texts = translations?.[0]?.texts.map(({ source, text }) => `${source}: ${text}`)
  expect(texts).toEqual([
    'Pareil ?: Same?',
    'Oui: Yes',
    'Non: No',
    'Certes: Sure',
    'Non: No',
    'Aucun: None',
    'Autre: Other',
  ])
})

test('a survey without a language has that of its texts', () => {
  const titled = (title: object) =>
    imported({ elements: [{ type: 'text', name: 'a', title }], title: { ...title } })
  const french = titled({ fr: 'Nom' })
  expect(french).toMatchObject({
    fields: [{ label: 'Nom' }],
    head: { settings: { language: 'fr' } },
  })
  const both = titled({ fr: 'Nom', de: 'Name' })
  expect(both).toMatchObject({
    fields: [{ label: 'Name' }],
    head: { name: 'Name', settings: { language: 'de' } },
    translations: [{ language: 'fr' }],
  })
  const usual = titled({ default: 'Name' })
  expect(usual.head).toMatchObject({ settings: { title: 'Name' } })
  expect(usual).not.toHaveProperty('translations')
})

test('an address of choices is no language', () => {
  const { told } = imported(
    page({ type: 'dropdown', name: 'city', choicesByUrl: { url: 'https://cities.example' } }),
  )
  expect(told).toEqual(['Its choices come from a URL. Enter them here.'])
})
