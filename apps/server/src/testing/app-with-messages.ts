import type { Settings } from '@ramiform/core/form'
import type { Database } from '../database/connect.ts'
import { type JobWorker, startJobWorker } from '../jobs/job-worker.ts'
import { aSchema } from './a-form.ts'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { type MailReceiver, startMailReceiver } from './mail-receiver.ts'
import type { TestBrowser } from './test-browser.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

export interface AppWithMessages {
  readonly server: TestApp
  readonly receiver: WebhookReceiver
  readonly mail: MailReceiver
  readonly worker: JobWorker
  readonly clock: TestClock
  readonly owner: TestBrowser & { readonly userId: string }
  /** Creates and publishes a form of the owner. */
  publish(
    settings: Settings,
    fields?: Parameters<typeof aSchema>[0],
    options?: {
      /** Leave the form's notification address unconfirmed. */
      readonly isUnconfirmed?: boolean
    },
  ): Promise<SentForm>
  /** Advances the clock and runs jobs on the way, until every due job was tried. */
  pass(seconds: number): Promise<void>
  close(): Promise<void>
}

export interface SentForm {
  readonly id: string
  readonly slug: string
  /** Sends several submissions at the same moment, then waits until every due job was tried. */
  submit(...answers: readonly Readonly<Record<string, unknown>>[]): Promise<void>
  deliveries(): Promise<readonly Record<string, unknown>[]>
}

interface AppWithMessagesOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** Database to use instead of a new embedded one. */
  readonly database?: Database
}

/** Starts a server with its worker, a webhook receiver, a mail server and a clock that the test controls. */
export async function appWithMessages({
  environment = {},
  database,
}: AppWithMessagesOptions = {}): Promise<AppWithMessages> {
  const receiver = await startWebhookReceiver()
  const mail = await startMailReceiver()
  // The clock starts at the real time, because submissions and their jobs use the real time.
  const clock = createTestClock(new Date())
  const server = await buildTestApp({
    // Each reading differs, so that later records sort after earlier ones.
    clock: () => {
      clock.advance(0.001)
      return clock.now()
    },
    ...(database === undefined ? {} : { database }),
    environment: {
      WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Ramiform <forms@example.org>',
      ...environment,
    },
  })
  const { app } = server
  const worker = startJobWorker(app.jobKinds, {
    store: app.stores.jobs,
    bell: app.jobWakeUp,
    clock,
    random: () => 0.5,
    count: app.metrics?.delivery,
    log: app.log,
  })
  const owner = await server.owner()

  async function settle() {
    // New submissions have the real time, so the clock catches up to make their jobs due.
    clock.advanceTo(new Date())
    app.jobWakeUp.ring()
    await worker.settled()
  }

  return {
    server,
    receiver,
    mail,
    worker,
    clock,
    owner,
    async publish(settings, fields, { isUnconfirmed = false } = {}) {
      const email = settings.notifications?.email ?? ''
      if (email !== '' && !isUnconfirmed) {
        const { notificationAddresses } = app.stores
        await notificationAddresses.noteAsked(owner.userId, email, new Date())
        await notificationAddresses.confirm(owner.userId, email, new Date())
      }
      const created = await owner.call('POST', '/api/forms', {
        body: { name: 'Sign up', schema: aSchema(fields, settings) },
      })
      if (created.status !== 200) throw new Error(created.text)
      const { id } = created.body.form
      const { slug } = (await owner.call('POST', `/api/forms/${id}/publish`)).body.form
      return {
        id,
        slug,
        async submit(...answers) {
          const path = `/api/public/forms/${slug}/submit`
          const visitor = server.visitor()
          const sent = await Promise.all(
            answers.map((body) => visitor.call('POST', path, { body })),
          )
          for (const { status, text } of sent) if (status !== 200) throw new Error(text)
          await settle()
        },
        async deliveries() {
          return (await owner.call('GET', `/api/forms/${id}/deliveries`)).body.deliveries
        },
      }
    },
    async pass(seconds) {
      const step = Math.max(2, seconds / 50)
      for (let passed = 0; passed < seconds; passed += step) {
        clock.advance(Math.min(step, seconds - passed))
        await worker.settled()
      }
    },
    async close() {
      await worker.stop()
      await server.close()
      await receiver.close()
      await mail.close()
    },
  }
}
