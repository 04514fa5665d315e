import { randomBytes } from 'node:crypto'
import type { ResponseOf } from '@ramiform/contract/calls'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { Database } from '../../database/connect.ts'
import type { Intent, PaymentProvider } from './payment-provider.ts'

/** Test payment provider in the database. It charges no money, so that owners can try a form (decision 32). */
export interface TestPayments extends PaymentProvider {
  /** Simulates the bank's response to a card; null when the secret has no payment to confirm. */
  confirm(
    clientSecret: string,
    card: string,
    authenticated: boolean | undefined,
    words: FormWords,
  ): Promise<ResponseOf<'confirmTestPayment'> | null>
  /** Deletes test payments created before `time`. */
  removeBefore(time: Date): Promise<void>
}

export function createTestPayments({ kysely }: Database): TestPayments {
  const find = (column: 'id' | 'idempotency_key' | 'client_secret', value: string) =>
    kysely.selectFrom('test_payments').where(column, '=', value).selectAll().executeTakeFirst()

  const toIntent = (row: NonNullable<Awaited<ReturnType<typeof find>>>): Intent => ({
    id: row.id,
    clientSecret: row.client_secret,
    amount: row.amount,
    amountReceived: row.status === 'succeeded' ? row.amount : 0,
    currency: row.currency,
    status: row.status as Intent['status'],
    metadata: row.metadata,
    live: false,
  })

  async function endAs(status: Intent['status'], id: string): Promise<boolean> {
    const ended = await kysely
      .updateTable('test_payments')
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .set({ status })
      .executeTakeFirst()
    return ended.numUpdatedRows > 0n
  }

  return {
    name: 'test',
    live: false,
    publishableKey: null,

    async create({ amount, currency, metadata, idempotencyKey }) {
      const id = `testpi_${randomBytes(12).toString('hex')}`
      await kysely
        .insertInto('test_payments')
        .values({
          id,
          idempotency_key: idempotencyKey,
          client_secret: `${id}_secret_${randomBytes(16).toString('hex')}`,
          amount,
          currency,
          status: 'pending',
          metadata: JSON.stringify(metadata),
        })
        .onConflict((same) => same.column('idempotency_key').doNothing())
        .execute()
      const row = await find('idempotency_key', idempotencyKey)
      if (row === undefined) throw new Error('a test payment was removed as it was made')
      return toIntent(row)
    },

    async retrieve(id) {
      const row = await find('id', id)
      return row === undefined ? null : toIntent(row)
    },

    async cancel(id) {
      await endAs('canceled', id)
    },

    async confirm(clientSecret, card, authenticated, { payment: words }) {
      const row = await find('client_secret', clientSecret)
      if (row === undefined) return null
      if (row.status === 'canceled') return { status: 'canceled' }
      if (row.status === 'succeeded') return { status: 'succeeded' }
      const known = testCardOf(card)
      if (known === undefined) return { status: 'declined', message: words.noTestCard }
      if (known.kind === 'declined') return { status: 'declined', message: words[known.why] }
      if (known.kind === 'asks') {
        if (authenticated === undefined) return { status: 'requires_action' }
        if (!authenticated) return { status: 'declined', message: words.notConfirmed }
      }
      if (await endAs('succeeded', row.id)) return { status: 'succeeded' }
      const now = await find('id', row.id)
      return now?.status === 'succeeded' ? { status: 'succeeded' } : { status: 'canceled' }
    },

    async removeBefore(time) {
      await kysely.deleteFrom('test_payments').where('created_at', '<', time).execute()
    },
  }
}

type TestCard =
  | { readonly kind: 'succeeds' | 'asks' }
  | { readonly kind: 'declined'; readonly why: keyof FormWords['payment'] }

/** Test card behavior by card number; the numbers are Stripe's own. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { kind: 'succeeds' },
  '4000002500003155': { kind: 'asks' },
  '4000000000000002': { kind: 'declined', why: 'cardDeclined' },
  '4000000000009995': { kind: 'declined', why: 'cardWithoutFunds' },
}

function testCardOf(typed: string): TestCard | undefined {
  const number = typed.replaceAll(/[\s-]/g, '')
  return Object.hasOwn(testCards, number) ? testCards[number] : undefined
}
