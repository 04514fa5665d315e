import { expect, test } from 'vitest'
import { onEveryDatabase } from '../testing/every-database.ts'
import { secondsLater, storedForm, testTime } from '../testing/stored-form.ts'
import { createReportStore } from './report-store.ts'

onEveryDatabase(({ database }) => {
  const scam = { reason: 'scam', details: 'Wants my bank login', email: '' } as const

  test('a report is stored with its form, read back, and removed after its time', async () => {
    const reports = createReportStore(database())
    const { formId } = await storedForm(database())
    const id = (await reports.add({ formId, ...scam }, testTime)) ?? ''
    expect(await reports.read(id)).toMatchObject({ ...scam, formId, formName: 'Sign up' })
    expect((await reports.list()).map((report) => report.id)).toEqual([id])
    await reports.removeBefore(testTime)
    expect(await reports.list()).toHaveLength(1)
    await reports.removeBefore(secondsLater(1))
    expect(await reports.list()).toEqual([])
  })

  test('a form keeps 100 reports at most', async () => {
    const reports = createReportStore(database())
    const { formId } = await storedForm(database())
    const ids = []
    for (let count = 0; count < 101; count += 1) {
      ids.push(await reports.add({ formId, ...scam }, testTime))
    }
    expect(ids.filter((id) => id === null)).toHaveLength(1)
    expect(ids.at(-1)).toBeNull()
  })
})
