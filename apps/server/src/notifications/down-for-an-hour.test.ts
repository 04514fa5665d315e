import { expect, test } from 'vitest'
import { appWithMessages } from '../testing/app-with-messages.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import type { WebhookReceiver } from '../testing/webhook-receiver.ts'

const hour = 3_600
const step = 360
const submissions = 5

onEveryDatabase(({ database, otherNode }) => {
  test('receivers that are down for an hour get everything when they are back, under the same ids', async () => {
    // Two nodes: the one that takes submissions is not the only one that sends.
    const app = await appWithMessages({ database: database() })
    const other = await appWithMessages({
      database: otherNode(),
      environment: { SMTP_URL: app.mail.url },
    })
    const { receiver, mail } = app
    receiver.answer = (_call, response) => void response.writeHead(503).end('Back soon\0')
    mail.refusal = () => ({ code: 451, words: 'Try again later' })
    const form = await app.publish({
      notifications: { webhook: receiver.address, email: 'ada@example.org' },
    })
    for (let index = 0; index < submissions; index += 1) await form.submit({ name: `Bob ${index}` })
    expect((await form.deliveries())[0]).toMatchObject({ state: 'waiting' })

    // Their clocks go alike: a node whose clock runs ahead takes what another still works at for given up.
    const both = async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += step) {
        for (const { clock } of [app, other]) clock.advance(step)
        await Promise.all([app.worker.settled(), other.worker.settled()])
      }
    }
    await both(hour)
    const failed = await form.deliveries()
    expect(failed.every(({ state }) => state === 'waiting')).toBe(true)
    expect(mail.mails).toEqual([])
    receiver.answer = (_call, response) => void response.end()
    mail.refusal = () => null
    const before = receiver.calls.length
    await both(2 * hour)

    const arrived = receiver.calls.slice(before)
    expect(arrived).toHaveLength(submissions)
    const idsOf = (calls: WebhookReceiver['calls']) =>
      new Set(calls.map(({ headers, body }) => `${headers['webhook-id']} ${body}`))
    expect(idsOf(receiver.calls)).toEqual(idsOf(arrived))
    expect(mail.mails).toHaveLength(submissions)
    const { rows } = await stateCounts()
    expect(rows).toEqual([{ state: 'done', count: 2 * submissions }])
    await other.close()
    await app.close()

    async function stateCounts() {
      const found = await database()
        .kysely.selectFrom('jobs')
        .where('form_id', '=', form.id)
        .groupBy('state')
        .select((job) => ['state', job.fn.countAll<number>().as('count')])
        .execute()
      return { rows: found.map(({ state, count }) => ({ state, count: Number(count) })) }
    }
  })
})
