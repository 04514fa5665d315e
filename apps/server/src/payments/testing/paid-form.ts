import { randomBytes } from 'node:crypto'
import type { FormSchema } from '@ramiform/core/form'
import type { TestApp } from '../../testing/build-test-app.ts'
import type { TestBrowser, TestResponse } from '../../testing/test-browser.ts'
import { webhookSecret } from './stripe-stand-in.ts'

export interface PaidForm {
  readonly id: string
  readonly slug: string
  /** Starts a payment, by default for the field `fee`. */
  begin(request?: {
    readonly fieldId?: string
    readonly attempt?: string
    readonly amount?: unknown
    readonly answers?: object
    readonly visitor?: TestBrowser
  }): Promise<TestResponse>
  submit(answers: object, key?: string): Promise<TestResponse>
  save(schema: FormSchema): Promise<TestResponse>
  stored(): Promise<readonly { readonly data: Record<string, unknown> }[]>
}

export const stripeKeys = {
  publishableKey: 'pk_test_of_the_tests',
  secretKey: 'sk_test_of_the_tests',
}

export function anAttempt(): string {
  return randomBytes(12).toString('hex')
}

/** Publishes a form of this owner, with Stripe keys or with the test provider. */
export async function paidForm(
  server: TestApp,
  owner: TestBrowser,
  schema: FormSchema,
  provider: 'stripe' | 'test',
): Promise<PaidForm> {
  const { publishableKey, secretKey } = stripeKeys
  const payment = {
    enabled: true,
    ...schema.settings.payment,
    ...(provider === 'stripe' ? { publishableKey } : {}),
  }
  const whole = { ...schema, settings: { ...schema.settings, payment } }
  const created = await owner.call('POST', '/api/forms', {
    body: { name: 'Paid', schema: whole },
  })
  const { id } = created.body.form
  if (provider === 'stripe') {
    const body = { secretKey, webhookSecret }
    await owner.call('PUT', `/api/forms/${id}/payment-keys`, { body })
  }
  const published = await owner.call('POST', `/api/forms/${id}/publish`)
  const { slug } = published.body.form
  return {
    id,
    slug,
    begin: ({ fieldId = 'fee', attempt = anAttempt(), amount, answers = {}, visitor } = {}) =>
      (visitor ?? server.visitor()).call('POST', `/api/public/forms/${slug}/payment-intents`, {
        body: { fieldId, attempt, answers, ...(amount === undefined ? {} : { amount }) },
      }),
    submit: (answers, key) =>
      server.visitor().call('POST', `/api/public/forms/${slug}/submit`, {
        body: answers,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    save: (changed) =>
      owner.call('PUT', `/api/forms/${id}`, {
        body: {
          name: 'Paid',
          schema: { ...changed, settings: { ...changed.settings, payment } },
        },
      }),
    async stored() {
      const { body } = await owner.call('GET', `/api/forms/${id}/submissions`)
      return body.submissions
    },
  }
}
