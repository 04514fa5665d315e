import type { Translation } from '@ramiform/core/translations/translation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

let server: TestApp
let owner: TestBrowser
let slug: string
let formId: string

const german: Translation = {
  language: 'de',
  texts: [
    { place: 'form:title', source: 'Colors', text: 'Farben' },
    { place: 'name.label', source: 'Your name', text: 'Ihr Name' },
    { place: 'color.label', source: 'Your color', text: 'Ihre Farbe' },
    { place: 'color.option:Red', source: 'Red', text: 'Rot' },
    { place: 'form:successMessage', source: 'Done, {{color}}!', text: 'Fertig, {{color}}!' },
  ],
}

beforeAll(async () => {
  server = await buildTestApp()
  owner = await server.owner()
  const schema = {
    ...aSchema([
      { id: 'name', label: 'Your name', required: true },
      { id: 'color', type: 'radio', label: 'Your color', options: ['Red', 'Blue'] },
      {
        id: 'why',
        label: 'Why red?',
        conditional: { dependsOn: 'color', condition: 'equals', value: 'Red' },
      },
    ]),
    translations: [german],
    settings: { language: 'en' as const, title: 'Colors', successMessage: 'Done, {{color}}!' },
  }
  const created = await owner.call('POST', '/api/forms', { body: { name: 'Colors', schema } })
  expect(created.body.error).toBeUndefined()
  formId = created.body.form.id
  slug = (await owner.call('POST', `/api/forms/${formId}/publish`)).body.form.slug
})
afterAll(() => server.close())

const stored = async () =>
  (await owner.call('GET', `/api/forms/${formId}/submissions`)).body.submissions.map(
    ({ data }: { data: unknown }) => data,
  )
const dataOn = (page: string) =>
  JSON.parse(/id="form-data">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}')

describe('the page of a form in several languages', () => {
  test('is in the language of the address, of the browser, or the first one', async () => {
    const titleFor = async (language: string | undefined, query = '') => {
      const { text } = await server.visitor(language).open(`/f/${slug}${query}`)
      return [/<html lang="(..)">/.exec(text)?.[1], /<title>(.*?)<\/title>/.exec(text)?.[1]]
    }
    expect(await titleFor('de')).toEqual(['de', 'Farben'])
    expect(await titleFor('fr, de;q=0.5')).toEqual(['de', 'Farben'])
    expect(await titleFor('fr')).toEqual(['en', 'Colors'])
    expect(await titleFor('fr', '?lang=de')).toEqual(['de', 'Farben'])
    expect(await titleFor('de', '?lang=en')).toEqual(['en', 'Colors'])
    expect(await titleFor('de', '?lang=xx&lang=de')).toEqual(['de', 'Farben'])
    // Each language has a cached page of its own.
    expect(await titleFor('de')).toEqual(['de', 'Farben'])
  })

  test('has its own options as values, and links to the other languages', async () => {
    const { text } = await server.visitor('de').open(`/f/${slug}`)
    const { form } = dataOn(text)
    expect(form.schema.fields[1]).toMatchObject({
      label: 'Ihre Farbe',
      firstLabel: 'Your color',
      options: ['Red', 'Blue'],
      shown: ['Rot', 'Blue'],
    })
    expect(form.schema).not.toHaveProperty('translations')
    expect(text).toMatch(new RegExp(`hreflang="de" href="https?://[^"]+/f/${slug}[?]lang=de"`))
    expect(text).toContain('value="language en"')
  })

  test('without translations has nothing of it, and ignores the address', async () => {
    const body = { name: 'Plain', schema: aSchema() }
    const created = await owner.call('POST', '/api/forms', { body })
    const { form } = (await owner.call('POST', `/api/forms/${created.body.form.id}/publish`)).body
    const { text } = await server.visitor('de').open(`/f/${form.slug}?lang=de`)
    expect(text).toContain('<html lang="en">')
    expect(text).not.toMatch(/rf-languages|form\.language|hreflang/)
  })
})

describe('a submission in another language', () => {
  test('is stored in the first one, and thanked for in the other', async () => {
    const { status, body } = await server
      .visitor('de')
      .call('POST', `/api/public/forms/${slug}/submit`, {
        body: { name: 'Ada', color: 'Red', why: 'Warm' },
      })
    expect([status, body.message]).toEqual([200, 'Fertig, Rot!'])
    expect((await stored()).at(0)).toEqual({ name: 'Ada', color: 'Red', why: 'Warm' })
  })

  test('names fields in its language if an answer is wrong', async () => {
    const { status, body } = await server
      .visitor('de')
      .call('POST', `/api/public/forms/${slug}/submit`, { body: { color: 'Rot' } })
    expect([status, body.fieldErrors]).toEqual([
      422,
      {
        name: 'Ihr Name: Diese Angabe ist erforderlich',
        color: 'Ihre Farbe: Das Format ist ungültig',
      },
    ])
  })

  test('without JavaScript keeps its language, and switching it keeps the answers', async () => {
    const visitor = server.visitor('fr')
    const switched = await visitor.post(`/f/${slug}`, [
      ['form.language', 'en'],
      ['form.go', 'language de'],
      ['color', 'Red'],
    ])
    expect(switched.status).toBe(200)
    expect(switched.text).toContain('<html lang="de">')
    expect(dataOn(switched.text)).toMatchObject({ answers: { color: 'Red' } })
    expect(dataOn(switched.text)).not.toHaveProperty('problems')

    const wrong = await visitor.post(`/f/${slug}`, [
      ['form.language', 'de'],
      ['color', 'Red'],
    ])
    expect([wrong.status, wrong.text.includes('<html lang="de">')]).toEqual([422, true])

    const sent = await visitor.post(`/f/${slug}`, [
      ['form.language', 'de'],
      ['name', 'Grace'],
      ['color', 'Red'],
    ])
    const { text } = await visitor.open(sent.headers.location ?? '')
    expect(text).toContain('<html lang="de">')
    expect(text).toContain('Fertig, Rot!')
    expect((await stored()).map(({ name }: { name: string }) => name)).toContain('Grace')
  })
})

describe('translations', () => {
  const saving = (translations: unknown) =>
    owner.call('POST', '/api/forms', {
      body: { name: 'X', schema: { ...aSchema(), translations } },
    })

  test('go into copies and versions', async () => {
    const copy = await owner.call('POST', `/api/forms/${formId}/duplicate`)
    const { body } = await owner.call('GET', `/api/forms/${copy.body.form.id}`)
    expect(body.form.schema.translations).toEqual([german])
  })

  test.each([
    ['a language twice', [german, german]],
    ['an unknown language', [{ language: 'tlh', texts: [] }]],
    ['a place twice', [{ language: 'de', texts: [german.texts[0], german.texts[0]] }]],
    ['no place', [{ language: 'de', texts: [{ place: '<p>', source: '', text: '' }] }]],
    [
      'a long text',
      [{ language: 'de', texts: [{ place: 'name.label', source: '', text: 'x'.repeat(501) }] }],
    ],
  ])('with %s are rejected', async (_reason, translations) => {
    expect((await saving(translations)).status).toBe(422)
  })
})
