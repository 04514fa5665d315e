import { appendFileSync } from 'node:fs'

/** Writes the name of each test that passed on a second try to the file `FLAKY_TESTS`, one a line. */
export default class FlakyReporter {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky || process.env.FLAKY_TESTS === undefined) return
    appendFileSync(process.env.FLAKY_TESTS, `${test.module.relativeModuleId}: ${test.fullName}\n`)
  }
}
