import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AppWithMessages, appWithMessages } from '../../testing/app-with-messages.ts'
import { readMail } from '../../testing/read-mail.ts'
import { confirmationsPerAddress } from './confirmation-job.ts'
import { mailsPerHour } from './owner-mail-job.ts'

let app: AppWithMessages
beforeAll(async () => {
  app = await appWithMessages()
})
afterAll(() => app.close())
beforeEach(() => {
  app.mail.refusal = () => null
  // At the beginning of an hour, so that none ends within a story.
  const hourMs = 3_600_000
  app.clock.advanceTo(new Date(Math.ceil(app.clock.now().getTime() / hourMs) * hourMs + 1_000))
})

const hour = 3_600

/** The mails to one address, the oldest first. */
const mailsTo = (address: string) =>
  app.mail.mails.filter(({ to }) => to.includes(address)).map(({ source }) => readMail(source))

test('the owner gets each submission, with labels and answers, and may answer its respondent', async () => {
  const form = await app.publish({ notifications: { email: 'ada@example.org' } }, [
    { id: 'name', label: 'Your name' },
    { id: 'mail', label: 'Address', type: 'email' },
    { id: 'text', label: 'Message', type: 'textarea' },
  ])
  const text = 'First line\nSecond <b>line</b> & "more"'
  await form.submit({ name: 'Zoë', mail: 'zoe@example.net', text })

  const [mail, ...more] = mailsTo('ada@example.org')
  if (mail === undefined) throw new Error('nothing came')
  expect(more).toEqual([])
  expect(mail.headers).toMatchObject({
    from: 'Ramiform <forms@example.org>',
    to: 'ada@example.org',
    'reply-to': 'zoe@example.net',
    subject: 'New submission: Sign up',
    'auto-submitted': 'auto-generated',
  })
  expect(mail.text).toContain('Your name\n  Zoë')
  expect(mail.text).toContain('Message\n  First line\n  Second <b>line</b> & "more"')
  expect(mail.html).toContain('Second &lt;b&gt;line&lt;/b&gt; &amp; &quot;more&quot;')
  expect(mail.html).not.toContain('<b>line')
  const [delivery] = await form.deliveries()
  const submissionId = String(delivery?.submissionId)
  expect(mail.text).toContain(`/forms/${form.id}/submissions/${submissionId}`)
  expect(mail.headers['message-id']).toBe(`<${delivery?.id}@example.org>`)
  expect(delivery).toMatchObject({ kind: 'email', state: 'delivered', attempts: 1 })
})

test('the email names the questions that were not asked, and leaves out skipped ones', async () => {
  const form = await app.publish({ notifications: { email: 'ida@example.org' } }, [
    { id: 'cost', label: 'Cost', type: 'number' },
    ...[1, 2].map((number) => ({
      ...{ id: `approval${number}`, label: `Approval ${number}` },
      conditional: { dependsOn: 'cost', condition: 'greater_than', value: '500' },
    })),
    { id: 'note', label: 'Note' },
  ])
  await form.submit({ cost: '400' })
  await form.submit({ cost: '800' })
  const [desk, lathe] = mailsTo('ida@example.org')
  expect(desk?.text).toContain('Cost\n  400\n\nNot asked\n  Approval 1, Approval 2\n\nOpen in')
  expect(lathe?.text).toContain('Cost\n  800\n\nOpen in')
})

test('nothing that is typed becomes a header, a second recipient or a mail of its own', async () => {
  const attack = 'x\r\nBcc: victim@example.org\r\n\r\nHello'
  const form = await app.publish({ notifications: { email: 'owner@example.org' } }, [
    { id: 'name', label: attack },
    { id: 'mail', label: 'Address', type: 'email' },
  ])
  await app.owner.call('PUT', `/api/forms/${form.id}`, {
    body: {
      name: attack,
      schema: {
        fields: [
          { id: 'name', type: 'text', label: attack },
          { id: 'mail', type: 'email', label: 'Address' },
        ],
        settings: { notifications: { email: 'owner@example.org' } },
      },
    },
  })
  const before = app.mail.mails.length
  await form.submit({ name: attack, mail: 'a,victim@example.org' })
  await form.submit({ name: attack, mail: '<victim@example.org>' })
  const sent = app.mail.mails.slice(before)
  expect(sent.map(({ to }) => to)).toEqual([['owner@example.org'], ['owner@example.org']])
  for (const { source } of sent) {
    const { headers } = readMail(source)
    expect(Object.keys(headers)).not.toContain('bcc')
    // Neither is an address that somebody could be written at.
    expect(headers['reply-to']).toBeUndefined()
    expect(headers.subject).toBe('New submission: x Bcc: victim@example.org Hello')
  }
})

test('an address that is none, or more than one, is refused when the form is saved', async () => {
  for (const email of [
    'ada',
    'a@b',
    'a@example.org,b@example.org',
    'Ada <a@example.org>',
    'a\n@b.c',
  ]) {
    const created = await app.owner.call('POST', '/api/forms', {
      body: { name: 'x', schema: { fields: [], settings: { notifications: { email } } } },
    })
    expect([email, created.status]).toEqual([email, 422])
    expect(created.body.problems).toMatchObject([{ path: 'schema.settings.notifications.email' }])
  }
})

test('a refusal of the mail server stands in the log with its reason, and is final', async () => {
  app.mail.refusal = () => ({ code: 550, words: 'No such person here' })
  const form = await app.publish({ notifications: { email: 'nobody@example.org' } })
  await form.submit({ name: 'Bob' })
  expect(await form.deliveries()).toMatchObject([
    {
      state: 'parked',
      attempts: 1,
      tries: [
        {
          result: 'refused',
          status: 550,
          answer: expect.stringContaining('No such person here'),
          target: 'nobody@example.org',
        },
      ],
    },
  ])
})

test('a mail server that is busy is asked again later', async () => {
  app.mail.refusal = () => ({ code: 451, words: 'Try again later' })
  const form = await app.publish({ notifications: { email: 'busy@example.org' } })
  await form.submit({ name: 'Bob' })
  expect(await form.deliveries()).toMatchObject([
    { state: 'waiting', tries: [{ result: 'refused', status: 451 }] },
  ])
  app.mail.refusal = () => null
  await app.pass(60)
  expect(await form.deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }])
  expect(mailsTo('busy@example.org')).toHaveLength(1)
})

test('a mail that a killed server had begun counts once', async () => {
  const form = await app.publish({ notifications: { email: 'killed@example.org' } })
  await form.submit({ name: 'Bob' })
  // As it stands when the process dies between the sending and the writing down.
  await app.server.database.kysely
    .updateTable('jobs')
    .where('form_id', '=', form.id)
    .set({ state: 'waiting', reports: '[]', ended_at: null, run_at: app.clock.now() })
    .execute()
  await app.pass(2)
  expect(mailsTo('killed@example.org')).toHaveLength(2)
  await form.submit(...Array.from({ length: mailsPerHour - 1 }, () => ({ name: 'Bob' })))
  expect(mailsTo('killed@example.org')).toHaveLength(mailsPerHour + 1)
})

test('a test of the mail counts as one, and says so when there were too many', async () => {
  const form = await app.publish({ notifications: { email: 'tested@example.org' } })
  const sendTest = async () => {
    await app.owner.call('POST', `/api/forms/${form.id}/deliveries/test`, {
      body: { kind: 'email' },
    })
    await app.pass(2)
  }
  await sendTest()
  expect(mailsTo('tested@example.org')[0]?.headers.subject).toBe('Test: New submission: Sign up')
  await form.submit(...Array.from({ length: mailsPerHour - 1 }, () => ({ name: 'Bob' })))
  await sendTest()
  expect(mailsTo('tested@example.org')).toHaveLength(mailsPerHour)
  const [last] = await form.deliveries()
  expect(last).toMatchObject({ isTest: true, state: 'parked', tries: [{ result: 'too_many' }] })
  await retry(form.id, last?.id)
  expect(mailsTo('tested@example.org')).toHaveLength(mailsPerHour)
})

/** As the owner does it by hand. */
async function retry(formId: string, deliveryId: unknown) {
  await app.owner.call('POST', `/api/forms/${formId}/deliveries/${deliveryId}/retry`)
  await app.pass(2)
}

test('a rush of submissions is no rush of mails: beyond a hundred an hour they come in one', async () => {
  const form = await app.publish({ notifications: { email: 'rush@example.org' } })
  const count = mailsPerHour + 30
  await form.submit(...Array.from({ length: count }, (_, index) => ({ name: `Bob ${index}` })))
  expect(mailsTo('rush@example.org')).toHaveLength(mailsPerHour)
  await app.pass(hour)
  const mails = mailsTo('rush@example.org')
  expect(mails).toHaveLength(mailsPerHour + 1)
  const digest = mails.at(-1)
  expect(digest?.headers.subject).toBe('30 new submissions: Sign up')
  expect(digest?.text).toMatch(/name: Bob \d+/)
  const { rows } = await states(form.id)
  expect(rows).toEqual([
    { kind: 'digest', state: 'done', count: 30 },
    { kind: 'email', state: 'done', count: mailsPerHour },
  ])
  // The next hour begins anew.
  await form.submit({ name: 'Eve' })
  expect(mailsTo('rush@example.org').at(-1)?.headers.subject).toBe('New submission: Sign up')
})

test('a digest that cannot be sent is tried again, once for all that are in it', async () => {
  const form = await app.publish({ notifications: { email: 'slow@example.org' } })
  await form.submit(...Array.from({ length: mailsPerHour + 5 }, () => ({ name: 'Bob' })))
  app.mail.refusal = () => ({ code: 451, words: 'Not now' })
  await app.pass(hour)
  app.mail.refusal = () => null
  await app.pass(30 * hour)
  const subjects = mailsTo('slow@example.org').map(({ headers }) => headers.subject)
  expect(subjects.slice(mailsPerHour)).toEqual(['5 new submissions: Sign up'])
  expect((await states(form.id)).rows).toMatchObject([
    { kind: 'digest', state: 'done', count: 5 },
    { kind: 'email', state: 'done' },
  ])
})

test('respondents who are to be told are told in the owner’s words alone, and not too often', async () => {
  const form = await app.publish(
    {
      title: 'Spring fair',
      successMessage: 'See you on Saturday!',
      notifications: { confirmation: true },
    },
    [
      { id: 'name', label: 'Your name' },
      { id: 'mail', label: 'Address', type: 'email' },
    ],
  )
  for (let index = 0; index <= confirmationsPerAddress; index += 1) {
    await form.submit({ name: 'Buy at https://spam.example', mail: 'Bob@example.net' })
  }
  await form.submit({ name: 'Nobody' })
  const mails = mailsTo('Bob@example.net')
  expect(mails).toHaveLength(confirmationsPerAddress)
  expect(mails[0]?.headers.subject).toBe('Your submission: Spring fair')
  expect(mails[0]?.text).toContain('See you on Saturday!')
  expect(mails[0]?.text + (mails[0]?.html ?? '')).not.toContain('spam')
  const deliveries = await form.deliveries()
  expect(deliveries).toHaveLength(confirmationsPerAddress + 1)
  expect(deliveries[0]).toMatchObject({
    kind: 'confirmation',
    state: 'parked',
    tries: [{ result: 'too_many' }],
  })
  await retry(form.id, deliveries[0]?.id)
  expect(mailsTo('Bob@example.net')).toHaveLength(confirmationsPerAddress)
  await app.pass(24 * hour)
  await retry(form.id, deliveries[0]?.id)
  expect(mailsTo('Bob@example.net')).toHaveLength(confirmationsPerAddress + 1)
})

test('without a mail server no mail is asked for, and the owner is told', async () => {
  const silent = await appWithMessages({ environment: { SMTP_URL: '', MAIL_FROM: '' } })
  const form = await silent.publish({
    notifications: { email: 'ada@example.org', confirmation: true },
  })
  await form.submit({ name: 'Bob' })
  const listed = await silent.owner.call('GET', `/api/forms/${form.id}/deliveries`)
  expect(listed.body).toMatchObject({ deliveries: [], nextAfter: null, mailIsOn: false })
  const refused = await silent.owner.call('POST', `/api/forms/${form.id}/deliveries/test`, {
    body: { kind: 'email' },
  })
  expect([refused.status, refused.body.code]).toEqual([422, 'mail_is_off'])
  await silent.close()
})

async function states(formId: string) {
  const rows = await app.server.database.kysely
    .selectFrom('jobs')
    .where('form_id', '=', formId)
    .groupBy(['kind', 'state'])
    .orderBy('kind')
    .select((job) => ['kind', 'state', job.fn.countAll<number>().as('count')])
    .execute()
  return { rows: rows.map((row) => ({ ...row, count: Number(row.count) })) }
}

test('a receipt shows harmless answers of its respondent, and the owner sees labels as they were', async () => {
  const form = await app.publish(
    {
      collectEmail: true,
      notifications: { confirmation: true, email: 'texts@example.org' },
      successMessage: 'Thank you, {{name|friend}}. We note {{size|no}} size and {{day|no day}}.',
    },
    [
      { id: 'name', label: 'Name' },
      { id: 'size', label: 'Size of {{name|your}} shirt', type: 'radio', options: ['S', 'M'] },
      { id: 'day', label: 'Day', type: 'date' },
    ],
  )
  const receiptOf = async (answers: object, address: string) => {
    await form.submit({ ...answers, submitterEmail: address })
    return mailsTo(address)[0]
  }
  const kind = await receiptOf({ name: 'Zoë Nuñez', size: 'M', day: '2027-05-03' }, 'z@example.net')
  expect(kind?.text).toContain('Thank you, Zoë Nuñez. We note M size and 2027-05-03.')
  const attacks = [
    'Buy at evil.example',
    'x\r\nBcc: victim@example.org',
    'call 0900 123 456',
    '<a href=https://evil.example>prize</a>',
    'a'.repeat(61),
  ]
  for (const [at, name] of attacks.entries()) {
    const mail = await receiptOf({ name, size: 'S' }, `victim${at}@example.net`)
    expect(mail?.text).toContain('Thank you, friend. We note S size and no day.')
    expect(mail?.headers.subject).toBe('Your submission: Sign up')
  }
  const owned = mailsTo('texts@example.org').map(({ text }) => text)
  expect(owned[0]).toContain('Size of Zoë Nuñez shirt\n  M')
  expect(owned[1]).toContain('Size of Buy at evil.example shirt\n  S')
})
