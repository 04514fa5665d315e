import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppWithMessages, appWithMessages } from '../../testing/app-with-messages.ts'
import { onEveryDatabase } from '../../testing/every-database.ts'
import { readMail } from '../../testing/read-mail.ts'
import { questionsPerAddress } from '../email/ask-for-confirmation.ts'

const hour = 3_600
const day = 24 * hour

onEveryDatabase(({ database }) => {
  let app: AppWithMessages
  beforeAll(async () => {
    app = await appWithMessages({
      database: database(),
      environment: { OPERATOR_NAME: 'Acme Ltd' },
    })
  })
  afterAll(() => app.close())

  const mailsTo = (address: string) =>
    app.mail.mails.filter(({ to }) => to.includes(address)).map(({ source }) => readMail(source))

  function publish(email: string) {
    return app.publish({ notifications: { email } }, undefined, { isUnconfirmed: true })
  }

  /** The path of the link in the newest mail to an address. */
  function linkTo(address: string): string {
    const text = mailsTo(address).at(-1)?.text ?? ''
    const [link = ''] = /\/confirm-address\?token=[\w-]+/.exec(text) ?? []
    expect(link).not.toBe('')
    return link
  }

  const press = (link: string) =>
    app.server
      .visitor()
      .post('/confirm-address', [
        ['token', new URL(link, 'http://x').searchParams.get('token') ?? ''],
      ])

  const stateOf = async (formId: string) =>
    (await app.owner.call('GET', `/api/forms/${formId}/notification-address`)).body

  const ask = (formId: string) =>
    app.owner.call('POST', `/api/forms/${formId}/notification-address/question`)

  test('a new address gets one mail with a link, and nothing else until somebody there confirms', async () => {
    const to = 'team@example.net'
    const form = await publish(to)
    await form.submit({ name: 'Bob' }, { name: 'Eve' })
    const [question, ...more] = mailsTo(to)
    expect(more).toEqual([])
    expect(question?.headers.subject).toBe('Confirm this address for form notifications')
    expect(question?.text).toContain('ada@example.org wants new submissions of the form “Sign up”')
    expect(question?.text).toContain('Sent through Acme Ltd by the owner of the form “Sign up”.')
    expect(question?.text + (question?.html ?? '')).not.toContain('Bob')

    // The form goes on: both submissions are stored, and the log says why no mail was sent.
    const listed = await app.owner.call('GET', `/api/forms/${form.id}/submissions`)
    expect(listed.body.submissions).toHaveLength(2)
    const deliveries = (await form.deliveries()).filter(({ kind }) => kind === 'email')
    expect(deliveries).toHaveLength(2)
    expect(deliveries).toMatchObject([
      { state: 'parked', tries: [{ result: 'not_confirmed', target: to }] },
      { state: 'parked', tries: [{ result: 'not_confirmed', target: to }] },
    ])
    expect(await stateOf(form.id)).toMatchObject({ address: to, state: 'waiting' })
    const refused = await app.owner.call('POST', `/api/forms/${form.id}/deliveries/test`, {
      body: { kind: 'email' },
    })
    expect([refused.status, refused.body.code]).toEqual([422, 'address_not_confirmed'])
    // Tried again by hand it is refused as well.
    await app.owner.call('POST', `/api/forms/${form.id}/deliveries/${deliveries[0]?.id}/retry`)
    await app.pass(2)
    expect(mailsTo(to)).toHaveLength(1)

    // A mail scanner opens the link: nothing changes.
    const link = linkTo(to)
    for (let index = 0; index < 3; index += 1) {
      const page = await app.server.visitor().open(link)
      expect(page.status).toBe(200)
      expect(page.text).toContain('<button>Confirm this address</button>')
      expect(page.text).toContain('ada@example.org')
    }
    expect((await stateOf(form.id)).state).toBe('waiting')

    const confirmed = await press(link)
    expect([confirmed.status, confirmed.text]).toEqual([
      200,
      expect.stringContaining('Address confirmed'),
    ])
    expect((await stateOf(form.id)).state).toBe('confirmed')
    // What waited for it is sent now.
    await app.pass(2)
    const subjects = mailsTo(to).map(({ headers }) => headers.subject)
    expect(subjects.slice(1)).toEqual(['New submission: Sign up', 'New submission: Sign up'])
    // Pressed again, or opened again, it says the same.
    expect((await press(link)).text).toContain('Address confirmed')
    expect((await app.server.visitor().open(link)).text).toContain('Address confirmed')

    // Confirmed for this owner: their next form with it needs no question.
    const next = await publish('Team@example.net')
    await next.submit({ name: 'Kim' })
    expect(mailsTo('Team@example.net').map(({ headers }) => headers.subject)).toEqual([
      'New submission: Sign up',
    ])
  })

  test('the address that the owner signs in with needs no confirmation', async () => {
    const form = await publish('Ada@example.org')
    await form.submit({ name: 'Bob' })
    expect(mailsTo('Ada@example.org').map(({ headers }) => headers.subject)).toEqual([
      'New submission: Sign up',
    ])
    expect((await stateOf(form.id)).state).toBe('own')
  })

  test('one owner’s confirmation is no other owner’s', async () => {
    const to = 'shared@example.net'
    await app.publish({ notifications: { email: to } })
    const eve = await app.server.owner('eve@example.org')
    const schema = { fields: [], settings: { notifications: { email: to } } }
    const { body } = await eve.call('POST', '/api/forms', { body: { name: 'Hers', schema } })
    const state = await eve.call('GET', `/api/forms/${body.form.id}/notification-address`)
    expect(state.body.state).toBe('waiting')
  })

  test('a link expires, and works for nothing else', async () => {
    const to = 'late@example.net'
    const form = await publish(to)
    await app.pass(2)
    const link = linkTo(to)
    const forged = `${link.slice(0, -4)}AAAA`
    for (const wrong of [forged, '/confirm-address', '/confirm-address?token=x&token=y']) {
      expect((await app.server.visitor().open(wrong)).status).toBe(410)
      expect((await press(wrong)).status).toBe(410)
    }
    app.clock.advance(7 * day + 1)
    expect((await app.server.visitor().open(link)).status).toBe(410)
    expect((await press(link)).text).toContain('This link has expired')
    expect((await stateOf(form.id)).state).toBe('waiting')
    // Sent again, there is a new one.
    expect((await ask(form.id)).body.state).toBe('waiting')
    await app.pass(2)
    expect((await press(linkTo(to))).status).toBe(200)
  })

  test('one address is asked a few times a day, whoever asks', async () => {
    const to = 'victim@example.net'
    const form = await publish(to)
    const answers = []
    for (let index = 0; index < questionsPerAddress; index += 1) answers.push(await ask(form.id))
    const eve = await app.server.owner('mallory@example.org')
    const schema = { fields: [], settings: { notifications: { email: to.toUpperCase() } } }
    await eve.call('POST', '/api/forms', { body: { name: 'Hers', schema } })
    await app.pass(2)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers.at(-1)?.body.error).toContain('Try again tomorrow')
    expect(mailsTo(to)).toHaveLength(questionsPerAddress)
    expect(mailsTo(to.toUpperCase())).toHaveLength(0)
  })

  test('saving the same address again asks nobody again', async () => {
    const to = 'once@example.net'
    const form = await publish(to)
    for (const name of ['Renamed', 'Renamed again']) {
      await app.owner.call('PUT', `/api/forms/${form.id}`, {
        body: { name, schema: { fields: [], settings: { notifications: { email: to } } } },
      })
    }
    await app.pass(2)
    expect(mailsTo(to)).toHaveLength(1)
  })

  test('a form’s name brings no link into the question', async () => {
    for (const [index, name] of ['Win at https://evil.example', 'evil.example', 'a\nb'].entries()) {
      const to = `lure${index}@example.net`
      const schema = { fields: [], settings: { notifications: { email: to } } }
      await app.owner.call('POST', '/api/forms', { body: { name, schema } })
      app.clock.advanceTo(new Date())
      await app.pass(2)
      const [mail] = mailsTo(to)
      expect(mail?.text).toContain('wants new submissions of a form to be sent')
      expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
    }
  })
})
