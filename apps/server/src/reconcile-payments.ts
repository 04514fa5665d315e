import { unmatchedPayments } from './checkout/unmatched-payments.ts'
import { readConfig } from './config.ts'
import { connect } from './database/connect.ts'
import { createSecretStore } from './database/secret-store.ts'
import { createFormStore } from './forms/form-store.ts'
import { createPaymentKeyStore } from './payments/payment-key-store.ts'
import { createPaymentStore } from './payments/payment-store.ts'
import { createTestPayments } from './payments/providers/test-payment-store.ts'
import { StartupError } from './startup-error.ts'

// `npm run reconcile` prints a line for each successful payment without a submission. The exit code is 1 if any exists.
try {
  const config = readConfig(process.env)
  const log = { info() {}, warn: console.warn, error: console.error }
  const database = await connect({ url: config.databaseUrl, dataDir: config.dataDir, log })
  try {
    const secret =
      config.sessionSecret ?? (await createSecretStore(database).readOrMake('session secret', none))
    const unmatched = await unmatchedPayments({
      forms: createFormStore(database),
      payments: {
        store: createPaymentStore(database),
        providers: {
          keys: createPaymentKeyStore(database, secret),
          testPayments: config.testPayments ? createTestPayments(database) : null,
        },
      },
    })
    for (const { createdAt, status, amount, currency, formId, fieldId, intentId } of unmatched) {
      const when = createdAt.toISOString()
      console.log(`${when} ${status} ${amount} ${currency} form ${formId} ${fieldId} ${intentId}`)
    }
    console.log(`Payments that succeeded without a submission: ${unmatched.length}`)
    process.exitCode = unmatched.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(2)
}

function none(): never {
  throw new StartupError('This database was never started with: there is nothing to reconcile.')
}
