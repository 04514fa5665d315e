import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppWithMessages, appWithMessages } from '../../testing/app-with-messages.ts'
import { readMail } from '../../testing/read-mail.ts'

const hour = 3_600
const perHour = 4
const perDay = 6

let app: AppWithMessages
beforeAll(async () => {
  app = await appWithMessages({
    environment: {
      MAILS_PER_OWNER_HOUR: String(perHour),
      MAILS_PER_OWNER_DAY: String(perDay),
      OPERATOR_NAME: 'Acme Ltd',
    },
  })
})
afterAll(() => app.close())

const subjectsTo = (address: string) =>
  app.mail.mails
    .filter(({ to }) => to.includes(address))
    .map(({ source }) => readMail(source).headers.subject)

const fields = [
  { id: 'name', label: 'Your name' },
  { id: 'mail', label: 'Address', type: 'email' },
]

test('all forms of an owner together send so many mails an hour and a day, and the owner is told', async () => {
  // At the beginning of a day, so that none ends within the story.
  const dayMs = 24 * hour * 1_000
  app.clock.advanceTo(new Date(Math.ceil(app.clock.now().getTime() / dayMs) * dayMs + 1_000))
  const confirming = await app.publish({ notifications: { confirmation: true } }, fields)
  const telling = await app.publish({ notifications: { email: 'team@example.net' } }, fields)
  for (let index = 0; index < 3; index += 1) {
    await confirming.submit({ name: 'Bob', mail: `bob${index}@example.net` })
  }
  for (let index = 0; index < 3; index += 1) await telling.submit({ name: `Eve ${index}` })
  await confirming.submit({ name: 'Kim', mail: 'kim@example.net' })

  // Three and one are the hour's four. Further notifications wait; a confirmation ends, and the log says why.
  expect(subjectsTo('team@example.net')).toHaveLength(1)
  expect(subjectsTo('kim@example.net')).toHaveLength(0)
  expect((await confirming.deliveries())[0]).toMatchObject({
    kind: 'confirmation',
    state: 'parked',
    tries: [{ result: 'owner_limit', target: 'kim@example.net' }],
  })
  expect((await telling.deliveries()).filter(({ kind }) => kind === 'digest')).toMatchObject([
    { state: 'waiting', tries: [{ result: 'owner_limit' }] },
    { state: 'waiting', tries: [{ result: 'owner_limit' }] },
  ])
  const listed = await app.owner.call('GET', `/api/forms/${telling.id}/deliveries`)
  expect(listed.body.mailLimit).toEqual({ perHour, perDay, reached: 'hour' })
  await app.pass(2)
  expect(subjectsTo('ada@example.org')).toEqual(['Your forms have reached the email limit'])

  // Another owner is not affected.
  const eve = await app.server.owner('eve@example.org')
  const { body } = await eve.call('POST', '/api/forms', {
    body: { name: 'Hers', schema: { fields: [], settings: {} } },
  })
  const hers = await eve.call('GET', `/api/forms/${body.form.id}/deliveries`)
  expect(hers.body.mailLimit.reached).toBeNull()

  // In the next hour the notifications come in one mail, and the confirmation may be sent by hand.
  await app.pass(hour)
  expect(subjectsTo('team@example.net').at(-1)).toBe('2 new submissions: Sign up')
  const [parked] = await confirming.deliveries()
  const retry = () =>
    app.owner.call('POST', `/api/forms/${confirming.id}/deliveries/${parked?.id}/retry`)
  await retry()
  await app.pass(2)
  expect(subjectsTo('kim@example.net')).toHaveLength(1)

  // Those were the day's six: the rest waits for tomorrow, and the owner is not told twice.
  await telling.submit({ name: 'Max' })
  await app.pass(2 * hour)
  expect(subjectsTo('team@example.net')).toHaveLength(2)
  const later = await app.owner.call('GET', `/api/forms/${telling.id}/deliveries`)
  expect(later.body.mailLimit.reached).toBe('day')
  expect(subjectsTo('ada@example.org')).toHaveLength(1)
  await app.pass(24 * hour)
  expect(subjectsTo('team@example.net').at(-1)).toBe('1 new submission: Sign up')
})

test('a confirmation says through whom and by whom it is sent, without HTML of the owner', async () => {
  await app.pass(25 * hour)
  const form = await app.publish(
    {
      title: '<b>Spring</b> fair',
      successMessage: '<a href="https://evil.example">Thanks</a>',
      notifications: { confirmation: true },
    },
    fields,
  )
  await form.submit({ name: 'Bob', mail: 'reader@example.net' })
  await app.pass(2)
  const [mail] = app.mail.mails
    .filter(({ to }) => to.includes('reader@example.net'))
    .map(({ source }) => readMail(source))
  expect(mail?.text).toContain('Sent through Acme Ltd by the owner of “<b>Spring</b> fair”.')
  expect(mail?.html).toContain(
    'Sent through Acme Ltd by the owner of “&lt;b&gt;Spring&lt;/b&gt; fair”.',
  )
  expect(mail?.html).not.toContain('<a ')
  expect(mail?.html).not.toContain('<b>')
})
