import type { Page } from 'playwright-core'

const answer = (formName: string, state: string, id: number) => ({
  formId: formName,
  formName,
  state,
  id: String(id),
  formVersion: 1,
  time: '2026-11-03T09:12:00.000Z',
  data: { email: 'ada@example.org' },
})

/** An account with limits, and answers of one person in three forms. */
export async function withLimitsAndAnswers(page: Page): Promise<void> {
  await page.route('**/api/account', (route) =>
    route.fulfill({
      json: {
        email: 'mara@example.org',
        contents: { forms: 12, submissions: 3_481, files: 96, fileBytes: 210_000_000 },
        quotas: { forms: 20, submissions: 10_000, fileBytes: 500_000_000, mailsPerDay: 200 },
      },
    }),
  )
  await page.route('**/api/account/respondents/read', (route) =>
    route.fulfill({
      json: {
        answers: [
          answer('Summer camp sign-up', 'received', 1),
          answer('Summer camp sign-up', 'received', 2),
          answer('Summer camp sign-up', 'deleted', 3),
          answer('Feedback of visitors to the annual general meeting', 'unfinished', 4),
          answer('Newsletter', 'held', 5),
        ],
      },
    }),
  )
}

export async function askForAnswers(page: Page): Promise<void> {
  await page.getByLabel('Email address of the respondent').fill('ada@example.org')
  await page.getByRole('button', { name: 'Find answers' }).click()
}

export async function findAnswers(page: Page): Promise<void> {
  await askForAnswers(page)
  await page.getByRole('button', { name: 'Download as JSON' }).waitFor()
}
