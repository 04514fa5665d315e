import { expect, test } from 'vitest'
import { newId } from '../database/new-id.ts'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { aSubmission, storedForm, testTime } from '../testing/stored-form.ts'
import { createFormStore } from './form-store.ts'

const dayMs = 24 * 60 * 60 * 1_000
const daysAgo = (days: number) => new Date(testTime.getTime() - days * dayMs)

onEveryDatabase(({ database }) => {
  test('the list has the newest submission of each form, and the number of the last 7 days', async () => {
    const { ownerId, formId } = await storedForm(database())
    const forms = createFormStore(database())
    const slug = () => `slug-${formId}`
    await forms.publish(ownerId, formId, slug, daysAgo(30))
    await forms.create(ownerId, {
      id: newId(),
      name: 'Empty',
      schema: { fields: [], settings: {} },
      now: testTime,
    })
    const intake = createIntakeStore(database())
    for (const days of [20, 6, 1]) {
      await intake.add(aSubmission(formId, { submittedAt: daysAgo(days) }))
    }
    const [empty, filled] = await forms.list(ownerId, testTime)
    expect(filled).toMatchObject({
      submissionCount: 3,
      lastSubmissionAt: daysAgo(1).toISOString(),
      submissionsThisWeek: 2,
    })
    expect(empty).not.toHaveProperty('lastSubmissionAt')
    expect(empty).not.toHaveProperty('submissionsThisWeek')
    const [, later] = await forms.list(ownerId, daysAgo(-10))
    expect(later).not.toHaveProperty('submissionsThisWeek')
  })
})
