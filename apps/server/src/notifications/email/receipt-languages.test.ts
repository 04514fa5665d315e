import type { FormSchema } from '@ramiform/core/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchema } from '../../testing/a-form.ts'
import { type AppWithMessages, appWithMessages } from '../../testing/app-with-messages.ts'
import { readMail } from '../../testing/read-mail.ts'

let app: AppWithMessages
beforeAll(async () => {
  app = await appWithMessages({ environment: { TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => app.close())

const mailTo = (address: string) =>
  app.mail.mails.filter(({ to }) => to.includes(address)).map(({ source }) => readMail(source))[0]

async function publish(schema: FormSchema) {
  const body = { name: 'Trip', schema }
  const { id } = (await app.owner.call('POST', '/api/forms', { body })).body.form
  const { slug } = (await app.owner.call('POST', `/api/forms/${id}/publish`)).body.form
  return {
    id,
    async submit(answers: object, headers: Record<string, string>) {
      const path = `/api/public/forms/${slug}/submit`
      const sent = await app.server.visitor().call('POST', path, { body: answers, headers })
      expect(sent.status).toBe(200)
      await app.pass(10)
    },
  }
}

const settings = {
  language: 'en',
  collectEmail: true,
  notifications: { confirmation: true },
} as const
const translatedForm: FormSchema = {
  ...aSchema([{ id: 'color', type: 'radio', label: 'Color', options: ['Red', 'Blue'] }], {
    ...settings,
    title: 'Your trip',
    successMessage: 'Thanks. You chose {{color|nothing}}.',
  }),
  endings: [
    {
      id: 'blue',
      title: 'Blue',
      message: 'Blue it is.',
      conditional: { dependsOn: 'color', condition: 'equals', value: 'Blue' },
    },
  ],
  translations: [
    {
      language: 'de',
      texts: [
        { place: 'form:title', source: 'Your trip', text: 'Ihre Reise' },
        {
          place: 'form:successMessage',
          source: 'Thanks. You chose {{color|nothing}}.',
          text: 'Danke. Sie haben {{color|nichts}} gewählt.',
        },
        { place: 'color.option:Red', source: 'Red', text: 'Rot' },
        { place: 'blue.message', source: 'Blue it is.', text: 'Also blau.' },
      ],
    },
  ],
}

test('a receipt is in the language that the form was filled in, with its options and endings', async () => {
  const form = await publish(translatedForm)
  const german = { 'accept-language': 'de' }
  await form.submit({ color: 'Red', submitterEmail: 'de@example.net' }, german)
  await form.submit({ color: 'Blue', submitterEmail: 'blau@example.net' }, german)
  await form.submit({ color: 'Red', submitterEmail: 'en@example.net' }, { 'accept-language': 'en' })
  // A language that the form does not have: the first one, as on its page.
  await form.submit({ color: 'Red', submitterEmail: 'fr@example.net' }, { 'accept-language': 'fr' })

  const mail = mailTo('de@example.net')
  expect(mail?.headers.subject).toBe('Ihre Antworten: Ihre Reise')
  expect(mail?.text).toContain('Danke. Sie haben Rot gewählt.')
  expect(mail?.text).toContain('im Auftrag des Inhabers von „Ihre Reise“')
  expect(mailTo('blau@example.net')?.text).toContain('Also blau.')
  for (const address of ['en@example.net', 'fr@example.net']) {
    expect(mailTo(address)?.headers.subject).toBe('Your submission: Your trip')
    expect(mailTo(address)?.text).toContain('Thanks. You chose Red.')
  }
})

test('the receipt of a held submission is in its language, after the release', async () => {
  const form = await publish(translatedForm)
  const headers = {
    'accept-language': 'de',
    'filled-in-ms': '10',
    'x-forwarded-for': '93.184.215.14',
  }
  await form.submit({ color: 'Red', submitterEmail: 'held@example.net' }, headers)
  expect(mailTo('held@example.net')).toBeUndefined()
  const { held } = (await app.owner.call('GET', `/api/forms/${form.id}/held`)).body
  await app.owner.call('POST', `/api/forms/${form.id}/held/${held[0].id}/release`)
  await app.pass(10)
  expect(mailTo('held@example.net')?.text).toContain('Sie haben Rot gewählt.')
})

test('a form in one language writes in it, and one in the language of the visitor in theirs', async () => {
  const own = aSchema(undefined, { ...settings, language: 'fr', title: 'Voyage' })
  await (await publish(own)).submit(
    { name: 'Zoé', submitterEmail: 'own@example.net' },
    { 'accept-language': 'de' },
  )
  expect(mailTo('own@example.net')?.text).toContain('Vos réponses ont bien été reçues.')
  const visitors = aSchema(undefined, { ...settings, language: 'visitor', title: 'Trip' })
  await (await publish(visitors)).submit(
    { name: 'Zoé', submitterEmail: 'visitor@example.net' },
    { 'accept-language': 'he' },
  )
  const mail = mailTo('visitor@example.net')
  expect(mail?.headers.subject).toBe('התשובות שלך: Trip')
  expect(mail?.html).toContain('<html lang="he" dir="rtl">')
})
