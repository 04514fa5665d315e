import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppWithMessages, appWithMessages } from '../../testing/app-with-messages.ts'
import { readMail } from '../../testing/read-mail.ts'

let app: AppWithMessages
beforeAll(async () => {
  app = await appWithMessages()
})
afterAll(() => app.close())

const hour = 3_600
const mailsTo = (address: string) =>
  app.mail.mails.filter(({ to }) => to.includes(address)).map(({ source }) => readMail(source))
const subjectsTo = (address: string) => mailsTo(address).map(({ headers }) => headers.subject)

test('an owner is told once a day that a webhook was given up, with the reason, where the form’s mails go', async () => {
  app.receiver.answer = (_call, response) => void response.writeHead(500).end('down')
  const form = await app.publish({ notifications: { webhook: app.receiver.address } })
  await form.submit({ name: 'Bob' }, { name: 'Eve' }, { name: 'Mallory' })
  expect(mailsTo('ada@example.org')).toEqual([])
  await app.pass(2 * hour)
  await app.pass(34 * hour)
  expect((await form.deliveries()).map(({ state }) => state)).toEqual([
    'parked',
    'parked',
    'parked',
  ])
  const [mail, ...more] = mailsTo('ada@example.org')
  expect(more).toEqual([])
  expect(mail?.headers.subject).toBe('Webhook failed: Sign up')
  expect(mail?.text).toContain('The last response was 500.')
  expect(mail?.text).not.toContain('Bob')

  const other = await app.publish({
    notifications: { webhook: app.receiver.address, email: 'desk@example.org' },
  })
  app.receiver.answer = (_call, response) => void response.writeHead(410).end()
  await other.submit({ name: 'Bob' })
  await app.pass(hour)
  const told = subjectsTo('desk@example.org').filter((subject) => subject?.startsWith('Webhook'))
  expect(told).toHaveLength(1)
})

test('a webhook that is delivered in the end tells nobody anything', async () => {
  let tries = 0
  app.receiver.answer = (_call, response) => {
    tries += 1
    response.writeHead(tries < 4 ? 503 : 200).end()
  }
  const form = await app.publish({
    notifications: { webhook: app.receiver.address, email: 'quiet@example.org' },
  })
  await form.submit({ name: 'Bob' })
  await app.pass(2 * hour)
  await app.pass(34 * hour)
  expect(subjectsTo('quiet@example.org')).toEqual(['New submission: Sign up'])
})
