import { expect, test } from 'vitest'
import { onEveryDatabase } from '../testing/every-database.ts'
import { aSubmission, secondsLater, storedForm } from '../testing/stored-form.ts'
import { createSubmissionStore } from './submission-store.ts'

onEveryDatabase(({ database }) => {
  test('from one submission the way leads to those just after and before it, in the order of the list', async () => {
    const { ownerId, formId } = await storedForm(database())
    const other = await storedForm(database())
    const submissions = createSubmissionStore(database())
    // Two in the same moment: the list goes by their ids.
    for (const second of [1, 2, 2, 3]) {
      const submittedAt = secondsLater(second)
      await submissions.add(aSubmission(formId, { submittedAt }))
      await submissions.add(aSubmission(other.formId, { submittedAt }))
    }
    const list = (await submissions.page({ ownerId, formId, limit: 9 }))?.submissions ?? []
    for (const [place, submission] of list.entries()) {
      expect(await submissions.read(ownerId, formId, submission.id)).toStrictEqual({
        submission,
        newer: list[place - 1]?.id ?? null,
        older: list[place + 1]?.id ?? null,
      })
    }
    expect(list).toHaveLength(4)
    expect(await submissions.read(other.ownerId, formId, list[0]?.id ?? '')).toBeNull()
  })
})
