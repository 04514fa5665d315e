import { wordsIn } from '@ramiform/core/built-in-texts/all-words'
import { languages } from '@ramiform/core/built-in-texts/languages'
import { describe, expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { serverWithOwner } from '../testing/server-with-owner.ts'

const home = serverWithOwner()

const fields = [{ id: 'name', type: 'text', label: 'Name', required: true }]

async function publish(settings: object = {}, asked: Parameters<typeof aSchema>[0] = fields) {
  const schema = aSchema(asked)
  const body = {
    name: 'Workshop',
    schema: { ...schema, settings: { ...schema.settings, ...settings } },
  }
  const created = await home.owner.call('POST', '/api/forms', { body })
  expect(created.body.error).toBeUndefined()
  return (await home.owner.call('POST', `/api/forms/${created.body.form.id}/publish`)).body.form
}

const dataOn = (page: string) => {
  const [, data = ''] = /id="form-data">(.*?)<\/script>/s.exec(page) ?? []
  return JSON.parse(data)
}
const wordsOn = (page: string) => dataOn(page).words

describe('the page of a form', () => {
  test.each(languages)('is in %s where the browser asks for it and decides', async (language) => {
    const { slug } = await publish({ language: 'visitor' })
    const { text, headers } = await home.visitor(`${language}-XX`).open(`/f/${slug}`)
    expect(text).toContain(`<html lang="${language}">`)
    expect(headers.vary).toContain('accept-language')
    const { form, problems } = wordsIn(language)
    const words = wordsOn(text)
    expect(words).toMatchObject({ language, form })
    // Pages without limits of choices and steps have no messages about them.
    expect(problems).toMatchObject(words.problems)
    const missing = Object.keys(problems).filter((code) => !(code in words.problems))
    expect(missing.toSorted()).toEqual(['nearest', 'step', 'too_few', 'too_many', 'whole'])
  })

  test('is in the language of its texts, whatever the browser asks for', async () => {
    const german = await publish({}, [{ id: 'a', label: 'Ihr Vorname', required: true }])
    const english = await publish({}, [{ id: 'a', label: 'Your first name' }])
    const unclear = await publish({}, [{ id: 'a', label: 'Email' }])
    const open = async ({ slug }: { slug: string }) =>
      (await home.visitor('fr-FR').open(`/f/${slug}`)).text
    expect(await open(german)).toContain('<html lang="de">')
    expect(wordsOn(await open(german)).form.submit).toBe('Absenden')
    expect(await open(english)).toContain('<html lang="en">')
    expect(await open(unclear)).toContain('<html lang="en">')
    // Nothing is stored for it.
    const stored = await home.owner.call('GET', `/api/forms/${german.id}`)
    expect(stored.body.form.schema.settings).toEqual({})
  })

  test('that is not there runs from right to left in Arabic and Hebrew', async () => {
    for (const language of ['ar', 'he']) {
      const { text } = await home.visitor(language).open('/f/no-such-form')
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).toContain('<div id="root" dir="rtl">')
    }
  })

  test('is in the language of the form, whatever the browser asks for', async () => {
    const { slug } = await publish({ language: 'fr' })
    const { text } = await home.visitor('de').open(`/f/${slug}`)
    expect(text).toContain('<html lang="fr">')
    expect(wordsOn(text).language).toBe('fr')
  })

  test.each([
    ['fr', 'Remplissez le formulaire «\u00a0Workshop\u00a0».'],
    ['ja', '「Workshop」のフォームに記入できます。'],
    ['is', 'Fill in the form “Workshop”.'],
  ])('describes itself in %s where its owner has not', async (language, sentence) => {
    const { slug } = await publish({ language: 'visitor' })
    const { text } = await home.visitor(language).open(`/f/${slug}`)
    for (const name of ['name="description"', 'property="og:description"']) {
      expect(text).toContain(`<meta ${name} content="${sentence}">`)
    }
  })

  test('describes itself as its owner does on it, by its title', async () => {
    const [described, titled] = await Promise.all([
      publish({ description: 'Two days of paper.' }),
      publish({ title: 'Bind a book' }),
    ])
    const pageOf = async ({ slug }: { slug: string }) =>
      (await home.visitor().open(`/f/${slug}`)).text
    expect(await pageOf(described)).toContain(
      '<meta name="description" content="Two days of paper.">',
    )
    expect(await pageOf(titled)).toContain(
      '<meta name="description" content="Fill in the form “Bind a book”.">',
    )
  })

  test('names what a browser may fill in, by labels in any of the languages', async () => {
    const labels = ['ZIP code ', 'Wohnort', 'Date de naissance', 'Name of your pet']
    const schema = aSchema(labels.map((label, at) => ({ id: `f${at}`, label })))
    const created = await home.owner.call('POST', '/api/forms', { body: { name: 'Order', schema } })
    const { form } = (await home.owner.call('POST', `/api/forms/${created.body.form.id}/publish`))
      .body
    const { text } = await home.visitor().open(`/f/${form.slug}`)
    const fields: { autofill?: string }[] = dataOn(text).form.schema.fields
    expect(fields.map(({ autofill }) => autofill)).toEqual([
      'postal-code',
      'address-level2',
      'bday',
      undefined,
    ])
  })

  test('is English for a language that there is not', async () => {
    const { slug } = await publish()
    for (const language of ['tlh', '', ';;q=', 'x'.repeat(5_000)]) {
      const { status, text } = await home.visitor(language).open(`/f/${slug}`)
      expect([status, text.includes('<html lang="en">')]).toEqual([200, true])
    }
  })

  test('carries the words of what its form has, and no others', async () => {
    const always = ['language', 'comma', 'form', 'problems', 'sending', 'ending', 'unfinished']
    const carried = async (...form: Parameters<typeof publish>) => {
      const { slug } = await publish(...form)
      const { text } = await home.visitor().open(`/f/${slug}`)
      return Object.keys(wordsOn(text)).filter((group) => !always.includes(group))
    }
    const oneAtATime = { displayStyle: 'single-card', advanced: { requireConfirmation: true } }
    expect(await carried()).toEqual([])
    expect(await carried(oneAtATime)).toEqual(['card', 'review'])
    expect(await carried({}, [{ id: 'cv', type: 'file' }])).toEqual(['files'])
    expect(await carried({}, [{ id: 'fee', type: 'payment' }])).toEqual(['payments'])
  })

  test('runs from right to left where its questions do', async () => {
    const body = { name: 'سجل', schema: aSchema([{ id: 'name', label: 'الاسم' }]) }
    const created = await home.owner.call('POST', '/api/forms', { body })
    const { form } = (await home.owner.call('POST', `/api/forms/${created.body.form.id}/publish`))
      .body
    const { text } = await home.visitor().open(`/f/${form.slug}`)
    expect(text).toContain('<div id="root" dir="rtl">')
  })
})

describe('what the server answers', () => {
  const submit = (slug: string, language?: string) =>
    home.visitor(language).call('POST', `/api/public/forms/${slug}/submit`, { body: {} })

  test('is in the language that the page names', async () => {
    const { slug } = await publish()
    const { status, body } = await submit(slug, 'de')
    expect([status, body.error, body.fieldErrors]).toEqual([
      422,
      'Bitte prüfen Sie einige Ihrer Antworten',
      { name: 'Name: Diese Angabe ist erforderlich' },
    ])
  })

  test('is English to the letter for whoever names none, also of a form in another language', async () => {
    const { slug } = await publish({ language: 'fr' })
    const { body } = await submit(slug)
    expect([body.error, body.fieldErrors]).toEqual([
      'Some answers need your attention',
      { name: 'Name is required' },
    ])
  })

  test('of a form that is not there is in the visitor’s language, on a page and by a call', async () => {
    const page = await home.visitor('nl').open('/f/nowhere')
    expect(page.text).toContain('<html lang="nl">')
    expect(page.text).toContain('Het formulier is niet gevonden of niet gepubliceerd')
    const call = await home.visitor('ja').call('GET', '/api/public/forms/nowhere')
    expect(call.body.error).toBe('フォームが見つからないか、公開されていません')
  })

  test('of a closed form is in its language, with the date as one writes it there', async () => {
    const closing = { at: '2024-05-03T16:00:00.000Z', timeZone: 'Europe/Berlin' }
    const { slug } = await publish({ closing, language: 'de' })
    const { text } = await home.visitor().open(`/f/${slug}`)
    expect(text).toContain('am 3. Mai 2024 um 18:00 (Europe/Berlin) geschlossen')
  })

  test('without JavaScript is in the language of the page', async () => {
    const { slug } = await publish({ successMessage: 'Thank you!', language: 'visitor' })
    const visitor = home.visitor('es')
    const sent = await visitor.post(`/f/${slug}`, [['name', 'Ines']])
    const { text } = await visitor.open(sent.headers.location ?? '')
    expect(text).toContain('<html lang="es">')
    expect(text).toContain('¡Gracias!')
  })

  test('to owners stays English', async () => {
    const { body } = await home.owner.call('GET', '/api/forms/no-such-form', {
      headers: { 'accept-language': 'de' },
    })
    expect(body.error).toBe('Form not found')
  })
})

test('a language is kept, copied, and told apart from one that there is not', async () => {
  const form = await publish({ language: 'it' })
  const copy = await home.owner.call('POST', `/api/forms/${form.id}/duplicate`)
  const { body } = await home.owner.call('GET', `/api/forms/${copy.body.form.id}`)
  expect(body.form.schema.settings.language).toBe('it')
  const refused = await home.owner.call('POST', '/api/forms', {
    body: { name: 'X', schema: { fields: [], settings: { language: 'tlh' } } },
  })
  expect(refused.status).toBe(422)
})
