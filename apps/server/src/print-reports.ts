import { readConfig } from './config.ts'
import { connect } from './database/connect.ts'
import { reportLines } from './reports/report-mail.ts'
import { createReportStore } from './reports/report-store.ts'
import { StartupError } from './startup-error.ts'

// `npm run reports` prints visitors' reports about forms from the last 90 days, newest first.
try {
  const config = readConfig(process.env)
  const log = { info() {}, warn: console.warn, error: console.error }
  const database = await connect({ url: config.databaseUrl, dataDir: config.dataDir, log })
  try {
    const reports = await createReportStore(database).list()
    for (const report of reports) console.log(reportLines(report, config.publicUrl))
    console.log(`Reports: ${reports.length}`)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(2)
}
