import { createAccountStore } from './accounts/account-store.ts'
import { createAuditStore } from './audit/audit-store.ts'
import { readConfig } from './config.ts'
import { connect } from './database/connect.ts'
import { createFormStore } from './forms/form-store.ts'
import { CommandError, runCommand } from './operator/operator-commands.ts'
import { createOperatorStore } from './operator/operator-store.ts'
import { createQuotaStore } from './quotas/quota-store.ts'
import { createReportStore } from './reports/report-store.ts'
import { createRespondentStore } from './respondents/respondent-store.ts'
import { StartupError } from './startup-error.ts'

// `npm run operator -- COMMAND` manages accounts and forms of all owners.
try {
  const config = readConfig(process.env)
  const log = { info() {}, warn: console.warn, error: console.error }
  const database = await connect({ url: config.databaseUrl, dataDir: config.dataDir, log })
  try {
    const parts = {
      operator: createOperatorStore(database),
      accounts: createAccountStore(database),
      forms: createFormStore(database),
      quotas: createQuotaStore(database),
      respondents: createRespondentStore(database),
      reports: createReportStore(database),
      audit: createAuditStore(database),
      publicUrl: config.publicUrl,
      now: new Date(),
    }
    for (const line of await runCommand(parts, process.argv.slice(2))) console.log(line)
  } finally {
    await database.close()
  }
} catch (error) {
  const isKnown = error instanceof StartupError || error instanceof CommandError
  console.error(isKnown ? error.message : error)
  process.exit(2)
}
