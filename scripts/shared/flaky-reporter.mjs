import { appendFileSync } from 'node:fs'

/** Writes the name of each test that passed on the second try to the file in `FLAKY_TESTS`, one per line. */
export default class FlakyReporter {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky || process.env.FLAKY_TESTS === undefined) return
    appendFileSync(process.env.FLAKY_TESTS, `${test.module.relativeModuleId}: ${test.fullName}\n`)
  }
}
